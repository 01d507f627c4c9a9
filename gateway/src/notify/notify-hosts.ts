const entryPattern = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * Parses NOTIFY_HOSTS: the hosts in private networks that webhooks may have, as addresses write them, each with or without
 * a port: `chat.internal,10.0.0.5:8065,[fd00::5]`.
 * @throws when an entry is no host
 */
export const parseNotifyHosts = (text: string): string[] => {
  const hosts = text.split(',').map((entry) => entry.trim().toLowerCase());
  const wrong = hosts.find((host) => !entryPattern.test(host) || !URL.canParse(`https://${host}`));
  if (wrong === undefined) return hosts;
  throw new Error(`${wrong} is not a host such as chat.internal or 10.0.0.5:8065`);
};

/** The push services of known browsers. `*.` matches one or more names in front of the rest. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

const hostPattern = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;
const localPattern = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;

/**
 * Whether PUSH_HOSTS may contain an entry: a host (`push.example`, `*.push.example`, with or without a port), or a
 * local test server.
 */
export const isPushHost = (entry: string): boolean => hostPattern.test(entry) || localPattern.test(entry);

export const isLocalPushHost = (entry: string): boolean => localPattern.test(entry);

const matches = (host: string, entry: string): boolean =>
  entry.startsWith('*.') ? host.length > entry.length - 1 && host.endsWith(entry.slice(1)) : host === entry;

/**
 * Whether pushes may be sent to an address. It comes from a browser, so an attacker may try to make this server send requests
 * to any host. Only https and hosts of the list are allowed. An address that a URL parser would write differently (other
 * case, an encoded letter, a trailing dot) was not made by a browser and is refused.
 */
export const acceptsEndpoint = (endpoint: string, added: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { href, origin, protocol, host, username, password, hash } = new URL(endpoint);
  if (href !== endpoint || username !== '' || password !== '' || hash !== '') return false;
  if (protocol === 'http:') return added.includes(origin);
  return protocol === 'https:' && [...services, ...added].some((entry) => matches(host, entry));
};

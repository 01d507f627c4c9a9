/** The push services of the browsers there are. `*.` stands for one or more names before the rest. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

const hostPattern = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;
const localPattern = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;

/** What PUSH_HOSTS may name: a host (`push.example`, `*.push.example`, with or without a port), or a test's own server. */
export const isPushHost = (entry: string): boolean => hostPattern.test(entry) || localPattern.test(entry);

export const isLocalPushHost = (entry: string): boolean => localPattern.test(entry);

const matches = (host: string, entry: string): boolean =>
  entry.startsWith('*.') ? host.length > entry.length - 1 && host.endsWith(entry.slice(1)) : host === entry;

/**
 * May we send to this address? It comes from a browser, so it is the word of a stranger who would like this server to
 * ask somebody else: only https, only hosts of the list, by the name that stands there. An address that a parser would
 * write differently (another case, an encoded letter, a trailing dot) is none that a browser made, and is refused.
 */
export const acceptsEndpoint = (endpoint: string, added: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { href, origin, protocol, host, username, password, hash } = new URL(endpoint);
  if (href !== endpoint || username !== '' || password !== '' || hash !== '') return false;
  if (protocol === 'http:') return added.includes(origin);
  return protocol === 'https:' && [...services, ...added].some((entry) => matches(host, entry));
};

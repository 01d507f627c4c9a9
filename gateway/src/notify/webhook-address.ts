import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.ts';
import { TargetRefused } from './target-refused.ts';

/** Which addresses webhooks may have. */
export interface WebhookRules {
  /** Also allows http. */
  demo: boolean;
  /** Hosts, with or without a port, that may be in a private network: NOTIFY_HOSTS. */
  hosts: readonly string[];
  /** Resolves a name; by default with the system. Tests replace it. */
  lookup?: LookupFunction;
}

const MAX_LENGTH = 2_000;

const defaultPort = (protocol: string): string => (protocol === 'http:' ? '80' : '443');

const isListed = ({ hostname, port, protocol }: URL, hosts: readonly string[]): boolean =>
  hosts.includes(hostname) || hosts.includes(`${hostname}:${port || defaultPort(protocol)}`);

const notPublic = (hostname: string): TargetRefused =>
  new TargetRefused(`${hostname} is not an address of the public internet. The operator can allow it by NOTIFY_HOSTS`);

/** @throws {TargetRefused} when the text is no address that a webhook may have */
const parseAddress = (text: string, { demo }: WebhookRules): URL => {
  if (text.length > MAX_LENGTH) throw new TargetRefused(`The address has more than ${MAX_LENGTH} characters`);
  if (!URL.canParse(text)) throw new TargetRefused('This is not an address such as https://ci.example/deploys');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(demo && url.protocol === 'http:')) {
    throw new TargetRefused(`The address must begin with https://${demo ? ' or http://' : ''}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new TargetRefused('The address contains a user or a password. Deliveries are signed instead');
  }
  return url;
};

/** Resolves a name to public addresses only, so that the connection is made to an address that was checked. */
const publicLookup =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error) callback(error, '', 0);
      else if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        callback(notPublic(hostname), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** Where a webhook is called. */
export interface WebhookAddress {
  url: URL;
  /** Resolves the name of the address for the connection. It fails when the name leads to another network. */
  lookup: LookupFunction;
}

/**
 * Checks the address of a webhook. A name is resolved later, by the returned `lookup`, because it can lead elsewhere by
 * then.
 * @throws {TargetRefused}
 */
export const openAddress = (text: string, rules: WebhookRules): WebhookAddress => {
  const url = parseAddress(text, rules);
  const lookup = rules.lookup ?? systemLookup;
  if (isListed(url, rules.hosts)) return { url, lookup };
  // A connection to an IP address resolves no name.
  const ip = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(ip) !== 0 && !isPublicAddress(ip)) throw notPublic(url.hostname);
  return { url, lookup: publicLookup(lookup) };
};

/**
 * Checks the address of a new webhook, and that its name resolves now.
 * @throws {TargetRefused}
 */
export const requireAddress = async (text: string, rules: WebhookRules): Promise<URL> => {
  const { url, lookup } = openAddress(text, rules);
  if (isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return url;
  await new Promise<void>((resolve, reject) => {
    lookup(url.hostname, { all: true }, (error) => {
      if (!error) resolve();
      else if (error instanceof TargetRefused) reject(error);
      else reject(new TargetRefused(`The name ${url.hostname} cannot be resolved (${error.code ?? error.message})`));
    });
  });
  return url;
};

import dns from 'node:dns';

/** The parts of `dns.lookup` that the HTTP clients of Node and Playwright use. */
type Lookup = (hostname: string, options: dns.LookupOptions, callback: (...result: unknown[]) => void) => void;

/**
 * Resolves names below `localhost` to this machine, as browsers do. Node's resolver does not, so that `page.request` and
 * `fetch` would not reach `app.localhost`.
 */
export const resolveLocalNames = (): void => {
  const original = dns.lookup as unknown as Lookup;
  const lookup: Lookup = (hostname, options, callback) =>
    original(/\.localhost$/i.test(hostname) ? 'localhost' : hostname, options, callback);
  dns.lookup = lookup as unknown as typeof dns.lookup;
};

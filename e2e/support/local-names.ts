import dns from 'node:dns';

/** The parts of `dns.lookup` that the HTTP clients of Node use. */
type Lookup = (hostname: string, ...others: unknown[]) => unknown;

const local = (hostname: string): string => (/\.localhost$/i.test(hostname) ? 'localhost' : hostname);

const withLocalNames =
  (lookup: Lookup): Lookup =>
  (hostname, ...others) =>
    lookup(local(hostname), ...others);

/**
 * Resolves names below `localhost` to this machine, as browsers do. Node's resolver does not, so that `fetch` and
 * Playwright's `page.request`, which use one function each, would not reach `app.localhost`.
 */
export const resolveLocalNames = (): void => {
  Object.assign(dns, { lookup: withLocalNames(dns.lookup as Lookup) });
  Object.assign(dns.promises, { lookup: withLocalNames(dns.promises.lookup as Lookup) });
};

import dns from 'node:dns';

import { resolvableHostname } from '@pairwise/contracts/local-names';

/** The parts of `dns.lookup` that the HTTP clients of Node use. */
type Lookup = (hostname: string, ...others: unknown[]) => unknown;

const withLocalNames =
  (lookup: Lookup): Lookup =>
  (hostname, ...others) =>
    lookup(resolvableHostname(hostname), ...others);

/**
 * Resolves names below `localhost` to this machine, as browsers do: otherwise `fetch` and Playwright's `page.request`, which
 * use one function each, would not reach `app.localhost`.
 */
export const resolveLocalNames = (): void => {
  Object.assign(dns, { lookup: withLocalNames(dns.lookup as Lookup) });
  Object.assign(dns.promises, { lookup: withLocalNames(dns.promises.lookup as Lookup) });
};

/** The part of the Trusted Types API that we use; TypeScript's DOM types do not have it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Absolute addresses without a query. */
const trusted = new Set<string>();

/** From now on these addresses are scripts of ours: the entries that the page names, and nobody else's. */
export const trustScripts = (addresses: readonly string[]): void => {
  for (const address of addresses) trusted.add(new URL(address, window.location.href).href);
};

/** Scripts run from the addresses that the page named, a retry's number behind them, and the one service worker. */
const checked = (address: string): string => {
  const url = new URL(address, window.location.href);
  if (url.href === new URL('/sw-push.js', window.location.origin).href) return address;
  const retry = /^\?attempt=\d+$/.test(url.search);
  if ((retry || url.search === '') && url.hash === '' && trusted.has(`${url.origin}${url.pathname}`)) return address;
  throw new TypeError(`not a script of ours: ${address}`);
};

/** The name stands in the page's policy (shared/webpack/src/shell-config.ts). */
const policy = window.trustedTypes?.createPolicy('pairwise-shell', { createScriptURL: checked });

/** A script address that the page's policy accepts. Throws for any that is not ours. */
export const trustedScriptUrl = (address: string): string =>
  policy ? policy.createScriptURL(address) : checked(address);

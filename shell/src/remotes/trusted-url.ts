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

/** Trusts these addresses from now on: the entries in the page data. */
export const trustScripts = (addresses: readonly string[]): void => {
  for (const address of addresses) trusted.add(new URL(address, window.location.href).href);
};

/** Returns the address when it is a trusted entry, with or without a retry's number, or the service worker; else throws. */
const checked = (address: string): string => {
  const url = new URL(address, window.location.href);
  if (url.href === new URL('/sw-push.js', window.location.origin).href) return address;
  const retry = /^\?attempt=\d+$/.test(url.search);
  if ((retry || url.search === '') && url.hash === '' && trusted.has(`${url.origin}${url.pathname}`)) return address;
  throw new TypeError(`Not a trusted script: ${address}`);
};

/** The page's Content-Security-Policy allows this name (shared/webpack/src/shell-config.ts). */
const policy = window.trustedTypes?.createPolicy('pairwise-shell', { createScriptURL: checked });

/** Returns a script address that the page's policy accepts. Throws a TypeError for any other. */
export const trustedScriptUrl = (address: string): string =>
  policy ? policy.createScriptURL(address) : checked(address);

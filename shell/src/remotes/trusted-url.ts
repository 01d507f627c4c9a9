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

/** Scripts run from two places of our own origin only: published files, and the one service worker. */
const checked = (address: string): string => {
  const url = new URL(address, window.location.href);
  const ours = url.origin === window.location.origin;
  if (ours && (url.pathname.startsWith('/remotes/') || url.pathname === '/sw-push.js')) return address;
  throw new TypeError(`not a script of ours: ${address}`);
};

/** The name stands in the page's policy (shared/webpack/src/shell-config.ts). */
const policy = window.trustedTypes?.createPolicy('pairwise-shell', { createScriptURL: checked });

/** A script address that the page's policy accepts. Throws for any that is not ours. */
export const trustedScriptUrl = (address: string): string =>
  policy ? policy.createScriptURL(address) : checked(address);

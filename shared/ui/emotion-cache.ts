import createCache, { type EmotionCache } from '@emotion/cache';

/** Returns the nonce that the gateway wrote into the page. Scripts can read its property, not its attribute. */
const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Creates a cache whose style elements the page's Content-Security-Policy allows. */
export const createEmotionCache = (nonce = pageNonce()): EmotionCache =>
  createCache({ key: 'pw', ...(nonce ? { nonce } : {}) });

let shared: EmotionCache | undefined;

/** Returns the one cache of all React roots of the page. */
export const sharedEmotionCache = () => (shared ??= createEmotionCache());

import createCache, { type EmotionCache } from '@emotion/cache';

/** The nonce the gateway wrote into this page; browsers hide the attribute from scripts but not the property. */
const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** @returns a cache whose style elements the page's Content-Security-Policy allows */
export const createEmotionCache = (nonce = pageNonce()): EmotionCache =>
  createCache({ key: 'pw', ...(nonce ? { nonce } : {}) });

let shared: EmotionCache | undefined;

/** The one cache of all React roots of the page. */
export const sharedEmotionCache = () => (shared ??= createEmotionCache());

import type { OfflineTexts } from '../offline-texts.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Returns the offline page. It needs no network: style and logo are inline, and it has no script. It reloads the address
 * every five seconds, until the network responds.
 */
export const offlinePageOf = ({ language, title, text, retry }: OfflineTexts): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark }
  body { display: grid; place-content: center; justify-items: center; gap: 16px; min-height: 100dvh; margin: 0;
    padding: 24px; box-sizing: border-box; text-align: center; font: 16px/1.5 'Open Sans', Arial, sans-serif;
    background: light-dark(#f6f4f9, #17101f); color: light-dark(#2b1141, #f3eefa) }
  h1 { margin: 0; font-size: 24px }
  p { margin: 0; max-width: 36ch }
  a { display: inline-grid; align-items: center; min-height: 48px; padding: 0 24px; border-radius: 24px 24px 24px 6px;
    background: #f5821f; color: #2b1141; font-weight: 700; text-decoration: none }
</style>
<svg width="72" height="56" viewBox="0 0 34 26" aria-hidden="true"><path fill="#f5821f" d="M10 3a10 10 0 0 1 0 20H3a3 3 0 0 1-3-3v-7A10 10 0 0 1 10 3Z"/><path fill="#8b50d6" d="M24 3a10 10 0 0 0 0 20h7a3 3 0 0 0 3-3v-7A10 10 0 0 0 24 3Z"/></svg>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<a href="">${escapeHtml(retry)}</a>
</html>
`;

/** It may use nothing but its own style, because it is shown instead of any address. */
export const offlinePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

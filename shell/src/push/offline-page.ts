import { offlineAddress, offlineCache } from './offline-address.ts';

export interface OfflineTexts {
  language: string;
  title: string;
  text: string;
  retry: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** A page that needs nothing from any network: its look and its sign are in it, and it holds no script. It asks for the address
 * again every five seconds, until the network answers. */
const pageOf = ({ language, title, text, retry }: OfflineTexts): string => `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${escaped(title)}</title>
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
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<a href="">${escaped(retry)}</a>
</html>
`;

/** Writes the page of PUSH-05 for later, in the language of now. A browser without a cache shows its own. */
export const keepOfflinePage = async (texts: OfflineTexts): Promise<void> => {
  try {
    const cache = await caches.open(offlineCache);
    await cache.put(
      offlineAddress,
      new Response(pageOf(texts), {
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          // Nothing but its own style: it is shown in place of any address.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
        },
      }),
    );
  } catch {
    // No room, or private browsing.
  }
};

import { bus } from '@pairwise/bus';

/** What the gateway writes about one page, for search engines and shared links (gateway/src/page/page-head.ts). */
const written = [
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
].join();

/** Whether the gateway has described the page of this document. Only such a page has a canonical address. */
export const isDescribed = (): boolean => document.head.querySelector('link[rel="canonical"]') !== null;

const removeHead = (): void => {
  for (const element of document.head.querySelectorAll(written)) element.remove();
  const description = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = bus.settings$.value.description;
};

/** Removes the language that selected the document from the address. A reload would bring it back otherwise. */
const removeLanguage = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
};

/**
 * Removes what describes another page than the one that is shown: after a navigation within the document, or after the
 * user chose another language. Otherwise the browser's own "Share" would send the address of the first page.
 */
export const followWrittenHead = (): void => {
  const { pathname } = location;
  const language = bus.language$.value;
  bus.on('navigation:done').subscribe(() => {
    if (location.pathname !== pathname) removeHead();
  });
  bus.language$.subscribe((current) => {
    if (current === language) return;
    removeLanguage();
    removeHead();
  });
};

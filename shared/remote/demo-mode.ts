import type { PageData } from '@pairwise/contracts/registry';

/** Does this document come from a gateway in demo mode? The page says so; a page that says nothing is not. */
export const isDemoMode = (): boolean => {
  const text = document.getElementById('mfe-page')?.textContent;
  if (!text) return false;
  // Written by our own gateway into our own document.
  const page = JSON.parse(text) as Pick<PageData, 'demo'>;
  return page.demo;
};

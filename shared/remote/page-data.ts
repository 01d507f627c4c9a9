import { matchRoute } from '@pairwise/contracts/match-route';
import type { PageData } from '@pairwise/contracts/registry';

type WrittenPageData = Partial<Pick<PageData, 'demo' | 'liveRoutes'>>;

let read: { text: string; writtenPageData: WrittenPageData } | undefined;

/** What the gateway wrote into this document. It never changes in a document's life, so it is read once. */
const told = (): WrittenPageData => {
  const text = document.getElementById('mfe-page')?.textContent ?? '';
  // Written by our own gateway into our own document; an older one may tell less.
  if (read?.text !== text) read = { text, writtenPageData: text === '' ? {} : (JSON.parse(text) as WrittenPageData) };
  return read.writtenPageData;
};

/** Does this document come from a gateway in demo mode? A page that says nothing does not. */
export const isDemoMode = (): boolean => told().demo ?? false;

/**
 * Whether some live remote shows this path, query and fragment aside (docs/decisions/0011). Only such links are
 * offered: what a team has not put live yet, or has taken back, is gone by the registry alone. A page that tells
 * nothing hides nothing.
 */
export const isRouteLive = (path: string): boolean => {
  const { liveRoutes } = told();
  if (liveRoutes === undefined) return true;
  const patterns = liveRoutes.map((pattern) => ({ path: pattern }));
  return matchRoute(patterns, path.replace(/[?#].*$/, '')) !== undefined;
};

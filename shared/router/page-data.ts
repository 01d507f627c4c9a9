import type { PageData } from '@pairwise/contracts/registry';

/** What the pages will have that a build renders. */
let ofBuild: Partial<PageData> = {};

/** Sets the page data of a build, which renders pages without a document. */
export const setPageData = (data: Partial<PageData>): void => {
  ofBuild = data;
};

let parsed: { node: Node | null; data: Partial<PageData> } | undefined;

/**
 * Returns what the gateway wrote into this document; nothing in a document without it. It never changes, so it is
 * parsed once.
 */
export const pageData = (): Partial<PageData> => {
  if (typeof document === 'undefined') return ofBuild;
  const node = document.getElementById('mfe-page')?.firstChild ?? null;
  if (!parsed || parsed.node !== node) {
    const text = node?.textContent ?? '';
    // Our own gateway writes this data, so it is not validated. An older gateway may write fewer fields.
    parsed = { node, data: text === '' ? {} : (JSON.parse(text) as Partial<PageData>) };
  }
  return parsed.data;
};

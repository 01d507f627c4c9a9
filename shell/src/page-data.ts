import type { Settings } from '@pairwise/contracts';
import type { PageData } from '@pairwise/contracts/registry';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}. The gateway must write it into every document.`);
  return element;
};

/** Reads what the gateway decided for this document: language, settings, one version of each remote. */
export const readPageData = (): PageData<Settings> =>
  // The gateway writes this data into the same document from the same types, so it is not validated again.
  JSON.parse(elementOf('mfe-page').textContent) as PageData<Settings>;

/**
 * The elements of the document that the shell renders into. `content` contains `outlet`, which belongs to the remotes,
 * and `page`, where the shell renders its own pages.
 */
export interface PageElements {
  top: HTMLElement;
  alerts: HTMLElement;
  content: HTMLElement;
  outlet: HTMLElement;
  page: HTMLElement;
  footer: HTMLElement;
  overlays: HTMLElement;
}

/** Finds the elements in the document and adds `page`. Throws when one is missing. */
export const findPageElements = (): PageElements => {
  const content = elementOf('content');
  const page = document.createElement('div');
  content.append(page);
  return {
    top: elementOf('top'),
    alerts: elementOf('alerts'),
    content,
    outlet: elementOf('outlet'),
    page,
    footer: elementOf('footer'),
    overlays: elementOf('overlays'),
  };
};

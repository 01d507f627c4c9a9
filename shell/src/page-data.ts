import type { Settings } from '@pairwise/contracts';
import type { PageData } from '@pairwise/contracts/registry';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}; the gateway writes it into every document.`);
  return element;
};

/** What the gateway decided for this document: language, settings, one version of each remote. */
export const readPageData = (): PageData<Settings> =>
  // Written by our own gateway into this very document: checking it here would only repeat the gateway's own types.
  JSON.parse(elementOf('mfe-page').textContent) as PageData<Settings>;

/**
 * The places of the document that the shell fills. `content` holds the outlet of the remotes, which is theirs alone;
 * the shell's own pages stand beside it, in `page`.
 */
export interface Places {
  top: HTMLElement;
  alerts: HTMLElement;
  content: HTMLElement;
  outlet: HTMLElement;
  page: HTMLElement;
  footer: HTMLElement;
  overlays: HTMLElement;
}

export const findPlaces = (): Places => {
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

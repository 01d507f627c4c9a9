import { countedVisitors } from './counted-visitors.ts';
import { type CountedPage, independentPages } from './independent-pages.ts';
import type { CountedParts } from './minute-health.ts';

export interface CountedDocument extends CountedPage {
  /** The route at which the document was opened. */
  route: string;
}

/**
 * Returns a function that says what of a document counts where no single visitor must decide. The outcome counts of the first
 * document of a visitor in the rollout. Times count of the first one at a route that the visitor has opened before in this step.
 * The first document with a canary downloads what has changed, but with stable a visitor who came before the rollout has all of
 * it in the cache, so a good canary would seem slow. Which documents are left out depends on the visitor, and not on the arm.
 */
export const countedDocuments = (): ((document: CountedDocument) => CountedParts) => {
  const outcomes = independentPages();
  const times = independentPages();
  const isFirstAt = countedVisitors();
  return (document) => {
    const isNew = isFirstAt(`${document.game} ${document.route}`, document.visitor);
    return { outcome: outcomes(document), times: !isNew && times(document) };
  };
};

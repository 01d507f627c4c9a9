import type { Skeleton } from '@pairwise/contracts/remote';
import { skeletonParts } from '@pairwise/contracts/skeletons';

/** Creates the skeleton of a route, as the gateway writes it into a page. Its style is in the page's head. */
export const skeletonElement = (kind: Skeleton): HTMLElement => {
  const skeleton = document.createElement('div');
  skeleton.dataset['skeleton'] = kind;
  skeleton.ariaHidden = 'true';
  for (const part of skeletonParts(kind)) {
    const element = document.createElement('i');
    element.className = `sk-${part}`;
    skeleton.append(element);
  }
  return skeleton;
};

import type { Skeleton } from '@pairwise/contracts/remote';
import { skeletonParts } from '@pairwise/contracts/skeletons';

import { skeletonMarkup, skeletonStyle } from './skeleton.ts';

// A record, so that a new kind is missing here as a type error.
const kinds = { grid: 1, profile: 1, list: 1, form: 1, prices: 1, page: 1, deck: 1, hero: 1 } satisfies Record<
  Skeleton,
  1
>;

test('every box of every skeleton has a size, so that it takes the room of what follows', () => {
  const sized = new Set(
    [...skeletonStyle.matchAll(/\.sk-(\w+)\{[^}]*(?:block-size|aspect-ratio):/g)].map(([, part]) => part),
  );
  for (const kind of Object.keys(kinds) as Skeleton[]) {
    expect([kind, skeletonParts(kind).filter((part) => !sized.has(part))]).toEqual([kind, []]);
    expect(skeletonMarkup(kind).match(/<i /g)).toHaveLength(skeletonParts(kind).length);
  }
  expect(sized.has('nothing')).toBe(false);
});

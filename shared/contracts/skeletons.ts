import type { Skeleton } from './remote.ts';

/**
 * The placeholder of a screen that loads, as names of boxes. The gateway writes it into the page together with its
 * styles; the shell draws the same placeholder for client-side navigation.
 */
const parts: Record<Skeleton, readonly (readonly [part: string, count: number])[]> = {
  grid: [
    ['title', 1],
    ['bar', 1],
    ['card', 12],
  ],
  profile: [
    ['photo', 1],
    ['title', 1],
    ['line', 5],
  ],
  list: [
    ['title', 1],
    ['row', 7],
  ],
  form: [
    ['title', 1],
    ['field', 3],
    ['button', 1],
  ],
  prices: [
    ['title', 1],
    ['price', 4],
    ['button', 1],
  ],
  page: [
    ['title', 1],
    ['line', 12],
  ],
  deck: [
    ['meter', 1],
    ['deck', 1],
  ],
  hero: [
    ['hero', 1],
    ['line', 2],
  ],
};

/** Returns the names of a skeleton's boxes, in order. */
export const skeletonParts = (kind: Skeleton): string[] =>
  parts[kind].flatMap(([part, count]) => Array.from({ length: count }, () => part));

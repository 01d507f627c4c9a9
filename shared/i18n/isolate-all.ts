import { isolate } from '@pairwise/contracts';

/** Isolates the values of a text: names may be in another script than the text. */
export const isolateAll = (values: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );

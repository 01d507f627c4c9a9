/** A text in three parts, of which only the middle one differs from the other text. */
export interface Parts {
  start: string;
  middle: string;
  end: string;
}

/** Splits a text into words and what is between them. Joined again they are the text. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/);

const commonLength = (one: readonly string[], other: readonly string[]): number => {
  const differing = one.findIndex((word, index) => word !== other[index]);
  return differing === -1 ? one.length : differing;
};

/** Returns the parts of two texts: the words with which both begin, those that differ, and those with which both end. */
export const changedPart = (before: string, after: string): { before: Parts; after: Parts } => {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  const first = commonLength(old, current);
  const rest = [old.slice(first).toReversed(), current.slice(first).toReversed()] as const;
  const last = commonLength(rest[0], rest[1]);
  const partsOf = (words: readonly string[]): Parts => ({
    start: words.slice(0, first).join(''),
    middle: words.slice(first, words.length - last).join(''),
    end: words.slice(words.length - last).join(''),
  });
  return { before: partsOf(old), after: partsOf(current) };
};

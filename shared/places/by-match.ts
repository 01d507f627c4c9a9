/** Returns a text without case and accents, so that `malaga` finds `Málaga`. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well a name matches: 0 is the name itself, then it begins with the text, as a whole word or not; -1 is no match. */
const rankOf = (name: string, typed: string): number => {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return /^[\p{L}\p{N}]/u.test(name.slice(typed.length)) ? 2 : 1;
  return name.includes(typed) ? 3 : -1;
};

/**
 * Returns the items that have a name with the typed text, best match first: `sachsen` → Sachsen, Sachsen-Anhalt,
 * Niedersachsen. Equally good ones keep their order.
 */
export const byMatch = <Item>(items: readonly Item[], namesOf: (item: Item) => string[], typed: string): Item[] => {
  const text = plain(typed);
  return items
    .map((item) => {
      const ranks = namesOf(item).map((name) => rankOf(plain(name), text));
      return { item, rank: Math.min(...ranks.filter((rank) => rank >= 0)) };
    })
    .filter(({ rank }) => rank !== Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
};

/** A small deterministic generator (mulberry32): the same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a number from 0 to 1, excluding 1. */
  next: () => number;
  /** Returns a whole number from `minimum` to `maximum`, both included. */
  between: (minimum: number, maximum: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Returns `count` different items, or all when there are fewer. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  chance: (probability: number) => boolean;
  /** Makes an independent generator, so that one part of the seed can use more numbers without changing another. */
  fork: (name: string) => Random;
}

const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
};

export const randomFrom = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
    return item;
  };
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const left = [...items];
      const taken: (typeof items)[number][] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(between(0, left.length - 1), 1));
      return taken;
    },
    fork: (name) => randomFrom(`${seed}/${name}`),
  };
};

import type { Random } from './random.ts';

/** Shuffled items that are dealt again and again. */
export interface Deck<Item> {
  /** Deals the next item for which `fits` is true. @throws {RangeError} when none does */
  deal: (fits?: (item: Item) => boolean) => Item;
}

/**
 * Shuffles the items into a deck. A dealt item goes back to the end: it returns when all others were dealt. In a loose deck it
 * goes back anywhere in the second half, so that several decks beside each other do not repeat their combinations.
 */
export const openDeck = <Item>(
  items: readonly Item[],
  random: Random,
  kind: 'strict' | 'loose' = 'strict',
): Deck<Item> => {
  const left = random.sample(items, items.length);
  return {
    deal: (fits = () => true) => {
      const index = left.findIndex((item) => fits(item));
      const [item] = index === -1 ? [] : left.splice(index, 1);
      if (item === undefined) throw new RangeError('No item of the deck fits.');
      left.splice(kind === 'strict' ? left.length : random.between(Math.ceil(left.length / 2), left.length), 0, item);
      return item;
    },
  };
};

import { da } from './headlines/da.ts';
import { de } from './headlines/de.ts';
import { en } from './headlines/en.ts';
import { es } from './headlines/es.ts';
import { fi } from './headlines/fi.ts';
import { fr } from './headlines/fr.ts';
import { it } from './headlines/it.ts';
import { nb } from './headlines/nb.ts';
import { nl } from './headlines/nl.ts';
import { pl } from './headlines/pl.ts';
import { sv } from './headlines/sv.ts';
import type { Random } from './random.ts';
import { type HeadlineStock, linesOf } from './stocks.ts';

const stocks: Record<string, HeadlineStock> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/**
 * Deals different headlines to `count` members in a row: complete ones first, then pairs of fragments, mixed evenly.
 * @throws {RangeError} when the stock of the language is too small
 */
export const dealHeadlines = (language: string, count: number, random: Random): string[] => {
  const stock = stocks[language] ?? en;
  const lines = linesOf(stock.lines);
  const complete = random.sample(lines, Math.min(lines.length, count));
  const fragments = linesOf(stock.fragments).flatMap((line) => line.split(' / '));
  const pairs = pairsOf(random.sample(fragments, fragments.length));
  const missing = count - complete.length;
  if (missing > pairs.length)
    throw new RangeError(`The demo has too few headlines for ${count} members in "${language}".`);
  return mix(complete, pairs.slice(0, missing));
};

/**
 * Joins each fragment with those that are a quarter to half of the list away from it, in rounds. A fragment appears in two
 * pairs of a round, and they are far from each other; no pair is another one reversed.
 */
const pairsOf = (fragments: readonly string[]): string[] => {
  const size = fragments.length;
  const [nearest, farthest] = [Math.floor(size / 4), Math.ceil(size / 2) - 1];
  return Array.from({ length: Math.max(0, farthest - nearest + 1) }, (_, round) =>
    fragments.map((first, index) => `${first}. ${fragments[(index + nearest + round) % size] ?? ''}.`),
  ).flat();
};

/** Mixes two lists evenly. Each keeps its order. */
const mix = (some: readonly string[], others: readonly string[]): string[] => {
  const place = (list: readonly string[]) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length }));
  return [...place(some), ...place(others)].toSorted((a, b) => a.at - b.at).map(({ item }) => item);
};

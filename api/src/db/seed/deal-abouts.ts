import { da } from './abouts/da.ts';
import { de } from './abouts/de.ts';
import { en } from './abouts/en.ts';
import { es } from './abouts/es.ts';
import { fi } from './abouts/fi.ts';
import { fr } from './abouts/fr.ts';
import { it } from './abouts/it.ts';
import { nb } from './abouts/nb.ts';
import { nl } from './abouts/nl.ts';
import { pl } from './abouts/pl.ts';
import { sv } from './abouts/sv.ts';
import { openDeck } from './deck.ts';
import type { Random } from './random.ts';
import { type AboutStock, linesOf } from './stocks.ts';

const stocks: Record<string, AboutStock> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

interface Sentence {
  topic: string | undefined;
  text: string;
}

/** Reads the sentences of a stock with their topics. */
export const sentencesOf = (stock: string): Sentence[] =>
  linesOf(stock).map((line) => {
    const [, topic, text] = /^#(\w+) (.*)$/.exec(line) ?? [undefined, undefined, line];
    return { topic, text: text ?? line };
  });

/** Deals different about texts to `count` members in a row. A text has one sentence of a topic at most. */
export const dealAbouts = (language: string, count: number, random: Random): string[] => {
  const stock = stocks[language] ?? en;
  const openings = openDeck(sentencesOf(stock.openings), random, 'loose');
  const middles = openDeck(sentencesOf(stock.middles), random, 'loose');
  const closings = openDeck(sentencesOf(stock.closings), random, 'loose');
  const dealt = new Set<string>();
  while (dealt.size < count) {
    const sentences = [openings.deal()];
    const isOther = ({ topic }: Sentence) => topic === undefined || sentences.every((other) => other.topic !== topic);
    for (const deck of [middles, middles, closings]) sentences.push(deck.deal(isOther));
    // The set drops the rare text that was dealt before; the next one takes its place.
    dealt.add(sentences.map(({ text }) => text).join(' '));
  }
  return [...dealt];
};

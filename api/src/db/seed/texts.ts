import type { Phrases } from './phrases.ts';
import { da, es, fi, it, nb, pl, sv } from './phrases-north-south.ts';
import { de, en, fr, nl } from './phrases-west.ts';

const byLanguage: Record<string, Phrases> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** The texts of demo members in one language, as lists of variants. */
export interface Texts {
  headlines: string[];
  openings: string[];
  middles: string[];
  closings: string[];
  chats: string[][];
  followUps: string[];
}

const split = (text: string) => text.split('|');

/** Returns the texts of a language; English for a language without phrases. */
export const textsIn = (language: string): Texts => {
  const phrases = byLanguage[language] ?? en;
  return {
    headlines: split(phrases.headlines),
    openings: split(phrases.openings),
    middles: split(phrases.middles),
    closings: split(phrases.closings),
    chats: phrases.chats.map(split),
    followUps: phrases.followUps ? split(phrases.followUps) : [],
  };
};

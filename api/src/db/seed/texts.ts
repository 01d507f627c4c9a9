import type { Phrases } from './phrases.ts';
import { da, es, fi, it, nb, pl, sv } from './texts-north-south.ts';
import { de, en, fr, nl } from './texts-west.ts';

const byLanguage: Record<string, Phrases> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

export interface Texts {
  headlines: string[];
  openings: string[];
  middles: string[];
  closings: string[];
  chats: string[][];
  followUps: string[];
}

const split = (text: string) => text.split('|');

/** The phrases of a language; English where a language has none. */
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

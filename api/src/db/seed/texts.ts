import { da, es, fi, it, nb, pl, sv } from './texts-north-south.ts';
import { de, en, fr, nl } from './texts-west.ts';

/** What demo members say, in one language; variants are separated by bars. */
export interface Phrases {
  headlines: string;
  openings: string;
  middles: string;
  closings: string;
  /** Conversations: lines that two members write by turns. */
  chats: string[];
  /** What somebody adds who had no answer yet. */
  followUps?: string;
}

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

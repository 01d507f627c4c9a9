import { da } from './chats/da.ts';
import { de } from './chats/de.ts';
import { en } from './chats/en.ts';
import { es } from './chats/es.ts';
import { fi } from './chats/fi.ts';
import { fr } from './chats/fr.ts';
import { it } from './chats/it.ts';
import { nb } from './chats/nb.ts';
import { nl } from './chats/nl.ts';
import { pl } from './chats/pl.ts';
import { sv } from './chats/sv.ts';
import { type ChatStock, linesOf } from './stocks.ts';

const stocks: Record<string, ChatStock> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** Returns the chats of a language, each as the lines that two members write by turns. */
export const scriptsIn = (language: string): string[][] => (stocks[language] ?? en).chats.split('\n\n').map(linesOf);

/** Returns second messages of members without a reply; none in most languages. */
export const followUpsIn = (language: string): string[] => linesOf((stocks[language] ?? en).followUps ?? '');

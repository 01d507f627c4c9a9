import { da } from './da.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

export type { Messages };

/** Returns the texts for a locale as Mollie writes it (`de_DE`); English for other languages. */
export function messagesFor(locale: string | undefined): Messages {
  return (
    [da, de, es, fi, fr, it, nb, nl, pl, sv].find(({ language }) => locale?.slice(0, 2).toLowerCase() === language) ??
    en
  );
}

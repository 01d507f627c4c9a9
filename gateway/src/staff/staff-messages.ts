import type { Language } from '@pairwise/contracts/languages';

import da from './messages/da.ts';
import de from './messages/de.ts';
import en, { type StaffMessages } from './messages/en.ts';
import es from './messages/es.ts';
import fi from './messages/fi.ts';
import fr from './messages/fr.ts';
import it from './messages/it.ts';
import nb from './messages/nb.ts';
import nl from './messages/nl.ts';
import pl from './messages/pl.ts';
import sv from './messages/sv.ts';

/** The texts of the pages of staff and previews. */
export const staffMessages: Readonly<Record<Language, StaffMessages>> = { en, de, nl, pl, sv, nb, it, es, fr, da, fi };

/** Fills the values of a text: `{name}`. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

import type { Language } from '@pairwise/contracts';

import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';
import fi from './messages/fi.ts';
import da from './messages/da.ts';
import fr from './messages/fr.ts';
import es from './messages/es.ts';
import it from './messages/it.ts';
import nb from './messages/nb.ts';
import sv from './messages/sv.ts';
import pl from './messages/pl.ts';

const messages: Record<Language, { code: string }> = { en, de, nl, pl, sv, nb, it, es, fr, da, fi };

/** Writes the text message of a code. It names what the code confirms, so that it is not used for something else. */
export const smsText = (
  language: Language,
  values: { site: string; code: string; amount: string; last4: string },
): string =>
  messages[language].code.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof typeof values] : whole,
  );

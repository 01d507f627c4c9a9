import type { Language } from '@pairwise/contracts';

import { fillText } from '../fill-text.ts';
import { debitTexts } from './debit-texts.ts';

/** Spaces that do not break, which amounts contain. Phones have no short form for them. */
const fixedSpaces = /[\u00A0\u202F]/g;

/**
 * Writes the text message of a code. It names what the code confirms, so that it is not used for something else. Its
 * characters are those of GSM 03.38, of which one message holds 160. With any other character it would hold 70, and a code
 * would cost three messages.
 */
export const smsText = (
  language: Language,
  values: { site: string; code: string; amount: string; last4: string },
): string => fillText(debitTexts[language].code, values).replaceAll(fixedSpaces, ' ');

import type { Language } from '@pairwise/contracts';

import type { Line } from '../../pdf/open-pdf.ts';
import { fillText } from '../fill-text.ts';
import { debitTexts } from './debit-texts.ts';
import { acceptedText, mandateLanguage } from './mandate.view.ts';
import type { MandateRow } from './member-mandates.repository.ts';

/** The content of a mandate, in reading order. */
export interface MandateTexts {
  language: Language;
  /** The title of the document. */
  subject: string;
  title: string;
  /** The text that the member accepted. */
  text: string;
  facts: Line[];
}

/** Formats everything that a mandate states, in the language in which it was accepted. */
export const mandateTexts = (row: MandateRow): MandateTexts => {
  const language = mandateLanguage(row);
  const text = debitTexts[language].mandate;
  const { creditor, reference } = row;
  const time = (date: Date): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(date);
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(creditor.country) ?? creditor.country;
  return {
    language,
    subject: fillText(text.subject, { reference, site: row.site_name }),
    title: text.title,
    text: acceptedText(row),
    facts: [
      [text.reference, reference],
      [text.creditor, `${creditor.name}\n${creditor.address}\n${creditor.city}, ${country}`],
      [text.creditorId, row.creditor_id],
      [text.holder, row.account_holder],
      [text.address, `${row.street} ${row.house_number}\n${row.postal_code} ${row.city}`],
      [text.account, fillText(text.ending, { last4: row.iban_last4 })],
      [text.type, row.text_version.startsWith('sepa-core-1-') ? text.onePayment : text.recurrent],
      [text.accepted, time(row.accepted_at)],
      ...(row.revoked_at ? [[text.revoked, time(row.revoked_at)] as const] : []),
    ],
  };
};

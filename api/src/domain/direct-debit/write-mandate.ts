import { colors, openPdf } from '../../pdf/open-pdf.ts';
import { mandateTexts } from './mandate-texts.ts';
import type { MandateRow } from './member-mandates.repository.ts';

/** Writes a mandate as an accessible PDF. The account is identified by its last four characters only. */
export const writeMandate = async (mandate: MandateRow): Promise<Buffer> => {
  const texts = mandateTexts(mandate);
  const { write, rule, space, table, end } = await openPdf({
    language: texts.language,
    title: texts.subject,
    author: mandate.creditor.name,
    date: mandate.revoked_at ?? mandate.accepted_at,
    valueWidth: 290,
    valueAlign: 'left',
  });
  write('P', mandate.site_name, { size: 20, isBold: true });
  space(4);
  rule(colors.accent, 3, 44);
  space(36);
  write('H1', texts.title, { size: 24, isBold: true });
  space(12);
  write('P', texts.text, { size: 10 });
  space(24);
  table((row) => {
    for (const fact of texts.facts) {
      row(fact, ['TH', 'TD'], { size: 10 });
      space(6);
    }
  });
  return end();
};

import { colors, openPdf, pageWidth } from '../../pdf/open-pdf.ts';
import { receiptTexts } from './receipt-texts.ts';
import type { ReceiptRow } from './receipts.repository.ts';

const amountWidth = 130;

/** Writes a receipt as an accessible PDF. The bytes follow from the receipt alone; a test compares them. */
export const writeReceipt = async (receipt: ReceiptRow): Promise<Buffer> => {
  const texts = receiptTexts(receipt);
  const { write, rule, space, table, end } = await openPdf({
    language: texts.language,
    title: texts.subject,
    author: texts.company[0] ?? texts.site,
    date: receipt.issued_at,
    valueWidth: amountWidth,
    valueAlign: 'right',
  });
  const { ink, muted, hairline, accent } = colors;
  write('P', texts.site, { size: 20, isBold: true });
  space(4);
  rule(accent, 3, 44);
  space(12);
  for (const line of texts.company) write('P', line, { size: 9, color: muted });
  space(36);
  write('H1', texts.title, { size: 24, isBold: true });
  space(12);
  table((row) => {
    for (const fact of texts.facts) row(fact, ['TH', 'TD'], { size: 10 });
  });
  space(30);
  table((row) => {
    row(texts.heading, ['TH', 'TH'], { size: 9, color: muted });
    for (const line of texts.lines) {
      space(6);
      rule(hairline, 0.75, pageWidth);
      space(6);
      row(line, ['TD', 'TD'], { size: 11 });
    }
    space(6);
    rule(ink, 1, pageWidth);
    space(8);
    for (const sum of texts.sums) row(sum, ['TH', 'TD'], { size: 10, color: muted });
    space(4);
    row(texts.total, ['TH', 'TD'], { size: 14, isBold: true });
  });
  space(28);
  for (const note of texts.notes) write('P', note, { size: 10, color: muted });
  return end();
};

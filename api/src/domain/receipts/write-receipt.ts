import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import Pdf from 'pdfkit';

import { receiptTexts, type Line } from './receipt-texts.ts';
import type { ReceiptRow } from './receipts.repository.ts';

const packages = createRequire(import.meta.url);

const readFonts = () => ({
  regular: readFileSync(packages.resolve('open-sans-fontface/fonts/Regular/OpenSans-Regular.ttf')),
  bold: readFileSync(packages.resolve('open-sans-fontface/fonts/Bold/OpenSans-Bold.ttf')),
});
let fonts: ReturnType<typeof readFonts> | undefined;

const ink = '#241033';
const muted = '#5f4d70';
const hairline = '#d9cfe3';
const accent = '#f5821f';

/** In points. The page is A4. */
const margin = 64;
const width = 595.28 - 2 * margin;
const amountWidth = 130;

type Struct = PDFKit.PDFStructureElement;

interface Style {
  size: number;
  isBold?: boolean;
  color?: string;
}

/**
 * Writes a receipt as an accessible PDF: tagged in reading order, with title and language. The bytes follow from the receipt
 * alone; a test compares them.
 */
export const writeReceipt = async (receipt: ReceiptRow): Promise<Buffer> => {
  fonts ??= readFonts();
  const texts = receiptTexts(receipt);
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: texts.language,
    displayTitle: true,
    // Without it a standard font would be used, which is not embedded. A buffer is no name of a font, which the types ask for.
    font: fonts.regular as unknown as string,
    info: {
      Title: texts.subject,
      Author: texts.company[0] ?? texts.site,
      CreationDate: receipt.issued_at,
      ModDate: receipt.issued_at,
    },
  };
  const document = new Pdf(Object.assign(options, { subset: 'PDF/UA' }));
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);

  const use = ({ size, isBold = false, color = ink }: Style) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const write = (type: 'H1' | 'P', text: string, style: Style): void => {
    root.add(document.struct(type, {}, [() => use(style).text(text, margin, document.y, { width })]));
  };
  /** Draws a line that readers of the content skip. */
  const rule = (color: string, thickness: number, length: number): void => {
    document.markContent('Artifact', { type: 'Layout' });
    document.rect(margin, document.y, length, thickness).fill(color);
    document.endMarkedContent();
    document.y += thickness;
  };
  /** Writes a row of two cells. A long name wraps. */
  const row = (table: Struct, [name, value]: Line, cells: readonly ['TH' | 'TD', 'TH' | 'TD'], style: Style) => {
    const { y } = document;
    const [first, second] = cells;
    const tr = document.struct('TR');
    const cell = (type: 'TH' | 'TD', scope: 'Row' | 'Column', content: () => void) =>
      // The types of pdfkit do not know the scope of a header yet.
      document.struct(type, (type === 'TH' ? { scope } : {}) as object, [content]);
    table.add(tr);
    tr.add(
      cell(first, second === 'TH' ? 'Column' : 'Row', () =>
        use(style).text(name, margin, y, { width: width - amountWidth }),
      ),
    );
    const bottom = document.y;
    tr.add(
      cell(second, 'Column', () =>
        use(style).text(value, margin + width - amountWidth, y, { width: amountWidth, align: 'right' }),
      ),
    );
    tr.end();
    document.y = Math.max(bottom, document.y);
  };
  const writeTable = (content: (table: Struct) => void): void => {
    const table = document.struct('Table');
    root.add(table);
    content(table);
    table.end();
  };

  write('P', texts.site, { size: 20, isBold: true });
  document.y += 4;
  rule(accent, 3, 44);
  document.y += 12;
  for (const line of texts.company) write('P', line, { size: 9, color: muted });
  document.y += 36;
  write('H1', texts.title, { size: 24, isBold: true });
  document.y += 12;
  writeTable((table) => {
    for (const fact of texts.facts) row(table, fact, ['TH', 'TD'], { size: 10 });
  });
  document.y += 30;
  writeTable((table) => {
    row(table, texts.heading, ['TH', 'TH'], { size: 9, color: muted });
    for (const line of texts.lines) {
      document.y += 6;
      rule(hairline, 0.75, width);
      document.y += 6;
      row(table, line, ['TD', 'TD'], { size: 11 });
    }
    document.y += 6;
    rule(ink, 1, width);
    document.y += 8;
    for (const sum of texts.sums) row(table, sum, ['TH', 'TD'], { size: 10, color: muted });
    document.y += 4;
    row(table, texts.total, ['TH', 'TD'], { size: 14, isBold: true });
  });
  document.y += 28;
  for (const note of texts.notes) write('P', note, { size: 10, color: muted });
  root.end();
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

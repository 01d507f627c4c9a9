import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

const readFonts = () => ({
  regular: readFileSync(packages.resolve('open-sans-fontface/fonts/Regular/OpenSans-Regular.ttf')),
  bold: readFileSync(packages.resolve('open-sans-fontface/fonts/Bold/OpenSans-Bold.ttf')),
});
let fonts: ReturnType<typeof readFonts> | undefined;

export const colors = { ink: '#241033', muted: '#5f4d70', hairline: '#d9cfe3', accent: '#f5821f' };

/** In points. The page is A4. */
const margin = 64;
export const pageWidth = 595.28 - 2 * margin;

export interface TextStyle {
  size: number;
  isBold?: boolean;
  color?: string;
}

/** A line of a table: what it is, and its value. */
export type Line = readonly [name: string, value: string];

type Cells = readonly ['TH' | 'TD', 'TH' | 'TD'];

/** A document that is written from top to bottom. */
export interface PdfWriter {
  write: (type: 'H1' | 'H2' | 'P', text: string, style: TextStyle) => void;
  /** Draws a line that readers of the content skip. */
  rule: (color: string, thickness: number, length: number) => void;
  /** Leaves room, in points. */
  space: (points: number) => void;
  /** Writes a table of two columns. */
  table: (content: (row: (line: Line, cells: Cells, style: TextStyle) => void) => void) => void;
  /** Ends the document and returns its bytes. */
  end: () => Promise<Buffer>;
}

interface PdfOptions {
  language: string;
  title: string;
  author: string;
  /** When what it states was so: the bytes must not depend on the time of writing. */
  date: Date;
  /** The width of the second column of tables. */
  valueWidth: number;
  valueAlign: 'left' | 'right';
}

/** Opens an accessible PDF: tagged in reading order, with title and language. Its bytes follow from its content alone. */
export const openPdf = async (layout: PdfOptions): Promise<PdfWriter> => {
  const { language, title, author, date, valueWidth, valueAlign } = layout;
  // Loaded with the first document: the library is large, and few processes write one.
  const { default: Pdf } = await import('pdfkit');
  fonts ??= readFonts();
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // Without it a standard font would be used, which is not embedded. The types require the name of a font, and a
    // buffer is none.
    font: fonts.regular as unknown as string,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
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
  const use = ({ size, isBold = false, color = colors.ink }: TextStyle) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);

  /** Writes a row of two cells. A long text wraps. */
  const row = (table: PDFKit.PDFStructureElement, [name, value]: Line, [first, second]: Cells, style: TextStyle) => {
    const { y } = document;
    const tr = document.struct('TR');
    const cell = (type: 'TH' | 'TD', scope: 'Row' | 'Column', content: () => void) =>
      // The types of pdfkit do not know the scope of a header yet.
      document.struct(type, (type === 'TH' ? { scope } : {}) as object, [content]);
    table.add(tr);
    tr.add(
      cell(first, second === 'TH' ? 'Column' : 'Row', () =>
        use(style).text(name, margin, y, { width: pageWidth - valueWidth }),
      ),
    );
    const bottom = document.y;
    tr.add(
      cell(second, 'Column', () =>
        use(style).text(value, margin + pageWidth - valueWidth, y, { width: valueWidth, align: valueAlign }),
      ),
    );
    tr.end();
    document.y = Math.max(bottom, document.y);
  };

  return {
    write: (type, text, style) => {
      root.add(document.struct(type, {}, [() => use(style).text(text, margin, document.y, { width: pageWidth })]));
    },
    rule: (color, thickness, length) => {
      document.markContent('Artifact', { type: 'Layout' });
      document.rect(margin, document.y, length, thickness).fill(color);
      document.endMarkedContent();
      document.y += thickness;
    },
    space: (points) => {
      document.y += points;
    },
    table: (content) => {
      const table = document.struct('Table');
      root.add(table);
      content((line, cells, style) => row(table, line, cells, style));
      table.end();
    },
    end: async () => {
      root.end();
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};

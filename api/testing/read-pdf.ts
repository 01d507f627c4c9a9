import { getDocumentProxy } from 'unpdf';

/** A node of the structure of a tagged PDF. */
interface StructureNode {
  role?: string;
  children?: StructureNode[];
}

export interface PdfContent {
  title: string;
  language: string;
  isTagged: boolean;
  /** The texts in their order. */
  texts: string[];
  /** The roles of the structure in reading order. */
  roles: string[];
}

const rolesOf = ({ role, children = [] }: StructureNode): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
];

/** Reads a PDF of one page back with PDF.js. */
export const readPdf = async (base64: string): Promise<PdfContent> => {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = await pdf.getMetadata();
  const mark: { Marked?: boolean } | null = await pdf.getMarkInfo();
  // The types of PDF.js describe neither.
  const { Title: title, Language: language } = info as { Title: string; Language: string };
  const tree = (await page.getStructTree()) as StructureNode | null;
  await pdf.loadingTask.destroy();
  return {
    title,
    language,
    isTagged: mark?.Marked === true,
    texts: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])),
    roles: tree ? rolesOf(tree) : [],
  };
};

/* Reads those parts of Markdown that the checks of the documents need. */

const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** Returns the contents of the fenced blocks of one language. */
export const fencedBlocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(fence)].filter((match) => match[1] === language).map((match) => match[2] ?? '');

/** Returns all inline code outside of fenced blocks. */
export const inlineCode = (markdown: string): string[] =>
  [...markdown.replaceAll(fence, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');

/** Returns the texts of the second-level headings. */
export const sections = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map((match) => (match[1] ?? '').trim());

/** Returns the text below a second-level heading; empty when there is no such heading. */
export const sectionOf = (markdown: string, title: string): string => {
  const lines = markdown.split('\n');
  const start = lines.indexOf(`## ${title}`);
  if (start < 0) return '';
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
};

/** Returns the inline code at the beginning of each table row, such as the settings or commands of a table. */
export const firstColumnCode = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1] ?? '');

/** Returns the targets of links and pictures inside the checkout, without anchors. */
export const localLinks = (markdown: string): string[] =>
  [...markdown.replaceAll(fence, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

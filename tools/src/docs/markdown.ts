/** The little of Markdown that the checks of the documents read. */

const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** Contents of the fenced blocks of one language. */
export const fencedBlocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(fence)].filter((match) => match[1] === language).map((match) => match[2] ?? '');

/** Everything between single backticks, fenced blocks left out. */
export const inlineCode = (markdown: string): string[] =>
  [...markdown.replaceAll(fence, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');

/** Texts of the headings of second level. */
export const sections = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map((match) => (match[1] ?? '').trim());

/** The text below a heading of second level, up to the next one; empty when there is none. */
export const sectionOf = (markdown: string, title: string): string => {
  const lines = markdown.split('\n');
  const start = lines.indexOf(`## ${title}`);
  if (start < 0) return '';
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
};

/** The code that opens each row of the tables: what a table of settings or commands is about. */
export const firstColumnCode = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1] ?? '');

/** Targets of links and pictures inside the checkout, without anchors. */
export const localLinks = (markdown: string): string[] =>
  [...markdown.replaceAll(fence, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** Returns the line after an entry, whose lines are its own and those that are indented further. */
const entryEnd = (lines: readonly string[], start: number, indent: string): number => {
  let end = start + 1;
  while (end < lines.length && (lines[end] ?? '').startsWith(`${indent} `)) end += 1;
  return end;
};

const inCode = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to);

/**
 * Adds a language to a source that loads each language's texts: after each import of `from`, after each entry `from: …`
 * that loads its texts, and in each list of imported texts `{ en, de, nl }`. Other sources are returned unchanged.
 */
export const registerBeside = (source: string, { from, to }: { from: string; to: string }): string => {
  const lines = source.split('\n');
  const result: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const [, indent] = new RegExp(`^(\\s+)${from}: `).exec(line) ?? [];
    const end = indent === undefined ? at + 1 : entryEnd(lines, at, indent);
    const whole = lines.slice(at, end);
    const text = whole.join('\n');
    result.push(...whole);
    const isImport = new RegExp(`^import (?:${from}|\\{ \\w+ as ${from} \\}) from '.*/${from}(\\.ts)?';$`).test(line);
    const isEntry = indent !== undefined && new RegExp(`/(?:messages|texts)/(?:[\\w-]+/)?${from}(\\.ts)?'`).test(text);
    if (isImport || isEntry) result.push(inCode(text, from, to));
    at = end;
  }
  const added = result.join('\n');
  if (added === source) return source;
  return added.replaceAll(new RegExp(`(\\{ en,[\\w, ]* ${from}\\b[\\w, ]*)( \\})`, 'g'), `$1, ${to}$2`);
};

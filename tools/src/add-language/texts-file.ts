/** What a file of texts says between its opening and its closing line, and what stands around that. */
interface Parts {
  head: string;
  body: string;
  tail: string;
}

/** What braces may stand in without meaning any: a text, a remark. */
const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*|[{}]/g;

/** Where the brace that opens at `begin` is closed. */
const closingOf = (text: string, begin: number): number => {
  let depth = 0;
  for (const { 0: found, index } of text.slice(begin).matchAll(token)) {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    if (depth === 0 && found === '}') return begin + index;
  }
  throw new Error('its object of texts does not close');
};

/** A file of texts says all of them in the first object that it exports or keeps. */
const partsOf = (text: string): Parts => {
  const opening = /^(?:export default|(?:export )?const [^\n]*=) \{/m.exec(text);
  if (opening === null) throw new Error('no object of texts opens in it');
  const begin = opening.index + opening[0].length;
  const end = closingOf(text, begin - 1);
  return { head: text.slice(0, begin), body: text.slice(begin, end), tail: text.slice(end) };
};

/** Another language's name wherever a file speaks of its own: in addresses of files, in its own constant. */
export const rename = (text: string, from: string, to: string): string =>
  text
    .replaceAll(new RegExp(`/${from}(\\.ts)?'`, 'g'), `/${to}$1'`)
    .replaceAll(new RegExp(`\\bconst ${from}\\b`, 'g'), `const ${to}`)
    .replaceAll(new RegExp(`\\bexport default ${from};`, 'g'), `export default ${to};`);

/** A file of texts for `to`: built as the translation `sibling` is, with the English texts to translate. */
export const textsToTranslate = (
  english: string,
  sibling: string,
  { from, to }: { from: string; to: string },
): string => {
  // A file that only collects others' texts has none of its own to translate.
  const said = sibling.replaceAll(/^import .*$/gm, '');
  if (!/['"`]/.test(said)) return rename(sibling, from, to);
  const around = partsOf(sibling);
  return rename(around.head, from, to) + partsOf(english).body + rename(around.tail, from, to);
};

/** A messages file, split into its texts (`body`) and the code around them. */
interface Parts {
  head: string;
  body: string;
  tail: string;
}

/** Strings and comments, in which braces have no meaning, and braces. */
const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*|[{}]/g;

/** Returns the index of the brace that closes the one at `begin`. */
const closingOf = (text: string, begin: number): number => {
  let depth = 0;
  for (const { 0: found, index } of text.slice(begin).matchAll(token)) {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    if (depth === 0 && found === '}') return begin + index;
  }
  throw new Error('its object of texts is not closed');
};

/** Splits a messages file. Its texts are in the first object that it exports or declares. */
const partsOf = (text: string): Parts => {
  const opening = /^(?:export default|(?:export )?const [^\n]*=) \{/m.exec(text);
  if (opening === null) throw new Error('it contains no object of texts');
  const begin = opening.index + opening[0].length;
  const end = closingOf(text, begin - 1);
  return { head: text.slice(0, begin), body: text.slice(begin, end), tail: text.slice(end) };
};

/** Replaces a file's own language code in the paths and the constant that use it. */
export const renameLanguage = (text: string, from: string, to: string): string =>
  text
    .replaceAll(new RegExp(`([./])${from}(\\.ts)?'`, 'g'), `$1${to}$2'`)
    .replaceAll(new RegExp(`\\bconst ${from}\\b`, 'g'), `const ${to}`)
    .replaceAll(new RegExp(`\\bexport default ${from};`, 'g'), `export default ${to};`);

/** Returns a messages file for `to`, in the form of the translation `sibling`, with the English texts to translate. */
export const textsToTranslate = (
  english: string,
  sibling: string,
  { from, to }: { from: string; to: string },
): string => {
  // A file that only collects the texts of other files has no texts to translate.
  const own = sibling.replaceAll(/^import .*$/gm, '');
  if (!/['"`]/.test(own)) return renameLanguage(sibling, from, to);
  const around = partsOf(sibling);
  return renameLanguage(around.head, from, to) + partsOf(english).body + renameLanguage(around.tail, from, to);
};

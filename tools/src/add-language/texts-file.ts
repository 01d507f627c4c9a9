/** A messages file, split at its first object of texts (`body`). */
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

/** How an object of texts begins. */
const object = /^(?:export default|(?:export )?const [^\n]*=) \{/m;

const partsOf = (text: string): Parts => {
  const opening = object.exec(text);
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

/** Returns the code of `sibling` with the texts of `english` in each of its objects, which both have in the same order. */
const withTextsOf = (english: string, sibling: string, rename: (code: string) => string): string => {
  const around = partsOf(sibling);
  const source = partsOf(english);
  const rest = object.test(around.tail) ? withTextsOf(source.tail, around.tail, rename) : rename(around.tail);
  return rename(around.head) + source.body + rest;
};

/** Returns a messages file for `to`, in the form of the translation `sibling`, with the English texts to translate. */
export const textsToTranslate = (
  english: string,
  sibling: string,
  { from, to }: { from: string; to: string },
): string => {
  // A file that only collects the texts of other files has no texts to translate.
  const own = sibling.replaceAll(/^(?:import|\/\/) .*$/gm, '');
  const rename = (code: string): string => renameLanguage(code, from, to);
  return /['"`]/.test(own) ? withTextsOf(english, sibling, rename) : rename(sibling);
};

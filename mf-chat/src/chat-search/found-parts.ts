/** A part of a text, and whether it is the text that was searched for. */
export interface TextPart {
  /** Where the part begins. */
  start: number;
  text: string;
  isFound: boolean;
}

/** Lowers each letter by itself, as the server does, and keeps where it was: some letters have more than one small one. */
const lowerLetters = (text: string): { lower: string; places: number[] } => {
  let lower = '';
  let end = 0;
  const places: number[] = [];
  for (const letter of text) {
    const small = letter.toLowerCase();
    for (let index = 0; index < small.length; index += 1) places.push(end);
    lower += small;
    end += letter.length;
  }
  places.push(end);
  return { lower, places };
};

/** Splits a text where it contains another one, whatever the case of its letters. Without a match it is one part. */
export const foundParts = (text: string, found: string | undefined): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (until: number, isFound: boolean): void => {
    if (until > end) parts.push({ start: end, text: text.slice(end, until), isFound });
    end = until;
  };
  const { lower: wanted } = lowerLetters(found ?? '');
  if (wanted !== '') {
    const { lower, places } = lowerLetters(text);
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length)) {
      add(places[at] ?? 0, false);
      add(places[at + wanted.length] ?? text.length, true);
    }
  }
  add(text.length, false);
  return parts;
};

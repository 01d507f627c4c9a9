const DIGIT = /\p{Nd}/u;

/** Returns the value of a decimal digit of any script. Unicode encodes the ten digits of a script one after the other. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
};

/**
 * Returns a text in the characters that the detector looks for: without accents and invisible characters, with ASCII
 * digits and single spaces. Full-width, circled and mathematical letters and digits become plain ones.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[^\P{Nd}0-9]/gu, valueOf)
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ');

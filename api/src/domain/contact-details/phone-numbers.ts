/** A shorter number cannot be called from anywhere. */
const FEWEST_DIGITS = 7;

/** Digits and what people write between those of a phone number. */
const runs = /[+( ]{0,3}\d(?:[\s()./_*|,~+\p{Pd}\p{So}·•]{0,3}\d)*/gu;

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const date = `(?:${day}[./-]${day}[./-](?:(?:19|20)\\d\\d|\\d\\d)|(?:19|20)\\d\\d[./-]${day}[./-]${day})`;
const time = '(?:[01]?\\d|2[0-3])[.][0-5]\\d';
const year = '(?:19|20)\\d\\d';

/** Numbers of everyday life that have as many digits as phone numbers, or stand beside others. */
const harmless = new RegExp(
  `^(?:${[
    `(?:${day}[.]?[-/])?${date}(?:[-/]${date})?`,
    `${time}(?:-${time})?`,
    `${year}(?:[-/](?:${year}|\\d\\d))*`,
    // A day without separators, such as 20241012.
    `${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])`,
    // Thousands: millions, or longer where decimals or zeros follow.
    String.raw`[1-9]\d{0,2}[.,]\d{3}(?:[.,]\d{1,2})?`,
    String.raw`[1-9][.,]\d{3}[.,]\d{3}`,
    String.raw`[1-9]\d{0,2}(?:[.]\d{3})+,\d{1,2}`,
    String.raw`[1-9]\d{0,2}(?:,\d{3})+[.]\d{1,2}`,
    String.raw`[1-9]\d{0,2}(?:[.,]\d{3})*[.,]000`,
    String.raw`[1-9]\d{0,2}0{4,}`,
    // Prices and heights.
    String.raw`[1-9]\d{0,3}[.,]\d{1,2}`,
  ].join('|')})$`,
);

/** Thousands that are separated by spaces: millions, or longer where zeros follow. */
const spaced = /^(?:[1-9] \d{3} \d{3}|[1-9]\d{0,2}(?: \d{3})* 000)$/;

/** Age, height and weight, as in 34/178/75. */
const measures = /^[1-9]\d[/ -][12]\d\d[/ -][1-9]\d{1,2}$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether numbers are counted or form another even sequence, such as sizes of clothes. */
const isSequence = (words: readonly string[]): boolean => {
  const [first = 0, second = 0, ...rest] = words.map(Number);
  const step = second - first;
  let last = second;
  return rest.length > 0 && step !== 0 && rest.every((value) => value - last === step && (last = value) === value);
};

const isPhoneNumber = (run: string): boolean => {
  const text = run.trim();
  if (digitsOf(text).length < FEWEST_DIGITS) return false;
  const words = text.split(/[\s,]+(?=\d)|\s+\p{Pd}\s+|[^\d]+$/u).filter((word) => /\d/.test(word));
  if (words.every((word) => harmless.test(word)) || isSequence(text.split(/[^\d]+/))) return false;
  if (spaced.test(text) || measures.test(text)) return false;
  // As dialled: everything that follows belongs to it.
  if (/^\(?(?:\+|0)/.test(text)) return true;
  const items = text.split(/,\s|\s,/);
  if (items.length > 1) return items.some(isPhoneNumber);
  const rest = words.filter((word) => !harmless.test(word)).join('');
  return digitsOf(rest).length >= FEWEST_DIGITS;
};

/** Whether a folded text with digits contains a phone number. */
export const holdsPhoneNumber = (text: string): boolean => (text.match(runs) ?? []).some(isPhoneNumber);

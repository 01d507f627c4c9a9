import { isBlank } from './is-blank.ts';

test.each([
  ['nothing', ''],
  ['spaces and lines', ' \n\t\u{A0}\u{3000} '],
  ['a space without a width', '\u{200B}'],
  ['joiners', '\u{200C}\u{200D}\u{2060}'],
  ['a byte order mark', '\u{FEFF}'],
  ['a soft hyphen', '\u{AD}'],
  ['marks of the direction', '\u{200E}\u{200F}\u{061C}\u{202E}\u{202C}\u{2066}\u{2069}'],
  ['variation selectors', '\u{FE0F}\u{FE0E}\u{E0100}'],
  ['tags of flags', '\u{E0062}\u{E007F}'],
  ['an empty letter of Hangul', '\u{3164}\u{115F}\u{FFA0}'],
  ['an empty letter of braille', '\u{2800}'],
  ['controls', '\u{1}\u{7F}\u{85}'],
])('%s is blank', (_name, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each([
  ['a letter between characters without a width', '\u{200B}a\u{200B}'],
  ['a family that joiners hold together', '👩\u{200D}👩\u{200D}👧'],
  ['a heart with a variation selector', '❤\u{FE0F}'],
  ['a flag of a region', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['Hebrew between marks of the direction', '\u{200F}שלום\u{200F}'],
  ['Persian with a non-joiner', 'می\u{200C}خواهم'],
  ['a keycap', '1\u{FE0F}\u{20E3}'],
  ['a full stop', '.'],
])('%s is not blank', (_name, text) => {
  expect(isBlank(text)).toBe(false);
});

import { fillText } from './fill-text.ts';
import { typedAsEnglish } from './translation.ts';

const en = { greeting: 'Hello {name}, this is {site}', signature: 'Your team' } as const;
const other = { greeting: '{site}: {name}', signature: 'Team' };
const texts = typedAsEnglish<typeof en>({
  en,
  de: other,
  nl: other,
  pl: other,
  sv: other,
  nb: other,
  it: other,
  es: other,
  fr: other,
  da: other,
  fi: other,
});

test('fills the placeholders of any language', () => {
  expect(fillText(texts.en.greeting, { name: 'Noor', site: 'Pairwise' })).toBe('Hello Noor, this is Pairwise');
  expect(fillText(texts.de.greeting, { name: 'Noor', site: 'Pairwise' })).toBe('Pairwise: Noor');
});

test('takes exactly the values that the English text names', () => {
  // @ts-expect-error -- `site` is missing
  expect(fillText(texts.de.greeting, { name: 'Noor' })).toBe('{site}: Noor');
  // @ts-expect-error -- `name` is misspelt
  expect(fillText(texts.en.greeting, { nmae: 'Noor', site: 'Pairwise' })).toBe('Hello {name}, this is Pairwise');
  // @ts-expect-error -- the text has no values
  expect(fillText(texts.en.signature, { name: 'Noor' })).toBe('Your team');
  // @ts-expect-error -- the type of the text is any string
  expect(fillText(other.greeting, { name: 'Noor', site: 'Pairwise' })).toBe('Pairwise: Noor');
});

import { wordsOf } from './words-of.ts';

test.each([
  ['Hallo {name}, schau <a>hier</a>!', ['Hallo', 'schau', 'hier']],
  ['Schreib an [{email}](mail) oder https://example.org/x', ['Schreib', 'an', 'oder']],
  ['c’è l’SMS-Code', ["c'è", "l'SMS-Code"]],
  ['Run `npm run mfe` – 6-stellig, à', ['Run', 'stellig']],
])('the words of “%s”', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

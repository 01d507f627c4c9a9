import { wordsOf } from './words-of.ts';

test.each([
  ['Hallo {name}, schau <a>hier</a>!', ['Hallo', 'schau', 'hier']],
  ['Schreib an [{email}](mail) oder https://example.org/x', ['Schreib', 'an', 'oder']],
  ['Das Cookie __Host-Http-mfe.bucket. Und __Host-auth.session, ja', ['Das', 'Cookie', 'Und', 'ja']],
  ['Der Eintrag first-touch zeigt', ['Der', 'Eintrag', 'zeigt']],
  ['c’è l’SMS-Code', ["c'è", "l'SMS-Code"]],
  ['Run `npm run mfe` – 6-stellig, à', ['Run', 'stellig']],
])('the words of “%s”', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

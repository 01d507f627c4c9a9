import { languages, perLanguage } from '@pairwise/contracts/languages';

import { refusalOf, remoteBuild, runCheck, shellBuild } from '../../testing/gate-fixtures.ts';

const complete = perLanguage((language) => ({ 'chat.back': `Back ${language}` }));
const withTexts = (texts: unknown) => ({
  files: { 'texts.json': typeof texts === 'string' ? texts : JSON.stringify(texts) },
});

test('accepts the texts of a remote or shell, American ones too, and versions without them', async () => {
  const reason = `1 English texts, and those of ${languages.length - 1} more languages.`;
  expect(await runCheck('texts', remoteBuild(withTexts(complete)))).toEqual({ id: 'texts', verdict: 'passed', reason });
  const american = { ...complete, 'en-US': { 'chat.colour': 'Color' } };
  expect(await runCheck('texts', shellBuild(withTexts(american)), { live: [] })).toMatchObject({ verdict: 'passed' });
  expect(await runCheck('texts', remoteBuild())).toMatchObject({ verdict: 'passed' });
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{"en":', /texts\.json: it is not JSON/],
  ['a null character', `{"en":{"a":"\u0000"}}`, /it is not JSON/],
  ['a list', [], /expected record/],
  ['a number in the place of a text', { ...complete, de: { 'chat.back': 1 } }, /de\.chat\.back: /],
  ['a language that is unknown', { ...complete, xx: {} }, /xx/],
  ['a language that is missing', { ...complete, nl: undefined }, /no texts in "nl"/],
  ['a key without an end', { ...complete, de: { ['a'.repeat(201)]: 'x' } }, /de\./],
  ['a huge file', `${' '.repeat(2_000_000)}{}`, /are more than 2000000/],
])('refuses %s', async (_what, texts, reason) => {
  expect(await refusalOf('texts', withTexts(texts))).toMatch(reason);
});

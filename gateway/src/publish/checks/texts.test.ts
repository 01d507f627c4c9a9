import { languages, perLanguage } from '@pairwise/contracts/languages';

import { refusalOf, remoteBuild, route, runCheck, shellBuild } from '../../testing/gate-fixtures.ts';

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

const lead = 'A quiet room, good light, and people worth a second look.';
const landers = { name: 'mf-landers', routes: [route('landers-gallery', '/landers/gallery/:slug?', { zone: 'site' })] };

/** Texts of a lander and of a list, in which the given ones are English in the given languages. */
const translated = (english: Record<string, string>, untranslatedIn: readonly string[]) =>
  perLanguage((language) =>
    Object.fromEntries(
      Object.entries(english).map(([key, text]) => [
        key,
        language === 'en' || untranslatedIn.includes(language) ? text : `${language}: ${text}`,
      ]),
    ),
  );

test('LANG-01 warns of sentences that are still English, with the page and the languages', async () => {
  const texts = {
    'landers.gallery.niches.default.lead': lead,
    'landers.gallery.variants.opening.lead': `${lead} Come in.`,
  };
  const build = remoteBuild({ ...landers, ...withTexts(translated(texts, ['fi', 'pl'])) });
  expect(await runCheck('texts', build)).toEqual({
    id: 'texts',
    verdict: 'warned',
    reason:
      'Some texts are still English: /landers/gallery in pl, fi (2 texts, such as landers.gallery.niches.default.lead)',
  });
  const other = remoteBuild({ ...landers, ...withTexts(translated({ 'list.lead': lead }, ['de'])) });
  expect(await runCheck('texts', other)).toMatchObject({
    reason: 'Some texts are still English: list in de (list.lead)',
  });
});

test.each([
  ['a name', 'East Riding of Yorkshire'],
  ['brands', 'Visa, Mastercard, American Express and PayPal'],
  ['a number with a unit', '{count} credits, 20 % off'],
  ['a short text', 'Send {gift} for {count} credit'],
  ['an address and code', 'npm `run one or two` https://a.example/with/path [{mail}](mail with words in it)'],
])('LANG-01 control: %s may be the same in all languages', async (_what, text) => {
  const same = translated({ 'landers.gallery.action': text }, languages);
  expect(await runCheck('texts', remoteBuild({ ...landers, ...withTexts(same) }))).toMatchObject({ verdict: 'passed' });
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

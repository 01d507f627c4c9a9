import { refusalOf } from '../../testing/gate-fixtures.ts';

test('LANG-01 a text that a language lacks is named', async () => {
  expect(
    await refusalOf('languages', { contract: { missingTexts: { en: [], de: ['title', 'list.pay'], nl: [] } } }),
  ).toMatch(/"de" lacks title; list.pay/);
  expect(await refusalOf('languages', { contract: { missingTexts: { en: [], de: [] } } })).toMatch(
    /nothing is known of the texts in "nl"/,
  );
});

test('PLAT-02 bytes are counted anew, and no budget may be above the platform’s', async () => {
  const heavy = { 'screen-home.js': Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('') };
  expect(await refusalOf('budget', { files: heavy })).toMatch(
    /screen "home" loads \d{6} B br in all, allowed are 60000 B/,
  );
  expect(await refusalOf('budget', { contract: { budgets: { entryBr: 10, routeBr: 60_000 } } })).toMatch(
    /the entry is \d+ B br, allowed are 10 B/,
  );
  expect(await refusalOf('budget', { contract: { budgets: { entryBr: 10_000_000, routeBr: 60_000 } } })).toMatch(
    /above the platform's 24000 B/,
  );
});

import { refusalOf } from '../../testing/gate-fixtures.ts';

test('LANG-01 names a missing text of a language', async () => {
  expect(
    await refusalOf('languages', { contract: { missingTexts: { en: [], de: ['title', 'list.pay'], nl: [] } } }),
  ).toMatch(/"de" lacks title; list.pay/);
  expect(await refusalOf('languages', { contract: { missingTexts: { en: [], de: [] } } })).toMatch(
    /the texts in "nl" are unknown/,
  );
});

test('PLAT-02 measures sizes itself and accepts no budget above the platform’s', async () => {
  const heavy = { 'screen-home.js': Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('') };
  expect(await refusalOf('budget', { files: heavy })).toMatch(
    /screen "home" loads \d{6} B brotli in total, allowed are 60000 B/,
  );
  expect(await refusalOf('budget', { contract: { budgets: { entryBr: 10, routeBr: 60_000 } } })).toMatch(
    /the entry has \d+ B brotli, allowed are 10 B/,
  );
  expect(await refusalOf('budget', { contract: { budgets: { entryBr: 10_000_000, routeBr: 60_000 } } })).toMatch(
    /above the platform's 24000 B/,
  );
});

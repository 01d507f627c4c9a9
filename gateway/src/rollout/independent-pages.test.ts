import { independentPages, PAGES_OF_NETWORK } from './independent-pages.ts';

const HOUR = 3_600_000;
const day = Date.UTC(2030, 0, 1);

test('PLAT-07 a client without cookies, which is a new visitor with each page, counts a few times a day', () => {
  const counts = independentPages();
  let visitors = 0;
  const pages = (count: number, facts: { game?: string; network?: string; at?: number } = {}): number => {
    let counted = 0;
    for (let page = 0; page < count; page += 1) {
      visitors += 1;
      const visitor = `v${visitors}`;
      if (counts({ game: 'salt.0.50', network: 'one', at: day + HOUR, visitor, ...facts })) counted += 1;
    }
    return counted;
  };
  expect([pages(120), pages(120, { at: day + 23 * HOUR })]).toEqual([PAGES_OF_NETWORK, 0]);
  // Another network, another percentage, and another day have pages of their own.
  expect(pages(2, { network: 'two' })).toBe(2);
  expect(pages(120, { game: 'salt.0.90' })).toBe(PAGES_OF_NETWORK);
  expect(pages(120, { at: day + 24 * HOUR })).toBe(PAGES_OF_NETWORK);
  // A late report of the day before does not count for the new day.
  expect(pages(120, { at: day + 23 * HOUR })).toBe(0);
});

test('PLAT-07 a visitor counts once, also from another network', () => {
  const counts = independentPages();
  const page = { game: 'salt.0.50', visitor: 'Ada', at: day };
  expect(['home', 'home', 'train'].map((network) => counts({ ...page, network }))).toEqual([true, false, false]);
});

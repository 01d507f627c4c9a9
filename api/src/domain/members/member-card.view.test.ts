import { ageOn, distanceBand, onlineBand } from './member-card.view.ts';

test('an age counts whole years; the birthday of 29 February is on 1 March', () => {
  const on = (day: string) => Date.parse(`${day}T12:00:00Z`);
  expect(ageOn('1990-11-21', on('2026-11-20'))).toBe(35);
  expect(ageOn('1990-11-21', on('2026-11-21'))).toBe(36);
  expect(ageOn('2008-02-29', on('2026-02-28'))).toBe(17);
  expect(ageOn('2008-02-29', on('2026-03-01'))).toBe(18);
});

test('a distance is a band', () => {
  const utrecht = { lat: 52.09, lon: 5.12 };
  const to = (lat: number, lon: number) => distanceBand(utrecht, { lat: String(lat), lon: String(lon) });
  expect(to(52.09, 5.12)).toBe('10');
  expect(to(52.23, 5.17)).toBe('25');
  expect(to(52.37, 4.9)).toBe('50');
  expect(to(51.92, 4.48)).toBe('50');
  expect(to(51.44, 5.48)).toBe('100');
  expect(to(48.86, 2.35)).toBe('more');
  expect(distanceBand(utrecht, { lat: null, lon: null })).toBeUndefined();
});

test('online is "now" for two minutes, "today" for a day, then "week", then null', () => {
  const now = Date.now();
  const ago = (minutes: number) => onlineBand(new Date(now - minutes * 60_000), now);
  expect([ago(1), ago(3), ago(60 * 23), ago(60 * 25), ago(60 * 24 * 8)]).toEqual([
    'now',
    'today',
    'today',
    'week',
    null,
  ]);
});

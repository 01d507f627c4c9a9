import type { CountedCell } from './experiment-counts.ts';
import { experimentState } from './experiment-state.ts';

const experiment = {
  id: '0123456789ab',
  name: 'mf-landers',
  variants: ['default', 'opening'],
  salt: 'salt',
  startedAt: '2026-11-20T10:00:00.000Z',
  startedBy: 'landers/Ada',
  plan: { baseline: 0.1, effect: 0.2 },
};

const cell = (variant: string, country: string, [visits, signups]: [number, number]): CountedCell => ({
  variant,
  language: 'en',
  device: 'phone',
  country,
  niche: 'default',
  visits,
  signups,
});

const stateOf = (cells: CountedCell[]) => experimentState(experiment, { cells, isFull: false });

test('a sample ratio of all visits that fails hides the results of its parts too, which each look like chance', () => {
  const countries = Array.from({ length: 40 }, (_, nth) => `A${String.fromCodePoint(65 + (nth % 26))}${nth}`);
  // Of each country 90 and 110: p = 0.16. Of all 3600 and 4400: p = 4e-19.
  const cells = countries.flatMap((country) => [
    cell('default', country, [90, 10]),
    cell('opening', country, [110, 30]),
  ]);
  const { result, parts } = stateOf(cells);
  expect(result.sampleRatio.state).toBe('failed');
  for (const { variants, winner, sampleRatio } of parts.country) {
    expect(sampleRatio.state).toBe('passed');
    expect(winner).toBeNull();
    expect(variants.map(({ visits, rate, difference }) => [visits, rate, difference])).toEqual([
      [90, null, null],
      [110, null, null],
    ]);
  }
  // The control: one of these countries alone is an experiment with a result.
  const alone = stateOf(cells.slice(0, 2));
  expect(alone.result.sampleRatio.state).toBe('passed');
  expect(alone.parts.country[0]?.variants).toMatchObject([
    { rate: 10 / 90 },
    { difference: { lower: expect.any(Number) } },
  ]);
});

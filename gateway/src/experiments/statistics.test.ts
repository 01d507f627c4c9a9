import { seededRandom } from '../testing/seeded-random.ts';
import { simulateExperiment, winnerBySignups } from '../testing/simulate-experiment.ts';
import { neededVisits } from './needed-visits.ts';
import {
  checkSampleRatio,
  chiSquareTail,
  compareVariants,
  differenceAtAllTimes,
  relativeDifference,
} from './statistics.ts';

const counts = (...numbers: [visits: number, signups: number][]) =>
  numbers.map(([visits, signups], nth) => ({ variant: nth === 0 ? 'default' : `v${nth}`, visits, signups }));

test('the relative difference of two rates', () => {
  expect(relativeDifference({ visits: 3000, signups: 1396 }, { visits: 3461, signups: 2422 })).toBeCloseTo(0.50386, 5);
  expect(relativeDifference({ visits: 100, signups: 10 }, { visits: 100, signups: 5 })).toBeCloseTo(-0.5, 12);
  expect(relativeDifference({ visits: 100, signups: 0 }, { visits: 100, signups: 5 })).toBeUndefined();
  expect(relativeDifference({ visits: 100, signups: 1 }, { visits: 0, signups: 0 })).toBeUndefined();
});

test('the interval contains the true difference, is symmetric, and becomes narrower', () => {
  const wide = differenceAtAllTimes(100, 120, 0.05);
  const narrow = differenceAtAllTimes(10_000, 12_000, 0.05);
  expect(wide.lower).toBeLessThan(0);
  expect(narrow.lower).toBeGreaterThan(0.1);
  expect(narrow.upper).toBeLessThan(0.3);
  const swapped = differenceAtAllTimes(120, 100, 0.05);
  expect((1 + wide.lower) * (1 + swapped.upper)).toBeCloseTo(1, 9);
  expect(differenceAtAllTimes(0, 0, 0.05)).toEqual({ lower: -1, upper: Infinity });
});

test('the tail of χ² agrees with published tables', () => {
  const table: [number, number][] = [
    [10.828, 1],
    [13.816, 2],
    [16.266, 3],
    [18.467, 4],
  ];
  for (const [value, freedom] of table) expect(chiSquareTail(value, freedom)).toBeCloseTo(0.001, 6);
  expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(0, 2)).toBe(1);
});

test('a sample ratio that chance does not explain hides the result', () => {
  expect(checkSampleRatio([9, 0])).toEqual({ state: 'not_enough_data', p: null });
  expect(checkSampleRatio([1020, 980])).toMatchObject({ state: 'passed' });
  // 461² / 6461 = 32.9
  const broken = compareVariants(counts([3000, 1396], [3461, 2422]));
  expect(broken).toMatchObject({ sampleRatio: { state: 'failed' }, winner: null });
  expect(broken.variants.map(({ rate, difference }) => [rate, difference])).toEqual([
    [null, null],
    [null, null],
  ]);
  // The control: the same signups with visits that chance explains have a winner.
  expect(compareVariants(counts([3200, 1396], [3261, 2422]))).toMatchObject({
    sampleRatio: { state: 'passed' },
    winner: 'v1',
    variants: [{ rate: 1396 / 3200 }, { difference: { estimate: expect.any(Number) } }],
  });
});

test('calls the control the winner when every other variant is proven worse, and nothing without data', () => {
  expect(compareVariants(counts([5000, 900], [5000, 500], [5000, 400])).winner).toBe('default');
  expect(compareVariants(counts([5000, 900], [5000, 500], [5000, 890])).winner).toBeNull();
  expect(compareVariants(counts([5000, 400], [5000, 600], [5000, 700])).winner).toBe('v2');
  expect(compareVariants(counts([0, 0], [0, 0]))).toMatchObject({ winner: null, variants: [{ rate: null }, {}] });
});

test('10,000 A/A experiments, read after every visit, call a winner in at most 5 of 100', () => {
  const random = seededRandom(16);
  const winner = winnerBySignups();
  let called = 0;
  for (let nth = 0; nth < 10_000; nth += 1) {
    if (simulateExperiment({ rates: [0.2, 0.2], visits: 1000, random, winner })) called += 1;
  }
  expect(called / 10_000).toBeLessThanOrEqual(0.05);
  // The negative control: a bound for one look, as a fixed test has it, is wrong far more often.
  const naive = (control: number, other: number) =>
    Math.abs(other - control) > 1.96 * Math.sqrt(other + control) && other + control > 10 ? 'called' : null;
  let wrong = 0;
  for (let nth = 0; nth < 500; nth += 1) {
    if (simulateExperiment({ rates: [0.2, 0.2], visits: 1000, random, winner: naive })) wrong += 1;
  }
  expect(wrong / 500).toBeGreaterThan(0.15);
});

test('the visits that are needed find an effect of the planned size in four of five experiments', () => {
  const plan = { baseline: 0.2, effect: 0.3 };
  const needed = neededVisits(plan);
  const random = seededRandom(17);
  const winner = winnerBySignups();
  let [found, wrong] = [0, 0];
  for (let nth = 0; nth < 300; nth += 1) {
    const result = simulateExperiment({ rates: [0.2, 0.26], visits: 2 * needed, random, winner });
    if (result?.winner === 'opening') found += 1;
    else if (result) wrong += 1;
  }
  expect(found / 300).toBeGreaterThan(0.76);
  expect(wrong).toBeLessThan(4);
});

test('a smaller effect, a smaller rate and more variants need more visits', () => {
  const needed = neededVisits({ baseline: 0.1, effect: 0.2 });
  expect(neededVisits({ baseline: 0.1, effect: 0.1 })).toBeGreaterThan(3 * needed);
  expect(neededVisits({ baseline: 0.05, effect: 0.2 })).toBeGreaterThan(1.9 * needed);
  expect(neededVisits({ baseline: 0.1, effect: 0.2 }, 3)).toBeGreaterThan(needed);
  expect(neededVisits({ baseline: 0.1, effect: -0.2 })).toBeGreaterThan(1000);
  expect(neededVisits({ baseline: 0.1, effect: 1e-9 })).toBe(Infinity);
});

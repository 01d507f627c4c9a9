import type { HealthPoint } from '@pairwise/contracts/console';

import { alignSeries, ticksUpTo } from './series.ts';

const point = (
  minute: number,
  sessions: number,
  errorSessions: number,
  readyP75Ms: number | null = 800,
): HealthPoint => ({
  at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
  sessions,
  errorSessions,
  readyP75Ms,
});

const values = (points: { value: number | null }[] | undefined) => points?.map(({ value }) => value);

test('puts two versions on one axis; a minute without reports is a gap, not a zero', () => {
  const [canary, stable] = alignSeries([[point(1, 50, 1)], [point(0, 100, 1), point(2, 100, 3)]], 'errorPercent');
  expect(values(canary)).toEqual([null, 2, null]);
  expect(values(stable)).toEqual([1, null, 3]);
});

test('merges minutes of long periods, weighted by the number of reports', () => {
  const hour = Array.from({ length: 60 }, (_, minute) =>
    point(minute, minute === 0 ? 300 : 100, minute === 0 ? 30 : 0),
  );
  const [line] = alignSeries([hour], 'errorPercent');
  expect(line?.length).toBe(20);
  // 30 of 500, not the mean of 10 %, 0 % and 0 %.
  expect(line?.[0]?.value).toBe(6);
  const [ready] = alignSeries([[point(0, 300, 0, 1000), point(1, 100, 0, 2000), point(2, 100, 0, null)]], 'readyMs');
  expect(values(ready)).toEqual([1000, 2000, null]);
});

test('has no points without reports', () => {
  expect(alignSeries([[], []], 'readyMs')).toEqual([[], []]);
});

test('the axis has round values up to the highest value', () => {
  expect(ticksUpTo(2.4)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(1041)).toEqual([0, 500, 1000, 1500]);
  expect(ticksUpTo(0)).toEqual([0, 0.2, 0.4, 0.6]);
});

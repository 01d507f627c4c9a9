import type { TestClient } from '@pairwise/api/testing';

import { median } from '../alternate.ts';
import { percentile } from '../activation/time-to-live.ts';
import type { Combination } from './combinations.ts';

export const ways = ['page 1', 'page 50', 'by cursor'] as const;
export type Way = (typeof ways)[number];

/** Milliseconds of each answer: by the way the page was asked for, and by combination. */
export type Timings = Record<Way, Map<Combination, number[]>>;

export const noTimings = (): Timings => ({ 'page 1': new Map(), 'page 50': new Map(), 'by cursor': new Map() });

/** One answer, timed from the request to the parsed body. */
const timed = async (client: TestClient, query: Record<string, string>) => {
  const began = performance.now();
  const { status, body } = await client.call('GET /api/members.php', { query });
  const took = performance.now() - began;
  if (status !== 200) throw new Error(`members.php answered ${status} to ${JSON.stringify(query)}`);
  return { took, body };
};

/** Asks once for each page of a combination; a search of one page has no second by cursor. */
export const measure = async (client: TestClient, combination: Combination, timings: Timings): Promise<void> => {
  const note = (way: Way, took: number): void => {
    const known = timings[way].get(combination) ?? [];
    timings[way].set(combination, [...known, took]);
  };
  const first = await timed(client, combination.query);
  note('page 1', first.took);
  note('page 50', (await timed(client, { ...combination.query, pageNumber: '50' })).took);
  const { cursor } = first.body;
  if (cursor !== null) note('by cursor', (await timed(client, { ...combination.query, cursor })).took);
};

/** `4.2 / 11.0 / 19.7`: median, 95th percentile and the longest. */
export const threeFigures = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');
};

export const p95 = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.95,
  );

/** The combination whose median is the longest, and how many have one above the limit. */
export const slowest = (
  timings: Map<Combination, number[]>,
  limit: number,
): { combination: Combination; ms: number; above: number } => {
  const medians = [...timings].map(([combination, values]) => ({ combination, ms: median(values) }));
  const [longest] = medians.toSorted((a, b) => b.ms - a.ms);
  if (!longest) throw new Error('nothing was measured');
  return { ...longest, above: medians.filter(({ ms }) => ms > limit).length };
};

import type { TestClient } from '@pairwise/api/testing';

import { median } from '../alternate.ts';
import { percentile } from '../activation/time-to-live.ts';
import type { Combination } from './combinations.ts';

export const ways = ['page 1', 'page 50', 'by cursor'] as const;
export type Way = (typeof ways)[number];

/** The milliseconds of a response, and those that the api waited for its statements. */
export interface ResponseTime {
  total: number;
  database: number;
}

/** Response times by the way of requesting a page and by combination. */
export type Timings = Record<Way, Map<Combination, ResponseTime[]>>;

export const noTimings = (): Timings => ({ 'page 1': new Map(), 'page 50': new Map(), 'by cursor': new Map() });

/**
 * Creates a clock for statements: `note` records one when it ends, `took` returns the time of all since its last call.
 * Concurrent statements count once, so that the time never exceeds that of the response.
 */
export const statementClock = (now = () => performance.now()) => {
  let ran: { from: number; until: number }[] = [];
  return {
    note: (milliseconds: number): void => {
      const until = now();
      ran.push({ from: until - milliseconds, until });
    },
    took: (): number => {
      let [sum, counted] = [0, -Infinity];
      for (const { from, until } of ran.toSorted((a, b) => a.from - b.from)) {
        sum += Math.max(0, until - Math.max(from, counted));
        counted = Math.max(counted, until);
      }
      ran = [];
      return sum;
    },
  };
};

export interface Meter {
  client: TestClient;
  statements: ReturnType<typeof statementClock>;
}

/** Sends a search and measures it from the request to the parsed body: session, search, cards, JSON. */
const timed = async ({ client, statements }: Meter, query: Record<string, string>) => {
  statements.took();
  const began = performance.now();
  const { status, body } = await client.call('GET /api/members.php', { query });
  const took = { total: performance.now() - began, database: statements.took() };
  if (status !== 200) throw new Error(`members.php returned ${status} for ${JSON.stringify(query)}.`);
  return { took, body };
};

/** Requests each page of a combination once. A search with one page has no next page by cursor. */
export const measure = async (meter: Meter, combination: Combination, timings: Timings): Promise<void> => {
  const note = (way: Way, took: ResponseTime): void => {
    const known = timings[way].get(combination) ?? [];
    timings[way].set(combination, [...known, took]);
  };
  const first = await timed(meter, combination.query);
  note('page 1', first.took);
  note('page 50', (await timed(meter, { ...combination.query, pageNumber: '50' })).took);
  const { cursor } = first.body;
  if (cursor !== null) note('by cursor', (await timed(meter, { ...combination.query, cursor })).took);
};

/** Formats median, 95th percentile and maximum: `4.2 / 11.0 / 19.7`. */
export const threeFigures = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');
};

export const p95 = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.95,
  );

/** Returns the combination with the longest median, and the number of medians above the limit. */
export const slowest = (
  timings: Map<Combination, ResponseTime[]>,
  limit: number,
): { combination: Combination; ms: number; above: number } => {
  const medians = [...timings].map(([combination, values]) => ({
    combination,
    ms: median(values.map(({ total }) => total)),
  }));
  const [longest] = medians.toSorted((a, b) => b.ms - a.ms);
  if (!longest) throw new Error('Nothing was measured.');
  return { ...longest, above: medians.filter(({ ms }) => ms > limit).length };
};

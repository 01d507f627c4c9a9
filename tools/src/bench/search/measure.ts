import type { TestClient } from '@pairwise/api/testing';

import { median } from '../alternate.ts';
import { percentile } from '../activation/time-to-live.ts';
import type { Combination } from './combinations.ts';

export const ways = ['page 1', 'page 50', 'by cursor'] as const;
export type Way = (typeof ways)[number];

/** Milliseconds of one answer, and how many of them its statements took in the database, as the api waited for them. */
export interface Took {
  answered: number;
  database: number;
}

/** What was taken: by the way the page was asked for, and by combination. */
export type Timings = Record<Way, Map<Combination, Took[]>>;

export const noTimings = (): Timings => ({ 'page 1': new Map(), 'page 50': new Map(), 'by cursor': new Map() });

/**
 * How long statements ran: `note` is told of each when it ends, `took` answers for all since it was last asked. Two at
 * the same time count once, so that it is never more than what the answer took.
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

/** One answer, timed from the request to the parsed body: session, search, cards, JSON. */
const timed = async ({ client, statements }: Meter, query: Record<string, string>) => {
  statements.took();
  const began = performance.now();
  const { status, body } = await client.call('GET /api/members.php', { query });
  const took = { answered: performance.now() - began, database: statements.took() };
  if (status !== 200) throw new Error(`members.php answered ${status} to ${JSON.stringify(query)}`);
  return { took, body };
};

/** Asks once for each page of a combination; a search of one page has no second by cursor. */
export const measure = async (meter: Meter, combination: Combination, timings: Timings): Promise<void> => {
  const note = (way: Way, took: Took): void => {
    const known = timings[way].get(combination) ?? [];
    timings[way].set(combination, [...known, took]);
  };
  const first = await timed(meter, combination.query);
  note('page 1', first.took);
  note('page 50', (await timed(meter, { ...combination.query, pageNumber: '50' })).took);
  const { cursor } = first.body;
  if (cursor !== null) note('by cursor', (await timed(meter, { ...combination.query, cursor })).took);
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
  timings: Map<Combination, Took[]>,
  limit: number,
): { combination: Combination; ms: number; above: number } => {
  const medians = [...timings].map(([combination, values]) => ({
    combination,
    ms: median(values.map(({ answered }) => answered)),
  }));
  const [longest] = medians.toSorted((a, b) => b.ms - a.ms);
  if (!longest) throw new Error('nothing was measured');
  return { ...longest, above: medians.filter(({ ms }) => ms > limit).length };
};

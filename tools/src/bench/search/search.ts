import {
  crowdRegions,
  makeCrowd,
  people,
  searchPlainly,
  startTestApi,
  type TestApi,
  type TestClient,
  visitAgain,
} from '@pairwise/api/testing';

import type { Bench } from '../bench.ts';
import { type Combination, combinations } from './combinations.ts';
import { measure, noTimings, p95, slowest, statementClock, threeFigures, type Timings, ways } from './measure.ts';

const MEMBERS = { full: 300_000, smoke: 3_000 };
/** Members who visited after the last vacuum. Their table pages need more than an index-only scan. */
const VISITS = { full: 30_000, smoke: 300 };
/** The limit for the search, which is applied to the whole response as well. */
const LIMIT_MS = 20;
/** The number of rounds. Rounds spread changes of the machine's load over all combinations. */
const ROUNDS = { full: 3, smoke: 1 };
/** Every n-th combination of filters is measured. */
const EVERY = { full: 1, smoke: 40 };
/** The number of searches that are compared with plain SQL on the tables, which takes long. */
const COMPARED = 24;

/** Measures the smallest response that uses the database: session and `select 1`. */
const peerTimes = async (api: TestApi, times: number): Promise<number[]> => {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await api.app.inject({ url: '/api/health.php' });
    took.push(performance.now() - began);
  }
  return took;
};

/**
 * Runs a search without the search's own table and returns its time in milliseconds.
 * @throws {Error} when the api finds other members
 */
const searchTables = async (api: TestApi, client: TestClient, { query }: Combination): Promise<number> => {
  const { body } = await client.call('GET /api/members.php', { query: { ...query, two_way: 'no' } });
  const began = performance.now();
  const ids = await searchPlainly(api.db, query);
  const took = performance.now() - began;
  const found = body.profiles.map(({ id }) => id);
  if (found.join() !== ids.join())
    throw new Error(`The api finds other members than the tables contain: ${JSON.stringify(query)}`);
  return took;
};

const figures = (timings: Timings): [string, string][] =>
  ways.flatMap((way): [string, string][] => {
    const all = [...timings[way].values()].flat();
    const total = all.map((took) => took.total);
    const database = all.map((took) => took.database);
    const { combination, ms, above } = slowest(timings[way], LIMIT_MS);
    const choices = Object.entries(combination.choices).map(([filter, choice]) => `${filter} ${choice}`);
    return [
      [`${way}: the whole response, ms (p50 / p95 / max of ${all.length})`, threeFigures(total)],
      [`${way}: its p95 to the limit of ${LIMIT_MS} ms (target ≤ 1)`, (p95(total) / LIMIT_MS).toFixed(3)],
      [`${way}: its statements in the database, ms (p50 / p95 / max)`, threeFigures(database)],
      [`${way}: their p95 to the limit of ${LIMIT_MS} ms (target ≤ 1)`, (p95(database) / LIMIT_MS).toFixed(3)],
      [`${way}: combinations with a median above the limit`, `${above} of ${timings[way].size}`],
      [`${way}: the slowest response, ms (median)`, `${ms.toFixed(1)} (${choices.join(', ')})`],
    ];
  });

/** Measures every combination of filters among 300,000 members over HTTP: page 1, page 50 and the next page. */
export const search: Bench = {
  name: 'search',
  title: `members.php among ${MEMBERS.full.toLocaleString('en')} members, every combination of filters`,
  run: async ({ size, log }) => {
    const statements = statementClock();
    const api = await startTestApi({ onStatement: statements.note });
    try {
      const began = performance.now();
      await makeCrowd(api.db, MEMBERS[size]);
      await visitAgain(api.db, VISITS[size]);
      log(`${MEMBERS[size]} members made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      const regions = await crowdRegions(api.db, ['NL', 'IE']);
      const all = combinations(Object.fromEntries(regions.map((region) => [region.country, region]))).filter(
        (_, place) => place % EVERY[size] === 0,
      );
      const client = await api.as(await api.make({ ...people.freeMember, seeks: 'both', invisible: true }));

      const timings = noTimings();
      const peer: number[] = [];
      for (let round = 0; round <= ROUNDS[size]; round += 1) {
        // The first round fills caches and does not count.
        const into = round === 0 ? noTimings() : timings;
        for (const combination of round === 0 ? all.filter((_, place) => place % 10 === 0) : all) {
          await measure({ client, statements }, combination, into);
        }
        peer.push(...(await peerTimes(api, 200)));
        log(round === 0 ? 'warm' : `round ${round} of ${ROUNDS[size]}: ${all.length} combinations`);
      }
      const compared = all.filter((_, place) => place % Math.floor(all.length / COMPARED) === 0);
      const straightTimes: number[] = [];
      for (const combination of compared) straightTimes.push(await searchTables(api, client, combination));
      const first = [...timings['page 1'].values()].flat().map(({ total }) => total);
      return Object.fromEntries([
        ...figures(timings),
        ['the smallest response from the database, ms (p50 / p95 / max)', threeFigures(peer)],
        ['page 1: p95 to the p95 of that', (p95(first) / p95(peer)).toFixed(1)],
        [`the same search by plain SQL, ms (p50 / p95 / max of ${compared.length})`, threeFigures(straightTimes)],
      ]);
    } finally {
      await api.close();
    }
  },
};

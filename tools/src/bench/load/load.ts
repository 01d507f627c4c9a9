import { setTimeout as delay } from 'node:timers/promises';

import { percentile } from '../activation/time-to-live.ts';
import type { Bench } from '../bench.ts';
import { prepareStreams } from '../chat/delivery.ts';
import { makeWriters } from '../chat/writers.ts';
import { loadAtRate, loadFully, type LoadResult } from '../http/load.ts';
import { memoryOf } from '../http/processor.ts';
import { startPlatform } from '../http/start-platform.ts';
import { machineLoad } from '../machine-load.ts';
import { requestMix } from './request-mix.ts';

const PORT = 4680;
const SIZES = {
  full: { members: 100, limitSeconds: 10, warmSeconds: 60, windows: 10, windowSeconds: 60, overloadSeconds: 20 },
  smoke: { members: 8, limitSeconds: 0.5, warmSeconds: 0.5, windows: 2, windowSeconds: 0.75, overloadSeconds: 1 },
};
/** Shares of the limit at the beginning. */
const STEADY = 0.7;
const RECOVERED = 0.3;
/** Share of the limit of warm servers, which serve more: less might not overload them. */
const OVERLOAD = 1.5;
const CONNECTIONS = 64;
/** So many visitors wait during the overload. */
const CROWD = { full: 3_000, smoke: 200 };
const GROWTH_TARGET = 10;
const RECOVERY_TARGET_S = 5;
const GIVEN_UP_S = 30;

const p99 = ({ times }: LoadResult): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.99,
  );

const failures = ({ statuses }: LoadResult): number =>
  [...statuses].reduce((sum, [status, count]) => (status >= 200 && status < 400 ? sum : sum + count), 0);

/** Waits until a light load has only fast successes again, and returns the seconds. */
const recovery = async (load: { url: string; next: () => string; rate: number }): Promise<number> => {
  const began = performance.now();
  for (;;) {
    const result = await loadAtRate({ ...load, connections: CONNECTIONS, seconds: 0.25 });
    const seconds = (performance.now() - began) / 1000;
    if (failures(result) === 0 && p99(result) < 500) return seconds;
    if (seconds > GIVEN_UP_S) throw new Error(`The product has not recovered within ${GIVEN_UP_S} s.`);
    await delay(50);
  }
};

/**
 * Loads the product with pages, files and calls while members have open streams: for minutes at a share of the limit, which is
 * measured first, and then with more than it can serve.
 */
export const load: Bench = {
  name: 'load',
  title: 'a mix of pages, files, calls and streams at 70 % and at 150 % of the limit',
  run: async ({ size, log }) => {
    const { members, limitSeconds, warmSeconds, windows, windowSeconds, overloadSeconds } = SIZES[size];
    const { url, db, pidOf, stop } = await startPlatform({ purpose: 'bench-load', port: PORT, log });
    const memory = (): Record<'gateway' | 'api', number> => ({
      gateway: memoryOf(pidOf('gateway')) ?? 0,
      api: memoryOf(pidOf('api')) ?? 0,
    });
    try {
      const writers = await makeWriters(db, members);
      const streams = prepareStreams({ url, origin: url, writers });
      try {
        await streams.openUntil(members);
        const next = await requestMix(url, writers);
        const common = { url, next, connections: CONNECTIONS };
        await loadFully({ ...common, seconds: limitSeconds });
        const limit = (await loadFully({ ...common, seconds: limitSeconds })).perSecond;
        log(`limit: ${limit.toFixed(0)} requests per second`);
        await loadAtRate({ ...common, rate: limit * STEADY, seconds: warmSeconds });
        const before = memory();
        const results: LoadResult[] = [];
        for (let window = 0; window < windows; window += 1) {
          const result = await loadAtRate({ ...common, rate: limit * STEADY, seconds: windowSeconds });
          results.push(result);
          log(`${result.times.length} requests, p99 ${p99(result).toFixed(1)} ms, ${JSON.stringify(memory())} MB`);
        }
        const after = memory();
        const warmLimit = (await loadFully({ ...common, seconds: limitSeconds })).perSecond;
        const growth = (name: 'gateway' | 'api') => ((after[name] / before[name] - 1) * 100).toFixed(1);
        const over = await loadAtRate({
          ...common,
          connections: CROWD[size],
          rate: warmLimit * OVERLOAD,
          seconds: overloadSeconds,
        });
        log('overloaded');
        const seconds = await recovery({ url, next, rate: Math.max(4, limit * RECOVERED) });
        return Object.fromEntries([
          ['limit, requests per second', limit.toFixed(0)],
          [
            `at 70 %: requests in ${windows} × ${windowSeconds} s`,
            results.reduce((sum, one) => sum + one.times.length, 0),
          ],
          ['at 70 %: failed (target 0)', results.reduce((sum, one) => sum + failures(one), 0)],
          ['at 70 %: p99 of each window, ms', results.map((one) => p99(one).toFixed(1)).join(' / ')],
          [`at 70 %: memory of the gateway, growth in % (target ≤ ${GROWTH_TARGET})`, growth('gateway')],
          [`at 70 %: memory of the api, growth in % (target ≤ ${GROWTH_TARGET})`, growth('api')],
          ['limit before the overload, requests per second', warmLimit.toFixed(0)],
          ['at 150 %: responses by status', JSON.stringify(Object.fromEntries(over.statuses))],
          ['at 150 %: refused with 503 and Retry-After', over.shed],
          ['at 150 %: p99, ms', p99(over).toFixed(1)],
          [`seconds until it has recovered (target ≤ ${RECOVERY_TARGET_S})`, seconds.toFixed(1)],
          machineLoad(),
        ]);
      } finally {
        streams.close();
      }
    } finally {
      await stop();
    }
  },
};

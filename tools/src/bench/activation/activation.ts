import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openRegistry } from '@pairwise/gateway/registry';

import { startOwnProduct } from '../../claims/support/start-own-product.ts';
import { makeVariant } from '../../claims/support/variant.ts';
import { root } from '../../workspace.ts';
import type { Bench } from '../bench.ts';
import { summary, type Timing, timeToLive } from './time-to-live.ts';
import { byCommand, byControlApi, byLibrary, type Way } from './ways.ts';

/** The limit for the time from a change to the first page load that has it. */
const LIMIT_MS = 2_000;

/** Runs of the library and the API, which take milliseconds; enough for a 95th percentile. */
const FEWEST_RUNS = 20;

const remote = 'mf-chat';

const PORT = 4640;

const figures = (title: string, timings: readonly Timing[]): [string, string][] => {
  const slowest = Math.max(...timings.map(({ live }) => live));
  return [
    [`${title} → live, ms (p50 / p95 / max of ${timings.length})`, summary(timings.map(({ live }) => live))],
    [`${title} → accepted, ms (p50 / p95 / max)`, summary(timings.map(({ accepted }) => accepted))],
    [`${title} → live, slowest to the limit of ${LIMIT_MS} ms (target ≤ 1)`, (slowest / LIMIT_MS).toFixed(3)],
  ];
};

/** Measures the time from a promote or rollback until a new page load has the version. */
export const activation: Bench = {
  name: 'activation',
  title: `time from a promote or rollback of ${remote} to the first page load that has it`,
  run: async ({ runs, size, log }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pairwise-activation-'));
    const product = await startOwnProduct({ purpose: 'bench', port: PORT, env: { LOG_LEVEL: 'warn' }, log });
    try {
      const registry = openRegistry({ dataDir: product.dataDir });
      const before = registry.current().pointers[remote] ?? '';
      const { version } = makeVariant(join(root, remote, 'dist'), join(folder, 'next'), 'bench');
      const by = { who: 'bench', why: 'a version to promote and roll back' };
      registry.putLive(join(folder, 'next'), by);
      registry.rollback(remote, by);

      const page = `http://127.0.0.1:${PORT}/chats`;
      const consoleUrl = `http://127.0.0.1:${PORT + 3}`;
      const measured: [string, string][] = [];
      const measure = async (way: Way, times: number): Promise<void> => {
        await way.prepare?.();
        const promoted: Timing[] = [];
        const rolledBack: Timing[] = [];
        for (let run = 0; run < times; run += 1) {
          promoted.push(await timeToLive(() => way.promote(remote, version), { page, name: remote, version }));
          rolledBack.push(
            await timeToLive(() => way.rollback(remote, before), { page, name: remote, version: before }),
          );
        }
        measured.push(...figures(`${way.title}: promote`, promoted), ...figures(`${way.title}: rollback`, rolledBack));
        log(`${way.title}: ${times} × promote and rollback`);
      };
      await measure(byLibrary(registry), size === 'smoke' ? runs : Math.max(runs, FEWEST_RUNS));
      await measure(byControlApi(consoleUrl, product.dataDir), size === 'smoke' ? runs : Math.max(runs, FEWEST_RUNS));
      await measure(byCommand(consoleUrl, product.dataDir), runs);
      return Object.fromEntries(measured);
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openRegistry } from '@pairwise/gateway/registry';

import { startOwnProduct } from '../../claims/support/start-own-product.ts';
import { makeVariant } from '../../claims/support/variant.ts';
import { root } from '../../workspace.ts';
import type { Bench } from '../bench.ts';
import { whileGateRuns } from './busy-gate.ts';
import { startMoreGateways } from './more-gateways.ts';
import { percentile, summary, type Timing, timeToLive } from './time-to-live.ts';
import { byCommand, byControlApi, byLibrary, type Way } from './ways.ts';

/** The limit for the time from a change to new pages that have it, for 99 of 100. */
const LIMIT_MS = 500;

/** Runs of the library and the API, which take milliseconds; enough for a 95th percentile. */
const FEWEST_RUNS = 20;

/** Gateways beside that of the product. */
const MORE_GATEWAYS = 3;

const remote = 'mf-chat';

const PORT = 4640;

const figures = (title: string, timings: readonly Timing[]): [string, string][] => {
  const sorted = timings.map(({ live }) => live).toSorted((a, b) => a - b);
  return [
    [`${title} → live, ms (p50 / p95 / max of ${timings.length})`, summary(timings.map(({ live }) => live))],
    [`${title} → accepted, ms (p50 / p95 / max)`, summary(timings.map(({ accepted }) => accepted))],
    [
      `${title} → live, 99th percentile to the limit of ${LIMIT_MS} ms (target ≤ 1)`,
      (percentile(sorted, 0.99) / LIMIT_MS).toFixed(3),
    ],
  ];
};

/** Measures the time from a promote or rollback until a new page load has the version. */
export const activation: Bench = {
  name: 'activation',
  title: `time from a promote or rollback of ${remote} to new pages that have it`,
  run: async ({ runs, size, log }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pairwise-activation-'));
    const product = await startOwnProduct({ purpose: 'bench', port: PORT, env: { LOG_LEVEL: 'warn' }, log });
    const { dataDir } = product;
    let more: Awaited<ReturnType<typeof startMoreGateways>> | undefined;
    try {
      const registry = openRegistry({ dataDir });
      const before = registry.current().pointers[remote] ?? '';
      const { version } = makeVariant(join(root, remote, 'dist'), join(folder, 'next'), 'bench');
      const by = { who: 'bench', why: 'a version to promote and roll back' };
      registry.putLive(join(folder, 'next'), by);
      registry.rollback(remote, by);

      const page = `http://127.0.0.1:${PORT}/chats`;
      let pages = [page];
      const fast = size === 'smoke' ? runs : Math.max(runs, FEWEST_RUNS);
      const consoleUrl = `http://127.0.0.1:${PORT + 3}`;
      const measured: [string, string][] = [];
      const measure = async (way: Way, times: number, title = way.title): Promise<void> => {
        await way.prepare?.();
        const promoted: Timing[] = [];
        const rolledBack: Timing[] = [];
        for (let run = 0; run < times; run += 1) {
          promoted.push(await timeToLive(() => way.promote(remote, version), { pages, name: remote, version }));
          rolledBack.push(
            await timeToLive(() => way.rollback(remote, before), { pages, name: remote, version: before }),
          );
        }
        measured.push(...figures(`${title}: promote`, promoted), ...figures(`${title}: rollback`, rolledBack));
        log(`${title}: ${times} × promote and rollback`);
      };
      await measure(byLibrary(registry), fast);
      await measure(byControlApi(consoleUrl, dataDir), fast);
      await measure(byCommand(consoleUrl, dataDir), runs);

      // The gate and further gateways take minutes.
      if (size === 'smoke') return Object.fromEntries(measured);

      const gate = { consoleUrl, dataDir, name: remote, version };
      const { checks, inBrowser } = await whileGateRuns(gate, () =>
        measure(byControlApi(consoleUrl, dataDir), fast, 'control API while the gate runs'),
      );
      measured.push(['checks of the gate meanwhile (of them in a browser)', `${checks} (${inBrowser})`]);

      const { urls } = (more = await startMoreGateways({
        dataDir,
        apiUrl: `http://127.0.0.1:${PORT + 1}`,
        port: PORT + 4,
        count: MORE_GATEWAYS,
        log,
      }));
      pages = [page, ...urls.map((url) => `${url}/chats`)];
      await measure(byControlApi(consoleUrl, dataDir), fast, `control API, ${pages.length} gateways`);
      return Object.fromEntries(measured);
    } finally {
      await more?.stop();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openData } from '@pairwise/gateway/data';
import { openRegistry, type SharedRegistry } from '@pairwise/gateway/registry';

import { startOwnProduct } from '../../claims/support/start-own-product.ts';
import { makeVariant } from '../../claims/support/variant.ts';
import { root } from '../../workspace.ts';
import type { Bench } from '../bench.ts';
import { whileGateRuns } from './busy-gate.ts';
import { copyVersion } from './copy-version.ts';
import { figures, ownTime } from './figures.ts';
import { startMoreGateways } from './more-gateways.ts';
import { stopAll } from './stop-all.ts';
import { type Timing, timeToLive } from './time-to-live.ts';
import { byCommand, byControlApi, byLibrary, type Way } from './ways.ts';

/** Runs of the library and the API, which take milliseconds; enough for a 99th percentile. */
const FEWEST_RUNS = 100;

/** Gateways beside that of the product, on its folders. */
const MORE_GATEWAYS = 3;

/** Gateways on the database. That of the product stays on its folders. */
const DATABASE_GATEWAYS = 4;

const remote = 'mf-chat';

const PORT = 4640;

const by = { who: 'bench', why: 'a version to promote and roll back' };

/** The runs of one way. */
interface Runs {
  promoted: Timing[];
  rolledBack: Timing[];
  revoked: Timing[];
}

interface Measure {
  way: Way;
  title?: string;
  times: number;
  /** How many versions are revoked; each is published for it. */
  revocations: number;
  pages: readonly string[];
  registry: SharedRegistry;
  /** Whether the limit of the gateways applies. */
  isLimited?: boolean;
}

/** Measures the time from a promote, rollback or revocation until a new page load has the version. */
export const activation: Bench = {
  name: 'activation',
  title: `time from a promote, rollback or revocation of ${remote} to new pages that have it`,
  run: async ({ runs, size, log }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pairwise-activation-'));
    const product = await startOwnProduct({ purpose: 'bench', port: PORT, env: { LOG_LEVEL: 'warn' }, log });
    const { dataDir } = product;
    const stops = [() => product.stop()];
    try {
      const registry = openRegistry({ dataDir });
      const dist = join(root, remote, 'dist');
      const before = registry.current().pointers[remote] ?? '';
      const { version } = makeVariant(dist, join(folder, 'next'), 'bench');
      registry.putLive(join(folder, 'next'), by);
      registry.rollback(remote, by);

      const measured: [string, string][] = [];
      let copies = 0;
      /** Puts a new version live and measures how fast it leaves the pages again. */
      const revoke = async ({ way, pages, registry: shared }: Measure): Promise<Timing> => {
        copies += 1;
        const target = join(folder, 'copy');
        const copy = copyVersion(dist, target, `${copies}`);
        await timeToLive(async () => void (await shared.putLive(target, by)), { pages, name: remote, version: copy });
        rmSync(target, { recursive: true, force: true });
        const left = { pages, name: remote, version: before, withdrawn: copy };
        return timeToLive(() => way.revoke(remote, copy), left);
      };
      const measure = async (options: Measure): Promise<Runs> => {
        const { way, title = way.title, times, revocations, pages, isLimited = true } = options;
        await way.prepare?.();
        const found: Runs = { promoted: [], rolledBack: [], revoked: [] };
        for (let run = 0; run < times; run += 1) {
          const to = { pages, name: remote, version };
          found.promoted.push(await timeToLive(() => way.promote(remote, version), to));
          const back = { pages, name: remote, version: before, withdrawn: version };
          found.rolledBack.push(await timeToLive(() => way.rollback(remote, before), back));
        }
        for (let run = 0; run < revocations; run += 1) found.revoked.push(await revoke(options));
        measured.push(
          ...figures(`${title}: promote`, found.promoted, isLimited),
          ...figures(`${title}: rollback`, found.rolledBack, isLimited),
          ...figures(`${title}: revoke`, found.revoked, isLimited),
        );
        log(`${title}: ${times} × promote and rollback, ${revocations} × revoke`);
        return found;
      };

      const fast = size === 'smoke' ? runs : Math.max(runs, FEWEST_RUNS);
      const consoleUrl = `http://127.0.0.1:${PORT + 3}`;
      const page = `http://127.0.0.1:${PORT}/chats`;
      const one = { pages: [page], registry };
      await measure({ ...one, way: byLibrary(registry), times: fast, revocations: runs });
      const api = byControlApi(consoleUrl, dataDir);
      const called = await measure({ ...one, way: api, times: fast, revocations: runs });
      const command = byCommand(consoleUrl, dataDir);
      const typed = await measure({ ...one, way: command, times: runs, revocations: runs, isLimited: false });
      measured.push(
        ownTime(`${command.title}: rollback`, typed.rolledBack, called.rolledBack),
        ownTime(`${command.title}: revoke`, typed.revoked, called.revoked),
      );

      // The gate and further gateways take minutes.
      if (size === 'smoke') return Object.fromEntries(measured);

      const gate = { consoleUrl, dataDir, name: remote, version };
      const { checks, inBrowser } = await whileGateRuns(gate, async () => {
        await measure({ ...one, way: api, title: 'control API while the gate runs', times: fast, revocations: runs });
      });
      measured.push(['checks of the gate meanwhile (of them in a browser)', `${checks} (${inBrowser})`]);

      const started = { dataDir, apiUrl: `http://127.0.0.1:${PORT + 1}`, log };
      const more = await startMoreGateways({ ...started, port: PORT + 4, count: MORE_GATEWAYS });
      stops.push(more.stop);
      await measure({
        way: api,
        title: `control API, ${MORE_GATEWAYS + 1} gateways on one folder`,
        times: fast,
        revocations: fast,
        pages: [page, ...more.urls.map((url) => `${url}/chats`)],
        registry,
      });

      const { databaseUrl } = product;
      const shared = await startMoreGateways({
        ...started,
        databaseUrl,
        port: PORT + 4 + 2 * MORE_GATEWAYS,
        count: DATABASE_GATEWAYS,
      });
      stops.push(shared.stop);
      const data = await openData({ dataDir, databaseUrl, warn: log });
      stops.push(data.close);
      await measure({
        // The first of them gets the changes.
        way: byControlApi(shared.consoleUrls[0] ?? '', dataDir),
        title: `control API, ${DATABASE_GATEWAYS} gateways on PostgreSQL`,
        times: fast,
        revocations: fast,
        pages: shared.urls.map((url) => `${url}/chats`),
        registry: data.registry,
      });
      return Object.fromEntries(measured);
    } finally {
      await stopAll(stops).finally(() => rmSync(folder, { recursive: true, force: true }));
    }
  },
};

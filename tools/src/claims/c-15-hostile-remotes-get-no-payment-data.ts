import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumLaunch } from '@pairwise/e2e/support';
import { openRegistry } from '@pairwise/gateway/registry';
import { chromium } from '@playwright/test';

import { CommandError } from '../settings.ts';
import { obtainChromium } from '../test/system-packages.ts';
import { putHostileLive } from './c-15/hostile-remote.ts';
import { startNetworkLog } from './c-15/network-log.ts';
import { type Attempt, tryToGet, tryToSend, waysOf } from './c-15/try-ways.ts';
import { type Origins, openVictim } from './c-15/victim.ts';
import type { Claim } from './claim.ts';
import { startOwnProduct } from './support/start-own-product.ts';

const PORT = 4770;

/** The documents with hostile code: of whose remote, and where. */
const hostilePages = {
  site: { remote: 'mf-landers', path: '/landers/gallery' },
  app: { remote: 'mf-members', path: '/profile' },
} as const;

/** What code of the app can read, because one realm has the code of several remotes (docs/security.md). */
const residualData = ['chat', 'email', 'name'];

/** The ways out that no policy of a page closes (docs/security.md). */
const residualExits = [
  'window.open',
  'click on a link',
  'click on a link to a new window',
  'refresh by meta',
  'location',
  'connection of WebRTC',
];

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();
const isSame = (one: Iterable<string>, other: Iterable<string>): boolean => sorted(one).join() === sorted(other).join();

/** Returns so many values, spread over all of them, beginning at a place that the seed decides. */
const some = (values: readonly string[], count: number, seed: number): string[] =>
  Array.from(
    { length: Math.min(count, values.length) },
    (_, at) => values[(Math.floor((at * values.length) / count) + seed) % values.length],
  ).filter((value) => value !== undefined);

/** Proves C-15: a hostile remote gets no payment data, and one of the site no data of a member. */
export const hostileRemotesGetNoPaymentData: Claim = {
  id: 'C-15',
  title: 'a hostile remote gets no payment data, and one of the site nothing of a member',
  inBrowser: true,
  prove: async ({ size, seed, log }) => {
    const found = await obtainChromium();
    if ('missing' in found) throw new CommandError(`Chromium is ${found.missing}`);
    const folder = mkdtempSync(join(tmpdir(), 'pairwise-c-15-versions-'));
    const product = await startOwnProduct({
      purpose: 'c-15',
      port: PORT,
      env: { ZONES: 'origins', LOG_LEVEL: 'warn' },
      log,
    });
    const network = await startNetworkLog((host) => /^(((app|pay)\.)?localhost|127\.0\.0\.1):477\d$/.test(host));
    const browser = await chromium.launch({
      ...chromiumLaunch,
      executablePath: found.path,
      args: [...chromiumLaunch.args, '--ignore-certificate-errors'],
      proxy: { server: network.proxyUrl, bypass: '<-loopback>' },
    });
    try {
      const origins: Origins = {
        site: `http://localhost:${PORT}`,
        app: `http://app.localhost:${PORT}`,
        pay: `http://pay.localhost:${PORT}`,
        apiUrl: `http://127.0.0.1:${PORT + 1}`,
      };
      const mark = `${seed}${Date.now().toString(36)}`;
      const victim = await openVictim(browser, origins, product.databaseUrl, mark);
      const registry = openRegistry({ dataDir: product.dataDir });
      const parts = { origins, victim, turnServer: network.turnServer };
      const complaints: string[] = [];
      const counts: Record<string, number | string> = {};
      for (const [zone, { remote, path }] of Object.entries(hostilePages)) {
        putHostileLive(registry, folder, remote, parts);
        const address = `${zone === 'site' ? origins.site : origins.app}${path}`;
        const ways = await waysOf(victim, address);
        const gets: Attempt[] = [];
        for (const way of size === 'full' ? ways.get : some(ways.get, 4, seed)) {
          const attempt = await tryToGet(victim, network, address, way);
          gets.push(attempt);
          const line = `${zone}: ${way}: ${attempt.arrived ? attempt.kinds.join(', ') || 'nothing' : 'did not leave'}`;
          log(`${attempt.arrived ? ' ' : '!'} ${line}${attempt.error === undefined ? '' : ` (${attempt.error})`}`);
          if (!attempt.arrived) complaints.push(`${zone}: ${way} did not end`);
        }
        const kinds = sorted(gets.flatMap((attempt) => attempt.kinds));
        const forbidden = kinds.filter((kind) => zone === 'site' || !residualData.includes(kind));
        if (forbidden.length > 0) complaints.push(`${zone}: ${forbidden.join(', ')} got out`);
        if (size === 'full' && zone === 'app' && !isSame(kinds, residualData))
          complaints.push(`app: not exactly ${residualData.join(', ')} got out, but ${kinds.join(', ')}`);
        counts[`${zone}: ways to get data, with values of the member`] =
          `${gets.length}, ${gets.filter((attempt) => attempt.kinds.length > 0).length} (${kinds.join(', ') || 'none'})`;

        const sends = size === 'full' ? ways.send : some(ways.send, 3, seed);
        const open: string[] = [];
        for (const way of sends) {
          const isOpen = await tryToSend(victim, network, address, way);
          if (isOpen) open.push(way);
          log(`  ${zone}: ${way}: ${isOpen ? 'open' : 'closed'}`);
        }
        const expected = sends.filter((way) => residualExits.includes(way));
        if (!isSame(open, expected))
          complaints.push(`${zone}: open are ${open.join(', ') || 'none'}, expected ${expected.join(', ') || 'none'}`);
        counts[`${zone}: ways to send data, open`] = `${sends.length}, ${open.length} (${open.join(', ') || 'none'})`;
      }

      log('Control: the same code in the remote of payments …');
      putHostileLive(registry, folder, 'mf-billing', parts);
      const inside = await tryToGet(victim, network, `${origins.pay}/credits/p1/sdd`, 'keys that are pressed');
      return {
        holds: complaints.length === 0,
        counts: { ...counts, first: complaints[0] ?? '-' },
        control: {
          what: `the same code in the remote of payments, with a member who enters an IBAN there: ${inside.kinds.join(', ') || 'nothing'} got out`,
          caught: inside.kinds.includes('IBAN'),
        },
      };
    } finally {
      await browser.close();
      await network.close();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

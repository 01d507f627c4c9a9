import { rmSync } from 'node:fs';

import { chromiumLaunch, logInAs, skipEntryWarning } from '@pairwise/e2e/support';
import { chromium } from '@playwright/test';

import { CommandError, readSettings } from '../../settings.ts';
import { startProduct } from '../../start/start-product.ts';
import { temporaryDataDir } from '../../temporary-data-dir.ts';
import { obtainChromium } from '../../test/system-packages.ts';
import { alternate, median } from '../alternate.ts';
import type { Bench } from '../bench.ts';
import { buildBundle } from './build-bundle.ts';
import { startFrontDoor } from './bundle-page.ts';
import { type Visit, visitMembers } from './measure-page.ts';

/** What federation costs a member's first, cold, throttled visit, against the same code as one bundle. */
export const federationCost: Bench = {
  name: 'federation-cost',
  title:
    'first member screen, cold and throttled: federated, data preloaded / one bundle, same splitting and script preload',
  run: async ({ runs, log }) => {
    const found = await obtainChromium();
    if ('missing' in found) throw new CommandError(`chromium is ${found.missing}`);
    log('Building the product as one bundle …');
    const bundle = await buildBundle('en');
    const dataDir = temporaryDataDir('bench');
    const settings = readSettings({
      PORT: '4720',
      API_PORT: '4721',
      SANDBOX_PORT: '4722',
      CONSOLE_PORT: '4723',
      DATA_DIR: dataDir,
    });
    const product = await startProduct(settings, {
      log: log,
      onGivenUp: (name) => log(`${name} keeps ending`),
      signal: new AbortController().signal,
    });
    const federated = await startFrontDoor(`http://127.0.0.1:${settings.port}`);
    const bundled = await startFrontDoor(`http://127.0.0.1:${settings.port}`, bundle);
    const browser = await chromium.launch({ ...chromiumLaunch, executablePath: found.path });
    try {
      const context = await browser.newContext({ baseURL: federated.url });
      await skipEntryWarning(context);
      await logInAs(await context.newPage(), 'freeMember');
      const cookies = await context.cookies();
      await context.close();

      const ours: Visit[] = [];
      const peer: Visit[] = [];
      const visit = (url: string, visits: Visit[]) => async () => {
        const measured = await visitMembers(browser, url, cookies);
        visits.push(measured);
        return measured.usable;
      };
      const { ratio } = await alternate(runs, visit(federated.url, ours), visit(bundled.url, peer));
      const bytes = (visits: Visit[]) => median(visits.map(({ scriptBytes }) => scriptBytes));
      const count = (visits: Visit[]) => median(visits.map(({ scripts }) => scripts));
      return {
        'usable, ratio (target ≤ 1.00)': ratio.toFixed(3),
        'usable, median ms, federated / bundle': `${Math.round(median(ours.map(({ usable }) => usable)))} / ${Math.round(median(peer.map(({ usable }) => usable)))}`,
        'JavaScript on the wire, ratio (target ≤ 1.15)': (bytes(ours) / bytes(peer)).toFixed(3),
        'JavaScript on the wire, bytes, federated / bundle': `${bytes(ours)} / ${bytes(peer)}`,
        'script requests, federated / bundle': `${count(ours)} / ${count(peer)}`,
        'files fetched twice, federated / bundle': `${ours.flatMap(({ fetchedTwice }) => fetchedTwice).length} / ${peer.flatMap(({ fetchedTwice }) => fetchedTwice).length}`,
        'paired runs': runs,
      };
    } finally {
      await browser.close();
      federated.close();
      bundled.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

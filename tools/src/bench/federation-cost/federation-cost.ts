import { chromiumLaunch, logInAs, skipEntryWarning } from '@pairwise/e2e/support';
import { chromium } from '@playwright/test';

import { startOwnProduct } from '../../claims/support/start-own-product.ts';
import { CommandError } from '../../settings.ts';
import { obtainChromium } from '../../test/system-packages.ts';
import { alternate, median } from '../alternate.ts';
import type { Bench } from '../bench.ts';
import { buildBundle } from './build-bundle.ts';
import { startFrontDoor } from './bundle-page.ts';
import { type Visit, visitScreen } from './measure-page.ts';
import { measuredScreens } from './screens.ts';

const PORT = 4620;

interface Visits {
  federated: Visit[];
  bundle: Visit[];
}

const figures = (name: string, ratio: number, { federated, bundle }: Visits): Record<string, string> => {
  const both = (of: (visits: Visit[]) => number): string => `${of(federated)} / ${of(bundle)}`;
  const usable = (visits: Visit[]) => Math.round(median(visits.map((visit) => visit.usable)));
  const bytes = (visits: Visit[]) => median(visits.map(({ scriptBytes }) => scriptBytes));
  const fetchedTwice = (visits: Visit[]) => visits.flatMap((visit) => visit.fetchedTwice).length;
  return {
    [`${name}: usable, ratio (target ≤ 1.00)`]: ratio.toFixed(3),
    [`${name}: usable, median ms, federated / bundle`]: both(usable),
    [`${name}: JavaScript on the wire, ratio (target ≤ 1.15)`]: (bytes(federated) / bytes(bundle)).toFixed(3),
    [`${name}: JavaScript on the wire, bytes, federated / bundle`]: both(bytes),
    [`${name}: script requests, federated / bundle`]: both((visits) => median(visits.map(({ scripts }) => scripts))),
    [`${name}: files fetched twice, federated / bundle`]: both(fetchedTwice),
  };
};

/** What federation costs a member's first, cold, throttled visit of a screen, against the same code as one bundle. */
export const federationCost: Bench = {
  name: 'federation-cost',
  title:
    'first visits of three screens, cold and throttled: federated, data preloaded / one bundle, same splitting and script preload',
  run: async ({ runs, size, log }) => {
    const found = await obtainChromium();
    if ('missing' in found) throw new CommandError(`chromium is ${found.missing}`);
    log('Building the product as one bundle …');
    const bundle = await buildBundle('en');
    const product = await startOwnProduct({ purpose: 'bench', port: PORT, log });
    const federated = await startFrontDoor(`http://127.0.0.1:${PORT}`);
    const bundled = await startFrontDoor(`http://127.0.0.1:${PORT}`, bundle);
    const browser = await chromium.launch({ ...chromiumLaunch, executablePath: found.path });
    try {
      const context = await browser.newContext({ baseURL: federated.url });
      await skipEntryWarning(context);
      await logInAs(await context.newPage(), 'freeMember');
      const cookies = await context.cookies();
      await context.close();

      const result: Record<string, number | string> = {};
      for (const screen of measuredScreens) {
        const visits: Visits = { federated: [], bundle: [] };
        const visit = (of: keyof Visits, url: string) => async () => {
          const measured = await visitScreen(browser, { url, screen, cookies });
          visits[of].push(measured);
          return measured.usable;
        };
        const { ratio } = await alternate(runs, visit('federated', federated.url), visit('bundle', bundled.url), {
          warmUp: size === 'full',
        });
        Object.assign(result, figures(screen.name, ratio, visits));
        log(`${screen.name} measured`);
      }
      return { ...result, 'paired runs of each': runs };
    } finally {
      await browser.close();
      federated.close();
      bundled.close();
      await product.stop();
    }
  },
};

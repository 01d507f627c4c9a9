import { rmSync } from 'node:fs';

import { chromiumLaunch } from '@pairwise/e2e/support';
import { chromium, type Page } from '@playwright/test';

import { startOwnProduct } from '../../claims/support/start-own-product.ts';
import { CommandError } from '../../settings.ts';
import { temporaryDataDir } from '../../temporary-data-dir.ts';
import { obtainChromium } from '../../test/system-packages.ts';
import { alternate, median } from '../alternate.ts';
import { percentile } from '../activation/time-to-live.ts';
import type { Bench, BenchOptions } from '../bench.ts';
import { takenOver } from '../taken-over.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { type Arrival, goToSignup, originsOf } from './signup-in-advance.ts';
import { serveCopy } from './static-copy.ts';
import { type LanderVisit, visitLander } from './visit-lander.ts';

/** A lander whose largest paint is a picture, one with a text, and one with a map. */
const measured = ['gallery', 'socialnetwork', 'maplanding'];

/** What Lighthouse audits: the index, these landers and the login. */
const audited = ['/', ...measured.map((name) => `/landers/${name}`), '/login'];

const PORT = 4630;
/** After the four ports of the product. */
const DEVTOOLS_PORT = PORT + 4;
const COPY_PORT = PORT + 5;

/** The code has taken over the page, and what follows has been painted. */
const settled = async (page: Page): Promise<void> => {
  await takenOver(page);
  await page.waitForTimeout(1_000);
};

const figures = (
  name: string,
  server: string,
  ratios: { file: number; code: number },
  visits: Record<'ours' | 'file' | 'code', LanderVisit[]>,
) => {
  const middle = (of: 'ours' | 'file' | 'code', value: (visit: LanderVisit) => number) => median(visits[of].map(value));
  const lcp = ({ lcp: at }: LanderVisit) => at;
  const worst = (value: (visit: LanderVisit) => number) => Math.max(...visits.ours.map(value));
  return {
    [`${name}: largest paint, prerendered / the same HTML as a file of ${server} (target ≤ 1.10)`]:
      ratios.file.toFixed(3),
    [`${name}: largest paint, prerendered / rendered in the browser (target ≤ 0.35)`]: ratios.code.toFixed(3),
    [`${name}: largest paint, median ms, prerendered / file / in the browser`]: `${Math.round(middle('ours', lcp))} / ${Math.round(middle('file', lcp))} / ${Math.round(middle('code', lcp))}`,
    [`${name}: layout shift, greatest (target 0)`]: worst(({ shift }) => shift).toFixed(4),
    [`${name}: render-blocking scripts (target 0)`]: worst(({ blockingScripts }) => blockingScripts),
    [`${name}: bytes before the largest paint, median (target ≤ 60000)`]: middle(
      'ours',
      ({ bytesBefore }) => bytesBefore,
    ),
    [`${name}: bytes of JavaScript before the shell starts (target ≤ 20000)`]: worst(({ scriptBytes }) => scriptBytes),
  };
};

/** What the parts of the bench share: the browser, and the data of the products that they start one after the other. */
interface Place {
  chromiumPath: string;
  dataDir: string;
}

/** Visits landers beside the same pages as files and beside the same screens rendered in the browser, and audits pages. */
const firstVisits = async (
  { runs, size, log }: BenchOptions,
  { chromiumPath, dataDir }: Place,
): Promise<Record<string, number | string>> => {
  // On one origin a page can also be rendered in the browser: at the origin of a site, no cookie of a session is read.
  const product = await startOwnProduct({ purpose: 'bench', port: PORT, dataDir, log });
  const { url } = product;
  const result: Record<string, number | string> = {};
  try {
    const names = size === 'full' ? measured : measured.slice(0, 1);
    const paths = names.map((name) => `/landers/${name}`);
    const copy = await serveCopy(url, paths, COPY_PORT);
    const browser = await chromium.launch({ ...chromiumLaunch, executablePath: chromiumPath });
    try {
      for (const name of names) {
        const path = `/landers/${name}`;
        const visits: Record<'ours' | 'file' | 'code', LanderVisit[]> = { ours: [], file: [], code: [] };
        const visit =
          (of: keyof typeof visits, options: Omit<Parameters<typeof visitLander>[1], 'path'>) => async () => {
            const one = await visitLander(browser, { ...options, path });
            visits[of].push(one);
            return one.lcp;
          };
        const ours = visit('ours', { url, settled });
        const file = visit('file', { url: copy.url, settled: (page) => page.waitForTimeout(2_000) });
        // The cookie of a session, also of one that has ended, makes the gateway leave the page to its code.
        const code = visit('code', { url, settled, cookies: [{ name: 'auth.session', value: 'ended' }] });
        const options = { warmUp: size === 'full' };
        const toFile = await alternate(runs, ours, file, options);
        const toCode = await alternate(Math.ceil(runs / 3), ours, code, options);
        Object.assign(result, figures(name, copy.name, { file: toFile.ratio, code: toCode.ratio }, visits));
        log(`${name} measured`);
      }
    } finally {
      await browser.close();
      await copy.stop();
    }
    const scores = await lighthouseScores({
      url,
      paths: size === 'full' ? audited : audited.slice(1, 2),
      runs: Math.ceil(runs / 3),
      port: DEVTOOLS_PORT,
      chromiumPath,
    });
    return { ...result, ...scores };
  } finally {
    await product.stop();
  }
};

/** Measures the ways from a lander to the signup in a product with an origin for each zone. */
const waysToSignup = async (
  { runs, log }: Pick<BenchOptions, 'runs' | 'log'>,
  { chromiumPath, dataDir }: Place,
): Promise<Record<string, number | string>> => {
  const product = await startOwnProduct({ purpose: 'bench', port: PORT, env: originsOf(PORT), dataDir, log });
  try {
    const arrivals: Arrival[] = [];
    for (let run = 0; run < runs; run += 1) {
      arrivals.push(await goToSignup(chromiumPath, `http://127.0.0.1:${PORT}`, '/landers/gallery'));
    }
    const times = arrivals.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
    const inAdvance = arrivals.filter((arrival) => arrival.inAdvance);
    return {
      'signup at its own origin from a lander: opened in advance, of all': `${inAdvance.length} of ${arrivals.length}`,
      'signup at its own origin from a lander: tap to painted form, 75 % within, ms (target ≤ 100)': Math.round(
        percentile(times, 0.75),
      ),
    };
  } finally {
    await product.stop();
  }
};

/** What a cold, throttled first visit of a lander costs, and the way from there to the signup. */
export const landers: Bench = {
  name: 'landers',
  title: 'first visits of landers, cold and throttled: prerendered / the same HTML as a file / rendered in the browser',
  run: async (options) => {
    const found = await obtainChromium();
    if ('missing' in found) throw new CommandError(`chromium is ${found.missing}`);
    const place = { chromiumPath: found.path, dataDir: temporaryDataDir('bench') };
    try {
      const visits = await firstVisits(options, place);
      const ways = await waysToSignup(options, place);
      return { ...visits, ...ways, 'paired runs of each': options.runs };
    } finally {
      rmSync(place.dataDir, { recursive: true, force: true });
    }
  },
};

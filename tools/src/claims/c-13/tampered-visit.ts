import { skipEntryWarning, type Fault } from '@pairwise/e2e/support';
import type { BrowserContext, Page } from '@playwright/test';

import type { RunningProduct } from '../support/running-product.ts';
import { addressOfScript, type ServedScript } from './files.ts';

/** The request that foreign code sends as soon as it runs. */
export const canaryPath = '/__canary';
export const canary = `\n;fetch(${JSON.stringify(canaryPath)});`;

export interface Visit {
  /** Whether the browser requested the tampered file. */
  requested: boolean;
  /** Whether the browser logged that it refuses the file. */
  refused: boolean;
  /** How often foreign code has run. */
  canaries: number;
}

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The cookies of logged-in members. */
export interface People {
  member: Cookies;
  /** A member in the United States. */
  american: Cookies;
}

/** The time limit for the request and the refusal of the file. */
const VISIT_MS = 40_000;
/** Enough time for running code to send its request. */
const SETTLE_MS = 300;

/** The part of webpack's runtime of a remote that loads the remote's files. */
interface ChunkLoader {
  /** Returns the name of the file of a chunk. */
  u: (chunk: number) => string;
  e: (chunk: number) => Promise<unknown>;
}

/** More than the number of any chunk. */
const CHUNKS = 1_000;

/** Loads a file of a remote that the page has loaded, with the loader that the remote itself uses. */
const loadFile = async (page: Page, { remote, file }: ServedScript): Promise<void> => {
  // webpack's list of loaded chunks, which is named by the remote and its version.
  const prefix = `webpackChunk${remote.replaceAll('-', '_')}_`;
  const hasLoader = (start: string): boolean => Object.keys(window).some((key) => key.startsWith(start));
  await page.waitForFunction(hasLoader, prefix, { timeout: VISIT_MS });
  await page.locator('h1, h2').first().waitFor({ timeout: VISIT_MS });
  await page.evaluate(
    async ({ start, name, chunks }) => {
      const globals: [string, unknown][] = Object.entries(window);
      const loader = await new Promise<ChunkLoader>((resolve) => {
        for (const [key, list] of globals) {
          // webpack calls the third element with its runtime.
          if (key.startsWith(start)) (list as unknown[]).push([[Symbol('claim')], {}, resolve]);
        }
      });
      const numbers = Array.from({ length: chunks }, (_, number) => number);
      const chunk = numbers.find((number) => loader.u(number) === name);
      if (chunk === undefined) throw new Error(`no chunk has the file ${name}`);
      // The refusal is read from the console.
      await loader.e(chunk).catch(() => undefined);
    },
    { start: prefix, name: file, chunks: CHUNKS },
  );
};

const contextFor = async (
  { browser, proxy }: RunningProduct,
  script: ServedScript,
  { member, american }: People,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    ...(script.member && { storageState: script.american ? american : member }),
  });
  await skipEntryWarning(context);
  await context.addCookies([{ name: 'lang', value: script.language, url: proxy.url }]);
  return context;
};

/** Visits a page while one of its scripts is replaced by the fault, and returns what the browser did. */
export const visitTampered = async (
  product: RunningProduct,
  script: ServedScript,
  people: People,
  fault: Fault,
): Promise<Visit> => {
  const { proxy } = product;
  const address = addressOfScript(script);
  proxy.set(new RegExp(`^${address.replaceAll('.', String.raw`\.`)}(\\?|$)`), fault);
  proxy.add(new RegExp(`^${canaryPath}`), { kind: 'status', status: 204 });
  const context = await contextFor(product, script, people);
  try {
    const page = await context.newPage();
    const refusal = page
      .waitForEvent('console', {
        predicate: (message) => message.text().includes('integrity') && message.text().includes(address),
        timeout: VISIT_MS,
      })
      .then(
        () => true,
        () => false,
      );
    await page.goto(`${proxy.url}${script.path}`, { waitUntil: 'commit' });
    if (script.onDemand) await loadFile(page, script);
    const refused = await refusal;
    await page.waitForTimeout(SETTLE_MS);
    return {
      requested: proxy.hits.some((path) => path.split('?')[0] === address),
      refused,
      canaries: proxy.hits.filter((path) => path.startsWith(canaryPath)).length,
    };
  } finally {
    await context.close();
    proxy.set();
  }
};

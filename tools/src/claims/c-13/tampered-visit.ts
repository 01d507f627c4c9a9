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

export interface People {
  /** The cookies of a logged-in member. */
  member: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** The time limit for the request and the refusal of the file. */
const VISIT_MS = 40_000;
/** Enough time for running code to send its request. */
const SETTLE_MS = 300;

declare global {
  /** The federation runtime's list of instances, which gives access to the page's loader. */
  interface Window {
    __FEDERATION__?: {
      __INSTANCES__: {
        options: { remotes: { name: string }[] };
        loadRemote: (id: string) => Promise<{ widgets?: Record<string, () => Promise<unknown>> } | undefined>;
      }[];
    };
  }
}

/** Loads the widgets of a remote with the loader that the page's slots use. */
const loadWidgets = async (page: Page, remote: string): Promise<void> => {
  const container = `${remote.replaceAll('-', '_')}@`;
  await page.waitForFunction(
    (prefix) => {
      const { __FEDERATION__: federation } = window;
      const { __INSTANCES__: instances } = federation ?? { __INSTANCES__: [] };
      const [shell] = instances;
      return shell?.options.remotes.some(({ name }) => name.startsWith(prefix)) === true;
    },
    container,
    { timeout: VISIT_MS },
  );
  await page.locator('h1, h2').first().waitFor({ timeout: VISIT_MS });
  await page.evaluate(async (prefix) => {
    const { __FEDERATION__: federation } = window;
    const { __INSTANCES__: instances } = federation ?? { __INSTANCES__: [] };
    const [shell] = instances;
    const known = shell?.options.remotes.find(({ name }) => name.startsWith(prefix));
    const exposed = await shell?.loadRemote(`${known?.name ?? ''}/widgets`).catch(() => undefined);
    // Each widget has its own file.
    await Promise.allSettled(Object.values(exposed?.widgets ?? {}).map((load) => load()));
  }, container);
};

const contextFor = async (
  { browser, proxy }: RunningProduct,
  script: ServedScript,
  { member }: People,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'en-GB', ...(script.member && { storageState: member }) });
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
    if (script.inWidgets) await loadWidgets(page, script.remote);
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

import { skipEntryWarning, type Fault } from '@pairwise/e2e/support';
import type { BrowserContext, Page } from '@playwright/test';

import type { RunningProduct } from '../support/running-product.ts';
import { addressOfScript, type ServedScript } from './files.ts';

/** What foreign code does as soon as it runs. */
export const canaryPath = '/__canary';
export const canary = `\n;fetch(${JSON.stringify(canaryPath)});`;

export interface Visit {
  /** The browser asked for the tampered file. */
  requested: boolean;
  /** The browser said that it does not run it. */
  refused: boolean;
  /** How often foreign code has run. */
  canaries: number;
}

export interface People {
  /** Cookies of somebody who is logged in. */
  member: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A visit takes this long at most until its file is asked for and refused. */
const VISIT_MS = 12_000;
/** Long enough for code that has run to call out. */
const SETTLE_MS = 300;

declare global {
  /** The federation runtime's own list, by which the page's loader is reached. */
  interface Window {
    __FEDERATION__?: {
      __INSTANCES__: {
        options: { remotes: { name: string }[] };
        loadRemote: (id: string) => Promise<{ widgets?: Record<string, () => Promise<unknown>> } | undefined>;
      }[];
    };
  }
}

/** Asks for the widgets of a remote by the loader that the page's slots use. */
const askForWidgets = async (page: Page, remote: string): Promise<void> => {
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
    // Each widget is a file of its own.
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

/** Goes where a script is asked for while it is answered with something else, and tells what became of that. */
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
    if (script.byWidgets) await askForWidgets(page, script.remote);
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

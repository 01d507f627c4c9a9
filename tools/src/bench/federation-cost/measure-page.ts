import { skipEntryWarning } from '@pairwise/e2e/support';
import type { Browser, Cookie } from '@playwright/test';

import { throttleAsPhone } from '../throttle-as-phone.ts';
import type { MeasuredScreen } from './screens.ts';

/** One cold visit of a member to a screen. */
export interface Visit {
  /** From the start of the navigation until what the visit is for can be seen, in milliseconds. */
  usable: number;
  /** Bytes of JavaScript on the wire, compressed as sent. */
  scriptBytes: number;
  scripts: number;
  /** Addresses that were requested more than once. */
  fetchedTwice: string[];
}

/** Where the page keeps the time at which it became usable. */
interface Watched {
  usableAt?: number;
}

/**
 * Runs in the page. Notes the frame that shows the element. Playwright's own waiting would look only twice a second,
 * which is far more than the difference that is measured.
 */
const watchFor = (selector: string): void => {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector)?.checkVisibility() !== true) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      (globalThis as Watched).usableAt = performance.now();
    });
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
};

interface VisitOptions {
  /** The origin of the product. */
  url: string;
  screen: MeasuredScreen;
  /** Of a member who is logged in. */
  cookies: readonly Cookie[];
}

/** Visits a screen with an empty cache, 4 × CPU slow-down, 1.6 Mbit/s and 150 ms of latency. */
export const visitScreen = async (browser: Browser, { url, screen, cookies }: VisitOptions): Promise<Visit> => {
  const { path, selector } = screen;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await skipEntryWarning(context);
  try {
    await context.addCookies(cookies.map(({ domain: _domain, path: _path, ...cookie }) => ({ ...cookie, url })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttleAsPhone(session);
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    const scripts = new Map<string, { address: string; bytes: number }>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (/\.js(\?|$)/.test(request.url)) scripts.set(requestId, { address: request.url, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script !== undefined) script.bytes = encodedDataLength;
    });
    await page.addInitScript(watchFor, selector);
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor({ state: 'visible', timeout: 60_000 });
    const found = await page.waitForFunction(() => (globalThis as Watched).usableAt);
    const usable = Number(await found.jsonValue());
    const fetched = [...scripts.values()].filter(({ bytes }) => bytes > 0);
    const addresses = fetched.map(({ address }) => address);
    return {
      usable,
      scriptBytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: fetched.length,
      fetchedTwice: addresses.filter((address, index) => addresses.indexOf(address) !== index),
    };
  } finally {
    await context.close();
  }
};

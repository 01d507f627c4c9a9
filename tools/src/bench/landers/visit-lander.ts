import { skipEntryWarning } from '@pairwise/e2e/support';
import type { Browser, Cookie, Page } from '@playwright/test';

import { throttleAsPhone } from '../throttle-as-phone.ts';

/** One cold visit of a lander. Times are milliseconds since the start of the navigation. */
export interface LanderVisit {
  lcp: number;
  shift: number;
  /** Compressed bytes of everything that arrived before the largest paint. */
  bytesBefore: number;
  blockingScripts: number;
  /** Bytes of JavaScript before the shell starts: in the page, and of files. */
  scriptBytes: number;
}

interface Observed {
  lcp: number;
  shift: number;
}

/** Runs in the page. Follows the largest paint and all shifts from the first moment. */
const observe = (): void => {
  const observed: Observed = { lcp: 0, shift: 0 };
  Object.assign(globalThis, { observed });
  new PerformanceObserver((list) => {
    observed.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Runs in the page. */
const read = (): LanderVisit => {
  const { lcp, shift } = Reflect.get(globalThis, 'observed') as Observed;
  // What the observers of the DOM library lack is read by name.
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isScript = ({ name }: PerformanceResourceTiming): boolean => /\.js(\?|$)/.test(name);
  // A page that never starts the shell late has all its scripts counted.
  const started = performance.getEntriesByName('shell-start')[0]?.startTime ?? Infinity;
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
  const inline = [...document.scripts].filter(({ src, type }) => src === '' && type === '');
  return {
    lcp,
    shift,
    bytesBefore: (page?.encodedBodySize ?? 0) + sum(resources.filter(({ responseEnd }) => responseEnd <= lcp)),
    blockingScripts: resources.filter(
      (entry) => isScript(entry) && Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
    ).length,
    scriptBytes:
      sum(resources.filter((entry) => isScript(entry) && entry.startTime < started)) +
      inline.reduce((all, { textContent }) => all + textContent.length, 0),
  };
};

/** Opens a page as on a phone: an empty cache, 4 × CPU slow-down, 1.6 Mbit/s and 150 ms of latency. */
const openPhone = async (browser: Browser, cookies: readonly Pick<Cookie, 'name' | 'value'>[], url: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await skipEntryWarning(context);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  await throttleAsPhone(await context.newCDPSession(page));
  await page.addInitScript(observe);
  return { context, page };
};

export interface VisitOptions {
  /** The origin. */
  url: string;
  path: string;
  cookies?: readonly Pick<Cookie, 'name' | 'value'>[];
  /** Resolves when the page is as it stays. */
  settled: (page: Page) => Promise<unknown>;
}

/** Visits a lander until it is as it stays, and measures what happened on the way. */
export const visitLander = async (browser: Browser, options: VisitOptions): Promise<LanderVisit> => {
  const { url, path, cookies = [], settled } = options;
  const { context, page } = await openPhone(browser, cookies, url);
  try {
    await page.goto(`${url}${path}`, { waitUntil: 'load', timeout: 90_000 });
    await settled(page);
    return await page.evaluate(read);
  } finally {
    await context.close();
  }
};

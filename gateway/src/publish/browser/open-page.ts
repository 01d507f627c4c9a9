import path from 'node:path';

import type { BrowserContext, CDPSession, Page } from 'playwright-core';

import type { SideEffects } from './side-effects.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

const recordSideEffects = path.join(import.meta.dirname, 'record-side-effects.js');

/** A page with everything that is noted about it. */
export interface WatchedPage {
  page: Page;
  watch: PageWatch;
  /** Changes the address as a link of the page would, without a new document. */
  goTo: (address: string) => Promise<void>;
  sampleSideEffects: () => Promise<SideEffects>;
  /** Bytes of the page's objects after everything unused was thrown away. */
  heapBytes: () => Promise<number>;
  close: () => Promise<void>;
}

/**
 * What runs in the page goes by the debugger's own protocol: the page's policy allows nothing that is made of text, and
 * must not be loosened for a look at it.
 */
const evaluate = async (debug: CDPSession, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = await debug.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
};

export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = await context.newPage();
  await page.addInitScript({ path: recordSideEffects });
  const watch = watchPage(page);
  const debug = await context.newCDPSession(page);
  return {
    page,
    watch,
    goTo: async (address) => {
      await evaluate(debug, `history.pushState(null, '', ${JSON.stringify(address)})`);
    },
    sampleSideEffects: async () => JSON.parse(String(await evaluate(debug, 'window.__sideEffects()'))) as SideEffects, // made by that script
    heapBytes: async () => {
      await debug.send('HeapProfiler.collectGarbage');
      return (await debug.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => page.close(),
  };
};

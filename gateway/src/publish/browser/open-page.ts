import path from 'node:path';

import type { BrowserContext, CDPSession, Page } from 'playwright-core';

import { type SideEffects, sideEffects } from './side-effects.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

const recordSideEffects = path.join(import.meta.dirname, 'record-side-effects.js');

/** A page with its recorded errors and side effects. */
export interface WatchedPage {
  page: Page;
  watch: PageWatch;
  /** Changes the address as a link of the page does, without loading a document. */
  goTo: (address: string) => Promise<void>;
  sampleSideEffects: () => Promise<SideEffects>;
  /** Returns the bytes of the page's objects after garbage collection. */
  heapBytes: () => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Evaluates an expression by the debugger's protocol. The page's policy refuses code from strings, and must not be
 * changed for the check.
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
    sampleSideEffects: async () =>
      sideEffects.parse(JSON.parse(String(await evaluate(debug, 'window.__sideEffects()')))),
    heapBytes: async () => {
      await debug.send('HeapProfiler.collectGarbage');
      return (await debug.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => page.close(),
  };
};

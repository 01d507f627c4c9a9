import { entrySkipKey } from '@pairwise/contracts/entry-skip';
import { closeEntryWarning } from '@pairwise/e2e/support';
import { launch } from 'puppeteer-core';

import { obtainFirefox } from '../../test/system-packages.ts';
import { type Kept, scrollThrough } from './place.ts';
import type { Writer } from './writers.ts';

interface FirefoxOptions {
  /** The address of the product. */
  url: string;
  writer: Writer;
}

/** For one call of the browser, in milliseconds. */
const LIMIT_MS = 20 * 60_000;

/** Measures in Firefox how well a chat keeps its place, or says why there is no Firefox on this machine. */
export const measurePlaceInFirefox = async ({ url, writer }: FirefoxOptions): Promise<Kept | { missing: string }> => {
  const firefox = await obtainFirefox();
  if ('missing' in firefox) return firefox;
  // Scrolling through a long chat is one call, which lasts for minutes on a slow machine. A browser that never responds
  // ends the bench.
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox.path,
    headless: true,
    // Not by `page.setViewport`, which Firefox 140 refuses.
    defaultViewport: { width: 390, height: 844 },
    protocolTimeout: LIMIT_MS,
  });
  try {
    const [name = '', value = ''] = writer.cookie.split('=');
    await browser.setCookie({ name, value, domain: new URL(url).hostname });
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(closeEntryWarning, entrySkipKey);
    await page.goto(`${url}/chats/${writer.conversation}`);
    await page.waitForSelector('[role=log] [data-message]', { timeout: 60_000 });
    return await page.evaluate(scrollThrough);
  } finally {
    await browser.close();
  }
};

import type { Browser } from '@playwright/test';

import type { SearchablePage } from './page-problems.ts';

const NARROW = 320;

/**
 * Opens a 320 px page that renders given HTML without scripts or network. Pictures are not loaded; their size attributes
 * reserve their space.
 */
export const openNarrowPage = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: NARROW, height: 640 },
    javaScriptEnabled: false,
    offline: true,
  });
  const page = await context.newPage();
  /** Returns the pages that are wider than the window, with their widths. */
  const widerPages = async (pages: readonly SearchablePage[]): Promise<string[]> => {
    const problems: string[] = [];
    for (const { address, html } of pages) {
      await page.setContent(html, { waitUntil: 'commit' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROW) problems.push(`${address}: ${width} px`);
    }
    return problems;
  };
  return { widerPages, close: () => context.close() };
};

import { skipEntryWarning } from '@pairwise/e2e/support';
import type { Browser, Page } from '@playwright/test';

import { takenOver } from '../taken-over.ts';
import { formPainted, watchForm } from '../watch-form.ts';

/** A page of the site, and its link to the signup, which is a page of the app. */
const LANDER = '/landers/gallery';
const link = 'main a[href*="/signup"]';

/** Goes from the site to the app. Returns the time from the click to the painted form, in milliseconds. */
const go = async (page: Page, url: string): Promise<number> => {
  await page.goto(`${url}${LANDER}`, { waitUntil: 'load' });
  await takenOver(page);
  const clickedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.locator(link).first().click();
  await page.waitForURL('**/signup*');
  return (await formPainted(page)) - clickedAt;
};

export interface WayToApp {
  /** With nothing in the cache of the browser but what the lander has loaded. */
  cold: number;
  /** For the second time. */
  warm: number;
}

/** Goes twice from the site to the app, as a new visitor. */
export const goToApp = async (browser: Browser, url: string): Promise<WayToApp> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await skipEntryWarning(context);
  try {
    await context.addInitScript(watchForm);
    const page = await context.newPage();
    return { cold: await go(page, url), warm: await go(page, url) };
  } finally {
    await context.close();
  }
};

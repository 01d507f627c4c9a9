import { skipEntryWarning } from '@pairwise/e2e/support';
import type { Browser } from '@playwright/test';

import { formPainted, watchForm } from '../watch-form.ts';

/** A way from a lander to the signup. */
export interface Arrival {
  /** From the tap to the painted form, in milliseconds. */
  milliseconds: number;
  /** The browser had opened the page in advance. */
  inAdvance: boolean;
}

const link = 'main a[href^="/signup"]';

/** How long a visitor points at the link before the tap, at most. In milliseconds. */
const POINTING_MS = 20_000;

/** Runs in the lander. Keeps the time of the tap for the next page. */
const keepTap = (selector: string): void => {
  document.querySelector(selector)?.addEventListener('pointerdown', ({ timeStamp }) => {
    sessionStorage.setItem('tap', String(performance.timeOrigin + timeStamp));
  });
};

/**
 * Points at the link of a lander until the browser has opened the signup in advance, taps, and measures until the form
 * is painted.
 */
export const goToSignup = async (browser: Browser, url: string, path: string): Promise<Arrival> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await skipEntryWarning(context);
  try {
    await context.addInitScript(watchForm);
    const page = await context.newPage();
    // The first call of the page that the browser has opened in advance; none where it does not open pages so.
    const opened = context
      .waitForEvent('response', {
        predicate: (response) =>
          new URL(response.url()).pathname === '/api/user.php' && response.frame() !== page.mainFrame(),
        timeout: POINTING_MS,
      })
      .catch(() => undefined);
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    await page.locator(link).first().hover();
    await opened;
    await page.waitForTimeout(1_500);
    await page.evaluate(keepTap, link);
    await page.locator(link).first().click();
    await page.waitForURL('**/signup*');
    const formAt = await formPainted(page);
    return await page.evaluate((shown) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const activation = Number(navigation && Reflect.get(navigation, 'activationStart'));
      const at = Math.max(shown, performance.timeOrigin + activation);
      return { milliseconds: at - Number(sessionStorage.getItem('tap')), inAdvance: activation > 0 };
    }, formAt);
  } finally {
    await context.close();
  }
};

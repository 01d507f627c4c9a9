import type { Page } from '@playwright/test';

/** Waits until the code of a prerendered page has taken it over: its links have their final addresses. */
export const takenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('[data-prerendered], [aria-busy="true"]'), null, {
    timeout: 60_000,
  });
};

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * The time of this tab in milliseconds, across its documents. A longer pause of its timers counts as `LONGEST_TICK_MS`,
     * because a busy machine causes such pauses. So does code that blocks the page.
     */
    pageTime: number;
    /** The longest part of `pageTime` during which `main` was empty. */
    emptyFor: number;
  }
}

/** What is rendered in the place of a remote. */
export type Shown = { kind: 'fallback' } | { kind: 'screen'; version: string } | { kind: 'nothing' };

/** Twice the interval in which a page is watched. */
const LONGEST_TICK_MS = 100;

/** Measures the time of the tab, and in every document how long its main part is empty. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript((longestTick) => {
    const isBlank = location.origin === 'null';
    window.pageTime = isBlank ? 0 : Number(sessionStorage.getItem('pageTime') ?? 0);
    window.emptyFor = 0;
    let before = performance.now();
    let since: number | undefined;
    setInterval(() => {
      const now = performance.now();
      window.pageTime += Math.min(now - before, longestTick);
      if (!isBlank) sessionStorage.setItem('pageTime', `${window.pageTime}`);
      before = now;
      const main = document.querySelector('main');
      if (document.readyState === 'loading') return;
      const something =
        main !== null && (main.querySelector('[data-skeleton]') !== null || main.innerText.trim() !== '');
      if (something) since = undefined;
      else since ??= window.pageTime;
      if (since !== undefined) window.emptyFor = Math.max(window.emptyFor, window.pageTime - since);
    }, longestTick / 2);
  }, LONGEST_TICK_MS);

/**
 * Waits until a remote's screen or its fallback is rendered. A screen with the heading `headingBefore` does not count.
 * Returns `nothing` when neither is rendered in time.
 */
export const waitForRemote = async (
  page: Page,
  name: string,
  milliseconds: number,
  headingBefore?: string,
): Promise<Shown> => {
  try {
    const found = await page.waitForFunction(
      ({ remote, before }) => {
        const main = document.querySelector('main');
        if (main?.querySelector('[data-remote-failure]')) return { kind: 'fallback' as const };
        const place = main?.querySelector<HTMLElement>(`[data-remote="${remote}"]`);
        if (!place || main?.querySelector('[data-skeleton]') || !place.querySelector('h1, h2')) return false;
        if (before !== undefined && document.querySelector<HTMLElement>('h1')?.innerText === before) return false;
        return { kind: 'screen' as const, version: place.dataset['version'] ?? '' };
      },
      { remote: name, before: headingBefore },
      { timeout: milliseconds, polling: 50 },
    );
    const value = await found.jsonValue();
    return value === false ? { kind: 'nothing' } : value;
  } catch {
    return { kind: 'nothing' };
  }
};

/** Navigates to an address within the document, as a link of the frame does. */
export const navigateWithin = async (page: Page, path: string): Promise<void> => {
  const link = page.locator(`#top a[href="${path}"]`).first();
  if (await link.isVisible()) await link.click();
  else await page.evaluate((address) => history.pushState(null, '', address), path);
};

import type { Page } from '@playwright/test';

/**
 * Runs in every page. Notes when the form of the signup is painted; a page that is opened in advance paints at its
 * activation.
 */
export const watchForm = (): void => {
  if (location.pathname !== '/signup') return;
  const note = (): void => {
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(globalThis, { formAt: performance.timeOrigin + performance.now() })),
    );
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main form')) return;
    observer.disconnect();
    note();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** Waits until the form of the signup is painted. Returns when, in milliseconds since 1970. */
export const formPainted = async (page: Page): Promise<number> =>
  Number(await (await page.waitForFunction(() => Reflect.get(globalThis, 'formAt') as unknown)).jsonValue());

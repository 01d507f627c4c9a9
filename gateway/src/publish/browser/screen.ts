import type { Page } from 'playwright-core';

/** Elements in which the shell shows a remote (shell/src/remotes). */
const outlet = '#outlet';
const failure = '[data-remote-failure]';

const READY_MS = 15_000;
const UNMOUNT_MS = 5_000;

export type Shown =
  /** The screen is rendered. */
  | { kind: 'ready' }
  /** The fallback is rendered in its place. */
  | { kind: 'failed' }
  /** Another address was shown, because the visitor was redirected. */
  | { kind: 'elsewhere'; address: string }
  | { kind: 'late' };

const placeOf = (name: string, version?: string): string =>
  `${outlet} [data-remote="${name}"]${version === undefined ? '' : `[data-version="${version}"]`}`;

const settledInTime = async (page: Page): Promise<boolean> =>
  page
    .locator(`${outlet}:not([aria-busy])`)
    .waitFor({ state: 'attached', timeout: READY_MS })
    .then(
      () => true,
      () => false,
    );

/** Waits until a remote's screen is rendered, or the fallback in its place. */
export const waitForScreen = async (
  page: Page,
  { name, version, address }: { name: string; version: string; address: string },
): Promise<Shown> => {
  const place = page.locator(placeOf(name, version));
  const settled = await place
    .locator('*')
    .first()
    .waitFor({ state: 'attached', timeout: READY_MS })
    .then(
      () => settledInTime(page),
      () => false,
    );
  // A redirect counts first, whatever was rendered.
  const here = new URL(page.url()).pathname;
  if (here !== address) return { kind: 'elsewhere', address: here };
  if ((await page.locator(failure).count()) > 0) return { kind: 'failed' };
  return settled ? { kind: 'ready' } : { kind: 'late' };
};

/** Waits until nothing of a remote is in the outlet. Returns false after a while. */
export const hasLeft = async (page: Page, name: string): Promise<boolean> =>
  page
    .locator(placeOf(name))
    .first()
    .waitFor({ state: 'detached', timeout: UNMOUNT_MS })
    .then(
      () => true,
      () => false,
    );

/** Waits until the shell's own screen is rendered and the outlet contains only what the gateway rendered. */
export const waitForShellScreen = async (page: Page): Promise<boolean> => {
  const isShown = await page
    .locator('#content h1')
    .first()
    .waitFor({ state: 'attached', timeout: READY_MS })
    .then(
      () => true,
      () => false,
    );
  return isShown && (await page.locator(`${outlet} > :not([data-skeleton])`).count()) === 0;
};

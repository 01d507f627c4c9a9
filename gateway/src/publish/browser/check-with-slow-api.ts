import { setTimeout as wait } from 'node:timers/promises';

import type { BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { hasLeft, waitForScreen, waitForShellScreen } from './screen.ts';
import { openPage } from './open-page.ts';

/** Delay of every response of the api. */
const LATE_MS = 1_200;

/** Checks that a screen renders before slow responses arrive, and that responses after unmount do no harm. */
export const checkWithSlowApi = async (
  owner: RegisteredVersion,
  { route, address, isPlaceholder }: Visit,
  context: BrowserContext,
  { oneZone, report }: BrowserRun,
): Promise<void> => {
  const { page, watch, goTo, close } = await openPage(context);
  const problems: string[] = [];
  try {
    await page.route('**/api/**', async (call) => {
      await wait(LATE_MS);
      // The page may be closed by now, and the call with it.
      await call.continue().catch(() => undefined);
    });
    await page.goto(`${oneZone.url}${address}`, { waitUntil: 'domcontentloaded' });
    const shown = await waitForScreen(page, { ...owner, address });
    if (shown.kind !== 'ready') problems.push(`the screen is not rendered (${shown.kind})`);
    // Mounts it while responses are pending, and unmounts it before they arrive.
    await goTo(SHELL_PAGE);
    await waitForShellScreen(page);
    await goTo(address);
    await page.waitForTimeout(LATE_MS / 4);
    await goTo(SHELL_PAGE);
    if (!(await hasLeft(page, owner.name)))
      problems.push('it stays in the page when it is unmounted before the responses arrive');
    await page.waitForTimeout(LATE_MS + 300);
    problems.push(...watch.take({ refusalsAllowed: isPlaceholder }));
  } finally {
    await close();
  }
  report.problems.push(...problems.map((problem) => `${route.path} with a slow api: ${problem}`));
};

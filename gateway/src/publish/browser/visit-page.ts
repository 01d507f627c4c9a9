import type { BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import type { BrowserRun } from './browser-run.ts';
import { waitForScreen } from './screen.ts';
import { openPage } from './open-page.ts';

/** Late errors come after the screen: of answers, images, effects. */
const LATE_ERRORS_MS = 500;

/** Opens an address as a document of its own. True when its screen stood. */
export const visitPage = async (
  owner: RegisteredVersion,
  { route, address, isPlaceholder }: Visit,
  context: BrowserContext,
  { gateway, report, plan }: BrowserRun,
): Promise<boolean> => {
  const whom = plan.name === 'shell' ? `${owner.name} ${route.path}` : route.path;
  const { page, watch, close } = await openPage(context);
  try {
    const response = await page.goto(`${gateway.url}${address}`, { waitUntil: 'domcontentloaded' });
    if (response?.status() !== 200) {
      report.unseen.push(`${whom}: the page itself could not be made (${response?.status() ?? 'no answer'})`);
      return false;
    }
    const shown = await waitForScreen(page, { name: owner.name, version: owner.version, address });
    await page.waitForTimeout(LATE_ERRORS_MS);
    const problems = watch.take({ refusalsAllowed: isPlaceholder });
    if (shown.kind === 'elsewhere') report.notes.push(`${whom} leads to ${shown.address}, so its screen was not seen`);
    if (shown.kind === 'late') problems.unshift('its screen does not come');
    if (shown.kind === 'failed') problems.unshift('in its place stands that it could not be shown');
    if (shown.kind === 'ready') report.seen.push(whom);
    report.problems.push(...problems.map((problem) => `${whom}: ${problem}`));
    return shown.kind === 'ready';
  } finally {
    await close();
  }
};

import type { BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import type { BrowserRun } from './browser-run.ts';
import { waitForScreen } from './screen.ts';
import { openPage } from './open-page.ts';

/** Errors of responses, images and effects occur after the screen is rendered. */
const LATE_ERRORS_MS = 500;

/** Opens an address as a new document. Resolves with true when its screen is rendered. */
export const visitPage = async (
  owner: RegisteredVersion,
  { route, address, isPlaceholder }: Visit,
  context: BrowserContext,
  { gateway, report, plan }: BrowserRun,
): Promise<boolean> => {
  const title = plan.name === 'shell' ? `${owner.name} ${route.path}` : route.path;
  const { page, watch, close } = await openPage(context);
  try {
    const response = await page.goto(`${gateway.url}${address}`, { waitUntil: 'domcontentloaded' });
    if (response?.status() !== 200) {
      report.notChecked.push(`${title}: the page could not be loaded (${response?.status() ?? 'no response'})`);
      return false;
    }
    const shown = await waitForScreen(page, { name: owner.name, version: owner.version, address });
    await page.waitForTimeout(LATE_ERRORS_MS);
    const problems = watch.take({ refusalsAllowed: isPlaceholder });
    if (shown.kind === 'elsewhere')
      report.notes.push(`${title} redirects to ${shown.address}, so its screen was not checked`);
    if (shown.kind === 'late') problems.unshift('its screen does not render');
    if (shown.kind === 'failed') problems.unshift('the page shows an error in place of the screen');
    if (shown.kind === 'ready') report.rendered.push(title);
    report.problems.push(...problems.map((problem) => `${title}: ${problem}`));
    return shown.kind === 'ready';
  } finally {
    await close();
  }
};

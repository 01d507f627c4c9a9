import { slotZones } from '@pairwise/contracts/remote';
import type { BrowserContext } from 'playwright-core';

import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { openPage } from './open-page.ts';

/** The members area, which has all slots of the app, and the shell's own page, which has all but one. */
const pagesWithSlots = ['/members', SHELL_PAGE];
/** A loaded machine renders a page late: a slot that is looked for too early would count as absent. */
const HEADING_MS = 15_000;
const WIDGETS_MS = 5_000;
/** Errors of responses, images and effects occur after the widget is rendered. */
const LATE_ERRORS_MS = 1_000;

/**
 * Opens pages with the slots that the candidate has widgets for. A widget whose files were not loaded was not checked.
 */
export const visitWidgets = async (
  member: BrowserContext,
  { gateway, candidate, report }: BrowserRun,
): Promise<void> => {
  const widgets = (candidate.data?.widgets ?? []).filter(({ slot }) => slotZones[slot] === 'app');
  if (widgets.length === 0) return;
  const { page, watch, close } = await openPage(member);
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
  const isLoaded = (name: string) =>
    (candidate.widgetFiles[name] ?? []).every((file) =>
      fetched.has(`/remotes/${candidate.name}/${candidate.version}/${file}`),
    );
  const areAllLoaded = () => widgets.every(({ name }) => isLoaded(name));
  try {
    for (const address of pagesWithSlots) {
      await page.goto(`${gateway.url}${address}`, { waitUntil: 'domcontentloaded' });
      await page
        .locator('#content h1')
        .first()
        .waitFor({ state: 'attached', timeout: HEADING_MS })
        .catch(() => undefined);
      if (!areAllLoaded()) {
        await page.waitForEvent('response', { predicate: areAllLoaded, timeout: WIDGETS_MS }).catch(() => undefined);
      }
      await page.waitForTimeout(LATE_ERRORS_MS);
      report.problems.push(...watch.take().map((problem) => `widgets on ${address}: ${problem}`));
    }
  } finally {
    await close();
  }
  for (const { slot, name } of widgets) {
    if (isLoaded(name)) report.rendered.push(`widget ${name}`);
    else report.notes.push(`widget "${name}" of slot ${slot} was not checked: no live page showed the slot`);
  }
};

import { setTimeout as wait } from 'node:timers/promises';

import { slotZones } from '@pairwise/contracts/remote';

import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { hasHeading } from './in-page.ts';
import type { Visitor } from './visitor.ts';

/** The members area, which has all slots of the app, and the shell's own page, which has all but one. */
const pagesWithSlots = ['/members', SHELL_PAGE];
/** A loaded machine renders a page late: a slot that is looked for too early would count as absent. */
const HEADING_MS = 15_000;
const WIDGETS_MS = 5_000;
const POLL_MS = 50;
/** Errors of responses, images and effects occur after the widget is rendered. */
const LATE_ERRORS_MS = 1_000;

/**
 * Opens pages with the slots that the candidate has widgets for. A widget whose files were not loaded was not checked.
 */
export const visitWidgets = async (
  member: Visitor,
  { open, shellUrl, candidate, report }: BrowserRun,
): Promise<void> => {
  const widgets = (candidate.data?.widgets ?? []).filter(({ slot }) => slotZones[slot] === 'app');
  if (widgets.length === 0) return;
  const page = await open(member);
  const fetched = new Set<string>();
  page.session.on('Network.responseReceived', ({ response }) => fetched.add(new URL(response.url).pathname));
  const isLoaded = (name: string) =>
    (candidate.widgetFiles[name] ?? []).every((file) =>
      fetched.has(`/remotes/${candidate.name}/${candidate.version}/${file}`),
    );
  const areAllLoaded = () => widgets.every(({ name }) => isLoaded(name));
  try {
    for (const address of pagesWithSlots) {
      await page.goto(`${new URL(shellUrl).origin}${address}`);
      await page.waitFor(HEADING_MS, hasHeading);
      const end = Date.now() + WIDGETS_MS;
      while (!areAllLoaded() && Date.now() < end) await wait(POLL_MS);
      await wait(LATE_ERRORS_MS);
      report.problems.push(...page.watch.take().map((problem) => `widgets on ${address}: ${problem}`));
    }
  } finally {
    await page.close();
  }
  for (const { slot, name } of widgets) {
    if (isLoaded(name)) report.rendered.push(`widget ${name}`);
    else report.notes.push(`widget "${name}" of slot ${slot} was not checked: no live page showed the slot`);
  }
};

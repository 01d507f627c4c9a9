import { setTimeout as wait } from 'node:timers/promises';

import type { Layout } from '@pairwise/contracts/remote';

import { addedToFrame } from './added-to-frame.ts';
import type { BrowserRun } from './browser-run.ts';
import { checkControls } from './check-controls.ts';
import { changesOfDocument, changesOfStorage, someOf } from './find-leaks.ts';
import { readRecorded } from './in-page.ts';
import type { MadeCall } from './made-calls.ts';
import type { WatchedPage } from './open-page.ts';
import type { Sample } from './take-sample.ts';

/** Errors of responses, images and effects occur after the screen is rendered. */
const LATE_ERRORS_MS = 400;

/** Time that the page skips, so that what waits for it happens in the check. */
const AHEAD_MS = 2 * 60_000;

/** The entries of the history after a page was opened in an empty tab. */
const ENTRIES = 2;

const addsEntries = ({ entries, dialogs }: Sample): boolean => entries > ENTRIES + dialogs;

export interface DocumentFindings {
  problems: string[];
  /** The largest burst of layout shifts (CLS). */
  layoutShift: number;
  /** Calls that the code of the candidate made. */
  calls: string[];
  /** How long the main thread was busy without a break. */
  longestTaskMs: number;
}

const callsOf = (made: readonly MadeCall[]): string[] => [...new Set(made.map(({ call }) => call))];

/**
 * Uses the document as a visitor does who stays for a while, and checks what the candidate did to what belongs to others: the
 * shell's bar, built-in functions, the history, other windows, endpoints that its contract does not name.
 */
export const checkDocument = async (
  page: WatchedPage,
  layout: Layout | undefined,
  { plan, baseline, document }: Pick<BrowserRun, 'plan' | 'baseline' | 'document'>,
): Promise<DocumentFindings> => {
  await wait(LATE_ERRORS_MS);
  const isShell = plan.name === 'shell';
  const bar = isShell ? [] : await checkControls(page, plan, layout);
  await page.stimulate();
  // A request that is under way would take the skipped time, and end by its timeout.
  await page.watch.requestsEnded();
  const clock = await page.startClock(0);
  await clock.pass(AHEAD_MS);
  await wait(LATE_ERRORS_MS);

  let sample = await page.sample();
  if (addsEntries(sample)) {
    // A dialog that opens in this moment has its entry before it counts as open.
    await wait(LATE_ERRORS_MS);
    sample = await page.sample();
  }
  const { longestTaskMs, layoutShift } = await page.evaluate(readRecorded);
  const calls = page.takeCalls();
  const isDeclared = ({ call }: MadeCall): boolean => plan.endpoints.includes(call);
  // What the shell calls at the request of a remote is the shell's.
  const own = calls.filter((each) => isDeclared(each) || each.isDirect || !plan.shellEndpoints.includes(each.call));
  const undeclared = own.filter((each) => !isDeclared(each));
  const windows = page.takeWindows();
  const added = isShell ? [] : await addedToFrame(page, plan.name);
  // What waits before it changes the bar has done it by now.
  if (!isShell) {
    await page.closeDialogs(sample.dialogs);
    bar.push(...(await checkControls(page, plan, layout)));
  }
  const problems = [
    ...new Set(bar),
    ...(isShell ? [] : changesOfDocument(sample, baseline.sample, Object.keys(document.versions))),
    ...(isShell ? [] : changesOfStorage(sample, baseline.sample)),
    ...(added.length > 0 ? [`it adds elements to the shell's own: ${someOf(added)}`] : []),
    ...(addsEntries(sample) ? ['it adds entries to the history by itself'] : []),
    ...(windows.length > 0 ? [`it opens other windows: ${someOf(windows)}`] : []),
    ...(undeclared.length > 0 && !isShell
      ? [`its contract does not name what it calls: ${someOf(callsOf(undeclared))}`]
      : []),
  ];
  return { problems, layoutShift, calls: callsOf(own), longestTaskMs };
};

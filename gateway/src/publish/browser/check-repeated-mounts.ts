import { setTimeout as wait } from 'node:timers/promises';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { mostOf } from './built-ins.ts';
import { checkControls } from './check-controls.ts';
import { findLeaks, growingRuns, receivers } from './find-leaks.ts';
import { goBack, goForward } from './in-page.ts';
import { addLeaving } from './leave-by-history.ts';
import type { WatchedPage } from './open-page.ts';
import { sampleSettled } from './sample-settled.ts';
import { hasLeft, waitForScreen, waitForShellScreen } from './screen.ts';
import type { Visitor } from './visitor.ts';
import { watchIdle } from './watch-idle.ts';

const SETTLE_MS = 300;

type Counts = Readonly<Record<string, number>>;

/** More growth than this in all mounts is a leak. Caches of responses and of the compiler need some. */
const MAX_GROWTH_BYTES = 10_000_000;

/**
 * Mounts a screen by Back and unmounts it by Forward. Returns a sentence when either fails.
 * @param whileMounted runs in between
 */
const mountOnce = async (
  page: WatchedPage,
  owner: RegisteredVersion,
  address: string,
  whileMounted?: () => Promise<void>,
): Promise<string | undefined> => {
  await page.evaluate(goBack);
  const shown = await waitForScreen(page, { ...owner, address });
  if (shown.kind !== 'ready') return `the screen is not rendered after a navigation within the page (${shown.kind})`;
  await whileMounted?.();
  await page.evaluate(goForward);
  if (!(await hasLeft(page, owner.name))) return 'it stays in the page after the address changed';
  return (await waitForShellScreen(page)) ? undefined : 'the outlet is not empty after it was unmounted';
};

const RECOUNTS = 3;
const RECOUNT_MS = 700;

/** Counts again while there are more receivers than before: a connection that was replaced takes a moment to close. */
const withoutClosing = async (page: WatchedPage, counted: Counts, before: Counts): Promise<Counts> => {
  let counts = counted;
  for (let recounts = 0; recounts < RECOUNTS; recounts += 1) {
    if (!receivers.some((name) => (counts[name] ?? 0) > (before[name] ?? 0))) break;
    await wait(RECOUNT_MS);
    counts = await page.countObjects();
  }
  return counts;
};

/** Whether a timer belongs to a widget, which stays mounted. */
const isOfWidget = ({ widgetFiles }: RegisteredVersion, timer: string): boolean =>
  Object.values(widgetFiles)
    .flat()
    .some((file) => timer.includes(` in ${file}: `));

/** Mounts a screen repeatedly in one document and reports what remains after unmount. */
export const checkRepeatedMounts = async (
  owner: RegisteredVersion,
  { route, address, isPlaceholder }: Visit,
  visitor: Visitor,
  { open, shellUrl, report, plan, baseline }: BrowserRun,
): Promise<void> => {
  const page = await open(visitor, { oneZone: true });
  const reportProblems = (problems: readonly string[]): void =>
    void report.problems.push(...problems.map((problem) => `${route.path}: ${problem}`));
  try {
    await page.goto(shellUrl);
    if (!(await waitForShellScreen(page))) {
      report.notChecked.push(`${route.path}: the shell's own screen, which unmounts it, is not rendered`);
      return;
    }
    const before = await sampleSettled(page);
    // The widgets of a member's page are no part of a visitor's.
    const later = route.access === 'members' ? baseline.idle.objects : {};
    const objectsBefore = mostOf(await page.countObjects(), later);
    // The entry before the page of the shell is the screen's: Back mounts it.
    await addLeaving(page, address);
    const first = await waitForScreen(page, { ...owner, address });
    if (first.kind !== 'ready') {
      reportProblems([`the screen is not rendered after a navigation within the page (${first.kind})`]);
      return;
    }
    await addLeaving(page, SHELL_PAGE);
    let problem = await mountOnce(page, owner, address);
    await wait(SETTLE_MS);
    const idleFirst = await watchIdle(page, owner.name);
    const afterFirst = await page.sample();
    const heapBefore = await page.heapBytes();
    const mountRepeatedly = async (): Promise<void> => {
      for (let mount = 1; mount <= plan.repeats && problem === undefined; mount += 1) {
        problem = await mountOnce(page, owner, address);
      }
      await wait(SETTLE_MS);
    };
    await mountRepeatedly();
    if (problem === undefined) {
      const growth = (await page.heapBytes()) - heapBefore;
      const idle = await watchIdle(page, owner.name);
      const timers = idle.timers.filter((timer) => !baseline.idle.timers.includes(timer) && !isOfWidget(owner, timer));
      const last = await page.sample();
      const objectsLast = await withoutClosing(page, idle.objects, objectsBefore);
      const runs = [idleFirst.runs, idle.runs];
      // A widget of the page that has loaded in between runs more often as well, but not again after more mounts.
      if (growingRuns(runs, plan.repeats).length > 0) {
        await mountRepeatedly();
        runs.push((await watchIdle(page, owner.name)).runs);
      }
      reportProblems(
        findLeaks(owner.name, {
          before,
          first: afterFirst,
          last,
          mounts: plan.repeats,
          timers,
          runs,
          objects: { before: objectsBefore, first: idleFirst.objects, last: objectsLast },
        }),
      );
      if (growth > MAX_GROWTH_BYTES)
        reportProblems([`memory grows by ${Math.round(growth / 1e6)} MB in ${plan.repeats} mounts`]);
      // What a screen does in its first second may come before the shell's bar is rendered.
      // Here the bar is there first.
      problem = await mountOnce(page, owner, address, async () => {
        await wait(SETTLE_MS);
        reportProblems(await checkControls(page, plan, route.layout));
      });
      report.mounts += plan.repeats + 3;
    }
    reportProblems([
      ...(problem === undefined ? [] : [problem]),
      ...page.watch.take({ refusalsAllowed: isPlaceholder }),
    ]);
  } finally {
    await page.close();
  }
};

import type { BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import { findLeaks } from './find-leaks.ts';
import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { hasLeft, waitForScreen, waitForShellScreen } from './screen.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { SideEffects } from './side-effects.ts';

const SETTLE_MS = 300;
/** For this long nothing of a remote that has left may ask for time. */
const IDLE_MS = 700;

/** More than this in all mounts is a leak; caches of answers and of the compiler need some. */
const MAX_GROWTH_BYTES = 10_000_000;

/** What is there once everything has come to rest, with what is asked for in the quiet moment after it. */
const sampleWhenIdle = async ({ page, sampleSideEffects }: WatchedPage): Promise<SideEffects> => {
  await page.waitForTimeout(SETTLE_MS);
  await sampleSideEffects();
  await page.waitForTimeout(IDLE_MS);
  return sampleSideEffects();
};

/** Goes to a screen and away from it again. A sentence when either did not happen. */
const mountOnce = async (
  { page, goTo }: WatchedPage,
  owner: RegisteredVersion,
  address: string,
): Promise<string | undefined> => {
  await goTo(address);
  const shown = await waitForScreen(page, { ...owner, address });
  if (shown.kind !== 'ready') return `after a navigation inside the page its screen does not stand (${shown.kind})`;
  await goTo(SHELL_PAGE);
  if (!(await hasLeft(page, owner.name))) return 'it stays in the page after the address has changed';
  return (await waitForShellScreen(page)) ? undefined : 'its place is not empty after it has left';
};

/** Mounts a screen again and again in one document and looks what stays behind. */
export const checkRepeatedMounts = async (
  owner: RegisteredVersion,
  { route, address, isPlaceholder }: Visit,
  context: BrowserContext,
  { oneZone, report, plan }: BrowserRun,
): Promise<void> => {
  const session = await openPage(context);
  const reportProblems = (problems: readonly string[]): void =>
    void report.problems.push(...problems.map((problem) => `${route.path}: ${problem}`));
  try {
    await session.page.goto(`${oneZone.url}${SHELL_PAGE}`, { waitUntil: 'domcontentloaded' });
    if (!(await waitForShellScreen(session.page))) {
      report.unseen.push(`${route.path}: the shell's own screen, to which it would be left, does not stand`);
      return;
    }
    const before = await sampleWhenIdle(session);
    let problem = await mountOnce(session, owner, address);
    const first = await sampleWhenIdle(session);
    const heapBefore = await session.heapBytes();
    for (let mount = 1; mount <= plan.repeats && problem === undefined; mount += 1) {
      problem = await mountOnce(session, owner, address);
    }
    if (problem === undefined) {
      const last = await sampleWhenIdle(session);
      const growth = (await session.heapBytes()) - heapBefore;
      reportProblems(findLeaks(owner.name, { before, first, last, mounts: plan.repeats }));
      if (growth > MAX_GROWTH_BYTES)
        reportProblems([`memory grows by ${Math.round(growth / 1e6)} MB in ${plan.repeats} mounts`]);
      report.mounts += plan.repeats + 1;
    }
    reportProblems([
      ...(problem === undefined ? [] : [problem]),
      ...session.watch.take({ refusalsAllowed: isPlaceholder }),
    ]);
  } finally {
    await session.close();
  }
};

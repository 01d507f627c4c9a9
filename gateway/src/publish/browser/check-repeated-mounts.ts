import type { BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import { leftOver } from './find-leaks.ts';
import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { hasLeft, waitForScreen, waitForShellScreen } from './screen.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { Traces } from './side-effects.ts';

const SETTLE_MS = 300;
/** For this long nothing of a remote that has left may ask for time. */
const QUIET_MS = 700;

/** More than this in all mounts is a leak; caches of answers and of the compiler need some. */
const MAX_GROWTH_BYTES = 10_000_000;

/** What is there once everything has come to rest, with what is asked for in the quiet moment after it. */
const lookQuietly = async ({ page, look }: WatchedPage): Promise<Traces> => {
  await page.waitForTimeout(SETTLE_MS);
  await look();
  await page.waitForTimeout(QUIET_MS);
  return look();
};

/** Goes to a screen and away from it again. A sentence when either did not happen. */
const once = async (
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
export const mountAndLeave = async (
  owner: RegisteredVersion,
  { route, address, madeUp }: Visit,
  context: BrowserContext,
  { oneZone, report, plan }: BrowserRun,
): Promise<void> => {
  const session = await openPage(context);
  const tell = (problems: readonly string[]): void =>
    void report.problems.push(...problems.map((problem) => `${route.path}: ${problem}`));
  try {
    await session.page.goto(`${oneZone.url}${SHELL_PAGE}`, { waitUntil: 'domcontentloaded' });
    if (!(await waitForShellScreen(session.page))) {
      report.unseen.push(`${route.path}: the shell's own screen, to which it would be left, does not stand`);
      return;
    }
    const before = await lookQuietly(session);
    let problem = await once(session, owner, address);
    const afterFirst = await lookQuietly(session);
    const heapBefore = await session.heapBytes();
    for (let mount = 1; mount <= plan.repeats && problem === undefined; mount += 1) {
      problem = await once(session, owner, address);
    }
    if (problem === undefined) {
      const often = await lookQuietly(session);
      const growth = (await session.heapBytes()) - heapBefore;
      tell(leftOver(owner.name, { before, once: afterFirst, often, mounts: plan.repeats }));
      if (growth > MAX_GROWTH_BYTES) tell([`memory grows by ${Math.round(growth / 1e6)} MB in ${plan.repeats} mounts`]);
      report.mounts += plan.repeats + 1;
    }
    tell([...(problem === undefined ? [] : [problem]), ...session.watch.take({ refusalsAllowed: madeUp })]);
  } finally {
    await session.close();
  }
};

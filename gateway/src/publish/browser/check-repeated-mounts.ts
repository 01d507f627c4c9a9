import { isDeepStrictEqual } from 'node:util';

import type { BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import { findLeaks } from './find-leaks.ts';
import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { hasLeft, waitForScreen, waitForShellScreen } from './screen.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { SideEffects } from './side-effects.ts';

const SETTLE_MS = 300;
/** An unmounted remote must schedule no timers for this long. */
const IDLE_MS = 700;

/** More growth than this in all mounts is a leak. Caches of responses and of the compiler need some. */
const MAX_GROWTH_BYTES = 10_000_000;

/** Samples the side effects once the page is idle, including timers that are scheduled after that. */
const sampleWhenIdle = async ({ page, sampleSideEffects }: WatchedPage): Promise<SideEffects> => {
  await page.waitForTimeout(SETTLE_MS);
  await sampleSideEffects();
  await page.waitForTimeout(IDLE_MS);
  return sampleSideEffects();
};

/** How often the page is sampled until two samples are equal. */
const MOST_SAMPLES = 6;

/**
 * Samples the page before the screen is mounted, once the widgets of the page have loaded: a widget of the candidate
 * belongs to the page, and its listeners are no leak of a screen.
 */
const sampleBefore = async (session: WatchedPage): Promise<SideEffects> => {
  await session.page.waitForLoadState('networkidle');
  let sample = await sampleWhenIdle(session);
  for (let samples = 1; samples < MOST_SAMPLES; samples += 1) {
    const next = await sampleWhenIdle(session);
    if (isDeepStrictEqual(next, sample)) break;
    sample = next;
  }
  return sample;
};

/** Mounts a screen and unmounts it. Returns a sentence when either fails. */
const mountOnce = async (
  { page, goTo }: WatchedPage,
  owner: RegisteredVersion,
  address: string,
): Promise<string | undefined> => {
  await goTo(address);
  const shown = await waitForScreen(page, { ...owner, address });
  if (shown.kind !== 'ready') return `the screen is not rendered after a navigation within the page (${shown.kind})`;
  await goTo(SHELL_PAGE);
  if (!(await hasLeft(page, owner.name))) return 'it stays in the page after the address changed';
  return (await waitForShellScreen(page)) ? undefined : 'the outlet is not empty after it was unmounted';
};

/** Mounts a screen repeatedly in one document and reports what remains after unmount. */
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
      report.notChecked.push(`${route.path}: the shell's own screen, which unmounts it, is not rendered`);
      return;
    }
    const before = await sampleBefore(session);
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

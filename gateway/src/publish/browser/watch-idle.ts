import { setTimeout as wait } from 'node:timers/promises';

import type { WatchedPage } from './open-page.ts';
import type { Runs } from './running-code.ts';

const SETTLE_MS = 300;

/** Time that the page skips: timers that remain end in it. */
const AHEAD_MS = 2 * 60_000;

/** What the code of a remote does in a page where it is not mounted, in the next minutes. */
export interface IdleCode {
  runs: Runs;
  timers: readonly string[];
  /** Objects that work on their own, by class, when the minutes are over. */
  objects: Readonly<Record<string, number>>;
}

/** Skips time in a page where a remote is not mounted, and records what its code does. */
export const watchIdle = async (page: WatchedPage, name: string): Promise<IdleCode> => {
  await wait(SETTLE_MS);
  await page.running.take(name);
  await page.stimulate();
  await page.watch.requestsEnded();
  const timers = await page.timersDuring(async () => {
    const clock = await page.startClock(0);
    await clock.pass(AHEAD_MS);
    await wait(SETTLE_MS);
  });
  return { runs: await page.running.take(name), timers, objects: await page.countObjects() };
};

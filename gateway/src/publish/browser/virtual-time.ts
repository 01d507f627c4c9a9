import { setTimeout as wait } from 'node:timers/promises';

import type { DevToolsSession } from './devtools.ts';

/** The clock of a page that it was given in place of the machine's. */
export interface PageClock {
  /** Skips so many milliseconds, in which all timers end that are due. */
  pass: (ms: number) => Promise<void>;
  /** From now on, time almost stands still, while the page goes on working. */
  slowDown: () => void;
  stop: () => void;
}

const STEP_MS = 50;
/** What passes in a step when time almost stands still. A page whose time stands still does not work at all. */
const SLOW_STEP_MS = 1;
/** Less than the time limits of requests and of the load of a remote, which begin while time is skipped. */
const SKIP_MS = 3_000;
/** A page with endless work, or that loads without end, would never finish its time. */
const LIMIT_MS = 20_000;

/**
 * Gives a page a clock of its own that is `shiftMs` ahead. It goes at the pace of the machine's, and skips time in
 * steps, between which it lets code be loaded: the page would otherwise take a request for one that lasts for minutes.
 * @param isLoading whether code is under way
 */
export const startClock = async (
  session: DevToolsSession,
  shiftMs: number,
  isLoading: () => boolean,
): Promise<PageClock> => {
  let expired: (() => void) | undefined;
  session.on('Emulation.virtualTimeBudgetExpired', () => expired?.());
  const initialVirtualTime = (Date.now() + shiftMs) / 1000;
  const advance = (budget: number): Promise<void> =>
    new Promise((resolve, reject) => {
      expired = resolve;
      session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget }).catch(reject);
    });
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: STEP_MS, initialVirtualTime });
  let stepMs = STEP_MS;
  const step = async (): Promise<void> => {
    const start = performance.now();
    await advance(stepMs);
    await wait(Math.max(0, STEP_MS - (performance.now() - start)));
  };
  /** Keeps the pace of the machine until it is stopped, or the page is closed. */
  const keepPace = (): { stopped: () => Promise<void> } => {
    const stop = new AbortController();
    const keep = async (): Promise<void> => {
      while (!stop.signal.aborted) await step();
    };
    const ended = keep().catch(() => undefined);
    return {
      stopped: async () => {
        stop.abort();
        await Promise.race([ended, wait(LIMIT_MS, undefined, { ref: false })]);
      },
    };
  };
  const skip = async (ms: number): Promise<void> => {
    const end = performance.now() + LIMIT_MS;
    for (let left = ms; left > 0 && performance.now() < end; left -= SKIP_MS) {
      await advance(Math.min(left, SKIP_MS));
      while (isLoading() && performance.now() < end) await step();
    }
  };
  let pace = keepPace();
  return {
    pass: async (ms) => {
      await pace.stopped();
      await Promise.race([skip(ms).catch(() => undefined), wait(LIMIT_MS, undefined, { ref: false })]);
      pace = keepPace();
    },
    slowDown: () => {
      stepMs = SLOW_STEP_MS;
    },
    stop: () => void pace.stopped(),
  };
};

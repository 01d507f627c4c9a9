import { setTimeout as wait } from 'node:timers/promises';

import type { DevToolsSession } from './devtools.ts';

/** The clock of a page that it was given in place of the machine's. */
export interface PageClock {
  /** Skips so many milliseconds, in which all timers end that are due. */
  pass: (ms: number) => Promise<void>;
  stop: () => void;
}

const STEP_MS = 50;
/** A page with endless work would never finish its time. */
const LIMIT_MS = 10_000;

/** Gives a page a clock of its own that is `shiftMs` ahead. It goes at the pace of the machine's. */
export const startClock = async (session: DevToolsSession, shiftMs: number): Promise<PageClock> => {
  let expired: (() => void) | undefined;
  session.on('Emulation.virtualTimeBudgetExpired', () => expired?.());
  const initialVirtualTime = (Date.now() + shiftMs) / 1000;
  const advance = (budget: number): Promise<void> =>
    new Promise((resolve, reject) => {
      expired = resolve;
      session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget }).catch(reject);
    });
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: STEP_MS, initialVirtualTime });
  /** Keeps the pace of the machine until it is stopped, or the page is closed. */
  const keepPace = (): { stopped: () => Promise<void> } => {
    const stop = new AbortController();
    const step = async (): Promise<void> => {
      if (stop.signal.aborted) return;
      const start = performance.now();
      await advance(STEP_MS);
      await wait(Math.max(0, STEP_MS - (performance.now() - start)));
      await step();
    };
    const ended = step().catch(() => undefined);
    return {
      stopped: async () => {
        stop.abort();
        await Promise.race([ended, wait(LIMIT_MS, undefined, { ref: false })]);
      },
    };
  };
  let pace = keepPace();
  return {
    pass: async (ms) => {
      await pace.stopped();
      await Promise.race([advance(ms).catch(() => undefined), wait(LIMIT_MS, undefined, { ref: false })]);
      pace = keepPace();
    },
    stop: () => void pace.stopped(),
  };
};

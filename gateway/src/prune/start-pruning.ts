import type { ClaimDay } from './claim-day.ts';
import type { Pruner } from './prune.ts';
import { KEPT_DAYS } from './unused-versions.ts';

export interface PruningOptions {
  claimDay: ClaimDay;
  pruner: Pick<Pruner, 'run'>;
  log: { info: (facts: object, message: string) => void; error: (error: unknown) => void };
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How often the gateway checks whether a day has begun, in milliseconds. */
  everyMs?: number;
}

const EVERY_MS = 10 * 60_000;

/**
 * Removes the unused versions, once a day.
 * @returns a function that stops it, and resolves when no run is in progress
 */
export const startPruning = ({
  claimDay,
  pruner,
  log,
  now = Date.now,
  everyMs = EVERY_MS,
}: PruningOptions): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      if (!(await claimDay(new Date(now()).toISOString().slice(0, 10)))) return;
      const { names, filesLeft } = await pruner.run({ who: 'gateway', why: `not used for ${KEPT_DAYS} days` });
      if (names.length > 0 || filesLeft.length > 0) log.info({ names, filesLeft }, 'unused versions are pruned');
    } catch (error) {
      log.error(error);
    }
  };

  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

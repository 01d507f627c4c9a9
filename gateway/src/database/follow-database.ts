import { openPubSub } from '@pairwise/pubsub';

import { DatabaseUnavailable } from './database-unavailable.ts';

export interface FollowOptions {
  databaseUrl: string;
  /** Reads what is new. */
  read: () => Promise<void>;
  warn: (message: string) => void;
  /** How often it reads without a hint, in milliseconds: 250 by default. */
  pollMs?: number;
}

const POLL_MS = 250;
/** The longest pause while the database does not respond. */
const MAX_PAUSE_MS = 5000;

/**
 * Reads what other gateways write, as soon as the database sends a hint. Also reads at a regular interval, because a network
 * can lose the connection for hints without closing it.
 * @returns a function that ends it
 */
export const followDatabase = ({ databaseUrl, read, warn, pollMs = POLL_MS }: FollowOptions): (() => Promise<void>) => {
  let stopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  /** A hint has come since the present read began. */
  let again = false;

  const readOnce = async (): Promise<void> => {
    try {
      await read();
      if (failures > 0) warn('the database of the registry responds again');
      failures = 0;
    } catch (error) {
      failures += 1;
      const reason = error instanceof Error ? error.message : String(error);
      if (failures === 1 || !(error instanceof DatabaseUnavailable)) {
        warn(`${reason}. Pages are served as they were; nothing can be changed until it responds`);
      }
    }
  };

  const schedule = (): void => {
    if (stopped) return;
    const pause = failures === 0 ? pollMs : Math.min(POLL_MS * 2 ** failures, MAX_PAUSE_MS);
    timer = setTimeout(run, pause);
    timer.unref();
  };

  const run = (): void => {
    if (stopped) return;
    if (reading) {
      again = true;
      return;
    }
    clearTimeout(timer);
    reading = readOnce().finally(() => {
      reading = undefined;
      if (!again) return schedule();
      again = false;
      run();
    });
  };

  const pubsub = openPubSub({ databaseUrl, redisUrl: undefined, warn: (_error, message) => warn(message) });
  pubsub.subscribe('registry', { hint: run, resync: run });
  schedule();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await pubsub.close();
    await reading;
  };
};

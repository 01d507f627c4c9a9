/** CALL-01: the first poll 5 s after load, then one every 60 s, or every 300 s with push; in milliseconds. */
const firstPoll = 5_000;
export const pollInterval = 60_000;
export const pollIntervalWithPush = 300_000;

/** Added to the interval after another tab has polled, so that the same tab polls next time. In milliseconds. */
const otherTabDelay = 2_000;

export interface PollTimerOptions {
  /** Milliseconds from one poll to the next. */
  every?: () => number;
  /** Name of the lock under which only one tab of the browser polls at a time. Without it every tab polls. */
  lock?: string;
}

export interface PollTimer {
  /** Starts a whole interval again: another tab has just polled, or the interval has changed. */
  restart: () => void;
}

const isPaused = (): boolean => document.visibilityState === 'hidden' || !navigator.onLine;

/** Runs `poll` unless another tab holds the lock. Browsers offer locks on https and localhost only; else each tab polls. */
const runUnderLock = async (name: string | undefined, poll: () => Promise<void>): Promise<void> => {
  if (name === undefined || !('locks' in navigator)) return poll();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? poll() : undefined));
};

/**
 * Calls `poll` at an interval. Pauses while the page is hidden or offline, and polls immediately on return (decisions
 * G-10).
 */
export const startPollTimer = (
  poll: () => Promise<void>,
  { every = () => pollInterval, lock }: PollTimerOptions = {},
): PollTimer => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasPaused = isPaused();

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), delay);
  };

  const tick = async (): Promise<void> => {
    if (isPaused()) return;
    schedule(every());
    await runUnderLock(lock, poll);
  };

  const onChange = (): void => {
    const returned = wasPaused && !isPaused();
    wasPaused = isPaused();
    if (wasPaused) clearTimeout(timer);
    if (returned) void tick();
  };

  document.addEventListener('visibilitychange', onChange);
  globalThis.addEventListener('online', onChange);
  globalThis.addEventListener('offline', onChange);
  schedule(firstPoll);

  return {
    restart: () => {
      if (!isPaused()) schedule(every() + otherTabDelay);
    },
  };
};

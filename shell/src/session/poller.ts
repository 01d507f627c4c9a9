/** CALL-01: first 5 s after load, then every 60 s, in milliseconds; every 300 s where a push tells of what is new. */
const firstPoll = 5_000;
export const everyPoll = 60_000;
export const everyPollWithPush = 300_000;

/** How much later than its own turn a tab polls that another one has polled for: so that other one goes on. */
const patience = 2_000;

export interface PollingOptions {
  /** Milliseconds from one poll to the next. */
  every?: () => number;
  /** A name that one tab of the browser polls under at a time. Without it each tab polls for itself. */
  alone?: string;
}

export interface Polling {
  /** Another tab has just polled for all, or the times have changed: the next poll is a whole round away. */
  restart: () => void;
}

const isPaused = (): boolean => document.visibilityState === 'hidden' || !navigator.onLine;

/** Locks are missing where the page is not on https or localhost: there each tab polls for itself. */
const aloneIn = async (name: string | undefined, poll: () => Promise<void>): Promise<void> => {
  if (name === undefined || !('locks' in navigator)) return poll();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? poll() : undefined));
};

/** Calls `poll` again and again; not while the page is hidden or offline, and at once on return (decisions G-10). */
export const startPolling = (
  poll: () => Promise<void>,
  { every = () => everyPoll, alone }: PollingOptions = {},
): Polling => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasPaused = isPaused();

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), delay);
  };

  const tick = async (): Promise<void> => {
    if (isPaused()) return;
    schedule(every());
    await aloneIn(alone, poll);
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
      if (!isPaused()) schedule(every() + patience);
    },
  };
};

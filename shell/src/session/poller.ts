/** CALL-01: first 5 s after load, then every 60 s, in milliseconds. */
const firstPoll = 5_000;
const everyPoll = 60_000;

const isPaused = (): boolean => document.visibilityState === 'hidden' || !navigator.onLine;

/** Calls `poll` again and again; not while the page is hidden or offline, and at once on return (decisions G-10). */
export const startPolling = (poll: () => Promise<void>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasPaused = isPaused();

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), delay);
  };

  const tick = async (): Promise<void> => {
    if (isPaused()) return;
    schedule(everyPoll);
    await poll();
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
};

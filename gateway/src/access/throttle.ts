const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES = 10;
/** Callers that are kept in memory. Beyond it the oldest is dropped, so that no one can fill the memory. */
const MAX_CALLERS = 10_000;

export interface Throttle {
  /** Whether this caller must wait. */
  isBlocked: (caller: string) => boolean;
  failed: (caller: string) => void;
}

/** Limits failed sign-ins by address: after ten in a quarter of an hour, the caller must wait until it has passed. */
export const createThrottle = (now: () => number): Throttle => {
  const failures = new Map<string, { since: number; count: number }>();
  const recent = (caller: string): { since: number; count: number } | undefined => {
    const found = failures.get(caller);
    return found && now() - found.since < WINDOW_MS ? found : undefined;
  };
  return {
    isBlocked: (caller) => (recent(caller)?.count ?? 0) >= MAX_FAILURES,
    failed: (caller) => {
      const { since, count } = recent(caller) ?? { since: now(), count: 0 };
      failures.delete(caller);
      failures.set(caller, { since, count: count + 1 });
      const oldest = failures.keys().next().value;
      if (failures.size > MAX_CALLERS && oldest !== undefined) failures.delete(oldest);
    },
  };
};

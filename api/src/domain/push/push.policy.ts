/** Browsers of one member that get pushes. The one that was seen longest ago makes room for a new one. */
export const BROWSERS_PER_MEMBER = 10;

/** Attempts to send a push, some minutes altogether. After the last one it is dropped. */
export const PUSH_ATTEMPTS = 6;

/** Pushes that are sent concurrently, so that a slow push service holds up few others. */
export const CONCURRENT_PUSHES = 8;

const FIRST_RETRY_SECONDS = 15;

/** Seconds until the next attempt, after this many: doubled each time. */
export const secondsUntilRetry = (attempts: number): number => FIRST_RETRY_SECONDS * 2 ** (attempts - 1);

/** Attempts to send a mail. After the last one it stays in the queue with its error, for an operator to read. */
export const MAIL_ATTEMPTS = 8;

/** Seconds until the next attempt, after this many: doubled each time, one hour at most. */
export const secondsUntilRetry = (attempts: number): number => Math.min(3600, 15 * 2 ** attempts);

/** Limits of wrong passwords (decisions A-9). */

/** Wrong passwords after which an account is locked, counted within the window. */
export const ACCOUNT_ATTEMPTS = 5;
export const ACCOUNT_WINDOW_MINUTES = 15;

/** Minutes of the first lock. Each further lock within a day lasts twice as long, up to the longest. */
export const FIRST_LOCK_MINUTES = 15;
export const LONGEST_LOCK_MINUTES = 24 * 60;

/**
 * Wrong passwords an hour after which a network is locked until that hour is over. Attempts that are being verified count
 * until they are known to be right.
 */
export const NETWORK_ATTEMPTS = 50;

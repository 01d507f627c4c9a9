/**
 * How long a key is kept (decisions 4.5). Messages and payments have ids of their own, which are kept with them: a repeat that
 * would cost money or send a message twice is recognised for ever.
 */
export const RETENTION_HOURS = 48;

/**
 * Seconds in which a request with work before its transaction has the key for itself. After a crash the last of a client's
 * attempts, at least 8.6 s after the first (decisions G-1), must find the lease ended.
 */
export const LEASE_SECONDS = 8;

/** How long a key is kept (decisions 4.5): for ever where a repeat would cost money or send a message twice. */
export type KeyRetention = '48 hours' | 'for ever';

export const RETENTION_HOURS = 48;

/** Seconds in which a request with work before its transaction has the key for itself. */
export const LEASE_SECONDS = 60;

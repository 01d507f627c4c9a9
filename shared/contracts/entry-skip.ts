/** Storage key of the time at which the visitor closed the entry warning (ENTRY-03). */
export const entrySkipKey = 'pairwise.entry-skipped';

/** The cookie with the same time, which the gateway takes to the other origins of the site. */
export const entrySkipCookie = { name: 'entry-skipped', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

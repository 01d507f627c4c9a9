/** Storage key of the time at which the visitor closed the entry warning (ENTRY-03). */
export const entrySkipKey = 'pairwise.entry-skipped';

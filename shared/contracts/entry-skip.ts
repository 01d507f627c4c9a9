/** Where a browser keeps the moment in which the entry warning was closed (ENTRY-03). */
export const entrySkipKey = 'pairwise.entry-skipped';

import { entrySkipKey } from '@pairwise/contracts';

let inMemory = false;

export const wasSkipped = (): boolean => {
  try {
    return inMemory || localStorage.getItem(entrySkipKey) !== null;
  } catch {
    return inMemory;
  }
};

/** Stores that the visitor has skipped the warning, without an end (ENTRY-03, decisions N-5); without storage, in memory. */
export const keepSkip = (now = new Date()): void => {
  inMemory = true;
  try {
    localStorage.setItem(entrySkipKey, now.toISOString());
  } catch {
    // Private windows may refuse storage. The skip holds for this document.
  }
};

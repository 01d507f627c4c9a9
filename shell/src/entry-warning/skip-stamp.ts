import { entrySkipKey } from '@pairwise/contracts';

let inMemory = false;

export const wasSkipped = (): boolean => {
  try {
    return inMemory || localStorage.getItem(entrySkipKey) !== null;
  } catch {
    return inMemory;
  }
};

/** ENTRY-03; a skip has no end (decisions N-5). A browser without storage is asked again by the next document. */
export const keepSkip = (now = new Date()): void => {
  inMemory = true;
  try {
    localStorage.setItem(entrySkipKey, now.toISOString());
  } catch {
    // Private windows may refuse; the skip holds for this document.
  }
};

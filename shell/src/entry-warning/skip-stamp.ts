/** Where the moment of the skip is kept. It has no end (decisions N-5). */
export const skipKey = 'pairwise.entry-skipped';

let inMemory = false;

export const wasSkipped = (): boolean => {
  try {
    return inMemory || localStorage.getItem(skipKey) !== null;
  } catch {
    return inMemory;
  }
};

/** ENTRY-03. A browser without storage is asked again by the next document. */
export const keepSkip = (now = new Date()): void => {
  inMemory = true;
  try {
    localStorage.setItem(skipKey, now.toISOString());
  } catch {
    // Private windows may refuse; the skip holds for this document.
  }
};

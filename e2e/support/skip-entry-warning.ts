import { entrySkipKey } from '@pairwise/contracts/entry-skip';
import type { BrowserContext } from '@playwright/test';

/**
 * Runs in a page before its own code. Makes it that of a returning visitor, who has closed the entry warning before. Its
 * argument is `entrySkipKey`.
 */
export const closeEntryWarning = (key: string): void => {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // A page without an origin, such as about:blank, has no storage.
  }
};

/** Makes the pages of a context those of a returning visitor. */
export const skipEntryWarning = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(closeEntryWarning, entrySkipKey);
};

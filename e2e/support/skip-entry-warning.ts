import { entrySkipKey } from '@pairwise/contracts/entry-skip';
import type { BrowserContext } from '@playwright/test';

/** Makes the pages of a context those of a returning visitor, who has closed the entry warning before. */
export const skipEntryWarning = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((key) => {
    // A page without an origin, such as about:blank, has no storage.
    if (location.origin !== 'null') localStorage.setItem(key, new Date().toISOString());
  }, entrySkipKey);
};

import { entrySkipKey } from '@pairwise/contracts/entry-skip';
import type { BrowserContext } from '@playwright/test';

/**
 * The pages of this context belong to somebody who has been here before and closed the warning at the door, which
 * would else stand before every visitor.
 */
export const enterSite = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((key) => {
    // A page without an origin, such as about:blank, has no storage and no warning.
    if (location.origin !== 'null') localStorage.setItem(key, new Date().toISOString());
  }, entrySkipKey);
};

import { openedLink } from '@pairwise/contracts/opened-link';

import type { SiteVisitor } from './settings-source.ts';

export interface LinkSource {
  /** Whether there is such a link from a mail, or ever was. While the api does not say so in time there may be. */
  exists: (token: string, visitor: SiteVisitor) => Promise<boolean>;
}

export interface LinkOptions {
  apiUrl: string;
  warn: (message: string) => void;
  /** Longest that a page waits for the api, in milliseconds. */
  timeoutMs?: number;
}

/** Links from mails, asked of the api (ROUTE-32): the address of one that never was is answered 404. Asking uses none up. */
export const linkSource = ({ apiUrl, warn, timeoutMs = 500 }: LinkOptions): LinkSource => ({
  exists: async (token, { host, ip }) => {
    if (token === openedLink) return true;
    try {
      const { status } = await fetch(`${apiUrl}/api/token.php?token=${encodeURIComponent(token)}`, {
        headers: { 'x-forwarded-host': host, 'x-forwarded-for': ip },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return status !== 404;
    } catch (error) {
      warn(`a link was not answered: ${error instanceof Error ? error.message : String(error)}`);
      return true;
    }
  },
});

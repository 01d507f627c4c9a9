import { openedLink } from '@pairwise/contracts/opened-link';

import type { SiteVisitor } from './settings-source.ts';

export interface LinkSource {
  /** Whether a link from a mail exists or existed. True while the api does not respond in time. */
  exists: (token: string, visitor: SiteVisitor) => Promise<boolean>;
}

export interface LinkOptions {
  apiUrl: string;
  warn: (message: string) => void;
  /** Longest time that a page waits for the api, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Checks links from mails with the api (ROUTE-32). The page of an unknown link has status 404. The check does not use
 * up the link.
 */
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
      warn(`could not check a link: ${error instanceof Error ? error.message : String(error)}`);
      return true;
    }
  },
});

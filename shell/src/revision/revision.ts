import { bus } from '@pairwise/bus';
import type { PageData, RevisionAnswer } from '@pairwise/contracts/registry';

import { startPolling } from '../session/poller.ts';

/** A remote that fails over and over is one reason to ask, not many. */
const AFTER_FAILURE_MS = 5_000;

/** What this tab has left for once: should the server still give out what it revoked, no loads without an end. */
const storageKey = 'pairwise:revoked';

/** The address at which this document was found to hold revoked code; undefined as long as it does not. */
let staleAt: string | undefined;

/**
 * Whether a version of this document must not run any more. The next change of the route is then to be made by a
 * document load. Never by itself: whoever is writing something goes on writing. Nor offline, where no load succeeds.
 */
export const documentIsStale = (): boolean =>
  staleAt !== undefined && navigator.onLine && window.location.pathname !== staleAt;

const alreadyLeft = (): string[] => window.sessionStorage.getItem(storageKey)?.split(' ') ?? [];

/** Notes what is left for a new document; false when that was tried before, or the tab keeps no storage. */
const leave = (revoked: readonly string[]): boolean => {
  try {
    const left = alreadyLeft();
    const news = revoked.filter((version) => !left.includes(version));
    if (news.length > 0) window.sessionStorage.setItem(storageKey, [...left, ...news].slice(-20).join(' '));
    return news.length > 0;
  } catch {
    return false;
  }
};

const isRevisionAnswer = (value: unknown): value is RevisionAnswer =>
  typeof value === 'object' && value !== null && 'revoked' in value && Array.isArray(value.revoked);

const askRevoked = async (): Promise<readonly unknown[]> => {
  const answer = await fetch('/__mfe/revision', { cache: 'no-store' });
  const content: unknown = answer.ok ? await answer.json() : undefined;
  return isRevisionAnswer(content) ? content.revoked : [];
};

/**
 * Asks every 60 s, at once when the tab is looked at again, and after a remote has failed, whether a version of this
 * page was revoked. A remote that is not loaded yet counts as well: its files are gone.
 */
export const watchRevision = ({ shell, remotes }: Pick<PageData, 'shell' | 'remotes'>): void => {
  const used = [{ name: 'shell', version: shell.version }, ...remotes].map(({ name, version }) => `${name}@${version}`);

  const check = async (): Promise<void> => {
    if (staleAt !== undefined) return;
    try {
      const revoked = await askRevoked();
      const mine = used.filter((version) => revoked.includes(version));
      if (mine.length > 0 && leave(mine)) staleAt = window.location.pathname;
    } catch {
      // No network, or an answer that is none: the next round asks again.
    }
  };

  startPolling(check);
  let lastFailure = Number.NEGATIVE_INFINITY;
  bus.on('mfe:failed').subscribe(() => {
    if (performance.now() - lastFailure < AFTER_FAILURE_MS) return;
    lastFailure = performance.now();
    void check();
  });
};

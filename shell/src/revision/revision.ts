import { bus } from '@pairwise/bus';
import type { PageData, RevisionResponse } from '@pairwise/contracts/registry';

import { startPollTimer } from '../session/poll-timer.ts';

/** A remote that fails over and over is one reason to ask, not many. */
const AFTER_FAILURE_MS = 5_000;

/** Between two questions that navigations ask. */
const BETWEEN_NAVIGATIONS_MS = 2_000;

/** An answer later than this is worth no connection: the next navigation, or the poll, asks again. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** What this tab has left for once: should the server still give out what it revoked, no loads without an end. */
const storageKey = 'pairwise:revoked';

/** The address at which this document was found to hold revoked code; undefined as long as it does not. */
let staleAt: string | undefined;

/** Asks whether a version of this document was revoked; nothing until `watchRevision` knows which those are. */
let check: (() => Promise<void>) | undefined;

/** The address that was navigated to last, and whether anything was typed since. */
let arrivedAt = '';
let isTouched = false;

let lastCheck = Number.NEGATIVE_INFINITY;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
let isReloading = false;

/**
 * Whether a version of this document must not run any more. The next change of the route is then to be made by a
 * document load. Not by itself: whoever is writing something goes on writing. Nor offline, where no load succeeds.
 */
export const documentIsStale = (): boolean =>
  staleAt !== undefined && navigator.onLine && window.location.pathname !== staleAt;

const recordedReloads = (): string[] => window.sessionStorage.getItem(storageKey)?.split(' ') ?? [];

/** Notes what is left for a new document; false when that was tried before, or the tab keeps no storage. */
const recordReload = (revoked: readonly string[]): boolean => {
  try {
    const left = recordedReloads();
    const news = revoked.filter((version) => !left.includes(version));
    if (news.length > 0) window.sessionStorage.setItem(storageKey, [...left, ...news].slice(-20).join(' '));
    return news.length > 0;
  } catch {
    return false;
  }
};

const isRevisionResponse = (value: unknown): value is RevisionResponse =>
  typeof value === 'object' && value !== null && 'revoked' in value && Array.isArray(value.revoked);

const fetchRevoked = async (): Promise<readonly unknown[]> => {
  const answer = await fetch('/__mfe/revision', { cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  const content: unknown = answer.ok ? await answer.json() : undefined;
  return isRevisionResponse(content) ? content.revoked : [];
};

/** The screen of this address came out of a document that must not run: nothing is lost yet by loading it anew. */
const checkAndReload = async (load: () => void): Promise<void> => {
  nextCheck = undefined;
  if (!navigator.onLine) return;
  lastCheck = performance.now();
  await check?.();
  const isHere = staleAt !== undefined && staleAt === arrivedAt && arrivedAt === window.location.pathname;
  if (!isHere || isTouched || isReloading || !navigator.onLine) return;
  isReloading = true;
  load();
};

/**
 * To be called after every change of the address. Where the path is another than before it asks at once, or 2 s after
 * the navigation that asked last, whether a version of this document was revoked, and then has the document of the
 * address loaded: its screen may have come from the browser's cache, where no revocation reaches it. Nobody waits for
 * the answer. Once something was typed nothing is loaded; the mark for the next navigation stays.
 * @param load loads the document of the address; called once at most
 */
export const checkAfterNavigation = (load: () => void): void => {
  const { pathname } = window.location;
  if (!check || pathname === arrivedAt) return;
  arrivedAt = pathname;
  isTouched = false;
  if (nextCheck !== undefined) return;
  const pause = lastCheck + BETWEEN_NAVIGATIONS_MS - performance.now();
  if (pause > 0) nextCheck = setTimeout(() => void checkAndReload(load), pause);
  else void checkAndReload(load);
};

/**
 * Asks every 60 s, at once when the tab is looked at again, and after a remote has failed, whether a version of this
 * page was revoked. A remote that is not loaded yet counts as well: its files are gone. From then on
 * `askAfterNavigation` asks, too.
 */
export const watchRevision = ({ shell, remotes }: Pick<PageData, 'shell' | 'remotes'>): void => {
  const used = [{ name: 'shell', version: shell.version }, ...remotes].map(({ name, version }) => `${name}@${version}`);

  const ask = async (): Promise<void> => {
    if (staleAt !== undefined) return;
    try {
      const revoked = await fetchRevoked();
      const mine = used.filter((version) => revoked.includes(version));
      if (mine.length > 0 && recordReload(mine)) staleAt = window.location.pathname;
    } catch {
      // No network, or an answer that is none: the next round asks again.
    }
  };

  check = ask;
  arrivedAt = window.location.pathname;
  document.addEventListener('input', () => (isTouched = true), { capture: true });
  startPollTimer(ask);
  let lastFailure = Number.NEGATIVE_INFINITY;
  bus.on('mfe:failed').subscribe(() => {
    if (performance.now() - lastFailure < AFTER_FAILURE_MS) return;
    lastFailure = performance.now();
    void ask();
  });
};

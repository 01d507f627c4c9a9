import { bus } from '@pairwise/bus';
import type { PageData, RevisionResponse } from '@pairwise/contracts/registry';

import { startPollTimer } from '../session/poll-timer.ts';

/** Minimum time between two checks after failures of remotes, in milliseconds. */
const AFTER_FAILURE_MS = 5_000;

/** Minimum time between two checks after navigations, in milliseconds. */
const BETWEEN_NAVIGATIONS_MS = 2_000;

/** Timeout of a check, in milliseconds. The next navigation or poll checks again. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Storage key of the revoked versions that this tab has already reloaded for. It prevents endless reloads when the server
 * still serves a revoked version. */
const storageKey = 'pairwise:revoked';

/** The path at which a check found a revoked version in this document; undefined before. */
let staleAt: string | undefined;

/** Checks whether a version of this document was revoked; undefined until `watchRevision` is called. */
let check: (() => Promise<void>) | undefined;

/** The path of the last navigation, and whether the user has typed since. */
let arrivedAt = '';
let isTouched = false;

let lastCheck = Number.NEGATIVE_INFINITY;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
let isReloading = false;

/**
 * Returns whether a version of this document was revoked. The next change of the route must then be a document load. The
 * current route stays, so that no text is lost. Returns false offline, where no load succeeds.
 */
export const documentIsStale = (): boolean =>
  staleAt !== undefined && navigator.onLine && window.location.pathname !== staleAt;

const recordedReloads = (): string[] => window.sessionStorage.getItem(storageKey)?.split(' ') ?? [];

/** Records the revoked versions before a reload. Returns false when all were recorded before, or without storage. */
const recordReload = (revoked: readonly string[]): boolean => {
  try {
    const recorded = recordedReloads();
    const added = revoked.filter((version) => !recorded.includes(version));
    if (added.length > 0) window.sessionStorage.setItem(storageKey, [...recorded, ...added].slice(-20).join(' '));
    return added.length > 0;
  } catch {
    return false;
  }
};

const isRevisionResponse = (value: unknown): value is RevisionResponse =>
  typeof value === 'object' && value !== null && 'revoked' in value && Array.isArray(value.revoked);

const fetchRevoked = async (): Promise<readonly unknown[]> => {
  const response = await fetch('/__mfe/revision', {
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  const content: unknown = response.ok ? await response.json() : undefined;
  return isRevisionResponse(content) ? content.revoked : [];
};

/** Checks, and loads the document of the current path when it has a revoked version and the user has typed nothing. */
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
 * Checks after a navigation whether a version of this document was revoked, and if so loads the document of the address:
 * the screen may have come from the browser's cache, which no revocation reaches. Call it after every change of the
 * address. The check runs immediately, or 2 s after the last one, and the navigation does not wait for it. When the user
 * has typed since the navigation, nothing is loaded and the next navigation becomes a document load.
 * @param load loads the document of the address; called at most once
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
 * Checks every 60 s, when the tab becomes visible, and after a remote has failed, whether a version of this page was
 * revoked. Includes remotes that are not loaded yet, because their files are gone. Enables `checkAfterNavigation`.
 */
export const watchRevision = ({ shell, remotes }: Pick<PageData, 'shell' | 'remotes'>): void => {
  const used = [{ name: 'shell', version: shell.version }, ...remotes].map(({ name, version }) => `${name}@${version}`);

  const checkNow = async (): Promise<void> => {
    if (staleAt !== undefined) return;
    try {
      const revoked = await fetchRevoked();
      const ownRevoked = used.filter((version) => revoked.includes(version));
      if (ownRevoked.length > 0 && recordReload(ownRevoked)) staleAt = window.location.pathname;
    } catch {
      // No network, or an invalid response: the next check repeats it.
    }
  };

  check = checkNow;
  arrivedAt = window.location.pathname;
  document.addEventListener('input', () => (isTouched = true), { capture: true });
  startPollTimer(checkNow);
  let lastFailure = Number.NEGATIVE_INFINITY;
  bus.on('mfe:failed').subscribe(() => {
    if (performance.now() - lastFailure < AFTER_FAILURE_MS) return;
    lastFailure = performance.now();
    void checkNow();
  });
};

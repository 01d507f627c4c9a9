import { bus } from '@pairwise/bus';
import type { PageData, RevisionResponse } from '@pairwise/contracts/registry';
import { withdrawnKey } from '@pairwise/contracts/storage-keys';

import { startPollTimer } from '../session/poll-timer.ts';

/** Minimum time between two checks after failures of remotes, in milliseconds. */
const AFTER_FAILURE_MS = 5_000;

/** Minimum time between two checks after navigations, in milliseconds. */
const BETWEEN_NAVIGATIONS_MS = 2_000;

/** Timeout of a check, in milliseconds. The next navigation or poll checks again. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** The path at which a check found a withdrawn version in this document: one that was revoked or rolled back. */
let staleAt: string | undefined;

/** Checks whether a version of this document was withdrawn; undefined until `watchRevision` is called. */
let check: (() => Promise<void>) | undefined;

/** The path of the last navigation, and whether the user has typed since. */
let arrivedAt = '';
let isTouched = false;

let lastCheck = Number.NEGATIVE_INFINITY;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
let isReloading = false;

/**
 * Returns whether a version of this document was revoked or rolled back. The next change of the route must then be a
 * document load. The current route stays, so that no text is lost. Returns false offline, where no load succeeds.
 */
export const documentIsStale = (): boolean =>
  staleAt !== undefined && navigator.onLine && window.location.pathname !== staleAt;

/**
 * Records the withdrawn versions of this document before a reload, and removes those that are live again: they may be
 * withdrawn once more. The record prevents endless reloads when the server still serves one of them, for example to a
 * developer who has chosen it. Returns false when this document has no withdrawn version, when all of its withdrawn versions
 * were recorded before, and without storage.
 */
const recordReload = (own: readonly string[], withdrawn: readonly unknown[]): boolean => {
  try {
    const stored = window.sessionStorage.getItem(withdrawnKey) ?? '';
    const recorded = stored.split(' ').filter((version) => withdrawn.includes(version));
    const added = own.filter((version) => !recorded.includes(version));
    const next = [...recorded, ...added].join(' ');
    if (next !== stored) window.sessionStorage.setItem(withdrawnKey, next);
    return added.length > 0;
  } catch {
    return false;
  }
};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fetchWithdrawn = async (): Promise<readonly unknown[]> => {
  const response = await fetch('/__mfe/revision', {
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error('No list');
  // A response of another form throws, or names no version.
  const { revoked, rolledBack } = (await response.json()) as Partial<RevisionResponse>;
  return [...asList(revoked), ...asList(rolledBack)];
};

/** Checks, and loads the document of the current path when it has a withdrawn version and the user has typed nothing. */
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
 * Checks after a navigation whether a version of this document was revoked or rolled back, and if so loads the document of
 * the address: the screen may have come from the browser's cache, which neither reaches. Call it after every change of the
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
 * revoked or rolled back. Includes remotes that are not loaded yet, because the files of a revoked one are gone. Enables
 * `checkAfterNavigation`.
 */
export const watchRevision = ({ shell, remotes }: Pick<PageData, 'shell' | 'remotes'>): void => {
  const used = [{ name: 'shell', version: shell.version }, ...remotes].map(({ name, version }) => `${name}@${version}`);

  const checkNow = async (): Promise<void> => {
    if (staleAt !== undefined) return;
    try {
      const withdrawn = await fetchWithdrawn();
      const own = used.filter((version) => withdrawn.includes(version));
      if (recordReload(own, withdrawn)) staleAt = window.location.pathname;
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

import { entrySkipCookie, entrySkipKey } from '@pairwise/contracts';

let inMemory = false;

const hasCookie = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${entrySkipCookie.name}=`));

/** Whether the visitor has skipped the warning here, or at another origin of the site and came from there. */
export const wasSkipped = (): boolean => {
  try {
    return inMemory || hasCookie() || localStorage.getItem(entrySkipKey) !== null;
  } catch {
    return inMemory;
  }
};

/** Stores that the visitor has skipped the warning, without an end (ENTRY-03, decisions N-5); without storage, in memory. */
export const keepSkip = (now = new Date()): void => {
  inMemory = true;
  const stamp = now.toISOString();
  const { name, maxAgeSeconds } = entrySkipCookie;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${stamp}; max-age=${maxAgeSeconds}; path=/; samesite=lax${secure}`;
  try {
    localStorage.setItem(entrySkipKey, stamp);
  } catch {
    // Private windows may refuse storage. The skip holds for this document.
  }
};

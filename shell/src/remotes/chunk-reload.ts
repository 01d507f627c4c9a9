import { chunkReloadKey } from '@pairwise/contracts/storage-keys';

const PAUSE_MS = 60_000;

/** Returns whether a chunk failed to load: an old page requests a file that is gone, or the network failed. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Reloads the page, at most once in 60 s in this tab (ERR-03): a new page names current files. Returns false when it was
 * reloaded within that time, so that the caller shows its fallback. Also returns false without storage, to avoid endless
 * reloads, and without a network, where the browser's error page would replace ours.
 */
export const reloadOnce = (reload = () => window.location.reload()): boolean => {
  if (!navigator.onLine) return false;
  const now = Date.now();
  try {
    const last = Number(window.sessionStorage.getItem(chunkReloadKey) ?? 0);
    if (now - last < PAUSE_MS) return false;
    window.sessionStorage.setItem(chunkReloadKey, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
};

/** Reloads the page on chunk failures that no other code has caught. */
export const reloadOnChunkFailure = (): void => {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) reloadOnce();
  });
};

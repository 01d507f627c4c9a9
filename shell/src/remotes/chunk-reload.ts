const storageKey = 'pairwise:chunk-reload';
const PAUSE_MS = 60_000;

/** A deployable of code that a page of yesterday asks for and the server no longer has, or a network that failed. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads the page anew, at most once per 60 s in this tab (ERR-03): a fresh page names fresh files. Returns false when
 * it was tried within that time, so that the caller shows its fallback. Also false where the tab keeps no storage:
 * rather no reload than one without an end; and without a network, where the browser's own error page would take the
 * place of ours.
 */
export const reloadOnce = (reload = () => window.location.reload()): boolean => {
  if (!navigator.onLine) return false;
  const now = Date.now();
  try {
    const last = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    if (now - last < PAUSE_MS) return false;
    window.sessionStorage.setItem(storageKey, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
};

/** Answers the chunk failures that nobody caught, for as long as the document lives. */
export const reloadOnChunkFailure = (): void => {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) reloadOnce();
  });
};

import { ApiError, isApiError } from '../api-error.ts';

/**
 * By their names, as ky's own guards do; those are inside the first script of the page, where the way out costs bytes.
 */
const isSilence = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'NetworkError' || cause.name === 'TimeoutError');

/**
 * No try has reached the server, or none was answered. The browser need not have noticed that there is no network; an
 * answer that nobody can read is something else.
 */
export const isNoNetwork = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'offline' || (error.status === 0 && isSilence(error.cause)));

/**
 * Gives `work` up, as `offline`, as soon as the browser says that the network is gone, for its tries would go on for ten
 * seconds; and when the page is left, which ends it anyway.
 */
export const untilGone = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const aborter = new AbortController();
  const giveUp = (): void => aborter.abort(new ApiError('offline', 0));
  globalThis.addEventListener('offline', giveUp);
  globalThis.addEventListener('pagehide', giveUp);
  try {
    return await work(aborter.signal);
  } finally {
    globalThis.removeEventListener('offline', giveUp);
    globalThis.removeEventListener('pagehide', giveUp);
  }
};

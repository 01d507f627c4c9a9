import { ApiError, isApiError } from '../api-error.ts';

/**
 * Recognises ky's errors by name. ky's own guards do the same, but importing them here would grow the first script.
 */
const isNetworkOrTimeout = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'NetworkError' || cause.name === 'TimeoutError');

/**
 * True when no attempt got a response, even if the browser has not noticed that it is offline. A response that can't be
 * parsed is no network failure.
 */
export const isNetworkFailure = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'offline' || (error.status === 0 && isNetworkOrTimeout(error.cause)));

/**
 * Runs `work` and aborts it with the code `offline` when the browser goes offline or the page is left. Otherwise its
 * retries would continue for ten seconds.
 */
export const abortOnDisconnect = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const aborter = new AbortController();
  const abort = (): void => aborter.abort(new ApiError('offline', 0));
  globalThis.addEventListener('offline', abort);
  globalThis.addEventListener('pagehide', abort);
  try {
    return await work(aborter.signal);
  } finally {
    globalThis.removeEventListener('offline', abort);
    globalThis.removeEventListener('pagehide', abort);
  }
};

import type { ApiError } from '../api-error.ts';
import { isNetworkFailure } from './network-failure.ts';
import type { QueuedWrite } from './queued-write.ts';

/** After this many server failures a write is given up, so that it does not block the writes behind it. */
const maxFailures = 3;

/** What happens to a failed write: it keeps waiting, and with it all writes behind it, or it is given up. */
export type RetryDecision = 'wait' | 'wait-failed' | 'give-up';

/** Decides whether a failed write is retried later. */
export const decideRetry = (error: ApiError, { failures }: QueuedWrite): RetryDecision => {
  // Both end by themselves: after a new login, or after the rate limit's window.
  const isTemporary = error.code === 'authentication_required' || error.code === 'rate_limited';
  if (isTemporary || isNetworkFailure(error)) return 'wait';
  // A server that is down or a proxy's page: this says nothing about the write itself.
  if (error.code === 'error' && failures + 1 < maxFailures) return 'wait-failed';
  return 'give-up';
};

import type { ApiError } from '../api-error.ts';
import { isNoNetwork } from './no-network.ts';
import type { QueuedWrite } from './queued-write.ts';

/** So often may the server fail at a write. After that it would hold up all others for nothing. */
const mostFailures = 3;

/** What becomes of a write that was not taken: it waits on and so do all behind it, or it is given up. */
export type Fate = 'wait' | 'wait-failed' | 'give-up';

export const fateOf = (error: ApiError, { failures }: QueuedWrite): Fate => {
  // Who is logged in again finds it here; who asks too much is asked to come later.
  const isForLater = error.code === 'authentication_required' || error.code === 'rate_limited';
  if (isForLater || isNoNetwork(error)) return 'wait';
  // A server that is down, a proxy's page: that says nothing about the write.
  if (error.code === 'error' && failures + 1 < mostFailures) return 'wait-failed';
  return 'give-up';
};

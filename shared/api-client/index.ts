import { queryClient } from './query-client.ts';
import { lazyQueue } from './queue/lazy-queue.ts';
import { createUseWaitingCount } from './queue/use-waiting-count.ts';
import { createClient } from './request.ts';

export { ApiError, type ApiErrorCode, isApiError } from './api-error.ts';
export type { ResponseBody, CallOptions } from './call-types.ts';
export { idempotencyKey } from './idempotency-key.ts';
export { queryClient };
export type { Outcome } from './queue/offline-queue.ts';
export type { Refusal } from './queue/queue-events.ts';
export type { OnProgress } from './upload-fetch.ts';
export { useOnline } from './use-online.ts';
export {
  keepPreviousData,
  QueryClientProvider,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';

const client = createClient();

/**
 * The only fetch of the product. `call('GET /api/members.php', { query, signal })` returns the response body of the
 * contract or throws an `ApiError`. `upload` does the same for a form with a file. `preloadedBody` takes the same arguments
 * and returns what the page has preloaded, without waiting. `serverNow()` returns the server's time.
 */
export const { call, upload, preloadedBody, unlessEndingSession, onAuthenticationRequired, serverNow } = client;

/** Like `call`, for small writes such as a like: without a network the write waits in the `queue` until it is back. */
export const { callOrQueue, queue } = lazyQueue(client, queryClient);

/** Returns how many writes of this member wait. The component re-renders when the number changes. */
export const useWaitingCount = createUseWaitingCount(queue);

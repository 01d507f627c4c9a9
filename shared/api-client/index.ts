import { queryClient } from './query-client.ts';
import { lazyQueue } from './queue/lazy-queue.ts';
import { waitingOf } from './queue/use-waiting.ts';
import { createClient } from './request.ts';

export { ApiError, type ApiErrorCode, isApiError } from './api-error.ts';
export type { ResponseBody, CallOptions } from './call-types.ts';
export { idempotencyKey } from './idempotency-key.ts';
export { queryClient };
export type { Outcome } from './queue/offline-queue.ts';
export type { Refusal } from './queue/told.ts';
export type { OnProgress } from './upload-fetch.ts';
export { useOnline } from './use-online.ts';
export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';

const client = createClient();

/**
 * The only fetch of the product. `call('GET /api/members.php', { query, signal })` answers what the contract says or
 * throws an `ApiError`; `upload` is the same for a form with a file.
 */
export const { call, upload, onAuthenticationRequired } = client;

/** As `call`, for gestures: what can't be sent for lack of a network waits in the `queue` until it is back. */
export const { callOrQueue, queue } = lazyQueue(client, queryClient);

/** How many writes of this member wait. The component renders again on a change. */
export const useWaiting = waitingOf(queue);

import { createClient } from './request.ts';

export { ApiError, type ApiErrorCode, isApiError } from './api-error.ts';
export type { Answer, CallOptions } from './call-types.ts';
export { idempotencyKey } from './idempotency-key.ts';
export { queryClient } from './query-client.ts';
export type { OnProgress } from './upload-fetch.ts';
export { type GeolocationPermission, type PlaceState, useMyPlace } from './use-my-place.ts';
export { useOnline } from './use-online.ts';
export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';

/**
 * The only fetch of the product. `call('GET /api/members.php', { query, signal })` answers what the contract says or
 * throws an `ApiError`; `upload` is the same for a form with a file.
 */
export const { call, upload, onAuthenticationRequired } = createClient();

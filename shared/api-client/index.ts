import { createClient } from './request.ts';

export { ApiError, type ApiErrorCode, isApiError } from './api-error.ts';
export type { Answer, CallOptions } from './call-types.ts';
export { queryClient } from './query-client.ts';
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
 * throws an `ApiError`.
 */
export const { call, onAuthenticationRequired } = createClient();

import { QueryClient } from '@tanstack/react-query';

import type { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/**
 * The one cache of server data. It never retries, because the client does (CALL-11). Reads wait for the network to come
 * back. A write fails immediately when offline, so that its screen can say so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, staleTime: 10_000 },
    mutations: { retry: 0, networkMode: 'always' },
  },
});

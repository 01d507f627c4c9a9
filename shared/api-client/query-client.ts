import { QueryClient } from '@tanstack/react-query';

import type { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/**
 * The one cache of server data. It never retries: the client does (CALL-11), and five times five tries would be 25.
 * Reads wait for the network to come back; a write fails at once when offline, so that its screen can say so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, staleTime: 10_000 },
    mutations: { retry: 0, networkMode: 'always' },
  },
});

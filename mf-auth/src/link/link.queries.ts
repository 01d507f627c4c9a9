import { call, useMutation, useQuery } from '@pairwise/api-client';

/** Fetches what a link is for. This changes nothing on the server. */
export const useLinkPurpose = (token: string | undefined) =>
  useQuery({
    // Without the secret: it must not be in the cache.
    queryKey: ['GET /api/token.php', {}],
    queryFn: ({ signal }) => call('GET /api/token.php', { query: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
    // The key does not name the link, so nothing is reused for the next one.
    gcTime: 0,
    staleTime: Infinity,
  });

export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/unsubscribe.php', { query: { token } }) });

export const useLinkLogin = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/login-link.php', { body: { token } }) });

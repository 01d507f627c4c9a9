import { call, useMutation, useQuery } from '@pairwise/api-client';

/** What a link is for; asking changes nothing. */
export const useLinkPurpose = (token: string | undefined) =>
  useQuery({
    // Not the secret itself: the cache is no place for it.
    queryKey: ['GET /api/token.php', {}],
    queryFn: ({ signal }) => call('GET /api/token.php', { query: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
    // Each link is asked about anew.
    gcTime: 0,
    staleTime: Infinity,
  });

export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/unsubscribe.php', { query: { token } }) });

export const useLinkLogin = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/login-link.php', { body: { token } }) });

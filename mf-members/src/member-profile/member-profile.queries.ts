import { call, useQuery } from '@pairwise/api-client';

/** Profiles opened a moment ago open at once (decisions M-3). */
const KEPT_MS = 10 * 60_000;

/** One profile, with what this viewer may see of it. Without an id there is nothing to ask for. */
export const useMember = (id: number | undefined) => {
  const query = { id: String(id) };
  return useQuery({
    queryKey: ['GET /api/member.php', query],
    queryFn: async ({ signal }) => (await call('GET /api/member.php', { query, signal })).member,
    gcTime: KEPT_MS,
    enabled: id !== undefined,
  });
};

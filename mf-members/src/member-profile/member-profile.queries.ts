import { call, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useEffect } from 'react';

import { keepOpened, memberKey } from '../member/member-cache.ts';
import { trafficSource } from '../navigation/traffic-source.ts';

/** One profile as it is asked for; the key names the member alone, so that likes and blocks find it. */
export const memberQuery = (id: number) => ({
  queryKey: memberKey(id),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const source = bus.user$.value === null ? trafficSource() : {};
    return (await call('GET /api/member.php', { query: { id: String(id), ...source }, signal })).member;
  },
});

/**
 * One profile, with what this viewer may see of it. Those that were opened stay at hand (decisions M-3): they open at
 * once, and what has changed follows. Without an id there is nothing to ask for.
 */
export const useMember = (id: number | undefined) => {
  const member = useQuery({ ...memberQuery(id ?? 0), gcTime: Infinity, enabled: id !== undefined });
  const opened = member.data?.id;
  useEffect(() => {
    if (opened !== undefined) keepOpened(opened);
  }, [opened]);
  return member;
};

/** What the viewer likes to do, to mark what both like; empty until it is known, and for visitors. */
export const useOwnInterests = (): readonly string[] => {
  const isMember = Boolean(useStream(bus.user$));
  const { data } = useQuery({
    queryKey: ['GET /api/profile.php', {}],
    queryFn: ({ signal }) => call('GET /api/profile.php', { signal }),
    staleTime: 5 * 60_000,
    enabled: isMember,
  });
  return data?.profile.interests ?? [];
};

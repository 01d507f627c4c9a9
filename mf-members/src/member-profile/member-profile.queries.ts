import { call, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useEffect } from 'react';

import { keepOpened, memberKey } from '../member/member-cache.ts';
import { trafficSource } from '../navigation/traffic-source.ts';

/** The query of one profile. The key names only the member, so that likes and blocks find it. */
export const memberQuery = (id: number) => ({
  queryKey: memberKey(id),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const source = bus.user$.value === null ? trafficSource() : {};
    return (await call('GET /api/member.php', { query: { id: String(id), ...source }, signal })).member;
  },
});

/**
 * Loads one profile, with what this viewer may see of it. Opened profiles stay cached (decisions M-3): they open
 * immediately and are then refetched. Does nothing without an id.
 */
export const useMember = (id: number | undefined) => {
  const member = useQuery({ ...memberQuery(id ?? 0), gcTime: Infinity, enabled: id !== undefined });
  const opened = member.data?.id;
  useEffect(() => {
    if (opened !== undefined) keepOpened(opened);
  }, [opened]);
  return member;
};

/** Returns the viewer's own interests, to mark shared ones; empty while they load, and for visitors. */
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

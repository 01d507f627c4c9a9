import { queryClient, useInfiniteQuery, useQuery, type UseQueryResult } from '@pairwise/api-client';
import type {
  ConsoleState,
  HealthResponse,
  SessionResponse,
  VersionResponse,
  ZonesResponse,
} from '@pairwise/contracts/console';

import { consoleApi } from './console-api.ts';
import { type ConsoleError, isConsoleError } from './console-error.ts';

/** How often what is live is asked for, in milliseconds, while the page is seen. */
const pollMs = 5_000;
/** Health is counted by the minute. */
const healthPollMs = 15_000;

export const auditPageSize = 20;

const sessionKey = ['session'];
const stateKey = ['state'];

/** What is kept of a session that the server ended, until somebody signs in. */
export const sessionEndedKey = ['session-ended'];

/** Everything that was read for one person goes with them. */
const forget = (): void => {
  for (const key of ['state', 'health', 'version', 'audit', 'zones']) queryClient.removeQueries({ queryKey: [key] });
};

const endSession = (byServer: boolean): void => {
  queryClient.setQueryData(sessionEndedKey, byServer);
  queryClient.setQueryData(sessionKey, null);
  forget();
};

/** Any call may be the one that learns that the session is over. */
export const watched = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (error) {
    if (isConsoleError(error, 'sign_in_required')) endSession(true);
    throw error;
  }
};

export const useSession = (): UseQueryResult<SessionResponse | null, ConsoleError> =>
  useQuery<SessionResponse | null, ConsoleError>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => consoleApi.session(signal),
    staleTime: Infinity,
  });

/** Whether the last session ended without a sign-out. */
export const useSessionEnded = (): boolean =>
  useQuery<boolean, ConsoleError>({ queryKey: sessionEndedKey, queryFn: () => false, staleTime: Infinity }).data ===
  true;

export const signIn = async (token: string): Promise<void> => {
  const session = await consoleApi.signIn(token);
  forget();
  queryClient.setQueryData(sessionEndedKey, false);
  queryClient.setQueryData(sessionKey, session);
};

export const signOut = async (): Promise<void> => {
  await consoleApi.signOut();
  endSession(false);
};

/** What is live; asked again every five seconds while the page is seen. */
export const useConsoleState = (): UseQueryResult<ConsoleState, ConsoleError> =>
  useQuery<ConsoleState, ConsoleError>({
    queryKey: stateKey,
    queryFn: ({ signal }) => watched(consoleApi.state(signal)),
    refetchInterval: pollMs,
    staleTime: pollMs,
  });

export const useHealth = (name: string): UseQueryResult<HealthResponse, ConsoleError> =>
  useQuery<HealthResponse, ConsoleError>({
    queryKey: ['health', name],
    queryFn: ({ signal }) => watched(consoleApi.health(name, signal)),
    refetchInterval: healthPollMs,
  });

/** `against`: the stable version, so that the difference is asked for again when it changes. */
export const useVersion = (
  name: string,
  version: string,
  against: string | undefined,
): UseQueryResult<VersionResponse, ConsoleError> =>
  useQuery<VersionResponse, ConsoleError>({
    queryKey: ['version', name, version, against],
    queryFn: ({ signal }) => watched(consoleApi.version(name, version, signal)),
    staleTime: 60_000,
  });

export const useZones = (): UseQueryResult<ZonesResponse, ConsoleError> =>
  useQuery<ZonesResponse, ConsoleError>({
    queryKey: ['zones'],
    queryFn: ({ signal }) => watched(consoleApi.zones(signal)),
  });

export const useAudit = (name: string | undefined) =>
  useInfiniteQuery({
    queryKey: ['audit', name],
    queryFn: ({ pageParam, signal }) =>
      watched(
        consoleApi.audit(
          {
            limit: auditPageSize,
            ...(name === undefined ? {} : { name }),
            ...(pageParam === null ? {} : { before: pageParam }),
          },
          signal,
        ),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

/** The gateway's clock, in milliseconds: ages are told by it, for a reader's own may be wrong. */
export const gatewayNow = (): number => {
  const known = queryClient.getQueryState<ConsoleState>(stateKey);
  return known?.data ? Date.now() + Date.parse(known.data.now) - known.dataUpdatedAt : Date.now();
};

/** After a change, done or refused: everything that could look different. */
export const refresh = async (): Promise<void> => {
  await Promise.all(
    ['state', 'health', 'audit', 'zones', 'version'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
};

/** The state as it is now, past the cache: after a refusal that says it has moved on. */
export const readStateNow = (): Promise<ConsoleState> =>
  queryClient.fetchQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => watched(consoleApi.state(signal)),
    staleTime: 0,
  });

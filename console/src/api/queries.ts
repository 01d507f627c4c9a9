import { keepPreviousData, queryClient, useInfiniteQuery, useQuery, type UseQueryResult } from '@pairwise/api-client';
import type {
  ConsoleState,
  HealthResponse,
  SessionResponse,
  ShownStatus,
  TextsResponse,
  VersionResponse,
  VisitorGroup,
  ZonesResponse,
} from '@pairwise/contracts/console';
import type { ExperimentsResponse } from '@pairwise/contracts/experiments';
import type { SubscriptionsResponse } from '@pairwise/contracts/subscriptions';
import type { ExplainPageResponse } from '@pairwise/contracts/explain';
import type { PicturesResponse } from '@pairwise/contracts/pictures';
import type { PublishedTextLanguage } from '@pairwise/contracts/published-texts';

import { consoleApi } from './console-api.ts';
import { type ConsoleError, isConsoleError } from './console-error.ts';

/** Interval of the state poll in milliseconds, while the page is visible. */
const pollMs = 5_000;
/** Interval of the health poll in milliseconds. Health is counted by the minute. */
const healthPollMs = 15_000;

export const auditPageSize = 20;

export const versionPageSize = 50;

const sessionKey = ['session'];
const stateKey = ['state'];

/** Query key of the note that the server ended the session. It is kept until the next sign-in. */
export const sessionEndedKey = ['session-ended'];

/** The first key of each query whose response depends on who is signed in, and that a change may affect. */
const sessionData = [
  'state',
  'health',
  'version',
  'versions',
  'texts',
  'pictures',
  'audit',
  'zones',
  'explain',
  'experiments',
  'subscriptions',
] as const;

/** Removes everything from the cache that was read for the person who was signed in. */
const clearSessionData = (): void => {
  for (const key of sessionData) queryClient.removeQueries({ queryKey: [key] });
};

const endSession = (byServer: boolean): void => {
  queryClient.setQueryData(sessionEndedKey, byServer);
  queryClient.setQueryData(sessionKey, null);
  clearSessionData();
};

/** Waits for a call, and shows the sign-in when it fails because the session has ended. Rethrows every error. */
export const withSessionCheck = async <Result>(call: Promise<Result>): Promise<Result> => {
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

/** Returns whether the last session ended without a sign-out. */
export const useSessionEnded = (): boolean =>
  useQuery<boolean, ConsoleError>({ queryKey: sessionEndedKey, queryFn: () => false, staleTime: Infinity }).data ===
  true;

export const signIn = async (token: string): Promise<void> => {
  const session = await consoleApi.signIn(token);
  clearSessionData();
  queryClient.setQueryData(sessionEndedKey, false);
  queryClient.setQueryData(sessionKey, session);
};

export const signOut = async (): Promise<void> => {
  await consoleApi.signOut();
  endSession(false);
};

/** Reads what is live, again every five seconds while the page is visible. */
export const useConsoleState = (): UseQueryResult<ConsoleState, ConsoleError> =>
  useQuery<ConsoleState, ConsoleError>({
    queryKey: stateKey,
    queryFn: ({ signal }) => withSessionCheck(consoleApi.state(signal)),
    refetchInterval: pollMs,
    staleTime: pollMs,
  });

/** @param group only the documents of this group of visitors count for the curves */
export const useHealth = (name: string, group?: VisitorGroup): UseQueryResult<HealthResponse, ConsoleError> =>
  useQuery<HealthResponse, ConsoleError>({
    queryKey: ['health', name, ...(group ? [group.by, group.value] : [])],
    queryFn: ({ signal }) => withSessionCheck(consoleApi.health(name, group, signal)),
    refetchInterval: healthPollMs,
    placeholderData: keepPreviousData,
  });

/** Reads the experiments of a deployable's landers, again as often as its health. */
export const useExperiments = (name: string): UseQueryResult<ExperimentsResponse, ConsoleError> =>
  useQuery<ExperimentsResponse, ConsoleError>({
    queryKey: ['experiments', name],
    queryFn: ({ signal }) => withSessionCheck(consoleApi.experiments(name, signal)),
    refetchInterval: healthPollMs,
  });

/** Reads who is notified of a deployable, again as often as its health, if the token may. */
export const useSubscriptions = (name: string, enabled: boolean): UseQueryResult<SubscriptionsResponse, ConsoleError> =>
  useQuery<SubscriptionsResponse, ConsoleError>({
    queryKey: ['subscriptions', name],
    queryFn: ({ signal }) => withSessionCheck(consoleApi.subscriptions(name, signal)),
    refetchInterval: healthPollMs,
    enabled,
  });

/** Reads one version. `against` is the stable version: when it changes, the difference is fetched again. */
export const useVersion = (
  name: string,
  version: string,
  against: string | undefined,
): UseQueryResult<VersionResponse, ConsoleError> =>
  useQuery<VersionResponse, ConsoleError>({
    queryKey: ['version', name, version, against],
    queryFn: ({ signal }) => withSessionCheck(consoleApi.version(name, version, signal)),
    staleTime: 60_000,
  });

/** The words and the status of the versions that are searched. */
export interface VersionQuery {
  search: string;
  status: ShownStatus | undefined;
}

/** Reads all versions of a deployable that match, newest first, page by page. Words that are being typed show the last result. */
export const useVersions = (name: string, { search, status }: VersionQuery, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['versions', name, search, status ?? null],
    queryFn: ({ pageParam, signal }) =>
      withSessionCheck(
        consoleApi.versions(name, { search, status, before: pageParam, limit: versionPageSize }, signal),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    enabled,
  });

/**
 * Reads the texts that a version changes, in one language; without one, in the first in which texts differ. While another
 * language is read, the texts of the previous one stay.
 */
export const useTexts = (
  name: string,
  version: string,
  against: string,
  language: PublishedTextLanguage | undefined,
): UseQueryResult<TextsResponse, ConsoleError> =>
  useQuery<TextsResponse, ConsoleError>({
    queryKey: ['texts', name, version, against, language ?? null],
    queryFn: ({ signal }) => withSessionCheck(consoleApi.texts(name, version, language, signal)),
    placeholderData: (previous) =>
      previous?.version === version && previous.against === against ? previous : undefined,
    staleTime: 60_000,
  });

/** A version, and the stable version with which it is compared. */
export interface Compared {
  name: string;
  version: string;
  against: string;
}

/** Interval in milliseconds in which pictures that are not ready are read again. */
const picturesPollMs = 3_000;

const picturesKey = ({ name, version, against }: Compared): string[] => ['pictures', name, version, against];

/** Reads the pictures of a version, again every few seconds until they are ready. */
export const usePictures = (compared: Compared): UseQueryResult<PicturesResponse, ConsoleError> =>
  useQuery<PicturesResponse, ConsoleError>({
    queryKey: picturesKey(compared),
    queryFn: ({ signal }) => withSessionCheck(consoleApi.pictures(compared, signal)),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'taking' ? picturesPollMs : false,
    staleTime: 60_000,
  });

/** Has the pictures of a version taken. */
export const takePictures = async (compared: Compared): Promise<void> => {
  queryClient.setQueryData(picturesKey(compared), await withSessionCheck(consoleApi.takePictures(compared)));
};

/** Reads which versions a visitor gets. Waits while the query is undefined. */
export const useExplanation = (query: string | undefined): UseQueryResult<ExplainPageResponse, ConsoleError> =>
  useQuery<ExplainPageResponse, ConsoleError>({
    queryKey: ['explain', query],
    queryFn: ({ signal }) => withSessionCheck(consoleApi.explain(query ?? '', signal)),
    enabled: query !== undefined,
  });

export const useZones = (): UseQueryResult<ZonesResponse, ConsoleError> =>
  useQuery<ZonesResponse, ConsoleError>({
    queryKey: ['zones'],
    queryFn: ({ signal }) => withSessionCheck(consoleApi.zones(signal)),
  });

export const useAudit = (name: string | undefined) =>
  useInfiniteQuery({
    queryKey: ['audit', name],
    queryFn: ({ pageParam, signal }) =>
      withSessionCheck(
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

/**
 * Returns the time of the gateway's clock in milliseconds. Ages are computed with it: a reader's clock may be wrong.
 */
export const gatewayNow = (): number => {
  const known = queryClient.getQueryState<ConsoleState>(stateKey);
  return known?.data ? Date.now() + Date.parse(known.data.now) - known.dataUpdatedAt : Date.now();
};

/** Fetches everything again that a change may have affected. */
export const refresh = async (): Promise<void> => {
  await Promise.all(sessionData.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
};

/** Fetches the current state past the cache, for use after a revision conflict. */
export const fetchCurrentState = (): Promise<ConsoleState> =>
  queryClient.fetchQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => withSessionCheck(consoleApi.state(signal)),
    staleTime: 0,
  });

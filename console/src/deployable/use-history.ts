import { shownStatusOf, versionMatches, type NameState, type VersionState } from '@pairwise/contracts/console';

import { useVersions } from '../api/queries.ts';
import type { VersionFilter } from './history-filter.tsx';

export interface FoundVersions {
  /** Newest first. */
  versions: VersionState[];
  /** How many match, loaded or not. */
  found: number;
  /** Loads older ones; undefined when all are loaded. */
  loadOlder: (() => void) | undefined;
  /** Why the gateway could not search all versions; the listed ones are shown meanwhile. */
  error: Error | null;
  retry: () => void;
  isRetrying: boolean;
}

const matches = (version: VersionState, { search, status }: VersionFilter): boolean =>
  versionMatches(version, search) && (status === undefined || shownStatusOf(version) === status);

/**
 * Returns the versions of a deployable that match. The state lists the newest; when there are older ones, the gateway searches
 * all of them.
 */
export const useHistory = (deployable: NameState, filter: VersionFilter): FoundVersions => {
  const { name, versions: listed, versionCount } = deployable;
  const isPart = versionCount > listed.length;
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useVersions(name, filter, isPart);
  const retry = (): void => void refetch();
  const matching = listed.filter((version) => matches(version, filter));
  if (!isPart || !data)
    return { versions: matching, found: matching.length, loadOlder: undefined, error, retry, isRetrying: isFetching };
  // The state is newer than a page that was loaded before.
  const current = new Map(listed.map((version) => [version.version, version]));
  const loaded = data.pages.flatMap((page) => page.versions).map((one) => current.get(one.version) ?? one);
  const newest = loaded[0]?.counter ?? 0;
  const published = matching.filter(({ counter }) => counter > newest);
  return {
    versions: [...published, ...loaded],
    found: (data.pages.at(-1)?.found ?? loaded.length) + published.length,
    loadOlder: hasNextPage ? () => void fetchNextPage() : undefined,
    error,
    retry,
    isRetrying: isFetching,
  };
};

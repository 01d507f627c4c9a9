import type { VersionDifference } from '@pairwise/contracts/console';
import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';

/** A version with its contract; null when that file is missing. */
export interface Described {
  published: PublishedVersion & { commit: string };
  contract: PublishedContract | null;
}

const compareLists = (before: readonly string[], after: readonly string[]): { added: string[]; removed: string[] } => ({
  added: after.filter((one) => !before.includes(one)).sort(),
  removed: before.filter((one) => !after.includes(one)).sort(),
});

const compareFiles = (before: PublishedVersion | undefined, after: PublishedVersion): VersionDifference['files'] => {
  const old = new Map((before?.files ?? []).map((file) => [file.path, file]));
  const changed = after.files.flatMap((file): VersionDifference['files'] => {
    const was = old.get(file.path);
    old.delete(file.path);
    if (was?.integrity === file.integrity) return [];
    return [{ path: file.path, change: was ? 'changed' : 'added', bytes: file.bytes, bytesBefore: was?.bytes ?? 0 }];
  });
  const removed = [...old.values()].map(({ path, bytes }) => ({
    path,
    change: 'removed' as const,
    bytes: 0,
    bytesBefore: bytes,
  }));
  return [...changed, ...removed].sort((a, b) => a.path.localeCompare(b.path));
};

const routesOf = (published?: PublishedVersion): string[] =>
  (published?.data?.routes ?? []).map(({ path, zone, access }) => `${path} (${zone}, ${access})`);

const widgetsOf = (published?: PublishedVersion): string[] =>
  (published?.data?.widgets ?? []).map(({ slot, name }) => `${name} in ${slot}`);

type Ranges = Readonly<Record<string, string>>;

const compareRanges = (before: Ranges = {}, after: Ranges = {}): VersionDifference['shared'] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((name) => ({ name, range: after[name] ?? null, rangeBefore: before[name] ?? null }))
    .filter(({ range, rangeBefore }) => range !== rangeBefore);

/** What the registry has in the place of a commit that the publisher did not name. */
const UNKNOWN = 'unknown';

const commitRange = (from: string | undefined, to: string): VersionDifference['commits'] =>
  from === undefined || from === UNKNOWN || to === UNKNOWN || from === to ? null : { from, to };

/** Returns what a version changes compared with another one; without one, everything is added. */
export const differenceOf = (after: Described, before?: Described): VersionDifference => ({
  against: before?.published.version ?? null,
  commits: commitRange(before?.published.commit, after.published.commit),
  files: compareFiles(before?.published, after.published),
  routes: compareLists(routesOf(before?.published), routesOf(after.published)),
  widgets: compareLists(widgetsOf(before?.published), widgetsOf(after.published)),
  endpoints: compareLists(Object.keys(before?.contract?.endpoints ?? {}), Object.keys(after.contract?.endpoints ?? {})),
  exposes: compareLists(before?.published.exposes ?? [], after.published.exposes),
  contracts: compareRanges({ ...before?.published.data?.contracts }, { ...after.published.data?.contracts }),
  shared: compareRanges(before?.published.shared, after.published.shared),
});

import type { RolledBack, VersionState } from '@pairwise/contracts/console';

import { bytesOf } from '../builds/build-files.ts';
import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';

/** How many of the newest versions of a name the state lists. It is read every few seconds. */
const NEWEST = 50;

/** Returns a version without its files. */
export const versionState = (registered: RegisteredVersion): VersionState => {
  const { version, counter, status, publishedAt, publishedBy, commit, notes = {}, checks, files } = registered;
  return { version, counter, status, publishedAt, publishedBy, commit, notes, bytes: bytesOf(files), checks };
};

/** Returns a version as lists show it: of its checks those that have not passed. The others are most of its bytes. */
export const listedVersion = (registered: RegisteredVersion, rolledBack: RolledBack | undefined): VersionState => ({
  ...versionState(registered),
  checks: registered.checks.filter(({ verdict }) => verdict !== 'passed'),
  ...(rolledBack && { rolledBack }),
});

/** Returns all versions of a name, newest first. */
export const newestFirst = ({ versions }: Pick<RegistryDocument, 'versions'>, name: string): RegisteredVersion[] =>
  Object.values((Object.hasOwn(versions, name) && versions[name]) || {}).sort((a, b) => b.counter - a.counter);

/**
 * Returns the versions of a name that a person needs to read before a change, newest first: the newest, those that are or
 * were live, the canary, those that wait for approval, and those that left with the last rollback.
 */
export const listedVersions = (
  document: Pick<RegistryDocument, 'versions' | 'history' | 'rollouts' | 'requests'>,
  name: string,
  rolledBack: ReadonlyMap<string, RolledBack>,
): RegisteredVersion[] => {
  const periods = document.history[name] ?? [];
  const needed = new Set([
    ...periods.map(({ version }) => version),
    ...document.requests.flatMap(({ change }) => (change.name === name && 'version' in change ? [change.version] : [])),
    ...[...rolledBack].flatMap(([version, { at }]) => (at === periods[0]?.since ? [version] : [])),
    ...[document.rollouts[name]?.version].filter((version) => version !== undefined),
  ]);
  return newestFirst(document, name).filter(({ version }, nth) => nth < NEWEST || needed.has(version));
};

import semver from 'semver';

import type { RegisteredVersion } from '../registry/document.ts';

const offeredVersion = (range: string | undefined): string | undefined =>
  range === undefined ? undefined : semver.minVersion(range)?.version;

const problemOf = (remote: RegisteredVersion, shell: RegisteredVersion): string | undefined => {
  for (const [name, range] of Object.entries(remote.shared)) {
    const offered = offeredVersion(shell.shared[name]);
    if (offered === undefined) return `it needs ${name}, which shell ${shell.version} does not offer`;
    if (!semver.satisfies(offered, range)) {
      return `it needs ${name} ${range}, shell ${shell.version} offers ${offered}`;
    }
  }
  const bus = remote.data?.contracts.bus;
  if (bus !== undefined && shell.busVersion !== undefined && !semver.satisfies(shell.busVersion, bus)) {
    return `it needs bus ${bus}, shell ${shell.version} offers ${shell.busVersion}`;
  }
  return undefined;
};

/** Versions never change: each pair is compared once. */
const known = new WeakMap<RegisteredVersion, WeakMap<RegisteredVersion, { problem?: string }>>();

/** Why a remote cannot run in a shell; undefined when it can. */
export const incompatibility = (remote: RegisteredVersion, shell: RegisteredVersion): string | undefined => {
  const ofRemote = known.get(remote) ?? new WeakMap<RegisteredVersion, { problem?: string }>();
  known.set(remote, ofRemote);
  const found = ofRemote.get(shell);
  if (found) return found.problem;
  const problem = problemOf(remote, shell);
  ofRemote.set(shell, problem === undefined ? {} : { problem });
  return problem;
};

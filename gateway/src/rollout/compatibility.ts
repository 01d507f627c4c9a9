import semver from 'semver';

import type { RegisteredVersion } from '../registry/document.ts';

/** The fields of a shell that say what it offers. */
type Shell = Pick<RegisteredVersion, 'version' | 'shared' | 'busVersion'>;

/** Returns the version that a shell offers. Its ranges start with the exact version that it contains. */
export const offeredVersion = (range: string | undefined): string | undefined =>
  range === undefined || semver.validRange(range) === null ? undefined : semver.minVersion(range)?.version;

/**
 * Returns which shared modules a remote needs and a shell does not offer: `needs react ^20, shell 1.0.0 offers 19.3.1`.
 */
export const sharedProblems = (remote: Pick<RegisteredVersion, 'shared'>, shell: Shell): string[] =>
  Object.entries(remote.shared).flatMap(([name, range]) => {
    const offered = offeredVersion(shell.shared[name]);
    if (offered === undefined) return [`needs ${name} ${range}, which shell ${shell.version} does not offer`];
    return semver.satisfies(offered, range) ? [] : [`needs ${name} ${range}, shell ${shell.version} offers ${offered}`];
  });

/** Returns which range of the bus a remote needs and a shell does not offer. A shell that names no version fits. */
export const busProblems = (
  { data }: Pick<RegisteredVersion, 'data'>,
  { version, busVersion }: Pick<Shell, 'version' | 'busVersion'>,
): string[] => {
  const bus = data?.contracts.bus;
  if (bus === undefined || busVersion === undefined || semver.satisfies(busVersion, bus)) return [];
  return [`needs bus ${bus}, shell ${version} offers ${busVersion}`];
};

/** Returns what prevents a remote from running in a shell, by what the shell offers; empty when nothing does. */
export const problemsWithOffer = (remote: Pick<RegisteredVersion, 'shared' | 'data'>, shell: Shell): string[] => [
  ...sharedProblems(remote, shell),
  ...busProblems(remote, shell),
];

/** Versions never change, so each pair is compared once. */
const known = new WeakMap<RegisteredVersion, WeakMap<RegisteredVersion, string[]>>();

/** The same of two registered versions. */
export const problemsBetween = (remote: RegisteredVersion, shell: RegisteredVersion): string[] => {
  const ofRemote = known.get(remote) ?? new WeakMap<RegisteredVersion, string[]>();
  known.set(remote, ofRemote);
  const problems = ofRemote.get(shell) ?? problemsWithOffer(remote, shell);
  ofRemote.set(shell, problems);
  return problems;
};

/** Returns why a remote cannot run in a shell; undefined when it can. */
export const incompatibility = (remote: RegisteredVersion, shell: RegisteredVersion): string | undefined => {
  const [first] = problemsBetween(remote, shell);
  return first === undefined ? undefined : `it ${first}`;
};

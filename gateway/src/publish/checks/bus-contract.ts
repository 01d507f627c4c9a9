import type { JsonSchema } from '@pairwise/contracts/registry';
import { satisfies } from 'semver';

import { type Candidate, remotesOf, type LiveDeployable, shellsOf, titleOf, verdict } from '../candidate.ts';
import { isCompatible } from '../schema/is-compatible.ts';

type Direction = (expected: JsonSchema, offered: JsonSchema) => string[];

const reasonsOf: Direction = (expected, offered) => {
  const result = isCompatible(expected, offered);
  return result.compatible ? [] : result.reasons;
};

/** Compares an event in both directions, because each side may emit it and listen to it. */
const bothWays: Direction = (expected, offered) => [
  ...new Set([...reasonsOf(expected, offered), ...reasonsOf(offered, expected)]),
];

const comparePart = (
  kind: string,
  expected: Record<string, JsonSchema>,
  offered: Record<string, JsonSchema>,
  compare: Direction,
): string[] =>
  Object.entries(expected).flatMap(([name, schema]) => {
    const own = offered[name];
    if (!own) return [`${kind} ${name} is gone`];
    return compare(schema, own).map((reason) => `${kind} ${name}: ${reason}`);
  });

const problemsBetween = (remote: LiveDeployable, shell: LiveDeployable): string[] => {
  if (!remote.contract || !shell.contract) {
    return [`${titleOf((remote.contract ? shell : remote).version)} has no contract to compare with`];
  }
  const range = remote.version.data?.contracts.bus ?? '*';
  const { version } = shell.contract.bus;
  return [
    ...(satisfies(version, range)
      ? []
      : [`${titleOf(remote.version)} needs bus ${range}, ${titleOf(shell.version)} has ${version}`]),
    ...[
      ...comparePart('stream', remote.contract.bus.streams, shell.contract.bus.streams, reasonsOf),
      ...comparePart('event', remote.contract.bus.events, shell.contract.bus.events, bothWays),
    ].map((problem) => `${titleOf(remote.version)} with ${titleOf(shell.version)}: ${problem}`),
  ];
};

/** Checks that what a remote reads from the bus is what the shell writes: by the version range, and field by field. */
export const busContract = (candidate: Candidate) => {
  const [shells, remotes] = [shellsOf(candidate), remotesOf(candidate)];
  if (shells.length === 0) return verdict('bus-contract', ['no shell is live to compare with'], '');
  const problems = remotes.flatMap((remote) => shells.flatMap((shell) => problemsBetween(remote, shell)));
  const names = remotes.flatMap(({ contract }) => [
    ...Object.keys(contract?.bus.streams ?? {}),
    ...Object.keys(contract?.bus.events ?? {}),
  ]);
  const seen = [...new Set(names)].sort().join(', ') || 'no use of the bus';
  return verdict('bus-contract', problems, `Compared field by field with the live side: ${seen}.`);
};

import { type Conflict, subjectOf } from '@pairwise/contracts/console';

import { canonicalJson } from './canonical-json.ts';
import { bindingOf } from './bindings.ts';
import type { AuditEntry, Change, Content, RegistryDocument } from './document.ts';
import { formatTime } from './format-time.ts';
import { ownValue } from './own-value.ts';
import { RevisionConflict } from './registry-error.ts';

type Live = Pick<
  Content,
  'pointers' | 'history' | 'rollouts' | 'versions' | 'bindings' | 'names' | 'experiments' | 'shownVariants'
>;

/** How many changes a conflict lists. */
const MAX_CHANGES = 5;

const liveKinds: ReadonlySet<Change['kind']> = new Set([
  'promote',
  'canary',
  'pause',
  'resume',
  'halt',
  'rollback',
  'revoke',
  'approve',
  'bind-approve',
]);

/**
 * Returns what a person has read of a name before they change it: its stable version, its canary, and the versions that a
 * rollback can return to, with their statuses, and its binding. Of an experiment also what the lander shows.
 */
const liveStateOf = (live: Live, name: string, lander: string | undefined): string => {
  const { pointers, history, rollouts, versions } = live;
  const periods = ownValue(history, name) ?? [];
  const rollout = ownValue(rollouts, name) ?? null;
  const known = ownValue(versions, name) ?? {};
  const shown = [...periods.map(({ version }) => version), ...(rollout ? [rollout.version] : [])];
  const statuses = shown.map((version) => ownValue(known, version)?.status ?? null);
  const binding = bindingOf(live, name) ?? null;
  const experiment = lander === undefined ? null : (ownValue(live.experiments ?? {}, lander) ?? null);
  const variant = lander === undefined ? null : (ownValue(live.shownVariants ?? {}, lander) ?? null);
  const stable = ownValue(pointers, name) ?? null;
  return canonicalJson({ stable, periods, rollout, statuses, binding, experiment, variant });
};

const formatChange = ({ at, who, what, why }: Conflict['changes'][number]): string => {
  return `${what.kind} ${subjectOf(what)} by ${who} at ${formatTime(at)} UTC (${JSON.stringify(why)})`;
};

interface ExpectedState {
  /** The revision that the author had read. */
  expected: number;
  /** The name that the change is of. Without one, any later revision is a conflict. */
  name: string | undefined;
  /** The lander whose experiment the change is of. */
  lander: string | undefined;
  /** The document that the change would replace. */
  document: RegistryDocument;
  /** Reads an earlier revision; undefined when it is no longer kept. */
  at: (revision: number) => RegistryDocument | undefined;
  audit: () => AuditEntry[];
}

/** Describes a conflict: what is live now, and the latest changes since the revision that the caller had read. */
const conflictOf = ({ document, expected, lander, audit }: ExpectedState, name: string): Conflict => {
  const rollout = ownValue(document.rollouts, name);
  const isOfLander = (what: Change): boolean => lander !== undefined && 'lander' in what && what.lander === lander;
  const changes = audit().filter(
    ({ revision, what }) =>
      revision > expected &&
      revision <= document.revision &&
      what.name === name &&
      (liveKinds.has(what.kind) || isOfLander(what)),
  );
  return {
    name,
    revision: document.revision,
    stable: ownValue(document.history, name)?.[0] ?? null,
    canary: rollout ? { version: rollout.version, steps: rollout.steps } : null,
    changes: changes
      .slice(-MAX_CHANGES)
      .toReversed()
      .map(({ revision, at, who, what, why }) => ({ revision, at, who, what, why })),
  };
};

/**
 * Checks that what the author had read of the name is still so. Revisions of other names, uploads and results of the gate
 * are no conflict: otherwise a busy registry would refuse every rollback.
 * @throws {RevisionConflict} also when the revision is newer than the registry, or too old to be compared
 */
export const requireUnchanged = (state: ExpectedState): void => {
  const { expected, name, lander, document, at } = state;
  if (expected === document.revision) return;
  if (name === undefined) {
    throw new RevisionConflict(
      `the registry is at revision ${document.revision}, not ${expected}: read it again before you write`,
    );
  }
  const before = expected < document.revision ? at(expected) : undefined;
  if (before && liveStateOf(before, name, lander) === liveStateOf(document, name, lander)) return;
  const conflict = conflictOf(state, name);
  const [last] = conflict.changes;
  const what = last
    ? `${name} has changed since revision ${expected}: ${formatChange(last)}`
    : `revision ${expected} cannot be compared with revision ${document.revision}`;
  const live = conflict.stable ? `${conflict.stable.version} is live now` : 'no version is live now';
  throw new RevisionConflict(`${what}; ${live}. Nothing was done: read the state again`, conflict);
};

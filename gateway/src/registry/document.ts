import type {
  AuditEntry,
  ChangeRequest,
  Check,
  LivePeriod,
  Rollout as RolloutPlan,
  VersionStatus,
} from '@pairwise/contracts/console';
import type { PublishedVersion } from '@pairwise/contracts/registry';

// What the console reads as well is told once, where both can have it.
export type {
  Audience,
  AuditEntry,
  Change,
  ChangeRequest,
  Check,
  HaltRule,
  LivePeriod,
  RolloutStep,
  VersionStatus,
} from '@pairwise/contracts/console';

export interface RegisteredVersion extends PublishedVersion {
  /** Rises by one with every version of the name: an older version can never pass for a newer one. */
  counter: number;
  publishedAt: string;
  publishedBy: string;
  /** Commit of the sources, or `unknown`. */
  commit: string;
  status: VersionStatus;
  checks: Check[];
  /** Of the shell: the version of the bus contract it offers, from its `contract.json`. */
  busVersion?: string;
}

/** A version beside the stable one. At most one of a name. */
export interface Rollout extends RolloutPlan {
  /** Made when the rollout begins and kept when its percentage changes: who has it keeps it. Never told to a browser. */
  salt: string;
}

/** Everything that can be served and what is: the one thing a deploy changes. */
export interface RegistryDocument {
  schema: 2;
  /** Counts the writes; every page carries the one it was made from. */
  revision: number;
  writtenAt: string;
  /** The stable version of each name. */
  pointers: Record<string, string>;
  /** What was stable, newest first; the first is what `pointers` names. At most 20 of a name. */
  history: Record<string, LivePeriod[]>;
  rollouts: Record<string, Rollout>;
  requests: ChangeRequest[];
  /** By name, then by version. */
  versions: Record<string, Record<string, RegisteredVersion>>;
  /** The change that made this revision; null only in the empty document. */
  change: AuditEntry | null;
}

export const emptyDocument: RegistryDocument = {
  schema: 2,
  revision: 0,
  writtenAt: new Date(0).toISOString(),
  pointers: {},
  history: {},
  rollouts: {},
  requests: [],
  versions: {},
  change: null,
};

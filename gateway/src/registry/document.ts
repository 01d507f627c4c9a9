import type { Binding } from '@pairwise/contracts/binding';
import type {
  AuditEntry,
  ChangeRequest,
  Check,
  LivePeriod,
  Rollout as RolloutPlan,
  VersionNotes,
  VersionStatus,
} from '@pairwise/contracts/console';
import type { Experiment } from '@pairwise/contracts/experiments';
import type { RegisteredName } from '@pairwise/contracts/names';
import type { PublishedVersion } from '@pairwise/contracts/registry';

// Types that the console reads as well are defined in the contracts.
export type {
  Audience,
  AuditEntry,
  Change,
  ChangeRequest,
  Check,
  HaltRule,
  LivePeriod,
  Ramp,
  RampPlan,
  RolloutStep,
  VersionStatus,
} from '@pairwise/contracts/console';
export type { RegisteredName } from '@pairwise/contracts/names';

export interface RegisteredVersion extends PublishedVersion {
  /** Rises by one with every version of the name, so that an older version can never pass for a newer one. */
  counter: number;
  publishedAt: string;
  publishedBy: string;
  /** Commit of the sources, or `unknown`. */
  commit: string;
  /** Missing when the publisher sent none. */
  notes?: VersionNotes;
  status: VersionStatus;
  checks: Check[];
  /** Until when it has preview links, at the latest; missing when it never had one. */
  previewUntil?: string;
  /** For the shell: the version of the bus contract that it offers, from its `contract.json`. */
  busVersion?: string;
}

/** A version beside the stable one. A name has at most one. */
export interface Rollout extends RolloutPlan {
  /**
   * Created when the rollout starts and kept when its percentage changes, so that visitors keep the canary. Never sent
   * to a browser.
   */
  salt: string;
}

/** An experiment with the variants of a lander. */
export interface SaltedExperiment extends Experiment {
  /** Its own, so that no other experiment and no rollout decides the same. Never sent to a browser. */
  salt: string;
}

/** What stays of a version that was pruned, so that another content never has its name. */
export interface PrunedVersion {
  at: string;
  /** A hash of its content. */
  content: string;
  /** Its files are not deleted yet. */
  filesLeft?: true;
}

/** Everything that can be served and what is live. A deploy changes only this document. */
export interface RegistryDocument {
  schema: 2;
  /** Counts the writes. Every page contains the revision it was made from. */
  revision: number;
  writtenAt: string;
  /** The stable version of each name. */
  pointers: Record<string, string>;
  /** Stable versions, newest first; the first is the one in `pointers`. At most 20 of a name. */
  history: Record<string, LivePeriod[]>;
  rollouts: Record<string, Rollout>;
  requests: ChangeRequest[];
  /** The running experiment of each lander, or its last one, by the address of the lander; missing before the first. */
  experiments?: Record<string, SaltedExperiment>;
  /** Variants that visitors see in the place of the default one, by the address of the lander; missing before the first. */
  shownVariants?: Record<string, string>;
  /** Names that were registered for a team; missing before the first. */
  names?: Record<string, RegisteredName>;
  /** The zones and slots that names are bound to; missing before the first. */
  bindings?: Record<string, Binding>;
  /** Versions that were pruned within a year, by name, then by version; missing before the first. */
  pruned?: Record<string, Record<string, PrunedVersion>>;
  /** By name, then by version. */
  versions: Record<string, Record<string, RegisteredVersion>>;
  /** The change that made this revision; null only in the empty document. */
  change: AuditEntry | null;
}

/** The part of the document that changes replace. */
export type Content = Omit<RegistryDocument, 'schema' | 'revision' | 'writtenAt' | 'change'>;

/** A change before it has a revision. */
export type NewChange = Pick<AuditEntry, 'at' | 'who' | 'what' | 'why'>;

/**
 * A document as it is stored. Its versions are separate objects, so that a change writes what is live and no manifest again:
 * `versions` contains for each name the reference of the list of its versions, and that list the hash of each version.
 */
export interface StoredDocument extends Omit<RegistryDocument, 'schema' | 'versions'> {
  schema: 3;
  versions: Record<string, string>;
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

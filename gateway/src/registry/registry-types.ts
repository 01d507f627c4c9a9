import type { LosesRoutes, VersionNotes } from '@pairwise/contracts/console';
import type { PublishedVersion } from '@pairwise/contracts/registry';

import type { AuditVerdict } from './audit-chain.ts';
import type { CanaryParameters } from './changes.ts';
import type { LanderOf, NewExperiment } from './experiments.ts';
import type { NewName } from './names.ts';
import type {
  AuditEntry,
  Change,
  ChangeRequest,
  Check,
  Content,
  RegisteredVersion,
  RegistryDocument,
  VersionStatus,
} from './document.ts';
import type { MayWait } from '../database/may-wait.ts';

/** The author and the reason of a change. The audit log keeps both for ever. */
export interface Author {
  who: string;
  why: string;
  /**
   * The revision that the author has read. The change is made only if nothing that is live of the name has changed since;
   * otherwise it throws RevisionConflict. A publication needs this to be the last revision.
   */
  expectedRevision?: number;
}

/** The author of a change of what is live. */
export interface LiveAuthor extends Author, LosesRoutes {}

/** An author whose person is known. The approval of a second person compares persons. */
export interface PersonalAuthor extends Author {
  person: string;
}

export interface Publisher extends Author {
  /** Commit of the sources. */
  commit?: string;
  notes?: VersionNotes;
  /** For a shell that is published by its description: the version of the bus contract that it offers. */
  busVersion?: string;
}

/**
 * Checks a version against what is live, within the change.
 * @returns why it does not fit; undefined when it fits
 * @throws {RegistryError} with another code than `does_not_fit`
 */
export type Fit = (
  live: Pick<RegistryDocument, 'pointers' | 'rollouts' | 'versions' | 'bindings' | 'names'>,
  version: RegisteredVersion,
) => string | undefined;

export interface ListedVersion {
  name: string;
  version: string;
  counter: number;
  publishedAt: string;
  publishedBy: string;
  commit: string;
  status: VersionStatus;
  /** Whether it is the stable version of its name. */
  live: boolean;
  /** Whether it is the canary of its name. */
  canary: boolean;
}

export interface PublishResult {
  name: string;
  version: string;
  /** False when this version was published before. */
  added: boolean;
  counter: number;
}

/** Who is notified, as the audit log records it. */
export type SubscriptionChange = Extract<Change, { subscription: string }>;

/**
 * Makes every change of what members get. Each change is one signed revision with one audit entry. Functions that
 * return a number return the revision, which is the old one when nothing changes. All throw RegistryError.
 */
export interface Registry {
  /** Returns the current document, including changes of other programs. */
  current: () => RegistryDocument;
  /**
   * Adds a build to the document as `uploaded`. The build is a `dist/` folder, which is copied into DATA_DIR, or the
   * description of a stored one. Pages do not use it before it is promoted. Throws when `fit` finds that it may not be published.
   */
  publish: (build: string | PublishedVersion, by: Publisher, fit?: Fit) => PublishResult;
  /** Records the gate's verdict. A version that passed before stays verified, because it may be live. */
  recordChecks: (name: string, version: string, status: 'verified' | 'refused', checks: Check[], by: Author) => number;
  /**
   * Makes a verified version stable, for everyone from the next page on. Ends the canary of the name. Throws
   * `does_not_fit` when `fit` finds a conflict with what went live in the meantime. Only the operator of the machine promotes
   * without `fit`: that also binds the name to the zones and slots of the version.
   */
  promote: (name: string, version: string, by: LiveAuthor, fit?: Fit) => number;
  /** Runs a verified version beside the stable one. A running canary of this version keeps its visitors. */
  startCanary: (name: string, version: string, parameters: CanaryParameters, by: LiveAuthor, fit?: Fit) => number;
  /**
   * Gives the canary the next percentage of its ramp. Nothing changes when it is paused or has the last one. Throws `no_ramp`
   * when it has none.
   */
  raise: (name: string, by: Author) => number;
  /** Keeps the canary at its percentage until its ramp is resumed. */
  pauseRamp: (name: string, by: Author) => number;
  /** Continues a paused ramp. The time at the present percentage begins again. */
  resumeRamp: (name: string, by: Author) => number;
  /** Ends the canary. The stable version stays. */
  halt: (name: string, by: Author) => number;
  /** Makes an earlier stable version live again: the last one, or a named one of the history. Ends the canary. */
  rollback: (name: string, by: Author, version?: string) => number;
  /**
   * Withdraws a version for ever: the stable one falls back, a canary ends, and its files are no longer served. When
   * nothing is left to fall back to, the name goes offline if `offline` is set; otherwise it throws `takes_offline` with
   * what would be missing.
   */
  revoke: (name: string, version: string, by: Author, options?: { offline?: boolean }) => number;
  /** Starts an experiment with variants of a lander. */
  startExperiment: (experiment: NewExperiment, by: Author) => number;
  /** Ends an experiment. Visitors see again what they saw before it. */
  stopExperiment: (of: LanderOf, by: Author) => number;
  /** Shows a variant of a lander to all visitors, and ends its experiment. */
  promoteVariant: (shown: LanderOf & { variant: string }, by: Author) => number;
  /** Records a change that a second person must approve. */
  request: (change: ChangeRequest['change'], by: PersonalAuthor) => { revision: number; id: string };
  /** Carries out a requested change. Refused for the person who requested it. */
  approve: (id: string, by: PersonalAuthor, fit?: Fit) => number;
  withdraw: (id: string, by: Author) => number;
  /** Records that a webhook or a mail address was subscribed to a name or unsubscribed from it. Changes nothing that is live. */
  recordSubscription: (change: SubscriptionChange, by: Author) => number;
  /**
   * Registers a name for the team that owns it, and binds it to zones and slots. Throws `exists` when it is registered or
   * published already.
   */
  registerName: (of: NewName, by: Author) => number;
  /** Binds each name without a binding to the zones and slots of what is live of it. */
  bindToLive: (by: Author) => number;
  /**
   * Records that a token was created for the team of a registered name, and returns that team. Throws `unknown_name`, or
   * `exists` when something is published under the name.
   */
  recordToken: (
    token: { name: string; person: string; token: string },
    by: Author,
  ) => { revision: number; team: string };
  /**
   * Records until when a version has a preview link (ISO 8601), so that it is not pruned. Further links of the same day change
   * nothing.
   */
  recordPreview: (name: string, version: string, until: string, by: Author) => number;
  /**
   * Removes versions of a name from the document. One that is in use stays (`isReferenced`), as does one that `findUnused` does
   * not return within the change: it may have been used since it was found. Their files are deleted afterwards, and then
   * `recordDeletion` is called. Returns the removed ones.
   */
  prune: (
    name: string,
    versions: readonly string[],
    by: Author,
    findUnused?: (live: Content) => readonly string[],
  ) => { revision: number; pruned: string[] };
  /** Records that the files of pruned versions are deleted. Until then they cannot be published again. */
  recordDeletion: (name: string, versions: readonly string[], by: Author) => number;
  /** For the operator of the machine: promotes a version without the gate, which the version records. */
  promoteUnchecked: (name: string, version: string, by: Omit<Author, 'expectedRevision'>) => number;
  /** For the operator of the machine: publishes and promotes without the gate, which the version records. */
  putLive: (build: string | PublishedVersion, by: Publisher) => PublishResult;
  /** Returns all versions, newest first within a name. */
  list: () => ListedVersion[];
  /** Returns the signed description of a version, as it is stored in `version.json` beside its files. */
  sealed: (name: string, version: string) => string;
  /** Returns the changes after a revision, newest last; all changes by default. */
  audit: (after?: number) => AuditEntry[];
  /** Verifies the audit log from its first entry to the signed document, which must be the newest that was ever seen. */
  verifyAudit: () => AuditVerdict;
}

/** What a registry reads from memory or from the disk, without waiting for a database. */
type Read = 'current' | 'list' | 'sealed' | 'audit';

/**
 * A registry that may be in a database, which several machines share. Its changes, and the verification of its log, then wait
 * for the database; all of them also throw DatabaseUnavailable. A change is visible to its caller when it resolves, and to other
 * gateways within half a second.
 */
export type SharedRegistry = Pick<Registry, Read> & {
  [Call in Exclude<keyof Registry, Read>]: MayWait<Registry[Call]>;
};

export interface RegistryOptions {
  dataDir: string;
  /** Logs what was refused; by default as a process warning. */
  warn?: (message: string) => void;
  now?: () => Date;
}

import type { PublishedVersion } from '@pairwise/contracts/registry';

import type { AuditVerdict } from './audit.ts';
import type { CanaryParameters } from './changes.ts';
import type {
  AuditEntry,
  ChangeRequest,
  Check,
  RegisteredVersion,
  RegistryDocument,
  VersionStatus,
} from './document.ts';

/** Who changes the registry, and why: both stand in the audit log for ever. */
export interface Author {
  who: string;
  why: string;
  /** The change is made only when this is still the last revision (RevisionConflict otherwise). */
  expectedRevision?: number;
}

/** An author behind whom a known person stands: what needs two persons is counted by it. */
export interface PersonalAuthor extends Author {
  person: string;
}

export interface Publisher extends Author {
  /** Commit of the sources. */
  commit?: string;
  /** Of a shell that is published by its description: the version of the bus contract it offers. */
  busVersion?: string;
}

/**
 * Looks at a version beside what is live, at the very moment of the change.
 * @returns why it does not fit there; undefined when it does
 */
export type Fit = (
  live: Pick<RegistryDocument, 'pointers' | 'rollouts' | 'versions'>,
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
  /** Whether it runs beside the stable one. */
  canary: boolean;
}

export interface PublishResult {
  name: string;
  version: string;
  /** False when this very version was there already. */
  added: boolean;
  counter: number;
}

/**
 * Everything that changes what members get. Each change is one signed revision with one audit entry; those that return
 * a number return the revision (the old one when there was nothing to change). All throw RegistryError.
 */
export interface Registry {
  /** The document as it is now; a change made by another program is seen at the next call. */
  current: () => RegistryDocument;
  /**
   * Adds a build to the document as `uploaded`: a `dist/` folder, which is copied into DATA_DIR, or the description of
   * one that is in a store already. It is not served in pages before it is promoted.
   */
  publish: (build: string | PublishedVersion, by: Publisher) => PublishResult;
  /** The gate's verdict. One that let a version pass stays: it may be live, and is not taken from anybody by a look. */
  recordChecks: (name: string, version: string, status: 'verified' | 'refused', checks: Check[], by: Author) => number;
  /**
   * Makes a verified version the stable one, for everybody from the next page on. Ends a canary of the name.
   * `does_not_fit` when `fit` finds that what went live meanwhile leaves no room for it.
   */
  promote: (name: string, version: string, by: Author, fit?: Fit) => number;
  /** Runs a verified version beside the stable one. The canary that is running already keeps its visitors. */
  startCanary: (name: string, version: string, parameters: CanaryParameters, by: Author, fit?: Fit) => number;
  /** Ends the canary; stable stays. */
  halt: (name: string, by: Author) => number;
  /** Back to what was stable before, or to a named version out of the history. Ends a canary. */
  rollback: (name: string, by: Author, version?: string) => number;
  /** For ever: the stable one falls back to the one before, a canary ends, files are not served any more. */
  revoke: (name: string, version: string, by: Author) => number;
  /** Notes a change that a second person has to approve. */
  request: (change: ChangeRequest['change'], by: PersonalAuthor) => { revision: number; id: string };
  /** Carries a requested change out. Refused when it is the person who requested it. */
  approve: (id: string, by: PersonalAuthor, fit?: Fit) => number;
  withdraw: (id: string, by: Author) => number;
  /** For who runs this machine: publishes and promotes without the gate, and the version says so. */
  putLive: (build: string | PublishedVersion, by: Publisher) => PublishResult;
  /** All versions, newest first within a name. */
  list: () => ListedVersion[];
  /** The signed description of a version, as it stands beside its files as `version.json`. */
  sealed: (name: string, version: string) => string;
  /** All changes there ever were, newest last. */
  audit: () => AuditEntry[];
  /** Whether the audit log is whole, from its first entry to the signed document. */
  verifyAudit: () => AuditVerdict;
}

export interface RegistryOptions {
  dataDir: string;
  /** Told what was refused; by default as a warning of the process. */
  warn?: (message: string) => void;
  now?: () => Date;
}

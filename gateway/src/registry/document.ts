import type { Language } from '@pairwise/contracts/languages';
import type { PublishedVersion } from '@pairwise/contracts/registry';

/**
 * How far a version has come. `uploaded`: in the store, may be tried by an override, not by members. `verified`: the
 * gate let it pass. `refused`: the gate did not. `revoked`: it must not run any more, not even its files are served.
 */
export type VersionStatus = 'uploaded' | 'verified' | 'refused' | 'revoked';

export type Verdict = 'passed' | 'failed' | 'warned' | 'not run';

/** One line of the gate's list. A `failed` or `not run` check keeps a version from going live. */
export interface Check {
  /** What was looked at: `files`, `routes`, `browser`. */
  id: string;
  verdict: Verdict;
  /** A sentence for the person who published. */
  reason: string;
}

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

/** Whom a step of a rollout is for; a field that is missing holds for everybody. */
export interface Audience {
  /** ISO country codes as `geoip_selected_country` has them. */
  countries?: string[];
  languages?: Language[];
  niches?: number[];
  /** Signed in with a deploy token. */
  staff?: boolean;
}

export interface RolloutStep {
  audience: Audience;
  /** 0 to 100, of the visitors the audience fits. */
  percent: number;
}

/** When a canary is taken back by itself (gateway/src/rollout/judge.ts). */
export interface HaltRule {
  /** No verdict before the canary was seen in this many documents. */
  minSessions: number;
  /** Share of documents with an error by which the canary may be worse than stable: 0.01 is one in a hundred. */
  errorRateDelta: number;
  /**
   * From how many networks errors must come: the verdict must stand without the `minNetworks - 1` networks that told
   * of most. 1 when missing, for a machine of one's own has no more; in public at least 3, or one visitor can halt.
   */
  minNetworks?: number;
}

/** A version beside the stable one. At most one of a name. */
export interface Rollout {
  version: string;
  /** Made when the rollout begins and kept when its percentage changes: who has it keeps it. */
  salt: string;
  startedAt: string;
  startedBy: string;
  /** The first step whose audience fits a visitor decides. */
  steps: RolloutStep[];
  haltOn: HaltRule;
}

export interface LivePeriod {
  version: string;
  since: string;
  by: string;
}

export type Change =
  | { kind: 'publish'; name: string; version: string }
  | { kind: 'check'; name: string; version: string; status: VersionStatus }
  | { kind: 'canary'; name: string; version: string; steps: RolloutStep[] }
  /** A canary ends and stable stays: by a person, or by the gateway on its health. */
  | { kind: 'halt'; name: string; version: string }
  | { kind: 'promote'; name: string; version: string }
  | { kind: 'rollback'; name: string; version: string }
  | { kind: 'revoke'; name: string; version: string }
  | { kind: 'request'; name: string; version: string; request: string }
  | { kind: 'approve'; name: string; version: string; request: string }
  | { kind: 'withdraw'; name: string; version: string; request: string };

/** What somebody asked for and a second person has to approve. */
export interface ChangeRequest {
  id: string;
  at: string;
  by: string;
  /** The person behind the token, who may not approve it. */
  person: string;
  why: string;
  change:
    | { kind: 'canary'; name: string; version: string; steps: RolloutStep[]; haltOn: HaltRule }
    | { kind: 'promote'; name: string; version: string };
}

/** One link of the chain: who changed what, why, and what it was before. */
export interface AuditEntry {
  revision: number;
  at: string;
  who: string;
  what: Change;
  why: string;
  /** What differs, by path inside the document; a value that was not there is null. */
  difference: { path: string; before: unknown; after: unknown }[];
  /** SHA-256 (hex) over the canonical JSON of the entry before; 64 zeros for the first. */
  previousHash: string;
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

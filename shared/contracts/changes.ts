import { type Binding, formatBinding } from './binding.ts';
import type { LosesRoutes } from './losses.ts';
import type { HaltRule, RampPlan, RolloutStep } from './rollout.ts';

/**
 * The status of a version. `uploaded`: stored, available by override but not to members. `verified`: it passed the
 * gate. `refused`: it failed the gate. `revoked`: it must not run any more, and its files are not served.
 */
export type VersionStatus = 'uploaded' | 'verified' | 'refused' | 'revoked';

/** What was changed, as the audit log says it. */
export type Change =
  /** Of the preview links of a version, one for each day is recorded. */
  | { kind: 'publish' | 'preview' | 'pause' | 'resume' | 'halt' | 'rollback' | 'revoke'; name: string; version: string }
  | { kind: 'check'; name: string; version: string; status: VersionStatus }
  | ({ kind: 'promote'; name: string; version: string } & LosesRoutes)
  | ({ kind: 'canary'; name: string; version: string; steps: RolloutStep[] } & LosesRoutes)
  | ({ kind: 'request' | 'approve'; name: string; version: string; request: string } & LosesRoutes)
  | { kind: 'withdraw'; name: string; version: string; request: string }
  | { kind: 'experiment'; name: string; lander: string; variants: string[] }
  | { kind: 'experiment-stop'; name: string; lander: string }
  | { kind: 'experiment-promote'; name: string; lander: string; variant: string }
  /** Changes who is notified of a name, or with `*` of every name. `target` is the origin of a webhook, or the domain of a mail address. */
  | { kind: 'subscribe' | 'unsubscribe'; name: string; subscription: string; target: string }
  /** Registers a name for the team that owns it. */
  | { kind: 'register'; name: string; team: string }
  /** Creates a deploy token with this id for the team of a registered name. */
  | { kind: 'token'; name: string; team: string; person: string; token: string }
  /** Binds a name to the zones and slots of what was live before names had bindings. */
  | ({ kind: 'bind'; name: string } & Binding)
  /** Another binding of a name, which a second person must approve. */
  | ({ kind: 'bind-request' | 'bind-approve' | 'bind-withdraw'; name: string; request: string } & Binding)
  /** Removes unused versions, and then deletes their files. */
  | { kind: 'prune' | 'delete-files'; name: string; versions: string[] };

/** Returns what a change is about: a version, a lander with an experiment, the receiver of notifications, an owner, a binding, or versions. */
export const subjectOf = (what: Change): string => {
  if ('version' in what) return what.version;
  if ('lander' in what) return what.lander;
  if ('target' in what) return what.target;
  if ('versions' in what) return what.versions.join(', ');
  if ('zones' in what) return formatBinding(what);
  return 'person' in what ? `${what.team}/${what.person}` : what.team;
};

/** A change that was requested and that a second person must approve. */
export interface ChangeRequest {
  id: string;
  at: string;
  by: string;
  /** The person who made the request. The same person may not approve it. */
  person: string;
  why: string;
  change:
    | ({
        kind: 'canary';
        name: string;
        version: string;
        steps: RolloutStep[];
        haltOn: HaltRule;
        ramp?: RampPlan;
        /** The running canary of another version, which this one ends; missing when there was none. */
        replaces?: string;
      } & LosesRoutes)
    | ({ kind: 'promote'; name: string; version: string } & LosesRoutes)
    /** Binds a name to other zones and slots. */
    | ({ kind: 'bind'; name: string } & Binding);
}

/** One entry of the audit log's hash chain: who changed what and why, with the values before and after. */
export interface AuditEntry {
  revision: number;
  at: string;
  who: string;
  what: Change;
  why: string;
  /** The changed values by path inside the document; null for a value that does not exist. */
  difference: { path: string; before: unknown; after: unknown }[];
  /** SHA-256 (hex) of the canonical JSON of the previous entry; 64 zeros in the first entry. */
  previousHash: string;
}

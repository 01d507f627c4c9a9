import type { PublishedContract, PublishedFile } from './registry.ts';
import type { Slot, Zone } from './remote.ts';
import type { HaltRule, RampPlan, Rollout, RolloutStep } from './rollout.ts';

export type { TextChange, TextsResponse } from './published-texts.ts';
export type { Audience, HaltRule, Ramp, RampPlan, Rollout, RolloutStep } from './rollout.ts';

/*
 * The JSON of the control API (`/api/…` on the console's port), which the console and the command line read. Types of
 * the registry document that a browser also reads are defined here, and the gateway imports them.
 */

/** The actions that a deploy token can allow. */
export type Action = 'publish' | 'canary' | 'promote' | 'rollback' | 'revoke' | 'approve' | 'override' | 'read';

/**
 * The status of a version. `uploaded`: stored, available by override but not to members. `verified`: it passed the
 * gate. `refused`: it failed the gate. `revoked`: it must not run any more, and its files are not served.
 */
export type VersionStatus = 'uploaded' | 'verified' | 'refused' | 'revoked';

/** One result of the gate. A `failed` or `not run` check keeps a version from going live. */
export interface Check {
  /** What was checked: `files`, `routes`, `browser`. */
  id: string;
  verdict: 'passed' | 'failed' | 'warned' | 'not run';
  /** A sentence in English for the person who published. */
  reason: string;
}

export interface LivePeriod {
  version: string;
  since: string;
  by: string;
}

/** A change that loses addresses which are live. */
export interface LosesRoutes {
  /** The addresses, which the author has named; missing when the change loses none. */
  loseRoutes?: string[];
}

export type Change =
  | { kind: 'publish' | 'pause' | 'resume' | 'halt' | 'rollback' | 'revoke'; name: string; version: string }
  | { kind: 'check'; name: string; version: string; status: VersionStatus }
  | ({ kind: 'promote'; name: string; version: string } & LosesRoutes)
  | ({ kind: 'canary'; name: string; version: string; steps: RolloutStep[] } & LosesRoutes)
  | ({ kind: 'request' | 'approve'; name: string; version: string; request: string } & LosesRoutes)
  | { kind: 'withdraw'; name: string; version: string; request: string }
  | { kind: 'experiment'; name: string; lander: string; variants: string[] }
  | { kind: 'experiment-stop'; name: string; lander: string }
  | { kind: 'experiment-promote'; name: string; lander: string; variant: string }
  /** Changes who is notified of a name, or with `*` of every name. `target` is the origin of a webhook, or the domain of a mail address. */
  | { kind: 'subscribe' | 'unsubscribe'; name: string; subscription: string; target: string };

/** Returns what a change is about: a version, a lander with an experiment, or the receiver of notifications. */
export const subjectOf = (what: Change): string => {
  if ('version' in what) return what.version;
  return 'lander' in what ? what.lander : what.target;
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
    | ({ kind: 'promote'; name: string; version: string } & LosesRoutes);
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

/** The person who is signed in: `GET /api/session`. Times are ISO 8601. */
export interface SessionResponse {
  team: string;
  person: string;
  /** Full names of the deployables that the token is for; `*` is every name. */
  remotes: string[];
  actions: Action[];
  expiresAt: string;
}

/** The health of one version in a period. Rates are shares of documents (0 to 1); times are 75th percentiles. */
export interface HealthSummary {
  sessions: number;
  /** Documents with at least one error of this deployable. */
  errorSessions: number;
  errorRate: number;
  readyP75Ms: number | null;
  lcpP75Ms: number | null;
  inpP75Ms: number | null;
  clsP75: number | null;
}

/** The health of one version in one minute. */
export interface HealthPoint {
  /** The start of the minute. */
  at: string;
  sessions: number;
  errorSessions: number;
  readyP75Ms: number | null;
}

/** The gateway's latest comparison of a canary with stable. */
/**
 * What is known of a canary. `healthy` is proven: not worse than stable by more than its rule allows. So is
 * `rolled_back`.
 */
export type HealthState = 'healthy' | 'not_enough_data' | 'worse_not_proven' | 'rolled_back';

export interface HealthVerdict {
  at: string;
  halt: boolean;
  state: HealthState;
  /** A sentence in English. */
  reason: string;
}

export interface RolloutState extends Rollout {
  canary: HealthSummary;
  stable: HealthSummary | null;
  lastVerdict: HealthVerdict | null;
}

/** When, by whom and why a version was rolled back, as a canary or as the stable version. */
export interface RolledBack {
  at: string;
  /** `gateway` for an automatic rollback. */
  by: string;
  /** The reason from the audit log. */
  why: string;
}

/** What the publisher says about a version. Each part is one line of plain text; a part that was not sent is missing. */
export interface VersionNotes {
  /** A short name to remember it by, such as `New price page`. */
  label?: string;
  /** First line of the message of the commit that was built. */
  subject?: string;
  /** The author of that commit. */
  author?: string;
  /** The reason that the publisher gave. */
  why?: string;
}

/** One version in the history of a deployable. */
export interface VersionState {
  version: string;
  counter: number;
  status: VersionStatus;
  publishedAt: string;
  publishedBy: string;
  commit: string;
  notes: VersionNotes;
  /** Size of all files, uncompressed. */
  bytes: number;
  checks: Check[];
  /** The last time it was revoked, rolled back, or stopped as a canary; missing if that never happened. */
  rolledBack?: RolledBack;
}

/** The id of the check that stands for the operator of the machine, with permission to put a version live without the gate. */
export const OPERATOR_CHECK = 'operator';

/** Whether a version may go live although the gate has not seen it. */
export const isUnchecked = ({ status, checks }: Pick<VersionState, 'status' | 'checks'>): boolean =>
  status === 'verified' && checks.some(({ id }) => id === OPERATOR_CHECK);

/** The statuses as lists show them. `unchecked`: live without the gate, by the operator. */
export const shownStatuses = ['uploaded', 'unchecked', 'verified', 'refused', 'revoked'] as const;

export type ShownStatus = (typeof shownStatuses)[number];

/** Returns the status of a version as lists show it. “Verified” is said only of versions that the gate has seen. */
export const shownStatusOf = (version: Pick<VersionState, 'status' | 'checks'>): ShownStatus =>
  isUnchecked(version) ? 'unchecked' : version.status;

/** Whether each word of a search is in the texts that a list shows of a version, in any case. An empty search finds all. */
export const versionMatches = (
  { version, publishedBy, commit, notes }: Pick<VersionState, 'version' | 'publishedBy' | 'commit' | 'notes'>,
  search: string,
): boolean => {
  const text = [version, publishedBy, commit, ...Object.values(notes)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** What is missing when no version of a deployable is live. */
export interface OfflineEffects {
  /** Patterns of the addresses that then show the error page; for the shell every live address. */
  routes: string[];
  /** The live deployables that need it: for the shell every remote, for a remote those that show its widgets. */
  neededBy: { name: string; slots: Slot[] }[];
}

/** The state of one deployable. */
export interface NameState {
  name: string;
  /** Teams with a valid token for exactly this name. */
  teams: string[];
  stable: LivePeriod | null;
  /** The version that `rollback` without a version returns to. */
  previous: LivePeriod | null;
  /** What is missing when the stable version is revoked and there is no previous one. */
  ifOffline: OfflineEffects;
  rollout: RolloutState | null;
  /** Newest first. */
  versions: VersionState[];
  /** Canary and promote create a request that a second person must approve. */
  needsApproval: boolean;
  /** What the caller's token may do with this deployable. */
  may: Action[];
}

/** A canary that the gateway rolled back automatically. */
export interface AutomaticHalt {
  revision: number;
  at: string;
  name: string;
  version: string;
  /** A sentence in English, with the figures. */
  reason: string;
}

/** `GET /api/state`. */
export interface ConsoleState {
  revision: number;
  /** The time of the gateway's clock. Pages compute ages with it. */
  now: string;
  /** `shell` first, then by name. */
  names: NameState[];
  requests: ChangeRequest[];
  /** The latest ten at most, newest first. */
  halts: AutomaticHalt[];
}

/** `GET /api/audit?name=&before=&limit=`: entries, newest first. */
export interface AuditResponse {
  entries: AuditEntry[];
  /** The value of `before` for the next older entries; null when there are none. */
  next: number | null;
  /** Whether the hash chain is intact, checked for this response. */
  chain: { entries: number; broken: { revision: number; reason: string } | null };
}

/** What a version changes compared with the stable version of its deployable. */
export interface VersionDifference {
  /** The stable version; null when nothing is stable yet. */
  against: string | null;
  /** The commits of the stable version and of this one, if both are known and differ. */
  commits: { from: string; to: string } | null;
  files: { path: string; change: 'added' | 'removed' | 'changed'; bytes: number; bytesBefore: number }[];
  routes: { added: string[]; removed: string[] };
  widgets: { added: string[]; removed: string[] };
  endpoints: { added: string[]; removed: string[] };
  exposes: { added: string[]; removed: string[] };
  /** Version ranges of the contracts that a remote needs. */
  contracts: { name: string; range: string | null; rangeBefore: string | null }[];
  shared: { name: string; range: string | null; rangeBefore: string | null }[];
}

/** `GET /api/names/:name/versions/:version`. */
export interface VersionResponse {
  name: string;
  version: VersionState;
  files: PublishedFile[];
  contract: PublishedContract | null;
  difference: VersionDifference;
}

/** `POST /api/names/:name/versions/:version/preview`: a link that shows the version in the browser of whoever opens it. */
export interface PreviewResponse {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** `GET /api/names/:name/health`: the health of the stable version and of the canary, if one is running. */
export interface HealthResponse {
  name: string;
  stable: { version: string; summary: HealthSummary; points: HealthPoint[] } | null;
  canary: { version: string; summary: HealthSummary; points: HealthPoint[] } | null;
  haltOn: HaltRule | null;
  lastVerdict: HealthVerdict | null;
}

/** One script or style sheet that documents of a zone may load. */
export interface InventoryFile extends PublishedFile {
  /** Whether it is the entry file of the deployable. */
  entry: boolean;
}

/** `GET /api/zones`: everything that may run in each zone, as PCI DSS 6.4.3 requires it to be listed. */
export interface ZonesResponse {
  revision: number;
  zones: {
    zone: Zone;
    /** `reason` is why a deployable is in the zone: it owns a route there, offers a widget there, or is the shell. */
    deployables: {
      name: string;
      version: string;
      role: 'stable' | 'canary';
      reason: 'shell' | 'route' | 'widget';
      /** The author who made it live. `since` is the time. */
      by: string;
      since: string;
      files: InventoryFile[];
    }[];
  }[];
}

/** Response of canary, promote, rollback, halt, revoke and approve. 202 with `request` when approval is required. */
export interface ChangeResponse {
  revision: number;
  /** The id of the request that waits for approval. */
  request?: string;
  /** The version that promote or rollback put live, or that the request is for. */
  version?: string;
  /** The version was live already, so nothing was changed or requested. */
  unchanged?: true;
  /** No version of the deployable is live any more. */
  offline?: true;
}

/** `POST /api/versions`. */
export interface UploadResponse {
  name: string;
  version: string;
  counter: number;
  revision: number;
}

/** `POST /api/versions/:name/:version/check`. */
export interface CheckResponse {
  status: 'verified' | 'refused';
  checks: Check[];
  /** False with `?dryRun`. */
  recorded: boolean;
}

/** Error codes of the control API with their HTTP status. */
export const controlErrorCodes = {
  invalid_request: 400,
  sign_in_required: 401,
  not_allowed: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  unknown_name: 404,
  unknown_version: 404,
  unknown_request: 404,
  unknown_subscription: 404,
  exists: 409,
  other_content: 409,
  revision_conflict: 409,
  takes_offline: 409,
  does_not_fit: 409,
  loses_routes: 409,
  replaces_canary: 409,
  busy: 409,
  too_large: 413,
  bad_description: 422,
  bad_change: 422,
  bad_target: 422,
  bad_upload: 422,
  uncommitted: 422,
  not_verified: 422,
  revoked: 422,
  no_canary: 422,
  no_ramp: 422,
  no_experiment: 422,
  experiment_runs: 409,
  unknown_lander: 404,
  unknown_variant: 422,
  no_previous: 422,
  same_person: 422,
  too_many_attempts: 429,
  quota_exceeded: 429,
  error: 500,
  console_not_built: 503,
  store_unavailable: 503,
  disk_full: 507,
} as const;

export type ControlErrorCode = keyof typeof controlErrorCodes;

/** What is live of a name, for a caller whose change was made for an earlier state (409 `revision_conflict`). */
export interface Conflict {
  name: string;
  /** The revision to send with the repeated change. */
  revision: number;
  stable: LivePeriod | null;
  canary: { version: string; steps: RolloutStep[] } | null;
  /** Up to five changes of what is live of the name since the revision that the caller had read, newest first. */
  changes: Pick<AuditEntry, 'revision' | 'at' | 'who' | 'what' | 'why'>[];
}

/** The body of every failed call: a code for programs and an English sentence for people. */
export interface ControlErrorBody {
  error: {
    code: ControlErrorCode;
    message: string;
    /** With `revision_conflict` of a change of a name. */
    conflict?: Conflict;
  };
}

import type { Binding } from './binding.ts';
import type { AuditEntry, ChangeRequest, VersionStatus } from './changes.ts';
import type { Action } from './console/actions.ts';
import type { LostAddresses, OfflineEffects } from './losses.ts';
import type { PublishedContract, PublishedFile } from './registry.ts';
import type { HaltRule, Rollout, RolloutStep } from './rollout.ts';
import type { HealthGroup } from './visitor-group.ts';

export { type Binding, formatBinding } from './binding.ts';
export { type AuditEntry, type Change, type ChangeRequest, subjectOf, type VersionStatus } from './changes.ts';
export type { Action } from './console/actions.ts';
export type { LosesRoutes, LostAddresses, OfflineEffects } from './losses.ts';
export type { TextChange, TextsResponse } from './published-texts.ts';
export type { ZonesResponse } from './script-inventory.ts';
export {
  type Audience,
  defaultHaltRule,
  type HaltRule,
  type Ramp,
  type RampPlan,
  type Rollout,
  type RolloutStep,
} from './rollout.ts';
export { groupKinds, type HealthGroup, type VisitorGroup } from './visitor-group.ts';

/*
 * The JSON of the control API (`/api/…` on the console's port), which the console and the command line read. Types of
 * the registry document that a browser also reads are defined here, and the gateway imports them.
 */

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
  /**
   * Pages that were served long enough ago to have reported, and how many of them did. Of a remote they are counted in a rollout
   * only, because whether a visitor opens its pages is unknown otherwise.
   */
  silence: { shown: number; reported: number };
}

/** The health of one version in one minute. */
export interface HealthPoint {
  /** The start of the minute. */
  at: string;
  sessions: number;
  errorSessions: number;
  readyP75Ms: number | null;
}

/**
 * What is known of a canary. `healthy` is proven: in no figure worse than stable by what its rule allows. So is
 * `rolled_back`.
 */
export type HealthState = 'healthy' | 'not_enough_data' | 'worse_not_proven' | 'rolled_back';

/** The gateway's latest comparison of a canary with stable. */
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
  /** In lists only those that have not passed; `GET /api/names/:name/versions/:version` has all. */
  checks: Check[];
  /** The last time it was revoked, rolled back, or stopped as a canary; missing if that never happened. */
  rolledBack?: RolledBack;
}

/** The id of the check that stands for the operator of the machine, with permission to put a version live without the gate. */
export const OPERATOR_CHECK = 'operator';

const isOperatorCheck = (check: unknown): boolean =>
  typeof check === 'object' && check !== null && 'id' in check && check.id === OPERATOR_CHECK;

/** Whether a version may go live although the gate has not seen it. */
export const isUnchecked = ({ status, checks }: Pick<VersionState, 'status' | 'checks'>): boolean =>
  status === 'verified' && checks.some(isOperatorCheck);

/** Whether an entry of the audit log records that the operator let a version go live without the gate. */
export const isUncheckedEntry = ({ what, difference }: Pick<AuditEntry, 'what' | 'difference'>): boolean => {
  if (what.kind !== 'check') return false;
  const { after } = difference.find(({ path }) => path === `versions/${what.name}/${what.version}/checks`) ?? {};
  return Array.isArray(after) && after.some((check: unknown) => isOperatorCheck(check));
};

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

/** The state of one deployable. */
export interface NameState {
  name: string;
  /** The team that it was registered for, and teams with a valid token for exactly this name. */
  teams: string[];
  /** Null for a name without a registration and without a live version. */
  binding: Binding | null;
  stable: LivePeriod | null;
  /** The version that `rollback` without a version returns to. */
  previous: LivePeriod | null;
  /** What is missing when the stable version is revoked and there is no previous one. */
  ifOffline: OfflineEffects;
  /** What is missing when the stable version is rolled back to the previous one. */
  ifRolledBack: LostAddresses;
  rollout: RolloutState | null;
  /**
   * The newest 50, and older ones that are or were live, are the canary, wait for approval, or left with the last rollback.
   * Newest first.
   */
  versions: VersionState[];
  /** How many versions there are. `GET /api/names/:name/versions` has all of them. */
  versionCount: number;
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
  /** What the names are bound to now for which other zones and slots are requested; without those that are not bound yet. */
  bindings: Readonly<Record<string, Binding>>;
  /** The latest ten at most, newest first. */
  halts: AutomaticHalt[];
}

/** `GET /api/names/:name/versions?before=&limit=&search=&status=`: versions, newest first. */
export interface VersionsResponse {
  name: string;
  versions: VersionState[];
  /** How many versions match, on all pages. */
  found: number;
  /** The value of `before` for the next older versions; null when there are none. */
  next: number | null;
}

/** `POST /api/prune`: the unused versions, by name. */
export interface PruneResponse {
  /** The last revision that it made; with `dryRun` the current one. */
  revision: number;
  /** False with `dryRun`. */
  pruned: boolean;
  /** `bytes` is the size of the files of all these versions, uncompressed. */
  names: { name: string; versions: string[]; bytes: number }[];
  /** Versions whose files could not be deleted, as `mf-chat 0.1.0-9f2c1ab0`. The next run tries again. */
  filesLeft: string[];
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
  /** The groups of visitors of the running rollout, those with the most documents first. */
  groups: HealthGroup[];
  stable: { version: string; summary: HealthSummary; points: HealthPoint[] } | null;
  canary: { version: string; summary: HealthSummary; points: HealthPoint[] } | null;
  haltOn: HaltRule | null;
  lastVerdict: HealthVerdict | null;
}

/** Response of canary, promote, rollback, halt, revoke and approve. 202 with `request` when approval is required. */
export interface ChangeResponse {
  revision: number;
  /** The id of the request that waits for approval. */
  request?: string;
  /** The version that promote or rollback put live, or that the request is for. */
  version?: string;
  /** The addresses that a rollback has lost; missing when there are none. */
  lost?: LostAddresses;
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

/** `GET /api/versions/:name/:version/check`: how far a check is that waits or runs now. */
export interface CheckProgress {
  state: 'waiting' | 'running';
  /** The checks that have ended, in order. */
  checks: Check[];
  /** How many parts of the run in the browser have ended. */
  browser?: { done: number; total: number };
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
  not_bound: 422,
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
  registry_unavailable: 503,
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

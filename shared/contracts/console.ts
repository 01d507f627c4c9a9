import type { Language } from './languages.ts';
import type { PublishedContract, PublishedFile } from './registry.ts';
import type { Zone } from './remote.ts';

/*
 * What the control API answers, and the console and the command line read: the JSON of `/api/…` on the console's port.
 * Shapes of the registry document that a browser reads too stand here, and the gateway takes them from here.
 */

/** What a deploy token may be allowed to do. */
export type Action = 'publish' | 'canary' | 'promote' | 'rollback' | 'revoke' | 'approve' | 'override' | 'read';

/**
 * How far a version has come. `uploaded`: in the store, may be tried by an override, not by members. `verified`: the
 * gate let it pass. `refused`: the gate did not. `revoked`: it must not run any more, not even its files are served.
 */
export type VersionStatus = 'uploaded' | 'verified' | 'refused' | 'revoked';

/** One line of the gate's list. A `failed` or `not run` check keeps a version from going live. */
export interface Check {
  /** What was looked at: `files`, `routes`, `browser`. */
  id: string;
  verdict: 'passed' | 'failed' | 'warned' | 'not run';
  /** A sentence in English for the person who published. */
  reason: string;
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

/** A version beside the stable one. Its salt stays in the gateway. */
export interface Rollout {
  version: string;
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
  | { kind: 'publish' | 'halt' | 'promote' | 'rollback' | 'revoke'; name: string; version: string }
  | { kind: 'check'; name: string; version: string; status: VersionStatus }
  | { kind: 'canary'; name: string; version: string; steps: RolloutStep[] }
  | { kind: 'request' | 'approve' | 'withdraw'; name: string; version: string; request: string };

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

/** Who asks: `GET /api/session`. Times are ISO 8601. */
export interface SessionResponse {
  team: string;
  person: string;
  /** Names the token is for, in full; `*` is every name. */
  remotes: string[];
  actions: Action[];
  expiresAt: string;
}

/** How one version did since a time; rates are shares of documents, 0 to 1, times milliseconds (75th percentile). */
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

/** One minute of one version. */
export interface HealthPoint {
  /** Begin of the minute. */
  at: string;
  sessions: number;
  errorSessions: number;
  readyP75Ms: number | null;
}

/** What the gateway made of a canary when it last compared it with stable. */
export interface HealthVerdict {
  at: string;
  halt: boolean;
  /** A sentence in English. */
  reason: string;
}

export interface RolloutState extends Rollout {
  canary: HealthSummary;
  stable: HealthSummary | null;
  lastVerdict: HealthVerdict | null;
}

/** When, by whom and why a version was taken from members: as a canary, or when everybody had it. */
export interface RolledBack {
  at: string;
  /** `gateway` when it was taken back by itself. */
  by: string;
  /** In the words of the audit log. */
  why: string;
}

/** A version in the history of a name, newest first. */
export interface VersionState {
  version: string;
  counter: number;
  status: VersionStatus;
  publishedAt: string;
  publishedBy: string;
  commit: string;
  /** Of all files, not compressed. */
  bytes: number;
  checks: Check[];
  /** The last time its canary was stopped, it was rolled back or revoked; missing when it never was. */
  rolledBack?: RolledBack;
}

export interface NameState {
  name: string;
  /** Teams with a living token for exactly this name. */
  teams: string[];
  stable: LivePeriod | null;
  /** What `rollback` without a version would go back to. */
  previous: LivePeriod | null;
  rollout: RolloutState | null;
  versions: VersionState[];
  /** Canary and promote become a request that a second person carries out. */
  needsApproval: boolean;
  /** What the asking token may do with this name. */
  may: Action[];
}

/** A canary that the gateway took back by itself. */
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
  /** The gateway's clock: ages are told by it, not by the browser's. */
  now: string;
  /** `shell` first, then by name. */
  names: NameState[];
  requests: ChangeRequest[];
  /** The latest ten at most, newest first. */
  halts: AutomaticHalt[];
}

/** `GET /api/audit?name=&before=&limit=`: newest first. */
export interface AuditResponse {
  entries: AuditEntry[];
  /** Pass as `before` to get the next older ones; null when these were the last. */
  next: number | null;
  /** Whether the chain is whole, looked at for this answer. */
  chain: { entries: number; broken: { revision: number; reason: string } | null };
}

/** What a version changes against the stable one of its name. */
export interface VersionDifference {
  /** The version compared with; null when nothing is stable yet. */
  against: string | null;
  files: { path: string; change: 'added' | 'removed' | 'changed'; bytes: number; bytesBefore: number }[];
  routes: { added: string[]; removed: string[] };
  widgets: { added: string[]; removed: string[] };
  endpoints: { added: string[]; removed: string[] };
  exposes: { added: string[]; removed: string[] };
  /** Ranges of the contracts a remote was written against. */
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

/** `GET /api/names/:name/health`: the stable version and, while there is one, the canary. */
export interface HealthResponse {
  name: string;
  stable: { version: string; summary: HealthSummary; points: HealthPoint[] } | null;
  canary: { version: string; summary: HealthSummary; points: HealthPoint[] } | null;
  haltOn: HaltRule | null;
  lastVerdict: HealthVerdict | null;
}

/** One script (or sheet) that documents of a zone may run. */
export interface InventoryFile extends PublishedFile {
  /** Whether it is the file the deployable begins with. */
  entry: boolean;
}

/** `GET /api/zones`: everything that may run in each kind of document, as PCI DSS 6.4.3 wants it listed. */
export interface ZonesResponse {
  revision: number;
  zones: {
    zone: Zone;
    /** Why a deployable is in the zone: it owns a route, offers a widget, or is the frame itself. */
    deployables: {
      name: string;
      version: string;
      role: 'stable' | 'canary';
      reason: 'shell' | 'route' | 'widget';
      /** Who put it live, and since when. */
      by: string;
      since: string;
      files: InventoryFile[];
    }[];
  }[];
}

/** Answer of canary, promote, rollback, halt, revoke and approve. 202 with `request` when a second person is needed. */
export interface ChangeResponse {
  revision: number;
  /** The id under which it waits. */
  request?: string;
  /** What promote and rollback put live, or what promote waits for. */
  version?: string;
  /** It was live already: nothing was changed, nor asked for. */
  unchanged?: true;
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
  exists: 409,
  other_content: 409,
  revision_conflict: 409,
  does_not_fit: 409,
  busy: 409,
  too_large: 413,
  bad_description: 422,
  bad_change: 422,
  bad_upload: 422,
  not_verified: 422,
  revoked: 422,
  no_canary: 422,
  no_previous: 422,
  same_person: 422,
  too_many_attempts: 429,
  error: 500,
  console_not_built: 503,
  store_unavailable: 503,
} as const;

export type ControlErrorCode = keyof typeof controlErrorCodes;

/** Every failed call: a code for programs, a sentence in English for people who have no text for it. */
export interface ControlErrorBody {
  error: { code: ControlErrorCode; message: string };
}

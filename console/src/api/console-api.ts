import {
  type AuditResponse,
  type ChangeResponse,
  type Conflict,
  type ConsoleState,
  type ControlErrorCode,
  controlErrorCodes,
  type HaltRule,
  type HealthResponse,
  type PreviewResponse,
  type RampPlan,
  type RolloutStep,
  type SessionResponse,
  type ShownStatus,
  type TextsResponse,
  type VersionResponse,
  type VersionsResponse,
  type VisitorGroup,
  type ZonesResponse,
} from '@pairwise/contracts/console';
import type { ExperimentsResponse } from '@pairwise/contracts/experiments';
import type { SubscriptionsResponse } from '@pairwise/contracts/subscriptions';
import type { ExplainPageResponse } from '@pairwise/contracts/explain';
import type { PicturesResponse } from '@pairwise/contracts/pictures';
import type { PublishedTextLanguage } from '@pairwise/contracts/published-texts';

import { ConsoleError } from './console-error.ts';

/** How long a call may take, in milliseconds. Calls are small: one that takes longer is better repeated. */
const timeoutMs = 15_000;

/** The body of a change. Which fields it needs depends on the kind of change. */
export interface ChangeBody {
  version?: string;
  steps?: RolloutStep[];
  haltOn?: HaltRule;
  ramp?: RampPlan;
  /** The running canary of another version, which a new one ends. */
  replaces?: string;
  why: string;
  /**
   * The revision that the person has read. The server responds 409 `revision_conflict` when it is no longer current.
   */
  expectedRevision: number;
}

export type ChangeKind = 'canary' | 'promote' | 'rollback' | 'pause' | 'resume' | 'halt' | 'revoke';

const isCode = (code: unknown): code is ControlErrorCode =>
  typeof code === 'string' && Object.hasOwn(controlErrorCodes, code);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readError = (body: unknown): ConsoleError => {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || !isCode(error['code'])) return new ConsoleError('unreadable');
  // As all responses, it is not validated: both sides share the contract.
  const conflict = error['conflict'] as Conflict | undefined;
  const message = typeof error['message'] === 'string' ? error['message'] : '';
  return new ConsoleError(error['code'], message, conflict && { conflict });
};

const send = async (method: string, path: string, body: unknown, signal?: AbortSignal): Promise<unknown> => {
  const limit = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(new URL(path, location.origin), {
      method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (error) {
    // Rethrows when the caller aborted: that is no failure.
    signal?.throwIfAborted();
    throw new ConsoleError('offline', '', { cause: error });
  }
  if (response.status === 204) return undefined;
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw readError(json);
  if (json === undefined) throw new ConsoleError('unreadable');
  return json;
};

// Responses are not validated: page and responses come from the same server, and share the contract's types.
const get = async <Body>(path: string, signal?: AbortSignal): Promise<Body> =>
  (await send('GET', path, undefined, signal)) as Body;

const post = async <Body>(path: string, body: unknown): Promise<Body> => (await send('POST', path, body)) as Body;

const deployable = (name: string): string => `/api/names/${encodeURIComponent(name)}`;

interface VersionOfName {
  name: string;
  version: string;
}

/** The address of a version's pictures, and before each picture's id. */
export const picturesAddress = ({ name, version }: VersionOfName): string =>
  `${deployable(name)}/versions/${encodeURIComponent(version)}/pictures`;

/** Calls the control API. Every call throws a `ConsoleError` when it fails. */
export const consoleApi = {
  /** null when no one is signed in. */
  session: (signal?: AbortSignal) => get<SessionResponse | null>('/api/session', signal),
  signIn: (token: string) => post<SessionResponse>('/api/session', { token }),
  signOut: async (): Promise<void> => {
    await send('DELETE', '/api/session', undefined);
  },
  state: (signal?: AbortSignal) => get<ConsoleState>('/api/state', signal),
  health: (name: string, group: VisitorGroup | undefined, signal?: AbortSignal) =>
    get<HealthResponse>(
      `${deployable(name)}/health${group ? `?${group.by}=${encodeURIComponent(group.value)}` : ''}`,
      signal,
    ),
  version: (name: string, version: string, signal?: AbortSignal) =>
    get<VersionResponse>(`${deployable(name)}/versions/${encodeURIComponent(version)}`, signal),
  /** @param query `before` is the `next` of the page before */
  versions: (
    name: string,
    query: { search: string; status: ShownStatus | undefined; before: number | null; limit: number },
    signal?: AbortSignal,
  ) => {
    const parameters = new URLSearchParams({ search: query.search, limit: `${query.limit}` });
    if (query.status !== undefined) parameters.set('status', query.status);
    if (query.before !== null) parameters.set('before', `${query.before}`);
    return get<VersionsResponse>(`${deployable(name)}/versions?${parameters.toString()}`, signal);
  },
  texts: (name: string, version: string, language: PublishedTextLanguage | undefined, signal?: AbortSignal) =>
    get<TextsResponse>(
      `${deployable(name)}/versions/${encodeURIComponent(version)}/texts${language === undefined ? '' : `?language=${language}`}`,
      signal,
    ),
  pictures: (of: VersionOfName, signal?: AbortSignal) => get<PicturesResponse>(picturesAddress(of), signal),
  takePictures: (of: VersionOfName) => post<PicturesResponse>(picturesAddress(of), undefined),
  preview: (name: string, version: string) =>
    post<PreviewResponse>(`${deployable(name)}/versions/${encodeURIComponent(version)}/preview`, undefined),
  audit: (query: { name?: string; before?: number; limit: number }, signal?: AbortSignal) => {
    const parameters = new URLSearchParams({ limit: `${query.limit}` });
    if (query.name !== undefined) parameters.set('name', query.name);
    if (query.before !== undefined) parameters.set('before', `${query.before}`);
    return get<AuditResponse>(`/api/audit?${parameters.toString()}`, signal);
  },
  experiments: (name: string, signal?: AbortSignal) =>
    get<ExperimentsResponse>(`${deployable(name)}/experiments`, signal),
  subscriptions: (name: string, signal?: AbortSignal) =>
    get<SubscriptionsResponse>(`${deployable(name)}/subscriptions`, signal),
  promoteVariant: (name: string, body: { lander: string; variant: string; why: string; expectedRevision: number }) =>
    post<ChangeResponse>(`${deployable(name)}/experiments/promote`, body),
  /** @param query the address and the visitor, as a query string */
  explain: (query: string, signal?: AbortSignal) => get<ExplainPageResponse>(`/api/explain?${query}`, signal),
  zones: (signal?: AbortSignal) => get<ZonesResponse>('/api/zones', signal),
  change: (name: string, kind: ChangeKind, body: ChangeBody) =>
    post<ChangeResponse>(`${deployable(name)}/${kind}`, body),
  decideRequest: (id: string, decision: 'approve' | 'withdraw', body: ChangeBody) =>
    post<ChangeResponse>(`/api/requests/${encodeURIComponent(id)}/${decision}`, body),
};

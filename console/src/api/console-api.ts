import {
  type AuditResponse,
  type ChangeResponse,
  type ConsoleState,
  type ControlErrorCode,
  controlErrorCodes,
  type HaltRule,
  type HealthResponse,
  type RolloutStep,
  type SessionResponse,
  type VersionResponse,
  type ZonesResponse,
} from '@pairwise/contracts/console';

import { ConsoleError } from './console-error.ts';

/** How long an answer may take. A change is small, and a look that takes longer is better asked for again. */
const timeoutMs = 15_000;

/** What is asked for with a change; which fields it needs depends on its kind. */
export interface ChangeBody {
  version?: string;
  steps?: RolloutStep[];
  haltOn?: HaltRule;
  why: string;
  /** The revision that was looked at: 409 `revision_conflict` when it has moved on. */
  expectedRevision: number;
}

export type ChangeKind = 'canary' | 'promote' | 'rollback' | 'halt' | 'revoke';

const isCode = (code: unknown): code is ControlErrorCode =>
  typeof code === 'string' && Object.hasOwn(controlErrorCodes, code);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readError = (body: unknown): ConsoleError => {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || !isCode(error['code'])) return new ConsoleError('unreadable');
  return new ConsoleError(error['code'], typeof error['message'] === 'string' ? error['message'] : '');
};

const ask = async (method: string, path: string, body: unknown, signal?: AbortSignal): Promise<unknown> => {
  const limit = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(new URL(path, location.origin), {
      method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (error) {
    // The caller gave up: that is no failure.
    signal?.throwIfAborted();
    throw new ConsoleError('offline', '', error);
  }
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw readError(answer);
  if (answer === undefined) throw new ConsoleError('unreadable');
  return answer;
};

// The answers' shapes are the contract of the console's own server, which sends page and answers alike.
const get = async <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
  (await ask('GET', path, undefined, signal)) as Answer;

const post = async <Answer>(path: string, body: unknown): Promise<Answer> => (await ask('POST', path, body)) as Answer;

const deployable = (name: string): string => `/api/names/${encodeURIComponent(name)}`;

/** The control API as the console uses it. Every failure is a `ConsoleError`. */
export const consoleApi = {
  /** null: nobody is signed in. */
  session: (signal?: AbortSignal) => get<SessionResponse | null>('/api/session', signal),
  signIn: (token: string) => post<SessionResponse>('/api/session', { token }),
  signOut: async (): Promise<void> => {
    await ask('DELETE', '/api/session', undefined);
  },
  state: (signal?: AbortSignal) => get<ConsoleState>('/api/state', signal),
  health: (name: string, signal?: AbortSignal) => get<HealthResponse>(`${deployable(name)}/health`, signal),
  version: (name: string, version: string, signal?: AbortSignal) =>
    get<VersionResponse>(`${deployable(name)}/versions/${encodeURIComponent(version)}`, signal),
  audit: (query: { name?: string; before?: number; limit: number }, signal?: AbortSignal) => {
    const parameters = new URLSearchParams({ limit: `${query.limit}` });
    if (query.name !== undefined) parameters.set('name', query.name);
    if (query.before !== undefined) parameters.set('before', `${query.before}`);
    return get<AuditResponse>(`/api/audit?${parameters.toString()}`, signal);
  },
  zones: (signal?: AbortSignal) => get<ZonesResponse>('/api/zones', signal),
  change: (name: string, kind: ChangeKind, body: ChangeBody) =>
    post<ChangeResponse>(`${deployable(name)}/${kind}`, body),
  answerRequest: (id: string, answer: 'approve' | 'withdraw', body: ChangeBody) =>
    post<ChangeResponse>(`/api/requests/${encodeURIComponent(id)}/${answer}`, body),
};

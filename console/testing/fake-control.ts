import type {
  AuditResponse,
  AuditEntry,
  ChangeResponse,
  ChangeRequest,
  Conflict,
  ConsoleState,
  ControlErrorBody,
  ControlErrorCode,
  HealthResponse,
  NameState,
  PreviewResponse,
  RampPlan,
  SessionResponse,
  VersionResponse,
  VersionsResponse,
  VersionState,
  ZonesResponse,
} from '@pairwise/contracts/console';
import { controlErrorCodes, shownStatusOf, versionMatches } from '@pairwise/contracts/console';
import type { ExperimentsResponse, LanderState } from '@pairwise/contracts/experiments';
import type { SubscriptionsResponse, SubscriptionState } from '@pairwise/contracts/subscriptions';
import type { ExplainPageResponse } from '@pairwise/contracts/explain';

import { type DifferenceFacts, picturesResponse, textsResponse } from './difference-responses.ts';
import { deployable, explained, tenPercent } from './facts.ts';
import { chatHealth, healthOfGroup } from './health-facts.ts';

/** One received call. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** The control API in a test's memory. A change of these fields shows in the next response. */
export interface FakeControl extends DifferenceFacts {
  calls: Call[];
  /** null when no one is signed in. */
  session: SessionResponse | null;
  state: ConsoleState;
  audit: AuditEntry[];
  chain: AuditResponse['chain'];
  health: HealthResponse;
  zones: ZonesResponse;
  /** All versions of every deployable, newest first, when its state lists only some. */
  published: VersionState[];
  /** The landers of every deployable. */
  landers: LanderState[];
  /** Who is notified of every deployable. */
  subscriptions: SubscriptionState[];
  /** The response to every address. */
  explanation: ExplainPageResponse;
  /** Calls by method and path that fail with this error until it is removed; `offline` gives no response. */
  failing: Map<string, ControlErrorCode | 'offline'>;
}

const refusal = (code: ControlErrorCode, conflict?: Conflict): Response => {
  const error: ControlErrorBody['error'] = { code, message: `The server says ${code}.`, ...(conflict && { conflict }) };
  return Response.json({ error }, { status: controlErrorCodes[code] });
};

/** Lists the changes of the name in the log since the expected revision, as the gateway does. */
const conflictOf = (
  { state, audit }: FakeControl,
  { name, stable, rollout }: NameState,
  expected: number,
): Conflict => ({
  name,
  revision: state.revision,
  stable,
  canary: rollout && { version: rollout.version, steps: rollout.steps },
  changes: audit.filter(({ revision, what }) => revision > expected && what.name === name),
});

const changed = (control: FakeControl, name: string, change: Partial<NameState>): Response => {
  const { state } = control;
  control.state = {
    ...state,
    revision: state.revision + 1,
    names: state.names.map((one) => (one.name === name ? { ...one, ...change } : one)),
  };
  return Response.json({ revision: control.state.revision } satisfies ChangeResponse);
};

const live = (number: string): NameState['stable'] => ({
  version: number,
  since: '2026-11-21T12:00:00.000Z',
  by: 'chat/Rui',
});

const addRequest = (control: FakeControl, change: ChangeRequest['change'], why: string): Response => {
  const { state, session } = control;
  const request: ChangeRequest = {
    id: `request-${state.requests.length + 1}`,
    at: state.now,
    by: `${session?.team}/${session?.person}`,
    person: session?.person ?? '',
    why,
    change,
  };
  control.state = { ...state, revision: state.revision + 1, requests: [...state.requests, request] };
  return Response.json({ revision: control.state.revision, request: request.id } satisfies ChangeResponse, {
    status: 202,
  });
};

const change = (control: FakeControl, name: string, kind: string, body: Record<string, unknown>): Response => {
  const found = control.state.names.find((one) => one.name === name);
  if (!found) return refusal('unknown_name');
  if (body['expectedRevision'] !== control.state.revision) {
    return refusal('revision_conflict', conflictOf(control, found, Number(body['expectedRevision'])));
  }
  const why = String(body['why']);
  const wanted = String(body['version']);
  if (kind === 'promote') {
    if (found.needsApproval) return addRequest(control, { kind, name, version: wanted }, why);
    return changed(control, name, { stable: live(wanted), previous: found.stable, rollout: null });
  }
  if (kind === 'canary') {
    // The page under test has sent it; the test checks its content.
    const running = found.rollout?.version;
    if (running !== undefined && running !== wanted && running !== body['replaces']) return refusal('replaces_canary');
    const steps = body['steps'] as typeof tenPercent.steps;
    const plan = body['ramp'] as RampPlan | undefined;
    const ramp = plan && { ramp: { ...plan, since: control.state.now } };
    return changed(control, name, { rollout: { ...tenPercent, version: wanted, steps, ...ramp } });
  }
  if (kind === 'pause' || kind === 'resume') {
    if (!found.rollout?.ramp) return refusal('no_ramp');
    const { paused: _paused, ...ramp } = found.rollout.ramp;
    const paused = kind === 'pause' && { paused: { at: control.state.now, by: 'chat/Rui' } };
    return changed(control, name, { rollout: { ...found.rollout, ramp: { ...ramp, ...paused } } });
  }
  if (kind === 'halt') return changed(control, name, { rollout: null });
  if (kind === 'rollback') return changed(control, name, { stable: live(wanted), previous: null, rollout: null });
  const goesOffline = kind === 'revoke' && found.stable?.version === wanted && found.previous === null;
  if (goesOffline && body['offline'] !== true) return refusal('takes_offline');
  return changed(control, name, {
    ...(goesOffline && { stable: null, rollout: null }),
    versions: found.versions.map((one) => (one.version === wanted ? { ...one, status: 'revoked' } : one)),
  });
};

const promoteVariant = (control: FakeControl, body: Record<string, unknown>): Response => {
  if (body['expectedRevision'] !== control.state.revision) return refusal('revision_conflict');
  const shown = String(body['variant']);
  control.landers = control.landers.map((one) =>
    one.lander === body['lander']
      ? {
          ...one,
          shown,
          experiment: one.experiment && {
            ...one.experiment,
            end: { at: '2026-11-21T12:00:00.000Z', by: 'chat/Rui', promoted: shown },
          },
        }
      : one,
  );
  control.state = { ...control.state, revision: control.state.revision + 1 };
  return Response.json({ revision: control.state.revision } satisfies ChangeResponse);
};

const decide = (control: FakeControl, id: string, decision: string): Response => {
  const request = control.state.requests.find((one) => one.id === id);
  if (!request) return refusal('unknown_request');
  control.state = { ...control.state, requests: control.state.requests.filter((one) => one.id !== id) };
  const { change: decided } = request;
  const { name } = decided;
  if (decided.kind === 'bind') {
    const { zones, slots } = decided;
    return changed(control, name, decision === 'approve' ? { binding: { zones, slots } } : {});
  }
  const { version: wanted } = decided;
  return changed(control, name, decision === 'approve' ? { stable: live(wanted), rollout: null } : {});
};

const auditPage = (control: FakeControl, query: URLSearchParams): AuditResponse => {
  const before = Number(query.get('before') ?? Infinity);
  const limit = Number(query.get('limit'));
  const name = query.get('name');
  const all = control.audit.filter((one) => one.revision < before && (name === null || one.what.name === name));
  const entries = all.slice(0, limit);
  return { entries, next: all.length > limit ? (entries.at(-1)?.revision ?? null) : null, chain: control.chain };
};

const versionPage = ({ published }: FakeControl, name: string, query: URLSearchParams): VersionsResponse => {
  const status = query.get('status');
  const matching = published.filter(
    (one) => versionMatches(one, query.get('search') ?? '') && (status === null || shownStatusOf(one) === status),
  );
  const older = matching.filter(({ counter }) => counter < Number(query.get('before') ?? Infinity));
  const versions = older.slice(0, Number(query.get('limit')));
  const next = older.length > versions.length ? (versions.at(-1)?.counter ?? null) : null;
  return { name, versions, found: matching.length, next };
};

const versionResponse = (control: FakeControl, name: string, number: string): Response => {
  const found = control.state.names.find((one) => one.name === name)?.versions.find((one) => one.version === number);
  if (!found) return refusal('unknown_version');
  const response: VersionResponse = {
    name,
    version: found,
    files: [],
    contract: null,
    difference: {
      against: '1.0.0',
      commits: { from: 'a'.repeat(40), to: `${'b'.repeat(40)}-changed` },
      files: [
        { path: 'lifecycle.js', change: 'changed', bytes: 12_500, bytesBefore: 12_000 },
        { path: 'screen-sent.js', change: 'added', bytes: 3000, bytesBefore: 0 },
      ],
      routes: { added: ['/chats/sent (app, members)'], removed: [] },
      widgets: { added: [], removed: [] },
      endpoints: { added: [], removed: ['GET /api/old.php'] },
      exposes: { added: [], removed: [] },
      contracts: [{ name: 'bus', range: '^1.1', rangeBefore: '^1' }],
      shared: [],
    },
  };
  return Response.json(response);
};

const respond = (control: FakeControl, { method, path, query, body }: Call, validToken: string): Response => {
  if (path === '/api/session' && method === 'POST') {
    if (body['token'] !== validToken) return refusal('sign_in_required');
    control.session = { ...signedIn };
    return Response.json(control.session);
  }
  if (path === '/api/session' && method === 'GET') return Response.json(control.session);
  if (!control.session) return refusal('sign_in_required');
  if (path === '/api/session') {
    control.session = null;
    return Response.json({});
  }
  if (path === '/api/state') return Response.json(control.state);
  if (path === '/api/audit') return Response.json(auditPage(control, query));
  if (path === '/api/explain') {
    const bucket = query.get('bucket') ?? '';
    return Response.json({ ...control.explanation, visitor: { ...control.explanation.visitor, bucket } });
  }
  if (path === '/api/zones') return Response.json(control.zones);
  const [, , area, name = '', last = '', number = '', part = ''] = path.split('/');
  if (area === 'requests') return decide(control, name, last);
  if (last === 'experiments' && method === 'POST') return promoteVariant(control, body);
  if (last === 'experiments') {
    return Response.json({ name, landers: control.landers } satisfies ExperimentsResponse);
  }
  if (last === 'subscriptions') {
    return Response.json({ subscriptions: control.subscriptions } satisfies SubscriptionsResponse);
  }
  if (area === 'names' && last === 'versions' && part === 'pictures') {
    return picturesResponse(control, method, name, number);
  }
  if (area === 'names' && last === 'versions' && method === 'POST') {
    const url = `http://localhost:4000/__mfe/preview/${number}`;
    return Response.json({ url, expiresAt: '2026-11-28T11:00:00.000Z' } satisfies PreviewResponse);
  }
  if (area === 'names' && method === 'POST') return change(control, name, last, body);
  if (area === 'names' && last === 'health') return Response.json(healthOfGroup(control.health, query));
  if (area === 'names' && last === 'versions' && part === 'texts') return textsResponse(control, name, number, query);
  if (area === 'names' && last === 'versions' && number === '') {
    return Response.json(versionPage(control, name, query));
  }
  if (area === 'names' && last === 'versions') return versionResponse(control, name, number);
  return refusal('not_found');
};

export const signedIn: SessionResponse = {
  team: 'chat',
  person: 'Rui',
  remotes: ['mf-chat'],
  actions: ['publish', 'canary', 'promote', 'rollback', 'revoke', 'read'],
  expiresAt: '2026-12-21T10:00:00.000Z',
};

/** Replaces the gateway until the test ends. It refuses unknown calls as the real gateway does. */
export const fakeControl = (facts: Partial<FakeControl> = {}): FakeControl => {
  const control: FakeControl = {
    calls: [],
    session: { ...signedIn },
    state: {
      revision: 7,
      now: '2026-11-21T11:00:00.000Z',
      names: [deployable('shell', { may: ['read'] }), deployable('mf-chat')],
      requests: [],
      bindings: {},
      halts: [],
    },
    audit: [],
    chain: { entries: 0, broken: null },
    health: chatHealth(),
    zones: { revision: 7, zones: [] },
    published: [],
    landers: [],
    subscriptions: [],
    texts: {},
    withoutTexts: [],
    pictures: { state: 'ready', mayTake: true, failure: null, progress: null, takenAt: null, routes: [] },
    explanation: {
      revision: 7,
      visitor: { bucket: '', country: '', language: 'en', niche: 1, staff: false },
      page: { path: '/chats', owner: 'mf-chat', route: 'chats', zone: 'app' },
      deployables: [explained('mf-chat'), explained('shell')],
    },
    failing: new Map(),
    ...facts,
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    // Every body the console sends is an object.
    const call = { method, path: url.pathname, query: url.searchParams, body: body as Call['body'] };
    control.calls.push(call);
    const failure = control.failing.get(`${method} ${url.pathname}`);
    if (failure === 'offline') throw new TypeError('Failed to fetch');
    return failure ? refusal(failure) : respond(control, call, 'mfe_good');
  });
  return control;
};

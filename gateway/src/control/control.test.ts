import type {
  AuditResponse,
  ChangeResponse,
  CheckResponse,
  ConsoleState,
  ControlErrorBody,
  HealthResponse,
  VersionResponse,
  ZonesResponse,
} from '@pairwise/contracts/console';

import { chatDist, payDist, shellDist } from '../testing/make-dist.ts';
import { type RunningControl, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

let control: RunningControl;
let chat: string;
let billing: string;
let approver: string;
beforeAll(async () => {
  control = await startControl();
  for (const dist of [shellDist(), chatDist(), payDist()]) control.registry.putLive(dist, operator);
  chat = control.tokenFor('mf-chat');
  billing = control.tokenFor('mf-billing');
  approver = control.tokenFor('mf-chat', {
    team: 'approver',
    person: 'two',
    remotes: ['*'],
    actions: ['approve', 'read'],
  });
});
afterAll(() => control.stop());

interface Called<Body> {
  status: number;
  body: Body;
}

const call = async <Body = ControlErrorBody>(
  token: string,
  method: string,
  address: string,
  sent?: object,
): Promise<Called<Body>> => {
  const body = sent && { expectedRevision: control.registry.current().revision, ...sent };
  const response = await fetch(`${control.url}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const upload = async (token: string, dist: string): Promise<void> => {
  const body = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: uploadForm(uploadParts(dist)),
  });
  expect(body.status).toBe(201);
};

const allVisitors = (percent: number) => [{ audience: {}, percent }];

describe('from the upload to everyone', () => {
  const version = '1.1.0-00000001';

  test('PLAT-04 upload, check, canary, more of it, promote and rollback are each a revision with author and reason', async () => {
    await upload(chat, chatDist(version));
    const early = await call(chat, 'POST', '/api/names/mf-chat/promote', { version, why: 'too early' });
    expect([early.status, early.body.error.code]).toEqual([422, 'not_verified']);

    const dry = await call<CheckResponse>(chat, 'POST', `/api/versions/mf-chat/${version}/check?dryRun`);
    expect(dry.body).toMatchObject({ status: 'verified', recorded: false });
    expect(control.registry.current().versions['mf-chat']?.[version]?.status).toBe('uploaded');
    const checked = await call<CheckResponse>(chat, 'POST', `/api/versions/mf-chat/${version}/check`);
    expect(checked.body).toMatchObject({ status: 'verified', recorded: true, checks: [{ id: 'entry' }] });

    const canary = { version, steps: allVisitors(10), why: 'new list' };
    expect((await call(chat, 'POST', '/api/names/mf-chat/canary', canary)).status).toBe(200);
    const { salt, haltOn } = control.registry.current().rollouts['mf-chat'] ?? {};
    expect(haltOn).toEqual({ minSessions: 500, errorRateDelta: 0.002, minNetworks: 1 });
    await call(chat, 'POST', '/api/names/mf-chat/canary', { ...canary, steps: allVisitors(25) });
    expect(control.registry.current().rollouts['mf-chat']?.salt).toBe(salt);

    expect((await call(chat, 'POST', '/api/names/mf-chat/promote', { why: 'good figures' })).status).toBe(200);
    expect(control.registry.current().pointers['mf-chat']).toBe(version);
    expect(
      (await call(chat, 'POST', '/api/names/mf-chat/rollback', { version: '1.0.0-00000001', why: 'wrong list' }))
        .status,
    ).toBe(200);
    expect(control.registry.current().pointers['mf-chat']).toBe('1.0.0-00000001');
    expect(control.registry.audit().slice(-5)).toMatchObject([
      { who: 'chat/one', what: { kind: 'check' }, why: 'gate' },
      { who: 'chat/one', what: { kind: 'canary' }, why: 'new list' },
      { who: 'chat/one', what: { kind: 'canary' }, why: 'new list' },
      { who: 'chat/one', what: { kind: 'promote' }, why: 'good figures' },
      { who: 'chat/one', what: { kind: 'rollback' }, why: 'wrong list' },
    ]);
    expect(control.registry.verifyAudit().broken).toBeUndefined();
  });

  test('PLAT-04 a version that the gate refused cannot go live through any address', async () => {
    const bad = '1.2.0-00000bad';
    await upload(chat, chatDist(`${bad.slice(0, 6)}00000bad`));
    const checked = await call<CheckResponse>(chat, 'POST', `/api/versions/mf-chat/${bad}/check`);
    expect(checked.body.status).toBe('refused');
    for (const [action, body] of [
      ['promote', { version: bad, why: 'x' }],
      ['canary', { version: bad, steps: allVisitors(1), why: 'x' }],
      ['rollback', { version: bad, why: 'x' }],
    ] as const) {
      expect((await call(chat, 'POST', `/api/names/mf-chat/${action}`, body)).status).toBe(422);
    }
    expect(control.registry.current().pointers['mf-chat']).toBe('1.0.0-00000001');
  });

  test('halt and revoke undo a change; a revoked version is not checked again', async () => {
    const canary = { version, steps: allVisitors(50), why: 'again' };
    await call(chat, 'POST', '/api/names/mf-chat/canary', canary);
    expect((await call(chat, 'POST', '/api/names/mf-chat/halt', { why: 'slow' })).status).toBe(200);
    expect(control.registry.current().rollouts).toEqual({});
    const nothing = await call(chat, 'POST', '/api/names/mf-chat/halt', { why: 'slow' });
    expect([nothing.status, nothing.body.error.code]).toEqual([422, 'no_canary']);
    expect((await call(chat, 'POST', '/api/names/mf-chat/revoke', { version, why: 'leak' })).status).toBe(200);
    const check = await call(chat, 'POST', `/api/versions/mf-chat/${version}/check`);
    expect([check.status, check.body.error.code]).toEqual([422, 'revoked']);
  });

  test('PLAT-04 a change that was made for an earlier state is refused, and a later upload changes no state', async () => {
    const { revision: expectedRevision } = control.registry.current();
    await upload(chat, chatDist('1.3.0-00000001'));
    const promote = { version: '1.0.0-00000001', why: 'late', expectedRevision };
    expect((await call(chat, 'POST', '/api/names/mf-chat/promote', promote)).status).toBe(200);
    const early = { ...promote, expectedRevision: 1 };
    const conflict = await call(chat, 'POST', '/api/names/mf-chat/rollback', early);
    expect([conflict.status, conflict.body.error.code]).toEqual([409, 'revision_conflict']);
  });
});

describe('two persons', () => {
  const version = '1.1.0-00000001';
  const requested = async (): Promise<string> => {
    const { status, body } = await call<ChangeResponse>(billing, 'POST', '/api/names/mf-billing/promote', {
      version,
      why: 'new prices',
    });
    expect(status).toBe(202);
    return body.request ?? '';
  };

  test('PLAT-04 a payment remote goes live only after the approval of a second person', async () => {
    await upload(billing, payDist(version));
    await call(billing, 'POST', `/api/versions/mf-billing/${version}/check`);
    const id = await requested();
    expect(control.registry.current().pointers['mf-billing']).toBe('1.0.0-00000001');

    const own = await call(billing, 'POST', `/api/requests/${id}/approve`, { why: 'me' });
    expect([own.status, own.body.error.code]).toEqual([403, 'not_allowed']);
    // The same person with another token that may approve.
    const same = control.tokenFor('mf-billing', { actions: ['approve'], person: 'one' });
    const twice = await call(same, 'POST', `/api/requests/${id}/approve`, { why: 'me again' });
    expect([twice.status, twice.body.error.code]).toEqual([422, 'same_person']);
    const foreign = control.tokenFor('mf-chat', { actions: ['approve'], person: 'three' });
    expect((await call(foreign, 'POST', `/api/requests/${id}/approve`, { why: 'x' })).status).toBe(403);
    expect(control.registry.current().pointers['mf-billing']).toBe('1.0.0-00000001');

    expect((await call(approver, 'POST', `/api/requests/${id}/approve`, { why: 'checked it' })).status).toBe(200);
    expect(control.registry.current().pointers['mf-billing']).toBe(version);
    expect(control.registry.audit().at(-1)).toMatchObject({ who: 'approver/two', what: { kind: 'approve' } });
    const again = await call(approver, 'POST', `/api/requests/${id}/approve`, { why: 'x' });
    expect([again.status, again.body.error.code]).toEqual([404, 'unknown_request']);
  });

  test('PLAT-04 a rollback needs no second person', async () => {
    expect(
      (await call(billing, 'POST', '/api/names/mf-billing/rollback', { version: '1.0.0-00000001', why: 'wrong' }))
        .status,
    ).toBe(200);
    expect(control.registry.current().pointers['mf-billing']).toBe('1.0.0-00000001');
  });

  test('a request can be withdrawn by its requester and by a token that may approve only', async () => {
    const first = await requested();
    expect((await call(chat, 'POST', `/api/requests/${first}/withdraw`, { why: 'x' })).status).toBe(403);
    expect((await call(billing, 'POST', `/api/requests/${first}/withdraw`, { why: 'x' })).status).toBe(200);
    const second = await requested();
    expect((await call(approver, 'POST', `/api/requests/${second}/withdraw`, { why: 'no' })).status).toBe(200);
    expect(control.registry.current().requests).toEqual([]);
  });
});

describe('refused changes', () => {
  test.each([
    ['an unknown field', { force: true }, 'body'],
    ['no reason', { why: undefined }, 'why'],
    ['an empty reason', { why: '  ' }, 'why'],
    ['an invalid revision', { expectedRevision: -1 }, 'expectedRevision'],
    ['a rollback without the revision that was read', { expectedRevision: undefined }, 'expectedRevision'],
    ['a rollback without its target', { version: undefined }, 'version'],
  ])('%s', async (_what, change: object, field) => {
    const { revision } = control.registry.current();
    const whole = { version: '1.0.0-00000001', why: 'x' };
    const { status, body } = await call(chat, 'POST', '/api/names/mf-chat/rollback', { ...whole, ...change });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toContain(`${field}: `);
    expect(control.registry.current().revision).toBe(revision);
  });

  test.each([
    ['no steps', []],
    ['more than 100 percent', allVisitors(101)],
    ['less than 0 percent', allVisitors(-1)],
    ['an invalid country', [{ audience: { countries: ['nl'] }, percent: 1 }]],
    ['an unknown language', [{ audience: { languages: ['xx'] }, percent: 1 }]],
    ['an unknown audience', [{ audience: { users: ['x'] }, percent: 1 }]],
  ])('a canary for %s', async (_what, steps) => {
    const body = { version: '1.0.0-00000001', steps, why: 'x' };
    expect((await call(chat, 'POST', '/api/names/mf-chat/canary', body)).status).toBe(400);
  });

  test('a body that is too long, is not JSON, or is of another type', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${control.url}/api/names/mf-chat/rollback`, {
        method: 'POST',
        headers: { authorization: `Bearer ${chat}`, ...headers },
        body,
      }).then(({ status }) => status);
    const json = { 'content-type': 'application/json' };
    expect(await post(json, JSON.stringify({ why: 'x'.repeat(70_000) }))).toBe(413);
    expect(await post(json, '{')).toBe(400);
    expect(await post({ 'content-type': 'text/plain' }, '{"why":"x"}')).toBe(400);
    expect(await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'why=x')).toBe(400);
  });

  test.each(['', 'Bearer ', 'Bearer mfe_000000000000_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Basic x'])(
    'PLAT-04 the header %p',
    async (authorization) => {
      const response = await fetch(`${control.url}/api/state`, { headers: { authorization } });
      expect(response.status).toBe(401);
    },
  );

  test('unknown addresses and methods need a token as well', async () => {
    expect((await fetch(`${control.url}/api/secrets`)).status).toBe(401);
    expect((await call(chat, 'GET', '/api/secrets')).status).toBe(404);
    expect((await call(chat, 'DELETE', '/api/names/mf-chat')).status).toBe(404);
    expect((await call(chat, 'PUT', '/api/names/mf-chat/policy', {})).status).toBe(404);
  });
});

describe('responses', () => {
  test('PLAT-04 the state: what is live, since when, by whom, and what the token of the caller may do', async () => {
    const { body } = await call<ConsoleState>(chat, 'GET', '/api/state');
    expect(body.revision).toBe(control.registry.current().revision);
    expect(body.names.map(({ name }) => name)).toEqual(['shell', 'mf-billing', 'mf-chat']);
    const [shell, pay, own] = body.names;
    expect(shell).toMatchObject({ needsApproval: true, teams: [], may: ['read'], previous: null });
    expect(shell?.stable).toMatchObject({ version: '1.0.0-00000001', by: 'operator' });
    expect(pay).toMatchObject({ needsApproval: true, teams: ['billing'], may: ['read'] });
    expect(own).toMatchObject({ needsApproval: false, may: expect.arrayContaining(['publish', 'promote']) });
    expect(own?.versions[0]).toMatchObject({ version: '1.3.0-00000001', status: 'uploaded', publishedBy: 'chat/one' });
    expect(own?.versions.at(-1)).toMatchObject({ counter: 1, checks: [{ id: 'operator', verdict: 'warned' }] });
  });

  test('a canary with its health beside stable', async () => {
    control.registry.recordChecks('mf-chat', '1.3.0-00000001', 'verified', [], operator);
    const canary = { version: '1.3.0-00000001', steps: allVisitors(10), why: 'x' };
    await call(chat, 'POST', '/api/names/mf-chat/canary', canary);
    const { body } = await call<ConsoleState>(billing, 'GET', '/api/state');
    const rollout = body.names.find(({ name }) => name === 'mf-chat')?.rollout;
    expect(rollout).not.toHaveProperty('salt');
    const log = await call<AuditResponse>(billing, 'GET', '/api/audit');
    expect(JSON.stringify(log.body)).toContain('rollouts/mf-chat');
    expect(JSON.stringify(log.body)).not.toContain('salt');
    expect(rollout).toMatchObject({ version: '1.3.0-00000001', canary: { sessions: 0 }, stable: { sessions: 0 } });
    const health = await call<HealthResponse>(billing, 'GET', '/api/names/mf-chat/health');
    expect(health.body).toMatchObject({
      stable: { version: '1.0.0-00000001', points: [] },
      canary: { version: '1.3.0-00000001' },
      haltOn: { minSessions: 500 },
      groups: [],
    });
    const ofDutch = await call<HealthResponse>(billing, 'GET', '/api/names/mf-chat/health?language=nl');
    expect(ofDutch.body).toMatchObject({ canary: { points: [] } });
    expect((await call(billing, 'GET', '/api/names/constructor/health')).status).toBe(404);
  });

  test('PLAT-07 the state lists automatic rollbacks with their reason', async () => {
    control.registry.halt('mf-chat', { who: 'gateway', why: '9 of 10 failed' });
    const { body } = await call<ConsoleState>(chat, 'GET', '/api/state');
    expect(body.halts).toMatchObject([{ name: 'mf-chat', version: '1.3.0-00000001', reason: '9 of 10 failed' }]);
  });

  test('PLAT-04 the audit log, newest first, page by page, with its verified chain', async () => {
    const all = control.registry.audit();
    const first = await call<AuditResponse>(chat, 'GET', '/api/audit?limit=3');
    expect(first.body.entries.map(({ revision }) => revision)).toEqual(
      all
        .slice(-3)
        .toReversed()
        .map(({ revision }) => revision),
    );
    expect(first.body.chain).toEqual({ entries: all.length, broken: null });
    const rest = await call<AuditResponse>(chat, 'GET', `/api/audit?limit=200&before=${first.body.next}`);
    expect(rest.body.entries).toHaveLength(all.length - 3);
    expect(rest.body.next).toBeNull();
    expect((await call(chat, 'GET', '/api/audit?limit=1000')).status).toBe(400);
  });

  test('the difference of a version from the stable one', async () => {
    const { body } = await call<VersionResponse>(chat, 'GET', '/api/names/mf-chat/versions/1.3.0-00000001');
    expect(body.difference).toMatchObject({
      against: '1.0.0-00000001',
      files: [{ path: 'remoteEntry.js', change: 'changed' }],
      routes: { added: [], removed: [] },
    });
    expect(body.contract).toMatchObject({ bus: { version: '1.0.0' } });
    expect((await call(chat, 'GET', '/api/names/mf-chat/versions/toString')).status).toBe(404);
  });

  test('PLAT-05 the scripts of each kind of document, each with its hash', async () => {
    const { body } = await call<ZonesResponse>(chat, 'GET', '/api/zones');
    const namesIn = (zone: string) =>
      body.zones.find((found) => found.zone === zone)?.deployables.map(({ name, reason }) => `${name} ${reason}`);
    expect(namesIn('pay')).toEqual(['shell shell', 'mf-billing route']);
    expect(namesIn('app')).toEqual(['shell shell', 'mf-chat route']);
    const files = body.zones.flatMap(({ deployables }) => deployables.flatMap((deployable) => deployable.files));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(file).toMatchObject({ integrity: expect.stringMatching(/^sha384-.{64}$/) });
  });

  test('a token that may not read gets nothing', async () => {
    const publisher = control.tokenFor('mf-chat', { actions: ['publish'] });
    for (const address of ['/api/state', '/api/audit', '/api/zones', '/api/names/mf-chat/health']) {
      expect((await call(publisher, 'GET', address)).status).toBe(403);
    }
  });
});

test('PLAT-07 in public a verdict needs several networks by default', async () => {
  const production = await startControl({ demo: false });
  production.registry.putLive(chatDist('1.0.0-00000001'), operator);
  production.registry.putLive(chatDist('1.0.0-00000002'), operator);
  const token = production.tokenFor('mf-chat');
  const ruleWith = async (haltOn: object | undefined): Promise<unknown> => {
    await fetch(`${production.url}/api/names/mf-chat/canary`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        version: '1.0.0-00000001',
        steps: allVisitors(10),
        why: 'x',
        haltOn,
        expectedRevision: production.registry.current().revision,
      }),
    });
    return production.registry.current().rollouts['mf-chat']?.haltOn;
  };
  const rule = { minSessions: 50, errorRateDelta: 0.02 };
  expect(await ruleWith(rule)).toEqual({ ...rule, minNetworks: 3 });
  expect(await ruleWith({ ...rule, minNetworks: 1 })).toEqual({ ...rule, minNetworks: 1 });
  expect(await ruleWith({ ...rule, minNetworks: 10 })).toEqual({ ...rule, minNetworks: 10 });
  // What a change of the running canary does not name stays.
  const stricter = { minSessions: 50, errorRateDelta: 0.001 };
  expect(await ruleWith(stricter)).toEqual({ ...stricter, minNetworks: 10 });
  expect(await ruleWith(undefined)).toEqual({ ...stricter, minNetworks: 10 });
  await production.stop();
});

import type { AuditResponse, ChangeResponse, ConsoleState, ControlErrorBody } from '@pairwise/contracts/console';
import type { NamesResponse, NewNameResponse } from '@pairwise/contracts/names';

import { teamActions } from '../access/index.ts';
import { remoteBuild, type RemoteOptions, route, shellBuild } from '../testing/gate-fixtures.ts';
import { type RunningControl, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two, three] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const;
const front = route('front', '/', { zone: 'site' });
const spring = route('spring', '/landers/spring', { zone: 'site' });
const quiz = route('quiz', '/quiz');
const steps = [{ audience: {}, percent: 10 }];
const onlySite = { zones: ['site'], slots: [] };
const why = 'a quiz for members';

let control: RunningControl;
let team: string;
/** A person with the right to request bindings, and nothing else. */
let binder: string;
let approver: string;

const board = { team: 'board', remotes: ['*'] };

beforeEach(async () => {
  control = await startControl();
  control.registry.putLive(shellBuild(), operator);
  control.registry.putLive(remoteBuild({ name: 'mf-landers', version: one, routes: [front] }), operator);
  control.registry.putLive(remoteBuild({ name: 'mf-chat', version: one }), operator);
  team = control.tokenFor('mf-landers');
  binder = control.tokenFor('', { ...board, person: 'Grace', actions: ['bind', 'read'] });
  approver = control.tokenFor('', { ...board, person: 'Linus', actions: ['approve', 'read'] });
});
afterEach(() => control.stop());

type Sent<Body> = { status: number; body: Body & ControlErrorBody };

const call = async <Body = ChangeResponse>(token: string, address: string, sent?: object): Promise<Sent<Body>> => {
  const response = await fetch(`${control.url}${address}`, {
    method: sent ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  return { status: response.status, body: (await response.json()) as Body & ControlErrorBody };
};
const change = (token: string, address: string, sent: object) =>
  call(token, address, { expectedRevision: control.registry.current().revision, why, ...sent });
const bind = (sent: object, token = binder, name = 'mf-landers') => change(token, `/api/names/${name}/binding`, sent);
const approve = (id: string | undefined, token = approver) => change(token, `/api/requests/${id}/approve`, {});

const publish = async (options: RemoteOptions, token = team): Promise<Sent<object>> => {
  const response = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: uploadForm(uploadParts(remoteBuild({ name: 'mf-landers', version: two, ...options }))),
  });
  return { status: response.status, body: (await response.json()) as ControlErrorBody };
};

const bindingOf = (name: string) => control.registry.current().bindings?.[name];

test.each<[what: string, options: RemoteOptions, found: string, command: string]>([
  [
    'a route in another zone',
    { routes: [front, quiz] },
    'its route /quiz is in the zone app',
    'names bind mf-landers --zones site,app --why',
  ],
  [
    'a widget in a slot of another zone',
    { routes: [front], widgets: [{ slot: 'members-area-top', name: 'ad' }] },
    'its widget ad fills the slot members-area-top',
    'names bind mf-landers --zones site --slots members-area-top --why',
  ],
  [
    'a widget in a slot of its own zone, which belongs to others as well',
    { routes: [front], widgets: [{ slot: 'signup', name: 'form' }] },
    'its widget form fills the slot signup',
    'names bind mf-landers --zones site --slots signup --why',
  ],
])('PLAT-04 refuses at publish a version with %s', async (_what, options, found, command) => {
  const { revision } = control.registry.current();
  const { status, body } = await publish(options);
  expect([status, body.error.code]).toEqual([422, 'not_bound']);
  expect(body.error.message).toContain(`mf-landers is bound to zones site; slots none, and ${two} is outside of that`);
  expect(body.error.message).toContain(found);
  expect(body.error.message).toContain(command);
  expect(control.registry.current().revision).toBe(revision);
});

test('PLAT-04 publishes a version within its zones and slots', async () => {
  expect((await publish({ routes: [front, spring] })).status).toBe(201);
  expect(bindingOf('mf-landers')).toEqual(onlySite);
});

test('PLAT-04 no name but mf-billing gets the zone of payments', async () => {
  const pay = route('pay', '/quiz', { zone: 'pay' });
  const { body } = await publish({ routes: [front, pay] });
  expect(body.error.message).toMatch(/the zone pay, which belongs to mf-billing alone\. Publish a version without it$/);
  expect((await bind({ zones: ['site', 'pay'], slots: [] })).body.error).toMatchObject({
    code: 'bad_change',
    message: expect.stringContaining('belongs to mf-billing alone'),
  });
  expect((await bind({ zones: ['site'], slots: ['modal'] }, binder, 'shell')).body.error.code).toBe('bad_change');
  // Not by the operator either, who makes the version live without the gate.
  control.registry.putLive(remoteBuild({ name: 'mf-landers', version: three, routes: [front, pay] }), operator);
  expect(bindingOf('mf-landers')).toEqual(onlySite);
});

test('PLAT-04 more zones and slots need the right to bind and a second person, and are in the audit log', async () => {
  const wanted = { zones: ['site', 'app'], slots: ['modal'] };
  const requested = await bind(wanted);
  expect(requested.status).toBe(202);
  expect((await publish({ routes: [front, quiz] })).body.error.code).toBe('not_bound');
  const state = (await call<ConsoleState>(binder, '/api/state')).body;
  expect(state.requests[0]).toMatchObject({ person: 'Grace', change: { kind: 'bind', name: 'mf-landers', ...wanted } });
  expect(state.names.find(({ name }) => name === 'mf-landers')?.binding).toEqual(onlySite);

  const same = control.tokenFor('', { ...board, person: 'grace', actions: ['approve', 'bind', 'read'] });
  expect((await approve(requested.body.request, same)).body.error.code).toBe('same_person');
  expect((await approve(requested.body.request)).status).toBe(200);
  expect(bindingOf('mf-landers')).toEqual(wanted);
  const modal = [{ slot: 'modal' as const, name: 'quiz' }];
  expect((await publish({ routes: [front, quiz], widgets: modal })).status).toBe(201);

  const { entries, chain } = (await call<AuditResponse>(binder, '/api/audit?name=mf-landers')).body;
  expect(chain.broken).toBeNull();
  const of = { name: 'mf-landers', request: requested.body.request, ...wanted };
  expect(entries.slice(1, 3)).toMatchObject([
    { who: 'board/Linus', what: { kind: 'bind-approve', ...of }, why },
    { who: 'board/Grace', what: { kind: 'bind-request', ...of }, why },
  ]);
  expect(entries[1]?.difference).toContainEqual({ path: 'bindings/mf-landers', before: onlySite, after: wanted });
});

test.each([
  ['the team of the name', () => team],
  ['the second person', () => approver],
  ['those who register names', () => control.tokenFor('', { ...board, person: 'Ida', actions: ['operate', 'read'] })],
  ['someone who may bind another name', () => control.tokenFor('mf-chat', { actions: ['bind', 'read'] })],
])('PLAT-04 refuses the request of %s', async (_who, token) => {
  const { status, body } = await bind({ zones: ['site', 'app'], slots: [] }, token());
  expect([status, body.error.code]).toEqual([403, 'not_allowed']);
  expect(control.registry.current().requests).toEqual([]);
});

test('PLAT-04 a token of a team never has the right to bind', async () => {
  expect(teamActions).not.toContain('bind');
  const operations = control.tokenFor('', { ...board, person: 'Ida', actions: ['operate', 'read'] });
  await call(operations, '/api/names', { name: 'mf-games', team: 'games', why });
  const { body } = await call(operations, '/api/names/mf-games/tokens', { person: 'Ada', actions: ['bind'], why });
  expect(body.error.message).toContain('is not for the token of a team');
});

test('a request can be withdrawn, and the present binding needs none', async () => {
  expect((await bind(onlySite)).body).toMatchObject({ unchanged: true });
  const { body } = await bind({ zones: ['site', 'app'], slots: [] });
  expect((await change(binder, `/api/requests/${body.request}/withdraw`, {})).status).toBe(200);
  expect(control.registry.audit().at(-1)?.what).toMatchObject({ kind: 'bind-withdraw', request: body.request });
  expect(bindingOf('mf-landers')).toEqual(onlySite);
});

test('PLAT-04 what is live stays within its binding, also when it went live after the request', async () => {
  expect((await bind({ zones: ['app'], slots: [] })).body.error).toMatchObject({
    code: 'bad_change',
    message: expect.stringContaining('its route / is in the zone site'),
  });
  const wider = await bind({ zones: ['site', 'app'], slots: [] });
  await approve(wider.body.request);
  const narrower = await bind(onlySite);
  await publish({ routes: [front, quiz] });
  control.registry.recordChecks('mf-landers', two, 'verified', [], operator);
  expect((await change(team, '/api/names/mf-landers/promote', { version: two })).status).toBe(200);
  expect((await approve(narrower.body.request)).body.error.code).toBe('bad_change');
});

test.each<[action: string, sent: object]>([
  ['promote', {}],
  ['canary', { steps }],
])('PLAT-04 refuses to %s a version that was published before its name lost the zone', async (action, sent) => {
  const wider = await bind({ zones: ['site', 'app'], slots: [] });
  await approve(wider.body.request);
  expect((await publish({ routes: [front, quiz] })).status).toBe(201);
  control.registry.recordChecks('mf-landers', two, 'verified', [], operator);
  const narrower = await bind(onlySite);
  expect((await approve(narrower.body.request)).status).toBe(200);
  const { status, body } = await change(team, `/api/names/mf-landers/${action}`, { version: two, ...sent });
  expect([status, body.error.code]).toEqual([422, 'not_bound']);
});

test('PLAT-04 a name is bound when it is registered, and cannot be published without that', async () => {
  const games = { name: 'mf-games', version: one, routes: [quiz] };
  const token = control.tokenFor('mf-games');
  const unknown = await publish(games, token);
  expect([unknown.status, unknown.body.error.code]).toEqual([422, 'not_bound']);
  expect(unknown.body.error.message).toContain('names register mf-games --team TEAM --zones app --why');
  const operations = control.tokenFor('', { ...board, person: 'Ida', actions: ['operate', 'read'] });
  const register = (more: object) =>
    call<NewNameResponse>(operations, '/api/names', { name: 'mf-games', team: 'games', why, ...more });
  expect((await register({ zones: ['moon'] })).status).toBe(400);
  expect((await register({ zones: ['app', 'app'] })).status).toBe(400);
  expect((await register({ zones: ['pay'] })).body.error.code).toBe('bad_change');
  expect((await register({ slots: ['modal'] })).body.binding).toEqual({ zones: ['app'], slots: ['modal'] });
  expect((await publish(games, token)).status).toBe(201);
  const { names } = (await call<NamesResponse>(operations, '/api/names')).body;
  expect(names.map(({ name, binding }) => [name, binding])).toEqual([
    ['shell', { zones: ['site', 'app', 'pay'], slots: [] }],
    ['mf-chat', { zones: ['app'], slots: [] }],
    ['mf-games', { zones: ['app'], slots: ['modal'] }],
    ['mf-landers', onlySite],
  ]);
});

test('binds no unknown name, and of two requests for one state the second is a conflict', async () => {
  expect((await bind({ zones: ['app'], slots: [] }, binder, 'mf-quiz')).body.error.code).toBe('unknown_name');
  const { revision } = control.registry.current();
  const first = await bind({ zones: ['site', 'app'], slots: [] });
  await approve(first.body.request);
  const late = await bind({ zones: ['site'], slots: ['signup'], expectedRevision: revision });
  expect([late.status, late.body.error.code]).toEqual([409, 'revision_conflict']);
  expect(late.body.error.conflict?.changes.map(({ what }) => what.kind)).toEqual(['bind-approve']);
});

import type { ChangeResponse, ConsoleState, ControlErrorBody } from '@pairwise/contracts/console';

import { remoteBuild, route, shellBuild } from '../testing/gate-fixtures.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two, three] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const;
const steps = [{ audience: {}, percent: 10 }];
const front = route('front', '/', { zone: 'site' });
const old = route('old', '/landers/old', { zone: 'site' });

let control: RunningControl;
let team: string;
let approver: string;

const post = async (token: string, address: string, sent: object) => {
  const body = { expectedRevision: control.registry.current().revision, ...sent };
  const response = await fetch(`${control.url}${address}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ChangeResponse & ControlErrorBody };
};
const promote = (body: Record<string, unknown>) =>
  post(team, '/api/names/mf-landers/promote', { why: 'new front page', ...body });
const live = () => control.registry.current().pointers['mf-landers'];
const verify = (version: string, routes: (typeof front)[]): void => {
  control.registry.publish(remoteBuild({ name: 'mf-landers', version, routes }), operator);
  control.registry.recordChecks('mf-landers', version, 'verified', [], operator);
};

beforeEach(async () => {
  control = await startControl();
  control.registry.putLive(shellBuild(), operator);
  control.registry.putLive(remoteBuild({ name: 'mf-landers', version: one, routes: [front, old] }), operator);
  team = control.tokenFor('mf-landers');
  approver = control.tokenFor('mf-landers', {
    team: 'board',
    person: 'two',
    remotes: ['*'],
    actions: ['approve', 'read'],
  });
});
afterEach(() => control.stop());

test('PLAT-02 a version that lacks a live address goes live in no way until its team names that address', async () => {
  verify(two, [front]);
  const canary = { version: two, steps, why: 'smaller' };
  for (const [address, body] of [
    ['promote', { version: two, why: 'smaller' }],
    ['promote', { version: two, why: 'smaller', loseRoutes: ['/landers/other'] }],
    ['canary', canary],
  ] as const) {
    const refused = await post(team, `/api/names/mf-landers/${address}`, body);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'loses_routes']);
    expect(refused.body.error.message).toContain('--lose-routes /landers/old.');
  }
  expect(live()).toBe(one);
  expect(control.registry.current().rollouts).toEqual({});

  const named = { loseRoutes: ['/landers/old'] };
  expect((await post(team, '/api/names/mf-landers/canary', { ...canary, ...named })).status).toBe(200);
  const kind = { version: two, loseRoutes: ['/landers/old'] };
  expect(control.registry.audit().at(-1)).toMatchObject({ what: { kind: 'canary', ...kind }, why: 'smaller' });
  // The canary may lose it for some visitors only.
  expect((await promote({})).body.error.code).toBe('loses_routes');
  expect((await promote(named)).status).toBe(200);
  expect(live()).toBe(two);
  expect(control.registry.audit().at(-1)).toMatchObject({
    who: expect.stringMatching(/\/one$/),
    what: { kind: 'promote', ...kind },
    why: 'new front page',
  });
  expect(control.registry.verifyAudit().broken).toBeUndefined();
});

test('PLAT-02 losing the front page also needs a second person, who reads what is lost', async () => {
  verify(two, [old]);
  const refused = await promote({ version: two });
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringMatching(/\/ also needs a second/)]);
  const requested = await promote({ version: two, loseRoutes: ['/'] });
  expect([requested.status, live()]).toEqual([202, one]);

  const state = await fetch(`${control.url}/api/state`, { headers: { authorization: `Bearer ${approver}` } });
  const { requests } = (await state.json()) as ConsoleState;
  expect(requests).toMatchObject([{ change: { kind: 'promote', version: two, loseRoutes: ['/'] } }]);
  const decision = `/api/requests/${requested.body.request}/approve`;
  const own = control.tokenFor('mf-landers', { actions: ['approve'] });
  expect((await post(own, decision, { why: 'me again' })).body.error.code).toBe('same_person');
  expect((await post(approver, decision, { why: 'agreed' })).status).toBe(200);
  expect(live()).toBe(two);
  expect(control.registry.audit().at(-1)?.what).toMatchObject({ kind: 'approve', loseRoutes: ['/'] });

  // A rollback never waits.
  expect((await post(team, '/api/names/mf-landers/rollback', { version: one, why: 'empty' })).status).toBe(200);
});

test('PLAT-02 an address that went live after a request is not lost by its approval', async () => {
  verify(two, [old]);
  const requested = await promote({ version: two, loseRoutes: ['/'] });
  verify(three, [front, old, route('news', '/landers/news', { zone: 'site' })]);
  expect((await promote({ version: three })).status).toBe(200);
  const approved = await post(approver, `/api/requests/${requested.body.request}/approve`, { why: 'agreed' });
  expect([approved.status, approved.body.error.code, live()]).toEqual([409, 'loses_routes', three]);
});

test.each([
  ['another name of a parameter', [front, route('old', '/landers/:lander', { zone: 'site' })], '/landers/:id'],
  ['capitals', [front, route('old', '/Landers/old', { zone: 'site' })], '/landers/old'],
  ['a part that became optional', [front, route('old', '/landers/old/:id?', { zone: 'site' })], '/landers/old'],
])('%s loses no address', async (_what, routes, before) => {
  const stable = [front, route('old', before, { zone: 'site' })];
  control.registry.putLive(remoteBuild({ name: 'mf-landers', version: two, routes: stable }), operator);
  verify(three, routes);
  expect((await promote({ version: three })).status).toBe(200);
});

test('an address that only a canary has is not live', async () => {
  verify(two, [front, old, route('news', '/landers/news', { zone: 'site' })]);
  expect((await post(team, '/api/names/mf-landers/canary', { version: two, steps, why: 'news' })).status).toBe(200);
  verify(three, [front, old]);
  expect((await promote({ version: three })).status).toBe(200);
});

const lander = (name: string) => route(`landers-${name}`, `/landers/${name}/:slug?`, { zone: 'site' });

/** Makes a version with landers live. Each lander has the given variants. */
const putLanders = (version: string, landers: Record<string, string[]>): void => {
  const heads = Object.fromEntries(
    Object.entries(landers).map(([name, slugs]) => [
      `landers-${name}`,
      { texts: {}, variants: Object.fromEntries(slugs.map((slug) => [slug, {}])) },
    ]),
  );
  const routes = [front, ...Object.keys(landers).map(lander)];
  const files = { 'heads.json': JSON.stringify(heads) };
  control.registry.putLive(remoteBuild({ name: 'mf-landers', version, routes, files }), operator);
};

const ifRolledBack = async () => {
  const response = await fetch(`${control.url}/api/state`, { headers: { authorization: `Bearer ${approver}` } });
  const { names } = (await response.json()) as ConsoleState;
  return names.find(({ name }) => name === 'mf-landers')?.ifRolledBack;
};

test('PLAT-04 a rollback says which landers and variants it loses, before it and after it', async () => {
  putLanders(two, { gallery: ['opening'] });
  putLanders(three, { gallery: ['opening', 'night'], terrace: ['weekend'] });
  const lost = { routes: ['/landers/terrace', '/landers/terrace/weekend'], variants: ['/landers/gallery/night'] };
  expect(await ifRolledBack()).toEqual(lost);
  const rolledBack = await post(team, '/api/names/mf-landers/rollback', { version: two, why: 'slow' });
  expect(rolledBack.body).toMatchObject({ version: two, lost });
  expect(live()).toBe(two);
});

test('PLAT-04 control: a rollback to a version with the same addresses loses none', async () => {
  putLanders(two, { gallery: ['opening'] });
  putLanders(three, { gallery: ['opening'] });
  expect(await ifRolledBack()).toEqual({ routes: [], variants: [] });
  const { body } = await post(team, '/api/names/mf-landers/rollback', { version: two, why: 'slow' });
  expect(body).toEqual({ revision: expect.any(Number), version: two });
});

test('PLAT-04 variants of a lander that stays count only when the earlier version publishes those that it has', async () => {
  const withoutTexts = remoteBuild({ name: 'mf-landers', version: two, routes: [front, lander('gallery')] });
  control.registry.putLive(withoutTexts, operator);
  putLanders(three, { gallery: ['opening'] });
  expect(await ifRolledBack()).toEqual({ routes: [], variants: [] });
});

test('PLAT-04 a lander that had no variants before keeps its own address', async () => {
  putLanders(two, { old: ['opening'] });
  expect(await ifRolledBack()).toEqual({ routes: ['/landers/old/opening'], variants: [] });
  control.registry.putLive(remoteBuild({ name: 'mf-landers', version: three, routes: [front, old] }), operator);
  putLanders('1.3.0-00000004', { old: [] });
  expect(await ifRolledBack()).toEqual({ routes: ['/landers/old/:slug'], variants: [] });
});

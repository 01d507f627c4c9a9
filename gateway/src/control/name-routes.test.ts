import type { AuditResponse, ConsoleState, ControlErrorBody } from '@pairwise/contracts/console';
import type { NamesResponse, NewNameResponse, NewTokenResponse } from '@pairwise/contracts/names';

import { actions, teamActions } from '../access/index.ts';
import { chatDist, makeDist, shellDist } from '../testing/make-dist.ts';
import { type RunningControl, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

let control: RunningControl;
let operations: string;
beforeEach(async () => {
  control = await startControl();
  for (const dist of [shellDist(), chatDist()]) control.registry.putLive(dist, operator);
  operations = control.tokenFor('', { team: 'board', person: 'Grace', remotes: ['*'], actions: ['operate', 'read'] });
});
afterEach(() => control.stop());

interface Called<Body> {
  status: number;
  body: Body;
}

const call = async <Body = ControlErrorBody>(token: string, address: string, sent?: object): Promise<Called<Body>> => {
  const response = await fetch(`${control.url}${address}`, {
    method: sent ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const gamesDist = () => makeDist({ name: 'mf-games', version: '1.0.0-00000001', files: { 'remoteEntry.js': 'games' } });
const games = { name: 'mf-games', team: 'games', why: 'a new remote' };
const register = (token = operations, more: Partial<typeof games> = {}) =>
  call<NewNameResponse & ControlErrorBody>(token, '/api/names', { ...games, ...more });
const createToken = (token = operations, more: object = {}, name = 'mf-games') =>
  call<NewTokenResponse & ControlErrorBody>(token, `/api/names/${name}/tokens`, {
    person: 'Ada',
    why: 'the first one',
    ...more,
  });
const upload = (token: string, dist: string) =>
  fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: uploadForm(uploadParts(dist)),
  });

test('PLAT-04 a new name needs no checkout: it is registered, its team gets a token, and publishes', async () => {
  expect(await register()).toMatchObject({ status: 201, body: { name: 'mf-games', team: 'games' } });
  const { status, body } = await createToken();
  expect([status, body.team, body.person, body.actions]).toEqual([201, 'games', 'Ada', [...teamActions]]);
  expect(control.tokens.find(body.text)).toMatchObject({ id: body.id, team: 'games', remotes: ['mf-games'] });
  expect((await upload(body.text, gamesDist())).status).toBe(201);

  const { names } = (await call<NamesResponse>(operations, '/api/names')).body;
  expect(names.map(({ name, teams, versions }) => [name, teams, versions])).toEqual([
    ['shell', [], 1],
    ['mf-chat', [], 1],
    ['mf-games', ['games'], 1],
  ]);
  expect(names[2]).toMatchObject({ registered: { team: 'games', by: 'board/Grace' }, stable: null, canary: null });
  expect(names[1]?.stable?.by).toBe('operator');
  const state = (await call<ConsoleState>(operations, '/api/state')).body;
  expect(state.names.find(({ name }) => name === 'mf-games')).toMatchObject({
    teams: ['games'],
    may: ['operate', 'read'],
  });

  const { entries, chain } = (await call<AuditResponse>(operations, '/api/audit?name=mf-games')).body;
  expect(chain.broken).toBeNull();
  expect(entries.map(({ who, what }) => [who, what])).toEqual([
    ['games/Ada', expect.objectContaining({ kind: 'publish' })],
    ['board/Grace', { kind: 'token', name: 'mf-games', team: 'games', person: 'Ada', token: body.id }],
    ['board/Grace', { kind: 'register', name: 'mf-games', team: 'games' }],
  ]);
  expect(JSON.stringify(entries)).not.toContain(body.text.slice(-43));
});

test('PLAT-04 the token of the team is valid for its own name only, and cannot operate or approve', async () => {
  await register();
  const { text } = (await createToken()).body;
  expect((await upload(text, chatDist('1.1.0-00000001'))).status).toBe(403);
  expect((await register(text, { name: 'mf-other' })).body.error.code).toBe('not_allowed');
  expect((await createToken(text)).body.error.code).toBe('not_allowed');
  for (const action of ['approve', 'bind', 'operate'] as const) {
    expect((await createToken(operations, { actions: ['publish', action] })).body.error).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('is not for the token of a team'),
    });
  }
});

test.each([
  ['another right for every name', { remotes: ['*'], actions: actions.filter((action) => action !== 'operate') }],
  ['the right for one name', { remotes: ['mf-games'], actions: [...actions] }],
])('PLAT-04 a token with %s registers no name and creates no token', async (_what, token) => {
  const text = control.tokenFor('mf-games', { team: 'games', ...token });
  const { revision } = control.registry.current();
  expect((await register(text)).body.error.code).toBe('not_allowed');
  expect((await register(text, { name: 'MF-bad' })).body.error.code).toBe('not_allowed');
  expect(control.registry.current().revision).toBe(revision);
  control.registry.registerName({ ...games, binding: { zones: ['app'], slots: [] } }, operator);
  expect((await createToken(text)).body.error.code).toBe('not_allowed');
  expect(control.tokens.list()).toHaveLength(2);
});

test.each(['MF-games', 'games', 'mf-', 'mf-games-', 'mf--games', 'mf-spiele.de', 'mf-../chat', 'mf-gämes', '*', ''])(
  'refuses the name %j',
  async (name) => {
    const { status, body } = await register(operations, { name });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toContain('lowercase words');
  },
);

test.each(['mf-billing', 'mf-landers'])('refuses the reserved name %s', async (name) => {
  expect((await register(operations, { name })).body.error).toMatchObject({
    code: 'bad_change',
    message: expect.stringContaining('reserved'),
  });
});

test('refuses a name that is taken: registered, published, or held by the token of another team', async () => {
  await register();
  expect((await register(operations, { team: 'others' })).body.error).toMatchObject({
    code: 'exists',
    message: expect.stringContaining('team games'),
  });
  expect((await register(operations, { name: 'mf-chat' })).body.error.code).toBe('exists');
  control.tokenFor('mf-quiz');
  expect((await register(operations, { name: 'mf-quiz' })).body.error.message).toContain('Team quiz has a valid token');
  expect((await register(operations, { name: 'mf-quiz', team: 'quiz' })).status).toBe(201);
});

test('of two who register a name at the same time, one gets it', async () => {
  const statuses = await Promise.all(
    ['red', 'blue'].map(async (team) => (await register(operations, { team })).status),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('PLAT-04 a token that an operator creates ends a week later at the latest, whatever was published with it', async () => {
  await register();
  const { body } = await createToken();
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  expect(await createToken(operations, { days: 8 })).toMatchObject({ status: 400 });
  expect((await createToken(operations, { days: 1 })).status).toBe(201);
});

test('PLAT-04 a name has one token that an operator created: a new one ends the one before', async () => {
  await register();
  const first = (await createToken()).body;
  // Control: another name keeps its token, and so does one that was created on the machine.
  await register(operations, { name: 'mf-quiz-games', team: 'quiz' });
  const other = (await createToken(operations, {}, 'mf-quiz-games')).body;
  const own = control.tokenFor('mf-games', { team: 'games' });
  const second = (await createToken()).body;
  expect([first.text, other.text, own, second.text].map((text) => control.tokens.find(text) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const made = await Promise.all([createToken(), createToken(), createToken()]);
  const valid = made.filter(({ body }) => control.tokens.find(body.text) !== undefined);
  expect(valid).toHaveLength(1);
});

test('refuses a name that differs by hyphens alone from one that is registered or published', async () => {
  await register(operations, { name: 'mf-photo-albums' });
  for (const [name, known] of [
    ['mf-photoal-bums', 'mf-photo-albums'],
    ['mf-pho-to-albums', 'mf-photo-albums'],
    ['mf-c-hat', 'mf-chat'],
  ] as const) {
    const { status, body } = await register(operations, { name });
    expect([status, body.error.code]).toEqual([409, 'exists']);
    expect(body.error.message).toContain(`differs from ${known} by hyphens alone`);
  }
  // Control: another letter is enough.
  expect((await register(operations, { name: 'mf-photo-album' })).status).toBe(201);
});

test('creates no token for an unknown name, and none once a version is published', async () => {
  expect((await createToken()).body.error.code).toBe('unknown_name');
  expect((await createToken(operations, {}, 'mf-chat')).body.error.code).toBe('unknown_name');
  await register();
  control.registry.putLive(gamesDist(), operator);
  const { body } = await createToken();
  expect(body.error).toMatchObject({ code: 'exists', message: expect.stringContaining('token create') });
  expect(control.tokens.list()).toHaveLength(1);
});

import type { ControlErrorBody } from '@pairwise/contracts/console';
import type { ExplainPageResponse } from '@pairwise/contracts/explain';

import { remoteBuild, route, shellBuild } from '../testing/gate-fixtures.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two] = ['1.0.0-00000001', '1.1.0-00000002'] as const;
const haltOn = { minSessions: 500, errorRateDelta: 0.01 };

let control: RunningControl;
let token: string;

const read = async (query: string, bearer = token): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${control.url}/api/explain?${query}`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  return { status: response.status, body: await response.json() };
};
const explained = async (query: string) => (await read(query)).body as ExplainPageResponse;
const chatOf = async (query: string) =>
  (await explained(`path=/chats&${query}`)).deployables.find(({ name }) => name === 'mf-chat');

beforeEach(async () => {
  control = await startControl();
  token = control.tokenFor('mf-chat');
});
afterEach(() => control.stop());

const putAllLive = (): void => {
  control.registry.putLive(shellBuild(), operator);
  control.registry.putLive(remoteBuild(), operator);
  const landing = [route('front', '/', { zone: 'site' })];
  control.registry.putLive(remoteBuild({ name: 'mf-landers', routes: landing }), operator);
  control.registry.putLive(remoteBuild({ name: 'mf-auth', routes: [route('login', '/login')] }), operator);
};

const startCanary = (audience: object, percent: number): void => {
  control.registry.publish(remoteBuild({ version: two }), operator);
  control.registry.recordChecks('mf-chat', two, 'verified', [], operator);
  control.registry.startCanary('mf-chat', two, { steps: [{ audience, percent }], haltOn }, operator);
};

test('lists every version that a page is made of: its owner, the shell, and the other remotes of its zone', async () => {
  putAllLive();
  const response = await explained('path=/chats&country=nl&language=de');
  expect(response).toMatchObject({
    revision: control.registry.current().revision,
    visitor: { country: 'NL', language: 'de', niche: 1, staff: false },
    page: { path: '/chats', owner: 'mf-chat', route: 'chats', zone: 'app' },
  });
  expect(response.deployables).toEqual(
    ['mf-chat', 'shell', 'mf-auth'].map((name) => ({
      name,
      version: one,
      stable: one,
      canary: null,
      why: { kind: 'stable' },
    })),
  );
  const front = await explained('path=/');
  expect(front.page).toMatchObject({ owner: 'mf-landers', zone: 'site' });
  expect(front.deployables.map(({ name }) => name)).toEqual(['mf-landers', 'shell']);
});

test('explains a canary by group, bucket and objection, without its salt', async () => {
  putAllLive();
  startCanary({ languages: ['nl'] }, 100);
  const steps = [{ audience: { languages: ['nl'] }, percent: 100 }];
  const dutch = await chatOf('language=nl&bucket=AAAAAAAAAAAAAAAAAAAAAA');
  expect(dutch).toMatchObject({
    version: two,
    stable: one,
    canary: { version: two, steps },
    why: { kind: 'rollout-step', step: 0, percent: 100, canary: true },
  });
  expect(JSON.stringify(dutch)).not.toContain('salt');
  expect(await chatOf('language=de')).toMatchObject({ version: one, why: { kind: 'no-step' } });
  expect(await chatOf('language=nl&objected=1')).toMatchObject({ version: one, why: { kind: 'objected' } });
});

test('an address without a page has no owner, and without a shell there is no page', async () => {
  const empty = await explained('path=/chats');
  expect(empty).toMatchObject({
    page: null,
    deployables: [{ name: 'shell', version: null, stable: null, canary: null, why: { kind: 'not-live' } }],
  });
  putAllLive();
  expect((await explained('path=/nothing')).page).toMatchObject({ owner: null, route: null });
});

test('refuses a missing path, wrong fields and callers that may not read', async () => {
  const blind = control.tokenFor('mf-chat', { actions: ['publish'] });
  const refusals = [
    await read(''),
    await read('path=chats'),
    await read('path=/chats&country=Holland'),
    await read('path=/chats&bucket=short'),
    await read('path=/chats&salt=1'),
    await read('path=/chats', blind),
    await read('path=/chats', 'mfe_wrong'),
  ];
  expect(refusals.map(({ status, body }) => [status, (body as ControlErrorBody).error.code])).toEqual([
    ...Array.from({ length: 5 }, () => [400, 'invalid_request']),
    [403, 'not_allowed'],
    [401, 'sign_in_required'],
  ]);
});

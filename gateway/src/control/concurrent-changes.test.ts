import type { ChangeResponse, ControlErrorBody } from '@pairwise/contracts/console';

import { StoreUnavailable } from '@pairwise/object-store';
import { openArtifacts } from '../artifacts/artifact-store.ts';
import { type RemoteOptions, remoteBuild, route, shellBuild } from '../testing/gate-fixtures.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { registerInApp } from '../testing/register-in-app.ts';
import { type RunningControl, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

let control: RunningControl;
afterEach(() => control.stop());

const post = async (token: string, address: string, sent: object) => {
  const body = { expectedRevision: control.registry.current().revision, ...sent };
  const response = await fetch(`${control.url}${address}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ChangeResponse & ControlErrorBody };
};

const [one, two] = ['1.0.0-00000001', '1.1.0-00000002'] as const;
const next = (name: string, more: RemoteOptions): void => {
  control.registry.publish(remoteBuild({ name, version: two, ...more }), operator);
  control.registry.recordChecks(name, two, 'verified', [], operator);
};
const pointer = (name: string) => control.registry.current().pointers[name];

describe('changes that went live since the gate ran', () => {
  const allVisitors = [{ audience: {}, percent: 10 }];

  beforeEach(async () => {
    control = await startControl();
    control.registry.putLive(shellBuild(), operator);
    for (const name of ['mf-chat', 'mf-members', 'mf-billing']) {
      control.registry.putLive(remoteBuild({ name, routes: [route('own', `/${name}`)] }), operator);
    }
  });

  test('PLAT-02 of two teams with the same new address, the second one is refused, however it goes live', async () => {
    for (const name of ['mf-chat', 'mf-members', 'mf-billing']) {
      next(name, { routes: [route('own', `/${name}`), route('news', '/news')] });
    }
    const billing = control.tokenFor('mf-billing');
    const requested = await post(billing, '/api/names/mf-billing/promote', { version: two, why: 'news' });
    const promote = { version: two, why: 'news' };
    expect((await post(control.tokenFor('mf-chat'), '/api/names/mf-chat/promote', promote)).status).toBe(200);

    const members = control.tokenFor('mf-members');
    for (const [address, change] of [
      ['/api/names/mf-members/promote', promote],
      ['/api/names/mf-members/canary', { ...promote, steps: allVisitors }],
    ] as const) {
      const { status, body } = await post(members, address, change);
      expect([status, body.error.code]).toEqual([409, 'does_not_fit']);
      expect(body.error.message).toMatch(/\/news is \/news of mf-chat/);
    }
    const approver = control.tokenFor('mf-billing', { person: 'two', remotes: ['*'], actions: ['approve'] });
    const approved = await post(approver, `/api/requests/${requested.body.request}/approve`, { why: 'yes' });
    expect([approved.status, approved.body.error.code]).toEqual([409, 'does_not_fit']);
    expect([pointer('mf-members'), pointer('mf-billing')]).toEqual([one, one]);
    // The address is free again after the rollback of the first.
    await post(control.tokenFor('mf-chat'), '/api/names/mf-chat/rollback', { version: one, why: 'no news' });
    expect((await post(members, '/api/names/mf-members/promote', promote)).status).toBe(200);
  });

  test('PLAT-02 a remote that no longer fits the shell is refused; a rollback never is', async () => {
    next('mf-chat', { routes: [route('own', '/mf-chat')], description: { shared: { react: '^19.9.0' } } });
    const token = control.tokenFor('mf-chat');
    const { status, body } = await post(token, '/api/names/mf-chat/promote', { version: two, why: 'x' });
    expect([status, body.error.message]).toEqual([409, expect.stringMatching(/needs react \^19.9.0, shell .* offers/)]);

    control.registry.promote('mf-chat', two, operator);
    control.registry.putLive(shellBuild({ version: two, shared: { react: '^19.9.0' } }), operator);
    control.registry.putLive(remoteBuild({ name: 'mf-members', version: '1.2.0-00000003', routes: [] }), operator);
    expect((await post(token, '/api/names/mf-chat/rollback', { version: one, why: 'now' })).status).toBe(200);
    expect(pointer('mf-chat')).toBe(one);
  });

  test('PLAT-02 of many teams that promote the same address concurrently exactly one succeeds', async () => {
    const names = Array.from({ length: 10 }, (_value, index) => `mf-team-${index}`);
    for (const name of names) {
      registerInApp(control.registry, name);
      next(name, { routes: [route('news', '/news')] });
    }
    const responses = await Promise.all(
      names.map((name) => post(control.tokenFor(name), `/api/names/${name}/promote`, { version: two, why: 'first' })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

test('PLAT-05 a store that does not respond is a 503, not the caller’s mistake', async () => {
  const dataDir = temporaryFolder();
  const away = () => Promise.reject(new StoreUnavailable('the store did not respond for mf-chat/secret-key'));
  const store = { ...openArtifacts({ dataDir }), add: away, contract: away };
  control = await startControl({ dataDir, store });
  registerInApp(control.registry, 'mf-chat');
  const authorization = `Bearer ${control.tokenFor('mf-chat')}`;
  const upload = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization },
    body: uploadForm(uploadParts(remoteBuild())),
  });
  expect(upload.status).toBe(503);
  expect(upload.headers.get('retry-after')).toBe('5');
  const body = await upload.text();
  expect(body).toMatch(/store_unavailable/);
  expect(body).not.toMatch(/secret-key/);
});

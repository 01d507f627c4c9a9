import type { ChangeResponse, ControlErrorBody } from '@pairwise/contracts/console';

import { remoteBuild, shellBuild } from '../testing/gate-fixtures.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two, three, four] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003', '1.3.0-00000004'] as const;
const steps = [{ audience: {}, percent: 10 }];

let control: RunningControl;

const post = async (token: string, address: string, sent: object) => {
  const body = { expectedRevision: control.registry.current().revision, why: 'a test', ...sent };
  const response = await fetch(`${control.url}/api/${address}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ChangeResponse & ControlErrorBody };
};
const canaryOf = (name: string) => control.registry.current().rollouts[name]?.version;

beforeEach(async () => {
  control = await startControl();
  control.registry.putLive(shellBuild(), operator);
  for (const name of ['mf-chat', 'mf-billing']) {
    control.registry.putLive(remoteBuild({ name, routes: [] }), operator);
    for (const version of [two, three, four]) {
      control.registry.publish(remoteBuild({ name, version, routes: [] }), operator);
      control.registry.recordChecks(name, version, 'verified', [], operator);
    }
  }
});
afterEach(() => control.stop());

test('PLAT-02 a canary ends the one of another version only when the caller names that one', async () => {
  const team = control.tokenFor('mf-chat');
  const start = (version: string, more: object = {}) => post(team, 'names/mf-chat/canary', { version, steps, ...more });
  expect((await start(two)).status).toBe(200);
  const refused = await start(three);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'replaces_canary']);
  expect(refused.body.error.message).toContain(`mf-chat ${two} is running as a canary, which ${three} would end`);
  expect((await start(three, { replaces: one })).body.error.code).toBe('replaces_canary');
  expect((await start(three, { replaces: 'any' })).body.error.code).toBe('invalid_request');
  expect(canaryOf('mf-chat')).toBe(two);
  // Another share of the same canary ends none.
  expect((await start(two, { steps: [{ audience: {}, percent: 20 }] })).status).toBe(200);
  expect((await start(three, { replaces: two })).status).toBe(200);
  expect(canaryOf('mf-chat')).toBe(three);
});

test('PLAT-02 an approval ends only the canary that was running when it was requested', async () => {
  const team = control.tokenFor('mf-billing');
  const approver = control.tokenFor('mf-billing', { person: 'two', remotes: ['*'], actions: ['approve'] });
  const request = (version: string, more: object = {}) =>
    post(team, 'names/mf-billing/canary', { version, steps, ...more });
  const approve = async ({ body }: { body: ChangeResponse }) => post(approver, `requests/${body.request}/approve`, {});
  const first = await request(two);
  const second = await request(three);
  expect((await approve(first)).status).toBe(200);
  const late = await approve(second);
  expect([late.status, late.body.error.code]).toEqual([409, 'replaces_canary']);
  expect(canaryOf('mf-billing')).toBe(two);

  expect((await request(four)).body.error.code).toBe('replaces_canary');
  expect((await approve(await request(four, { replaces: two }))).status).toBe(200);
  expect(canaryOf('mf-billing')).toBe(four);
});

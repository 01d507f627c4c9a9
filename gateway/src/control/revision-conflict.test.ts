import type { ChangeResponse, ControlErrorBody } from '@pairwise/contracts/console';

import { chatDist, payDist, shellDist } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [first, second, third] = ['1.0.0-00000001', '1.1.0-00000001', '1.2.0-00000001'] as const;

/** Two gateways on one data directory, as behind a load balancer. */
let gateways: [RunningControl, RunningControl];
let token: string;
const registry = () => gateways[0].registry;
const stable = () => registry().current().pointers['mf-chat'];

beforeEach(async () => {
  const one = await startControl();
  gateways = [one, await startControl({ dataDir: one.dataDir })];
  for (const version of [first, second, third]) one.registry.putLive(chatDist(version), operator);
  token = one.tokenFor('mf-chat');
});
afterEach(async () => {
  for (const { stop } of gateways) await stop();
});

const post = async ({ url }: RunningControl, action: string, body: object) => {
  const response = await fetch(`${url}/api/names/mf-chat/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ChangeResponse & Partial<ControlErrorBody> };
};

test('PLAT-04 two people who roll back at the same time go back once, through two gateways', async () => {
  const { revision } = registry().current();
  const sent = (why: string) => ({ version: second, why, expectedRevision: revision });
  const responses = await Promise.all([
    post(gateways[0], 'rollback', sent('slow')),
    post(gateways[1], 'rollback', sent('broken')),
  ]);
  expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(stable()).toBe(second);
  expect(registry().current().revision).toBe(revision + 1);
  const refused = responses.find(({ status }) => status === 409);
  const made = registry().audit().at(-1);
  expect(refused?.body.error).toMatchObject({
    code: 'revision_conflict',
    message: expect.stringMatching(
      /^mf-chat has changed since revision \d+: rollback 1\.1\.0-00000001 by chat\/one at /,
    ),
    conflict: {
      name: 'mf-chat',
      revision: revision + 1,
      stable: { version: second, by: 'chat/one' },
      canary: null,
      changes: [
        { revision: revision + 1, who: 'chat/one', why: made?.why, what: { kind: 'rollback', version: second } },
      ],
    },
  });
});

test('PLAT-04 without the revision that was read, the same two rollbacks go back twice', () => {
  for (const why of ['slow', 'broken']) registry().rollback('mf-chat', { who: 'chat/one', why });
  expect(stable()).toBe(first);
});

test('PLAT-04 uploads, checks and other names in between do not refuse a rollback', async () => {
  const { revision: expectedRevision } = registry().current();
  for (const dist of [shellDist(), payDist()]) registry().putLive(dist, operator);
  registry().publish(chatDist('1.3.0-00000001'), operator);
  expect(await post(gateways[1], 'rollback', { version: second, why: 'slow', expectedRevision })).toMatchObject({
    status: 200,
    body: { version: second },
  });
});

test('PLAT-04 a conflict names the canary that runs now, without its salt', async () => {
  const { revision: expectedRevision } = registry().current();
  const steps = [{ audience: {}, percent: 10 }];
  registry().startCanary('mf-chat', second, { steps, haltOn: { minSessions: 5, errorRateDelta: 0.1 } }, operator);
  const { status, body } = await post(gateways[0], 'promote', { version: first, why: 'old', expectedRevision });
  expect([status, body.error?.conflict?.canary]).toEqual([409, { version: second, steps }]);
  expect(JSON.stringify(body)).not.toContain(registry().current().rollouts['mf-chat']?.salt);
});

import type { ChangeResponse, ControlErrorBody } from '@pairwise/contracts/console';

import { openRegistry, type Registry } from '../registry/index.ts';
import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two, three] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const;
const plan = { steps: [{ audience: {}, percent: 10 }], haltOn: { minSessions: 500, errorRateDelta: 0.01 } };

let registry: Registry;
let control: RunningControl;
/** Reads nothing new until the test says so, as a gateway that another one is ahead of. */
let follow: () => void;
beforeEach(async () => {
  const dataDir = temporaryFolder();
  registry = openRegistry({ dataDir });
  for (const dist of [shellDist(), chatDist(one)]) registry.putLive(dist, operator);
  for (const version of [two, three]) {
    registry.publish(chatDist(version), operator);
    registry.recordChecks('mf-chat', version, 'verified', [], operator);
  }
  registry.startCanary('mf-chat', two, plan, operator);
  const old = registry.current();
  let isBehind = true;
  follow = () => {
    isBehind = false;
  };
  control = await startControl({
    dataDir,
    registry: { ...registry, current: () => (isBehind ? old : registry.current()) },
  });
});
afterEach(() => control.stop());

const promote = async (expectedRevision: number) => {
  const response = await fetch(`${control.url}/api/names/mf-chat/promote`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.tokenFor('mf-chat')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ why: 'good figures', expectedRevision }),
  });
  return { status: response.status, body: (await response.json()) as ChangeResponse & Partial<ControlErrorBody> };
};

test('PLAT-04 a gateway that is behind promotes the canary that the author has read at another one', async () => {
  registry.startCanary('mf-chat', three, { ...plan, replaces: two }, operator);
  setTimeout(follow, 200);
  expect(await promote(registry.current().revision)).toMatchObject({ status: 200, body: { version: three } });
  expect(registry.current().pointers['mf-chat']).toBe(three);
});

test('PLAT-04 control: a change for the revision that the gateway has read waits for nothing', async () => {
  const began = performance.now();
  expect(await promote(registry.current().revision)).toMatchObject({ status: 200, body: { version: two } });
  expect(performance.now() - began).toBeLessThan(900);
});

test('a revision that does not come in time is a conflict, and changes nothing', async () => {
  follow();
  const { revision } = registry.current();
  const { status, body } = await promote(revision + 1);
  expect([status, body.error?.code]).toEqual([409, 'revision_conflict']);
  expect(registry.current().revision).toBe(revision);
});

test('PLAT-04 a caller without the right, and a route without a revision, wait for none', async () => {
  const { revision } = registry.current();
  const send = async (address: string, token: string): Promise<[number, boolean]> => {
    const began = performance.now();
    const { status } = await fetch(`${control.url}${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ why: 'good figures', expectedRevision: revision + 100 }),
    });
    return [status, performance.now() - began < 900];
  };
  const other = control.tokenFor('mf-billing');
  const reader = control.tokenFor('mf-chat', { actions: ['read'] });
  const own = control.tokenFor('mf-chat');
  for (const token of [other, reader]) expect(await send('/api/names/mf-chat/promote', token)).toEqual([403, true]);
  expect(await send('/api/requests/none/approve', reader)).toEqual([404, true]);
  expect(await send('/api/names/mf-chat/subscriptions', own)).toEqual([400, true]);
  // Control: a caller with the right waits.
  expect(await send('/api/names/mf-chat/promote', own)).toEqual([409, false]);
  expect(await send('/api/requests/none/withdraw', own)).toEqual([404, false]);
});

import type { NewSubscriptionResponse, SubscriptionsResponse } from '@pairwise/contracts/subscriptions';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { openSubscriptions, type SharedSubscriptions } from '../notify/subscriptions.ts';
import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

let receiver: WebhookReceiver;
let control: RunningControl;
beforeEach(async () => {
  receiver = await startReceiver();
  control = await startControl({ channels: { webhooks: { demo: true, hosts: [receiver.host] } } });
  for (const dist of [shellDist(), chatDist()]) control.registry.putLive(dist, operator);
});
afterEach(async () => {
  await control.stop();
  await receiver.stop();
});

const call = async (token: string, address: string, body?: object) => {
  const response = await fetch(`${control.url}/api/names/${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  // The control API's own response.
  const parsed = (await response.json()) as Partial<NewSubscriptionResponse & SubscriptionsResponse> & {
    error?: { code: string; message: string };
  };
  return { status: response.status, ...parsed };
};

const subscribe = (token: string, name = 'mf-chat', more: object = {}) =>
  call(token, `${name}/subscriptions`, {
    target: { kind: 'webhook', url: receiver.url, ...more },
    why: 'to hear of it',
  });

test('PLAT-04 a team subscribes to its own name only, and sees, tests and removes only its own subscriptions', async () => {
  const chat = control.tokenFor('mf-chat');
  const made = await subscribe(chat);
  expect(made).toMatchObject({
    status: 201,
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    revision: control.registry.current().revision,
    subscription: { name: 'mf-chat', target: new URL(receiver.url).origin, createdBy: 'chat/one', failed: [] },
  });
  const id = made.subscription?.id ?? '';
  const others = [
    control.tokenFor('mf-billing'),
    control.tokenFor('mf-chat', { actions: ['read'] }),
    control.tokenFor('mf-chat', { remotes: ['*'], actions: ['read'] }),
  ];
  for (const token of others) {
    for (const [address, body] of [
      ['subscriptions', undefined],
      ['subscriptions', { target: { kind: 'webhook', url: receiver.url }, why: 'to listen' }],
      [`subscriptions/${id}/test`, {}],
      [`subscriptions/${id}/remove`, { why: 'theirs' }],
    ] as const) {
      const refused = await call(token, `mf-chat/${address}`, body);
      expect([refused.status, refused.error?.message]).toEqual([
        403,
        expect.stringMatching(/may not subscribe to mf-chat\.$/),
      ]);
    }
  }
  // Nor by the address of their own name, nor of every name.
  const billing = control.tokenFor('mf-billing');
  expect(await call(billing, `mf-billing/subscriptions/${id}/remove`, { why: 'theirs' })).toMatchObject({
    status: 404,
  });
  expect((await subscribe(billing, '*')).error?.message).toMatch(/may not subscribe to every name\.$/);
  expect((await call(chat, '*/subscriptions')).status).toBe(403);
  expect((await call(billing, 'mf-billing/subscriptions')).subscriptions).toEqual([]);
  expect((await call(chat, 'mf-chat/subscriptions')).subscriptions).toHaveLength(1);
  expect(receiver.received).toEqual([]);
});

test('PLAT-04 the operator subscribes to every name, and an approver hears of requests', async () => {
  const all = control.tokenFor('operator', { remotes: ['*'] });
  expect((await subscribe(all, '*')).status).toBe(201);
  expect(
    (await subscribe(control.tokenFor('board', { remotes: ['*'], actions: ['approve', 'read'] }), '*')).status,
  ).toBe(201);
  expect((await call(all, '*/subscriptions')).subscriptions).toHaveLength(2);
});

test('PLAT-04 the audit log keeps who subscribed and unsubscribed which origin, and no secret', async () => {
  const chat = control.tokenFor('mf-chat');
  const { subscription, secret = '' } = await subscribe(chat);
  const id = subscription?.id ?? '';
  const target = new URL(receiver.url).origin;
  const folder = path.join(control.dataDir, 'access/subscriptions');
  expect(statSync(path.join(folder, `${id}.json`)).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(folder, `${id}.json`), 'utf8')).not.toContain(secret.slice('whsec_'.length));
  expect(await call(chat, `mf-chat/subscriptions/${id}/remove`, { why: 'too loud' })).toMatchObject({ status: 200 });
  expect((await call(chat, 'mf-chat/subscriptions')).subscriptions).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  const made = control.registry.audit().slice(-2);
  expect(made).toEqual([
    expect.objectContaining({
      who: 'chat/one',
      why: 'to hear of it',
      what: { kind: 'subscribe', name: 'mf-chat', subscription: id, target },
      difference: [],
    }),
    expect.objectContaining({
      why: 'too loud',
      what: { kind: 'unsubscribe', name: 'mf-chat', subscription: id, target },
    }),
  ]);
  expect(JSON.stringify(made)).not.toContain('key=1');
  expect(control.registry.verifyAudit().broken).toBeUndefined();
  expect(await call(chat, `mf-chat/subscriptions/${id}/test`, {})).toMatchObject({
    status: 404,
    error: { code: 'unknown_subscription' },
  });
});

test('a subscription is no conflict for a change of the same name', async () => {
  const chat = control.tokenFor('mf-chat');
  const { revision } = control.registry.current();
  control.registry.putLive(chatDist('1.1.0-00000002'), operator);
  const read = control.registry.current().revision;
  await subscribe(chat);
  const version = '1.0.0-00000001';
  expect(read).toBeGreaterThan(revision);
  expect((await call(chat, 'mf-chat/rollback', { version, why: 'slow', expectedRevision: read })).status).toBe(200);
});

test.each([
  ['http://10.0.0.5/hook', 'not an address of the public internet'],
  ['http://127.0.0.1:9/hook', 'not an address of the public internet'],
  ['http://localhost/hook', 'not an address of the public internet'],
  ['ftp://8.8.8.8/hook', 'must begin with https:// or http://'],
])('PLAT-04 refuses the webhook %s, and records nothing', async (url, reason) => {
  const { revision } = control.registry.current();
  const refused = await subscribe(control.tokenFor('mf-chat'), 'mf-chat', { url });
  expect([refused.status, refused.error]).toEqual([
    422,
    { code: 'bad_target', message: expect.stringContaining(reason) },
  ]);
  expect(control.registry.current().revision).toBe(revision);
});

test('refuses http in production, an unknown format, a missing reason, and more than 20 subscriptions', async () => {
  const production = await startControl({
    dataDir: control.dataDir,
    channels: { webhooks: { demo: false, hosts: [receiver.host] } },
  });
  try {
    const response = await fetch(`${production.url}/api/names/mf-chat/subscriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${control.tokenFor('mf-chat')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ target: { kind: 'webhook', url: receiver.url }, why: 'a test' }),
    });
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('must begin with https://.'),
    ]);
  } finally {
    await production.stop();
  }
  const chat = control.tokenFor('mf-chat');
  expect(await subscribe(chat, 'mf-chat', { format: 'xml' })).toMatchObject({ status: 400 });
  const target = { kind: 'mail', address: 'ada@dates.example' };
  expect(await call(chat, 'mf-chat/subscriptions', { target, why: ' ' })).toMatchObject({ status: 400 });
  for (let nth = 0; nth < 20; nth += 1) expect((await subscribe(chat)).status).toBe(201);
  expect(await subscribe(chat)).toMatchObject({ status: 422, error: { code: 'bad_change' } });
}, 30_000);

test('PLAT-04 the audit log does not say that a subscription has ended which could not be removed', async () => {
  const dataDir = temporaryFolder();
  const subscriptions: SharedSubscriptions = {
    ...openSubscriptions(dataDir),
    remove: () => Promise.reject(new DatabaseUnavailable('the database does not respond')),
  };
  const channels = { webhooks: { demo: true, hosts: [receiver.host] } };
  const failing = await startControl({ dataDir, subscriptions, channels });
  try {
    failing.registry.putLive(chatDist(), operator);
    const token = failing.tokenFor('mf-chat');
    const send = async (address: string, body: object) => {
      const response = await fetch(`${failing.url}/api/names/mf-chat/${address}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // The control API's own response.
      return { status: response.status, ...((await response.json()) as Partial<NewSubscriptionResponse>) };
    };
    const target = { kind: 'webhook', url: receiver.url };
    const { subscription } = await send('subscriptions', { target, why: 'to hear of it' });
    const removed = await send(`subscriptions/${subscription?.id}/remove`, { why: 'too loud' });
    expect(removed.status).toBe(503);
    // Control: what was done is recorded.
    expect(failing.registry.audit().at(-1)?.what.kind).toBe('subscribe');
  } finally {
    await failing.stop();
  }
});

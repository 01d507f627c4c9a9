import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { NewSubscriptionResponse, SubscriptionsResponse } from '@pairwise/contracts/subscriptions';

import { createGateway } from '../app.ts';
import { openRegistry } from '../registry/index.ts';
import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator, testSettings } from '../testing/start-gateway.ts';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { startNotifier } from './notifier.ts';
import { signatureHeaders } from './signature.ts';

const NEXT = '1.1.0-00000002';
const HOUR = 3_600_000;
const haltOn = { minSessions: 500, errorRateDelta: 0.002 };

let receiver: WebhookReceiver;
let control: RunningControl;
/** What a test has started, ended after it in reverse order. */
let endings: (() => unknown)[];

beforeEach(async () => {
  endings = [];
  receiver = await startReceiver();
  endings.push(receiver.stop);
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir });
  for (const dist of [shellDist(), chatDist()]) registry.putLive(dist, operator);
  registry.publish(chatDist(NEXT), operator);
  registry.recordChecks('mf-chat', NEXT, 'verified', [], operator);
  const channels = { webhooks: { demo: true, hosts: [receiver.host] } };
  control = await startControl({ dataDir, channels });
  endings.push(control.stop);
});
afterEach(async () => {
  for (const end of endings.toReversed()) await end();
});

const eventually = async (isTrue: () => boolean, what: string): Promise<void> => {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} did not happen within 30 seconds`);
};

const call = async <Body>(address: string, token: string, body?: object): Promise<Body> => {
  const response = await fetch(`${control.url}/api/names/${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([address, response.status]).toEqual([address, response.status < 300 ? response.status : 200]);
  return (await response.json()) as Body; // the control API's own response
};

/** Subscribes the receiver to mf-chat. */
const subscribe = (more: object = {}, name = 'mf-chat') =>
  call<NewSubscriptionResponse>(
    `${name}/subscriptions`,
    control.tokenFor('mf-chat', name === '*' ? { remotes: ['*'] } : {}),
    { target: { kind: 'webhook', url: receiver.url, ...more }, why: 'a test' },
  );

const listed = async () => {
  const { subscriptions } = await call<SubscriptionsResponse>('mf-chat/subscriptions', control.tokenFor('mf-chat'));
  return subscriptions[0];
};

/** Resolves with the subscription when this many attempts have failed. */
const waitingAfter = async (attempts: number) => {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const state = await listed();
    if (state?.waiting?.attempts === attempts) return { ...state, waiting: state.waiting };
  }
  throw new Error(`attempt ${attempts} did not fail within 30 seconds`);
};

/** Resolves with the subscription when a delivery has succeeded and none waits. */
const deliveredState = async () => {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const state = await listed();
    if (state?.delivered && !state.waiting) return state;
  }
  throw new Error('nothing was delivered within 30 seconds');
};

/** Starts a notifier of another program on the data directory. */
const notify = (now?: () => number, hosts = [receiver.host]) => {
  const { dataDir } = control;
  const log = { warn: () => undefined, error: (error: unknown) => errors.push(error) };
  const errors: unknown[] = [];
  const registry = openRegistry({ dataDir });
  const stop = startNotifier({
    dataDir,
    registry,
    channels: { webhooks: { demo: true, hosts } },
    log,
    ...(now && { now }),
  });
  endings.push(stop);
  return { errors, stop };
};

/** Starts a whole gateway on the data directory. */
const startGateway = async (): Promise<void> => {
  const settings = { ...testSettings(control.dataDir, 'http://127.0.0.1:9'), notifyHosts: [receiver.host] };
  const { app } = createGateway(settings);
  await app.listen({ host: '127.0.0.1', port: 0 });
  endings.push(() => app.close());
};

/** A change with an event, by a person. */
const changes = ['canary', 'halt'] as const;
const change = (nth: number): void => {
  const by = { who: 'chat/Ada', why: `change ${nth}` };
  if (changes[nth % 2] === 'halt') control.registry.halt('mf-chat', by);
  else control.registry.startCanary('mf-chat', NEXT, { steps: [{ audience: {}, percent: 1 }], haltOn }, by);
};

const reasons = (): string[] => receiver.received.map(({ event }) => event.data.why);
const ids = (): unknown[] => receiver.received.map(({ headers }) => headers['webhook-id']);

test('of two gateways one delivers each change, in their order and signed', async () => {
  const { secret = '', revision, subscription } = await subscribe();
  await startGateway();
  await startGateway();
  for (let nth = 0; nth < 12; nth += 1) change(nth);
  await eventually(() => receiver.received.length >= 12, 'the delivery');
  for (let nth = 12; nth < 20; nth += 1) {
    change(nth);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await eventually(() => receiver.received.length >= 20, 'the delivery');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(reasons()).toEqual(Array.from({ length: 20 }, (_, nth) => `change ${nth}`));
  expect(ids()).toEqual(Array.from({ length: 20 }, (_, nth) => `msg_${subscription.id}_${revision + 1 + nth}`));
  for (const { headers, body } of receiver.received) {
    const seconds = Number(headers['webhook-timestamp']);
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(120);
    expect(headers).toMatchObject(signatureHeaders(secret, { id: String(headers['webhook-id']), seconds, body }));
    expect(headers['content-type']).toBe('application/json');
  }
}, 60_000);

test('delivers what happened while the receiver failed, in order, and lists why it waits', async () => {
  await subscribe();
  const statuses = [500, 302, 404];
  receiver.respond = () => statuses.shift() ?? 204;
  const other = await startReceiver();
  endings.push(other.stop);
  receiver.location = other.url;
  const time = { ahead: 0 };
  notify(() => Date.now() + time.ahead);
  change(0);
  change(1);
  for (const [attempt, reason, pause] of [
    [1, 'the receiver responded with 500', 5],
    [2, 'the receiver responded with 302', 30],
    [3, 'the receiver responded with 404', 120],
  ] as const) {
    await eventually(() => receiver.received.length === attempt, `attempt ${attempt}`);
    const state = await waitingAfter(attempt);
    expect(state.waiting).toMatchObject({ reason });
    const wait = Date.parse(state.waiting.next) - Date.now() - time.ahead;
    expect(wait / 1000).toBeGreaterThan(pause - 5);
    expect(wait / 1000).toBeLessThanOrEqual(pause);
    time.ahead += pause * 1000;
  }
  await eventually(() => receiver.received.length === 5, 'the delivery');
  expect(reasons()).toEqual(['change 0', 'change 0', 'change 0', 'change 0', 'change 1']);
  expect(new Set(ids()).size).toBe(2);
  expect(other.received).toEqual([]);
  expect(await deliveredState()).toMatchObject({
    delivered: { revision: control.registry.current().revision },
    failed: [],
  });
}, 60_000);

test('gives a delivery up after a day, lists it as failed, and goes on with the next', async () => {
  const { revision } = await subscribe();
  receiver.respond = ({ event }) => (event.data.why === 'change 0' ? 500 : 204);
  const time = { ahead: 0 };
  notify(() => Date.now() + time.ahead);
  change(0);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await eventually(() => receiver.received.length >= attempt, `attempt ${attempt}`);
    if (attempt === 4) change(1);
    if (attempt < 5) await waitingAfter(attempt);
    time.ahead += 6 * HOUR;
  }
  await eventually(() => reasons().includes('change 1'), 'the next delivery');
  const state = await deliveredState();
  expect(state.failed).toEqual([
    { revision: revision + 1, at: expect.any(String), reason: 'the receiver responded with 500' },
  ]);
  expect(state.waiting).toBeUndefined();
}, 60_000);

test('a gateway that is killed after it has sent loses nothing: the next sends the same id again', async () => {
  await subscribe();
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      CONSOLE_PORT: '0',
      DATA_DIR: control.dataDir,
      ZONES: 'single',
      CHROMIUM: '/nowhere',
      NOTIFY_HOSTS: receiver.host,
    },
    stdio: 'ignore',
  });
  endings.push(() => child.kill('SIGKILL'));
  const killed = once(child, 'exit');
  receiver.respond = () => {
    // It has sent, and has not yet read that it was received.
    child.kill('SIGKILL');
    receiver.respond = () => 204;
    return undefined;
  };
  change(0);
  change(1);
  await killed;
  expect(reasons()).toEqual(['change 0']);
  const { errors } = notify();
  // The dead program has claimed the delivery, so another one waits until it would have ended.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(reasons()).toEqual(['change 0']);
  notify(() => Date.now() + 91_000);
  await eventually(() => receiver.received.length >= 3, 'the repetition');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(reasons()).toEqual(['change 0', 'change 0', 'change 1']);
  const [first, second, third] = ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(errors).toEqual([]);
}, 90_000);

test('a gateway that stops while it sends leaves the delivery to the next, without a pause', async () => {
  await subscribe();
  receiver.respond = () => undefined;
  const { stop } = notify();
  change(0);
  await eventually(() => receiver.received.length === 1, 'the first attempt');
  await stop();
  expect((await listed())?.waiting).toBeUndefined();
  receiver.respond = () => 204;
  notify();
  await eventually(() => receiver.received.length === 2, 'the second attempt');
  expect(new Set(ids()).size).toBe(1);
});

test('delivers only the changes of its name, from the subscription on; all changes with every name', async () => {
  change(0);
  await subscribe();
  await subscribe({}, '*');
  control.registry.putLive(shellDist('1.0.1-00000003'), { who: 'operator', why: 'the shell' });
  change(1);
  notify();
  await eventually(() => receiver.received.length >= 3, 'the delivery');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(reasons().sort()).toEqual(['change 1', 'change 1', 'the shell']);
});

test('a chat receives nothing but the sentence', async () => {
  await subscribe({ format: 'chat' });
  notify();
  change(0);
  await eventually(() => receiver.received.length === 1, 'the delivery');
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
    text: `chat/Ada started a canary of mf-chat ${NEXT} at 1 %: \`change 0\``,
  });
});

test('a host that the operator no longer lists gets nothing', async () => {
  await subscribe();
  notify(undefined, []);
  change(0);
  const state = await waitingAfter(1);
  expect(state.waiting.reason).toBe(
    '127.0.0.1 is not an address of the public internet. The operator can allow it by NOTIFY_HOSTS',
  );
  expect(receiver.received).toEqual([]);
});

describe('the receiver of docs/how-to/be-notified.md', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/how-to/be-notified.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';

  test('accepts what the gateway has signed, and refuses what anyone else sends', async () => {
    const port = new URL(receiver.url).port;
    await receiver.stop();
    const { secret = '', subscription } = await subscribe();
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      env: { NOTIFY_SECRET: secret, RECEIVER_PORT: port },
    });
    endings.push(() => child.kill('SIGKILL'));
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    notify();
    change(0);
    // The first attempt may be made before it listens.
    await eventually(() => printed.includes('canary.started'), 'the delivery');
    expect(printed).toMatch(
      new RegExp(String.raw`^msg_${subscription.id}_\d+ canary\.started chat/Ada started a canary`),
    );

    const body = JSON.stringify({ type: 'version.promoted', text: 'forged' });
    const send = async (headers: Record<string, string>, sent = body): Promise<number> =>
      (await fetch(receiver.url, { method: 'POST', headers, body: sent })).status;
    const seconds = Math.floor(Date.now() / 1000);
    const right = signatureHeaders(secret, { id: 'msg_1', seconds, body });
    expect(await send({})).toBe(401);
    expect(await send(right, `${body} `)).toBe(401);
    expect(await send({ ...right, 'webhook-id': 'msg_2' })).toBe(401);
    expect(await send({ ...right, 'webhook-timestamp': `${seconds + 1}` })).toBe(401);
    const otherSecret = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect(await send(signatureHeaders(otherSecret, { id: 'msg_1', seconds, body }))).toBe(401);
    expect(await send(signatureHeaders(secret, { id: 'msg_1', seconds: seconds - 301, body }))).toBe(401);
    expect(printed).not.toContain('forged');
    expect(await send(right)).toBe(204);
    expect(printed).toContain('forged');
  }, 60_000);
});

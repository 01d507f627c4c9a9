import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';
import type { NewSubscriptionResponse, SubscriptionsResponse } from '@pairwise/contracts/subscriptions';

import { createGateway } from '../app.ts';
import type { SharedData } from '../data/open-data.ts';
import { killBetweenStatements, runToEnd } from '../testing/kill-between-statements.ts';
import { chatDist, shellDist } from '../testing/make-dist.ts';
import { createSharedDatabase, eventually, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { startControl } from '../testing/start-control.ts';
import { operator, testSettings } from '../testing/start-gateway.ts';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { startNotifier } from './notifier.ts';
import { openProgress } from './progress.ts';
import { signatureHeaders } from './signature.ts';
import type { Subscription } from './subscription.ts';
import { openSubscriptions } from './subscriptions.ts';

const HOUR = 60 * 60_000;
const subscription: Subscription = {
  id: '0123456789ab',
  name: 'mf-chat',
  target: { kind: 'mail', address: 'ada@dates.example' },
  createdAt: '2026-12-01T06:00:00.000Z',
  createdBy: 'chat/Ada',
  since: 41,
};

let server: TestDatabase;
let receiver: WebhookReceiver;
/** What a test has started, ended after it in reverse order. */
let endings: (() => unknown)[];
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());
beforeEach(async () => {
  endings = [];
  receiver = await startReceiver();
  endings.push(receiver.stop);
});
afterEach(async () => {
  for (const end of endings.toReversed()) await end();
});

const prepare = async <Place extends SharedPlace>(create: (databaseUrl: string) => Promise<Place>) => {
  const place = await create(server.url);
  endings.push(place.close);
  const first = await place.openFirst();
  for (const dist of [shellDist(), chatDist()]) await first.registry.putLive(dist, operator);
  return { place, first };
};

/** Starts a console on shared data. Returns a function that calls it as a team does. */
const startConsole = async (place: SharedPlace, data: SharedData) => {
  const channels = { webhooks: { demo: true, hosts: [receiver.host] } };
  const control = await startControl({ dataDir: place.dataDir, channels, ...data });
  endings.push(control.stop);
  const { text } = await data.tokens.create({
    team: 'chat',
    person: 'Ada',
    remotes: ['mf-chat'],
    actions: ['publish', 'read', 'rollback'],
  });
  return async (address: string, body?: object): Promise<NewSubscriptionResponse & SubscriptionsResponse> => {
    const response = await fetch(`${control.url}/api/names/mf-chat/subscriptions${address}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${text}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([address, response.status]).toEqual([address, response.status < 300 ? response.status : 200]);
    return (await response.json()) as NewSubscriptionResponse & SubscriptionsResponse; // the control API's own response
  };
};

const subscribeBody = () => ({ target: { kind: 'webhook', url: receiver.url }, why: 'a test' });

const startGateway = async ({ dataDir }: SharedPlace, data: SharedData): Promise<void> => {
  const settings = { ...testSettings(dataDir, 'http://127.0.0.1:9'), notifyHosts: [receiver.host] };
  const { app } = createGateway(settings, data);
  await app.listen({ host: '127.0.0.1', port: 0 });
  endings.push(() => app.close());
};

/** Starts a notifier of another program. Returns the errors that it reports. */
const notify = ({ dataDir }: SharedPlace, data: SharedData, now?: () => number): unknown[] => {
  const errors: unknown[] = [];
  const log = { warn: () => undefined, error: (error: unknown) => errors.push(error) };
  const channels = { webhooks: { demo: true, hosts: [receiver.host] } };
  endings.push(startNotifier({ ...data, dataDir, channels, log, ...(now && { now }) }));
  return errors;
};

/** Makes the next version live, or the one before: a change with an event. */
const change = ({ registry }: SharedData, nth: number): unknown =>
  registry.putLive(chatDist(`1.1.${nth}-0000000${nth}`), { who: 'chat/Ada', why: `change ${nth}` });

const reasons = (): string[] => receiver.received.map(({ event }) => event.data.why);
const ids = (): unknown[] => receiver.received.map(({ headers }) => headers['webhook-id']);
const arrived = (count: number) => eventually(() => (receiver.received.length >= count ? true : undefined));
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

describe.each(sharedPlaces)('subscriptions in %s', (_name, create) => {
  test('PLAT-04 what one console adds, another lists and removes for all', async () => {
    const { place, first } = await prepare(create);
    const [call1, call2] = [await startConsole(place, first), await startConsole(place, await place.openAnother())];
    const made = await call1('', subscribeBody());
    const listed = await call2('');
    expect(listed.subscriptions).toEqual([made.subscription]);
    await call2(`/${made.subscription.id}/remove`, { why: 'a test' });
    expect((await call1('')).subscriptions).toEqual([]);
    expect(await first.subscriptions.byId(made.subscription.id)).toBeUndefined();
  });

  test('of two gateways one delivers each change, in their order and signed', async () => {
    const { place, first } = await prepare(create);
    const another = await place.openAnother();
    const { secret = '', subscription: made } = await (await startConsole(place, first))('', subscribeBody());
    await startGateway(place, first);
    await startGateway(place, another);
    for (let nth = 1; nth <= 6; nth += 1) await change(nth % 2 ? first : another, nth);
    await arrived(6);
    await pause(1_500);
    expect(reasons()).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `change ${nth}`));
    expect(new Set(ids()).size).toBe(6);
    for (const { headers, body } of receiver.received) {
      const seconds = Number(headers['webhook-timestamp']);
      expect(headers).toMatchObject(signatureHeaders(secret, { id: String(headers['webhook-id']), seconds, body }));
    }
    const last = Number(String(ids().at(-1)).split('_').at(-1));
    const state = await eventually(async () => {
      const { progress } = await another.progress.read({ ...subscription, id: made.id });
      return progress.delivered?.revision === last ? progress : undefined;
    });
    expect(state).toMatchObject({ cursor: last, attempts: 0, failed: [] });
  }, 60_000);

  test('of two programs that have read the same step one writes the next, and one claims the delivery', async () => {
    const { place, first } = await prepare(create);
    const { progress: one, subscriptions } = first;
    const { progress: two } = await place.openAnother();
    await subscriptions.add(subscription);
    const [step, same] = [await one.read(subscription), await two.read(subscription)];
    expect(step).toMatchObject({ number: 0, progress: { cursor: 41, attempts: 0, failed: [] } });
    expect(same).toEqual(step);
    const claims = await Promise.all([one.claim(subscription, step, HOUR), two.claim(subscription, same, HOUR)]);
    const [claimed] = claims.filter((claim) => claim !== undefined);
    expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
    expect(claimed).toMatchObject({ number: 1, progress: step.progress });
    // It is claimed for an hour, for those that have read that, too.
    const read = await two.read(subscription);
    expect(read).toEqual(claimed);
    expect(await two.claim(subscription, read, HOUR)).toBeUndefined();
    // The one that has the claim writes what came of it. Another claim is possible then.
    const written = await one.write(subscription, read, { ...read.progress, cursor: 42 }, 0);
    expect(written).toMatchObject({ number: 2, progress: { cursor: 42 } });
    expect(await two.write(subscription, read, { ...read.progress, cursor: 43 }, 0)).toBeUndefined();
    // A program that has read nothing since the first step claims nothing, although a delivery is due.
    expect(await two.claim(subscription, same, HOUR)).toBeUndefined();
    const next = await two.read(subscription);
    expect(next).toMatchObject({ number: 2, progress: { cursor: 42 } });
    expect(await two.claim(subscription, next, HOUR)).toMatchObject({ number: 3 });
  });
});

describe('subscriptions in a database', () => {
  const start = () => prepare(createSharedDatabase);

  test('PLAT-04 one that someone wrote into the table is refused, also as a copy of another one', async () => {
    const { place, first } = await start();
    await first.subscriptions.add(subscription);
    await place.database.query(
      `insert into gateway.subscriptions (id, content) select 'aaaaaaaaaaaa', content from gateway.subscriptions`,
    );
    const forged = { ...subscription, id: 'bbbbbbbbbbbb', target: { kind: 'mail', address: 'eve@evil.example' } };
    const content = JSON.stringify({ subscription: forged, signature: 'AAAA' });
    await place.database.query('insert into gateway.subscriptions (id, content) values ($1, $2)', [forged.id, content]);
    place.warnings.length = 0;
    expect(await first.subscriptions.list()).toEqual([subscription]);
    for (const id of ['aaaaaaaaaaaa', forged.id]) expect(await first.subscriptions.byId(id)).toBeUndefined();
    expect(await first.subscriptions.byId(subscription.id)).toEqual(subscription);
    // Said once, although they are listed every few seconds.
    await first.subscriptions.list();
    expect(place.warnings.sort()).toEqual([
      expect.stringMatching(/^the subscription aaaaaaaaaaaa is refused/),
      expect.stringMatching(/^the subscription bbbbbbbbbbbb is refused/),
    ]);
  });

  test('the database gets those of the data directory with their progress, once: a removed one does not come back', async () => {
    const shared = await createSharedDatabase(server.url);
    endings.push(shared.close);
    openSubscriptions(shared.dataDir).add(subscription);
    const folder = openProgress(shared.dataDir);
    const step = folder.read(subscription);
    folder.write(subscription, step, { ...step.progress, cursor: 57, attempts: 2 }, HOUR);
    const first = await shared.openFirst();
    expect(shared.warnings.join()).toMatch(/1 subscriptions were copied from/);
    expect(await first.subscriptions.list()).toEqual([subscription]);
    const copied = await first.progress.read(subscription);
    expect(copied).toEqual(folder.read(subscription));
    expect(copied).toMatchObject({ number: 1, progress: { cursor: 57, attempts: 2 } });
    await first.subscriptions.remove(subscription.id);
    const again = await shared.openFirst();
    expect(await again.subscriptions.list()).toEqual([]);
    expect(await shared.database.query('select id from gateway.subscription_progress')).toEqual([]);
    expect(openSubscriptions(shared.dataDir).list()).toEqual([subscription]);
  });

  test('a program that is killed between two statements of the copy leaves nothing of it, and the next copies all', async () => {
    const { place } = await start();
    openSubscriptions(place.dataDir).add(subscription);
    await killBetweenStatements({
      place,
      lock: 'lock table gateway.subscription_progress in exclusive mode',
      waiting: 'insert into gateway.subscription_progress',
      action: ['open', ''],
    });
    expect(await place.database.query('select id from gateway.subscriptions')).toEqual([]);
    expect(await (await place.openFirst()).subscriptions.list()).toEqual([subscription]);
  }, 30_000);

  test('a program that is killed between two statements of a new subscription leaves nothing of it', async () => {
    const { place, first } = await start();
    const action = ['subscribe', subscription.id] as const;
    await killBetweenStatements({
      place,
      lock: 'lock table gateway.subscription_progress in exclusive mode',
      waiting: 'insert into gateway.subscription_progress',
      action,
    });
    expect(await first.subscriptions.list()).toEqual([]);
    // The control: the same program that is not killed.
    expect(await runToEnd(place, action)).toBe(0);
    expect(await first.subscriptions.list()).toEqual([subscription]);
    expect(await first.progress.read(subscription)).toMatchObject({ number: 0, progress: { cursor: 41 } });
  }, 30_000);

  test('a gateway whose clock is an hour fast does not deliver what another one has claimed', async () => {
    const { place, first } = await start();
    const { subscription: made } = await (await startConsole(place, first))('', subscribeBody());
    const stored = (await first.subscriptions.byId(made.id)) ?? subscription;
    await first.progress.claim(stored, await first.progress.read(stored), 90_000);
    await change(first, 1);
    const errors = notify(place, await place.openAnother(), () => Date.now() + HOUR);
    await pause(3_000);
    expect(receiver.received).toEqual([]);
    // The control: once the claim has ended by the clock of the database, it delivers.
    await place.database.query('update gateway.subscription_progress set not_before = now()');
    await arrived(1);
    expect([reasons(), errors]).toEqual([['change 1'], []]);
  }, 30_000);

  test('a gateway that is killed after it has sent loses nothing: the next sends the same id again', async () => {
    const { place, first } = await start();
    await (
      await startConsole(place, first)
    )('', subscribeBody());
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        CONSOLE_PORT: '0',
        DATA_DIR: place.dataDir,
        DATABASE_URL: server.url,
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
    await change(first, 1);
    await change(first, 2);
    await killed;
    expect(reasons()).toEqual(['change 1']);
    const errors = notify(place, await place.openAnother());
    await pause(3_000);
    expect(reasons()).toEqual(['change 1']);
    await place.database.query('update gateway.subscription_progress set not_before = now()');
    await arrived(3);
    expect(reasons()).toEqual(['change 1', 'change 1', 'change 2']);
    const [sent, repeated, next] = ids();
    expect(repeated).toBe(sent);
    expect(next).not.toBe(sent);
    expect(errors).toEqual([]);
  }, 60_000);

  test('one that is removed while it is delivered leaves no progress behind', async () => {
    const { place, first } = await start();
    const call = await startConsole(place, first);
    const { subscription: made } = await call('', subscribeBody());
    receiver.respond = () => undefined;
    await change(first, 1);
    const errors = notify(place, first);
    await arrived(1);
    await call(`/${made.id}/remove`, { why: 'a test' });
    // It fails now, and its result is not written.
    await receiver.stop();
    await pause(500);
    expect(await place.database.query('select id from gateway.subscriptions')).toEqual([]);
    expect(await place.database.query('select id from gateway.subscription_progress')).toEqual([]);
    expect(errors).toEqual([]);
  }, 30_000);
});

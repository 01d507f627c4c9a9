import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  like,
  type PersonOptions,
  type PushBrowser,
  type PushService,
  startPushService,
  startTestApi,
  type TestApi,
  type TestClient,
  testPassword,
  type TestPerson,
} from '../../testing/index.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import type { NotificationType } from '../db/types.generated.ts';
import { notifyByPush } from '../domain/push/notify-by-push.ts';

let service: PushService;
let api: TestApi;
let logged: string[];
beforeAll(async () => {
  service = await startPushService();
  logged = [];
  api = await startTestApi({ env: { PUSH_HOSTS: service.origin }, log: (line) => logged.push(line) });
});
beforeEach(() => {
  service.respondWith({ status: 201 });
});
afterAll(async () => {
  await api.close();
  await service.close();
});

const subscribe = (client: TestClient, { subscription }: Pick<PushBrowser, 'subscription'>) =>
  client.call('POST /api/user.php?push=1', { body: { subscription } });

interface Subscriber {
  person: TestPerson;
  client: TestClient;
  browser: PushBrowser;
}

const subscriber = async (options: PersonOptions = {}): Promise<Subscriber> => {
  const person = await api.make(options);
  const client = await api.as(person);
  const browser = service.browser();
  expect((await subscribe(client, browser)).body).toEqual({ ok: true });
  return { person, client, browser };
};

const likeBy = async (person: TestPerson, liker: Promise<TestPerson> = api.make({ gender: 'male' })) => {
  const client = await api.as(await liker);
  return client.call('POST /api/like.php', { body: { profile: person.publicId } });
};

/** Runs the waiting jobs. */
const drain = () => api.runDueJobs();

const notify = ({ person }: Pick<Subscriber, 'person'>) =>
  notifyByPush(api.db, { userId: person.id, type: 'like', kind: 'like' });

const subscriptionsOf = async ({ id }: TestPerson) =>
  (await api.db.selectFrom('push_subscriptions').where('user_id', '=', id).select('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  );

interface WaitingPush {
  id: number;
  attempts: number;
  run_at: Date;
}

const pushJobs = async (person: TestPerson, condition = sql`attempts < max_attempts`): Promise<WaitingPush[]> => {
  const { rows } = await sql<WaitingPush>`select id, attempts, run_at from graphile_worker.jobs
    where key like ${`push:%:${person.id}:%`} and ${condition}`.execute(api.db);
  return rows;
};

const waiting = (person: TestPerson) => pushJobs(person);

/** The pushes that were given up, which an operator sees. */
const failed = (person: TestPerson) => pushJobs(person, sql`attempts = max_attempts and last_error <> ''`);

/** Makes the waiting pushes due. */
const hurry = async (person: TestPerson) => {
  const ids = (await waiting(person)).map(({ id }) => id);
  await sql`select graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now())`.execute(api.db);
};

/** Moves a country to a time zone in which it is this hour now. */
const makeItHour = async (country: string, hour: number) => {
  const offset = (hour - new Date().getUTCHours() + 24) % 24;
  // These zone names have the opposite sign.
  const zone = offset === 0 ? 'UTC' : offset <= 14 ? `Etc/GMT-${offset}` : `Etc/GMT+${24 - offset}`;
  await api.db.updateTable('countries').set({ timezone: zone }).where('code', '=', country).execute();
};

test('PUSH-03 a like reaches the browser, encrypted for it and signed by us, without a name', async () => {
  const { person, client, browser } = await subscriber();
  await makeItHour('NL', 12);
  const liker = await api.make({ name: 'Bartholomew', gender: 'male' });
  expect((await likeBy(person, Promise.resolve(liker))).status).toBe(200);
  // Nothing is sent before the job runs: the like does not wait for a push service.
  expect(browser.requestCount()).toBe(0);
  await drain();
  expect(browser.received).toEqual([
    {
      payload: {
        title: 'New like',
        body: 'Someone likes you. See who it is.',
        url: '/likes',
        tag: 'like',
        badge: 1,
        silent: false,
      },
      headers: expect.objectContaining({
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        urgency: 'normal',
        topic: 'like',
      }),
      vapid: {
        publicKey: (await client.call('GET /api/settings.php')).body.settings.push_public_key,
        aud: service.origin,
        sub: 'mailto:support@pairwise.example',
        exp: expect.any(Number),
      },
    },
  ]);
  const [push] = browser.received;
  expect(push && push.vapid.exp * 1000 - Date.now()).toBeGreaterThan(0);
  expect(push && push.vapid.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  await drain();
  expect(browser.requestCount()).toBe(1);
});

test('PUSH-03 a swipe like and a match have their own texts, in the language of the member', async () => {
  const { person, browser } = await subscriber({ language: 'de' });
  const swiper = await api.as(await api.make({ gender: 'male' }));
  await swiper.call('POST /api/swipe.php', { body: { profile: person.publicId, action: 'like' } });
  await drain();
  const other = await api.make({ gender: 'male' });
  await like(api.db, person, other);
  expect((await likeBy(person, Promise.resolve(other))).body.match).not.toBeNull();
  await drain();
  const payloads = browser.received.map(({ payload: { title, url, badge } }) => ({ title, url, badge }));
  expect(payloads).toEqual([
    { title: 'Neues Like', url: '/likes', badge: 1 },
    { title: 'Ein Match', url: '/likes/matches', badge: 2 },
  ]);
});

test('PUSH-03 a message is pushed too, with its own switch', async () => {
  const { person, client, browser } = await subscriber({ language: 'nl' });
  const message = () => notifyByPush(api.db, { userId: person.id, type: 'new_messages', kind: 'new_message', chat: 7 });
  expect(await message()).toBe(1);
  await drain();
  expect(browser.received.at(-1)?.payload).toMatchObject({
    title: 'Nieuw bericht',
    url: '/chats/7',
    tag: 'new_message-7',
  });
  await client.call('PUT /api/notifications.php', { body: { type: 'new_messages', channel: 'push', enabled: false } });
  expect(await message()).toBe(0);
  expect(await notify({ person })).toBe(1);
});

test('PUSH-03 CHAT-01 the push of a message opens its chat, and one waits for each chat', async () => {
  const { person, browser } = await subscriber();
  const write = async (sender: TestClient) => {
    const { body } = await sender.call('POST /api/message.php', {
      body: { client_id: randomUUID(), kind: 'text', body: 'Hello there', profile: person.publicId },
    });
    return body.conversation;
  };
  const [one, other] = [
    await api.as(await api.make({ premium: true })),
    await api.as(await api.make({ premium: true })),
  ];
  const chats = [await write(one), await write(other), await write(one)];
  expect(new Set(chats).size).toBe(2);
  expect(await waiting(person)).toHaveLength(2);
  await drain();
  const shown = browser.received.map(({ payload: { url, tag } }) => ({ url, tag }));
  expect(shown).toHaveLength(2);
  expect(shown).toEqual(expect.arrayContaining(chats.map((id) => ({ url: `/chats/${id}`, tag: `new_message-${id}` }))));
  expect(JSON.stringify(browser.received.map(({ payload }) => payload))).not.toContain('Hello there');
});

test('PUSH-03 a refused like pushes nothing, and a repeated like pushes once', async () => {
  const { person, browser } = await subscriber();
  const liker = await api.make({ gender: 'male' });
  const client = await api.as(liker);
  await api.db.insertInto('blocks').values({ blocker_id: person.id, blocked_id: liker.id }).execute();
  expect((await likeBy(person, Promise.resolve(liker))).status).not.toBe(200);
  expect(await waiting(person)).toEqual([]);
  await api.db.deleteFrom('blocks').where('blocker_id', '=', person.id).execute();
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => client.call('POST /api/like.php', { body: { profile: person.publicId } })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await waiting(person)).toHaveLength(1);
  await drain();
  expect(browser.received).toHaveLength(1);
});

test('PUSH-03 likes of unconfirmed members and fictional profiles push nothing', async () => {
  const { person } = await subscriber();
  await likeBy(person, api.make({ gender: 'male', status: 'not_confirmed' }));
  await likeBy(person, api.make({ gender: 'male', fictional: true }));
  expect(await waiting(person)).toEqual([]);
});

test('AUTH-15 PUSH-03 does not push a type that is off, nor one that was switched off while it waited', async () => {
  const { person, client, browser } = await subscriber();
  const set = (type: NotificationType, enabled: boolean) =>
    client.call('PUT /api/notifications.php', { body: { type, channel: 'push', enabled } });
  await set('like', false);
  await likeBy(person);
  expect(await waiting(person)).toEqual([]);
  await set('like', true);
  await likeBy(person);
  await set('like', false);
  await drain();
  expect([browser.requestCount(), await waiting(person)]).toEqual([0, []]);
  expect(await notifyByPush(api.db, { userId: person.id, type: 'news', kind: 'like' })).toBe(0);
  await set('news', true);
  expect(await notifyByPush(api.db, { userId: person.id, type: 'news', kind: 'like' })).toBe(1);
});

test.each([
  [21, false],
  [22, true],
  [3, true],
  [7, true],
  [8, false],
])('PUSH-03 at %i o’clock where the member lives a push is silent: %j', async (hour, silent) => {
  await makeItHour('SE', hour);
  const { person, browser } = await subscriber({ country: 'SE' });
  await notify({ person });
  await drain();
  expect(browser.received[0]?.payload.silent).toBe(silent);
  expect(browser.received[0]?.headers['urgency']).toBe(silent ? 'low' : 'normal');
});

test('PUSH-03 joins several likes to one push, and sends another for a like that arrives during it', async () => {
  const { person, browser } = await subscriber();
  for (let count = 0; count < 3; count += 1) await notify({ person });
  expect(await waiting(person)).toHaveLength(1);
  service.respondWith('hang');
  const round = drain();
  await waitUntil(async () => browser.requestCount() > 0);
  await notify({ person });
  expect(await waiting(person)).toEqual([expect.objectContaining({ attempts: 0 })]);
  service.respondWith({ status: 201 });
  service.release();
  await round;
  expect([browser.requestCount(), await waiting(person)]).toEqual([2, []]);
});

describe('errors of the push service', () => {
  test.each([404, 410])('PUSH-03 %i deletes the subscription, and nothing is sent there again', async (status) => {
    const { person, browser } = await subscriber();
    service.respondWith({ status });
    await notify({ person });
    await drain();
    expect([await subscriptionsOf(person), await waiting(person), browser.requestCount()]).toEqual([[], [], 1]);
    expect(await notify({ person })).toBe(0);
  });

  test.each([429, 500, 503])('PUSH-03 %i is retried later, and succeeds once the service recovers', async (status) => {
    const { person, browser } = await subscriber();
    service.respondWith({ status });
    await notify({ person });
    await drain();
    // Not immediately: the next round skips it.
    await drain();
    expect(browser.requestCount()).toBe(1);
    service.respondWith({ status: 201 });
    await hurry(person);
    await drain();
    expect([browser.received.length, await waiting(person)]).toEqual([1, []]);
  });

  test('PUSH-03 waits as long as the service requests, an hour at most, and longer after each attempt otherwise', async () => {
    const { person } = await subscriber();
    /**
     * How long the next attempt waits, in seconds, counted from the end of this one at the earliest and its begin at
     * the latest.
     */
    const waits = async (headers: Record<string, string>) => {
      service.respondWith({ status: 503, headers });
      await hurry(person);
      const began = Date.now();
      await drain();
      const ended = Date.now();
      const [row] = await waiting(person);
      const next = row?.run_at.getTime() ?? 0;
      return { least: Math.round((next - ended) / 1000), most: Math.round((next - began) / 1000) };
    };
    await notify({ person });
    expect((await waits({})).least).toBeLessThanOrEqual(3);
    expect((await waits({})).most).toBeGreaterThan(5);
    const requested = await waits({ 'retry-after': '500' });
    expect(requested.least).toBeLessThanOrEqual(500);
    expect(requested.most).toBeGreaterThanOrEqual(500);
    expect((await waits({ 'retry-after': '999999' })).least).toBeLessThanOrEqual(3_600);
  });

  test.each([
    ['the usual delays', {}],
    ['the delays that the service names', { 'retry-after': '30' }],
  ])('PUSH-03 gives up after six attempts with %s, visibly, and keeps the subscription', async (_name, headers) => {
    const { person, browser } = await subscriber();
    service.respondWith({ status: 500, headers });
    await notify({ person });
    for (let tries = 0; tries < 8; tries += 1) {
      await hurry(person);
      await drain();
    }
    expect([browser.requestCount(), (await waiting(person)).length, (await failed(person)).length]).toEqual([6, 0, 1]);
    expect(await subscriptionsOf(person)).toHaveLength(1);
  });

  test.each([
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['another error', { status: 403 }],
  ])('PUSH-03 %s is neither followed nor retried; the log names no URL', async (_name, response) => {
    const { person, browser } = await subscriber();
    service.respondWith(response);
    logged.length = 0;
    await notify({ person });
    await drain();
    expect([browser.requestCount(), await waiting(person), (await subscriptionsOf(person)).length]).toEqual([1, [], 1]);
    const text = logged.join('\n');
    expect(text).toContain(`status ${response.status}`);
    expect(text).not.toContain(new URL(browser.subscription.endpoint).pathname);
  });

  test('PUSH-03 sends nothing to a host that was removed from the list', async () => {
    const { person, browser } = await subscriber();
    await api.db
      .updateTable('push_subscriptions')
      .set({ endpoint: browser.subscription.endpoint.replace('localhost', '127.0.0.1') })
      .where('user_id', '=', person.id)
      .execute();
    await notify({ person });
    await drain();
    expect([browser.requestCount(), await subscriptionsOf(person)]).toEqual([0, []]);
  });
});

describe('a subscription ends with its session', () => {
  const newPassword = 'quite another long phrase';
  const ends: [string, (subscriber: Subscriber) => Promise<unknown>][] = [
    ['a logout', ({ client }) => client.call('GET /api/logout.php')],
    [
      'another device that ends it',
      async ({ person }) => (await api.as(person)).call('DELETE /api/sessions.php', { body: { id: 'all' } }),
    ],
    [
      'a new password',
      async ({ person }) =>
        (await api.as(person)).call('PUT /api/password.php', {
          body: { old_password: testPassword, password: newPassword, password_repeat: newPassword },
        }),
    ],
    ['a deletion', ({ client }) => client.call('POST /api/account-delete.php', { body: { password: testPassword } })],
  ];
  test.each(ends)('PUSH-03 %s stops the pushes, waiting ones included', async (_name, end) => {
    const { person, browser, client } = await subscriber();
    await notify({ person });
    await end({ person, browser, client });
    expect(await subscriptionsOf(person)).toEqual([]);
    await drain();
    expect([await waiting(person), browser.requestCount()]).toEqual([[], 0]);
  });

  test('PUSH-03 an expired session and a suspended account get no pushes', async () => {
    const one = await subscriber();
    await notify(one);
    await api.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', one.person.id)
      .execute();
    const other = await subscriber();
    await notify(other);
    await api.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', other.person.id).execute();
    await drain();
    expect([one.browser.requestCount(), other.browser.requestCount(), await notify(other)]).toEqual([0, 0, 0]);
  });

  test('PUSH-03 refuses a visitor, and does not affect the login at the same path', async () => {
    const visitor = api.visitor();
    expect((await subscribe(visitor, service.browser())).error?.code).toBe('authentication_required');
    const gone = await visitor.call('DELETE /api/user.php?push=1', { body: { endpoint: 'x' } });
    expect(gone.error?.code).toBe('authentication_required');
    const person = await api.make();
    const login = await visitor.call('POST /api/user.php', {
      query: { push: 2 },
      body: { email: person.email, password: testPassword },
    });
    expect(login.body.user?.id).toBe(person.publicId);
  });
});

describe('the owner of a browser', () => {
  test('PUSH-03 stores the same subscription once, for concurrent and later calls', async () => {
    const { person, client, browser } = await subscriber();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => subscribe(client, browser)),
      ...Array.from({ length: 2 }, () =>
        client.call('POST /api/user.php?push=1', { headers: key, body: { subscription: browser.subscription } }),
      ),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await subscriptionsOf(person)).toEqual([browser.subscription.endpoint]);
    await notify({ person });
    await drain();
    expect(browser.received).toHaveLength(1);
  });

  test('PUSH-03 another member on the same browser takes it over, without the pushes that waited for the first', async () => {
    const { person, browser } = await subscriber();
    await notify({ person });
    const second = await api.make();
    await subscribe(await api.as(second), browser);
    expect([await subscriptionsOf(person), await subscriptionsOf(second)]).toEqual([
      [],
      [browser.subscription.endpoint],
    ]);
    await drain();
    expect(browser.requestCount()).toBe(0);
    expect(await notify({ person })).toBe(0);
    await notify({ person: second });
    await drain();
    expect(browser.received).toHaveLength(1);
  });

  test('PUSH-03 concurrent subscriptions of several members leave one owner', async () => {
    const browser = service.browser();
    const people = await Promise.all([api.make(), api.make(), api.make()]);
    const clients = await Promise.all(people.map((person) => api.as(person)));
    const responses = await Promise.all(
      clients.flatMap((client) => [subscribe(client, browser), subscribe(client, browser)]),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect((await Promise.all(people.map(subscriptionsOf))).flat()).toEqual([browser.subscription.endpoint]);
  });

  test('PUSH-03 a browser that renews its subscription has one, and a member has at most ten browsers', async () => {
    const { person, client } = await subscriber();
    const renewed = service.browser();
    await subscribe(client, renewed);
    expect(await subscriptionsOf(person)).toEqual([renewed.subscription.endpoint]);
    const later: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const browser = service.browser();
      await subscribe(await api.as(person), browser);
      later.push(browser.subscription.endpoint);
    }
    const kept = await subscriptionsOf(person);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(renewed.subscription.endpoint);
    // The browsers that were seen longest ago made room.
    expect(kept.toSorted()).toEqual(later.slice(1).toSorted());
  });

  test('PUSH-03 only its owner can delete a subscription', async () => {
    const { person, client, browser } = await subscriber();
    const { endpoint } = browser.subscription;
    const remove = (who: TestClient) => who.call('DELETE /api/user.php?push=1', { body: { endpoint } });
    expect((await remove(await api.as(await api.make()))).body).toEqual({ ok: true });
    expect(await subscriptionsOf(person)).toEqual([endpoint]);
    expect((await remove(client)).body).toEqual({ ok: true });
    expect((await remove(client)).body).toEqual({ ok: true });
    expect(await subscriptionsOf(person)).toEqual([]);
  });
});

describe('invalid subscriptions', () => {
  const keys = () => service.browser().subscription.keys;
  const refused: [string, () => unknown][] = [
    ['null', () => null],
    ['a word', () => 'subscription'],
    ['a list', () => []],
    ['no keys', () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a' })],
    ['no endpoint', () => ({ keys: keys() })],
    ['an invalid endpoint', () => ({ endpoint: 'fcm.googleapis.com', keys: keys() })],
    ['this machine', () => ({ endpoint: 'http://localhost:1/', keys: keys() })],
    ['the cloud’s own service', () => ({ endpoint: 'http://169.254.169.254/latest/meta-data/', keys: keys() })],
    [
      'an endpoint that is too long',
      () => ({ endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000)}`, keys: keys() }),
    ],
    ['a key that is too short', () => ({ ...service.browser().subscription, keys: { ...keys(), auth: 'AAAA' } })],
    [
      'a point off the curve',
      () => ({ ...service.browser().subscription, keys: { ...keys(), p256dh: `B${'A'.repeat(86)}` } }),
    ],
  ];
  test.each(refused)('PUSH-03 %s is refused with the same error', async (_name, subscription) => {
    const person = await api.make();
    const client = await api.as(person);
    const { status, error } = await client.call('POST /api/user.php?push=1', {
      body: { subscription: subscription() },
    });
    expect([status, error?.code]).toEqual([422, 'invalid_subscription']);
    expect(await subscriptionsOf(person)).toEqual([]);
  });
});

test('PUSH-03 the key survives a restart, and each installation has its own', async () => {
  const keyOf = async (one: TestApi) =>
    (await one.visitor().call('GET /api/settings.php')).body.settings.push_public_key;
  const key = await keyOf(api);
  expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(65);
  expect(await keyOf(await api.restart())).toBe(key);
  const other = await startTestApi();
  expect(await keyOf(other)).not.toBe(key);
  await other.close();
});

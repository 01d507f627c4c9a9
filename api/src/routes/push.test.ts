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
  service.answer({ status: 201 });
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

const subscriber = async (wish: PersonOptions = {}): Promise<Subscriber> => {
  const person = await api.make(wish);
  const client = await api.as(person);
  const browser = service.browser();
  expect((await subscribe(client, browser)).body).toEqual({ ok: true });
  return { person, client, browser };
};

const likeBy = async (person: TestPerson, liker: Promise<TestPerson> = api.make({ gender: 'male' })) => {
  const client = await api.as(await liker);
  return client.call('POST /api/like.php', { body: { profile: person.publicId } });
};

/** What the job does every second. */
const drain = () => api.app.services.pushes.drain();

const notify = ({ person }: Pick<Subscriber, 'person'>) =>
  notifyByPush(api.db, { userId: person.id, type: 'like', kind: 'like' });

const subscriptionsOf = async ({ id }: TestPerson) =>
  (await api.db.selectFrom('push_subscriptions').where('user_id', '=', id).select('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  );

const waiting = async ({ id }: TestPerson) =>
  api.db.selectFrom('push_queue').where('user_id', '=', id).selectAll().execute();

/** Lets what waits be due, as if its time had passed. */
const hurry = ({ id }: TestPerson) =>
  api.db
    .updateTable('push_queue')
    .set({ next_attempt_at: new Date(0) })
    .where('user_id', '=', id)
    .execute();

/** Moves a country to where it is this hour now. */
const makeItHour = async (country: string, hour: number) => {
  const offset = (hour - new Date().getUTCHours() + 24) % 24;
  // The sign of these names is the other way round.
  const zone = offset === 0 ? 'UTC' : offset <= 14 ? `Etc/GMT-${offset}` : `Etc/GMT+${24 - offset}`;
  await api.db.updateTable('countries').set({ timezone: zone }).where('code', '=', country).execute();
};

test('PUSH-03 a like reaches the browser: encrypted for it, signed by us, and it names nobody', async () => {
  const { person, client, browser } = await subscriber();
  await makeItHour('NL', 12);
  const liker = await api.make({ name: 'Bartholomew', gender: 'male' });
  expect((await likeBy(person, Promise.resolve(liker))).status).toBe(200);
  // Nothing goes out before the job: the like does not wait for a push service.
  expect(browser.asked()).toBe(0);
  expect(await drain()).toBe(1);
  expect(browser.received).toEqual([
    {
      payload: {
        title: 'New like',
        body: 'Somebody likes you. See who it is.',
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
  expect(await drain()).toBe(0);
});

test('PUSH-03 a like of the swipe game and a match tell of themselves, in the language of the member', async () => {
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

test('PUSH-03 a message takes the same way, by its own switch', async () => {
  const { person, client, browser } = await subscriber({ language: 'nl' });
  const message = () => notifyByPush(api.db, { userId: person.id, type: 'new_messages', kind: 'new_message' });
  expect(await message()).toBe(1);
  await drain();
  expect(browser.received.at(-1)?.payload).toMatchObject({ title: 'Nieuw bericht', url: '/chats', tag: 'new_message' });
  await client.call('PUT /api/notifications.php', { body: { type: 'new_messages', channel: 'push', enabled: false } });
  expect(await message()).toBe(0);
  expect(await notify({ person })).toBe(1);
});

test('PUSH-03 the like and its push are one: what is refused tells nobody, and the same like tells once', async () => {
  const { person, browser } = await subscriber();
  const liker = await api.make({ gender: 'male' });
  const client = await api.as(liker);
  await api.db.insertInto('blocks').values({ blocker_id: person.id, blocked_id: liker.id }).execute();
  expect((await likeBy(person, Promise.resolve(liker))).status).not.toBe(200);
  expect(await waiting(person)).toEqual([]);
  await api.db.deleteFrom('blocks').where('blocker_id', '=', person.id).execute();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => client.call('POST /api/like.php', { body: { profile: person.publicId } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await waiting(person)).toEqual([expect.objectContaining({ event_count: 1 })]);
  await drain();
  expect(browser.received).toHaveLength(1);
});

test('PUSH-03 who is not shown among likes is not told of: unconfirmed, or a fictional profile', async () => {
  const { person } = await subscriber();
  await likeBy(person, api.make({ gender: 'male', status: 'not_confirmed' }));
  await likeBy(person, api.make({ gender: 'male', fictional: true }));
  expect(await waiting(person)).toEqual([]);
});

test('AUTH-15 PUSH-03 a type that is switched off is not pushed, nor one switched off while it waited', async () => {
  const { person, client, browser } = await subscriber();
  const set = (type: NotificationType, enabled: boolean) =>
    client.call('PUT /api/notifications.php', { body: { type, channel: 'push', enabled } });
  await set('like', false);
  await likeBy(person);
  expect(await waiting(person)).toEqual([]);
  await set('like', true);
  await likeBy(person);
  await set('like', false);
  expect(await drain()).toBe(0);
  expect([browser.asked(), await waiting(person)]).toEqual([0, []]);
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
])('PUSH-03 at %i o’clock where the member lives it comes, silently: %j', async (hour, silent) => {
  await makeItHour('SE', hour);
  const { person, browser } = await subscriber({ country: 'SE' });
  await notify({ person });
  await drain();
  expect(browser.received[0]?.payload.silent).toBe(silent);
  expect(browser.received[0]?.headers['urgency']).toBe(silent ? 'low' : 'normal');
});

test('PUSH-03 several likes before one goes out are one push, and one during it is a second', async () => {
  const { person, browser } = await subscriber();
  for (let count = 0; count < 3; count += 1) await notify({ person });
  expect(await waiting(person)).toEqual([expect.objectContaining({ event_count: 3 })]);
  service.answer('hang');
  const round = drain();
  while (browser.asked() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await notify({ person });
  expect(await waiting(person)).toEqual([expect.objectContaining({ event_count: 4, attempts: 1 })]);
  service.answer({ status: 201 });
  service.release();
  await round;
  expect([browser.asked(), await waiting(person)]).toEqual([2, []]);
});

describe('a service that refuses', () => {
  test.each([404, 410])('PUSH-03 %i ends the subscription, and nothing is sent there again', async (status) => {
    const { person, browser } = await subscriber();
    service.answer({ status });
    await notify({ person });
    expect(await drain()).toBe(0);
    expect([await subscriptionsOf(person), await waiting(person), browser.asked()]).toEqual([[], [], 1]);
    expect(await notify({ person })).toBe(0);
  });

  test.each([429, 500, 503])('PUSH-03 %i is tried again later, and comes once it can', async (status) => {
    const { person, browser } = await subscriber();
    service.answer({ status });
    await notify({ person });
    await drain();
    // Not at once: the next round leaves it alone.
    await drain();
    expect(browser.asked()).toBe(1);
    service.answer({ status: 201 });
    await hurry(person);
    expect(await drain()).toBe(1);
    expect([browser.received.length, await waiting(person)]).toEqual([1, []]);
  });

  test('PUSH-03 the wait is what the service asks for, at most an hour; by itself it doubles', async () => {
    const { person } = await subscriber();
    const waits = async (headers: Record<string, string>) => {
      service.answer({ status: 503, headers });
      await hurry(person);
      await drain();
      const [row] = await waiting(person);
      return Math.round(((row?.next_attempt_at.getTime() ?? 0) - Date.now()) / 1000);
    };
    await notify({ person });
    expect(await waits({})).toBeGreaterThan(10);
    expect(await waits({})).toBeGreaterThan(25);
    const asked = await waits({ 'retry-after': '500' });
    expect(asked).toBeGreaterThan(490);
    expect(asked).toBeLessThanOrEqual(500);
    expect(await waits({ 'retry-after': '999999' })).toBeLessThanOrEqual(3_600);
  });

  test('PUSH-03 it is given up after six tries, and the subscription stays', async () => {
    const { person, browser } = await subscriber();
    service.answer({ status: 500 });
    await notify({ person });
    for (let tries = 0; tries < 8; tries += 1) {
      await hurry(person);
      await drain();
    }
    expect([browser.asked(), await waiting(person)]).toEqual([6, []]);
    expect(await subscriptionsOf(person)).toHaveLength(1);
  });

  test.each([
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['another refusal', { status: 403 }],
  ])('PUSH-03 %s is not followed or repeated; the log says so without the address', async (_name, answer) => {
    const { person, browser } = await subscriber();
    service.answer(answer);
    logged.length = 0;
    await notify({ person });
    await drain();
    expect([browser.asked(), await waiting(person), (await subscriptionsOf(person)).length]).toEqual([1, [], 1]);
    const text = logged.join('\n');
    expect(text).toContain(`status ${answer.status}`);
    expect(text).not.toContain(new URL(browser.subscription.endpoint).pathname);
  });

  test('PUSH-03 a host that left the list is not asked any more', async () => {
    const { person, browser } = await subscriber();
    await api.db
      .updateTable('push_subscriptions')
      .set({ endpoint: browser.subscription.endpoint.replace('localhost', '127.0.0.1') })
      .where('user_id', '=', person.id)
      .execute();
    await notify({ person });
    await drain();
    expect([browser.asked(), await subscriptionsOf(person)]).toEqual([0, []]);
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
  test.each(ends)('PUSH-03 %s stops the pushes, also what waits', async (_name, end) => {
    const { person, browser, client } = await subscriber();
    await notify({ person });
    await end({ person, browser, client });
    expect([await subscriptionsOf(person), await waiting(person)]).toEqual([[], []]);
    expect([await drain(), browser.asked()]).toEqual([0, 0]);
  });

  test('PUSH-03 a session that ran out, and an account that rests, get none', async () => {
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
    expect(await drain()).toBe(0);
    expect([one.browser.asked(), other.browser.asked(), await notify(other)]).toEqual([0, 0, 0]);
  });

  test('PUSH-03 whoever asks without a session is not answered, and the login beside it still is', async () => {
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

describe('whose browser it is', () => {
  test('PUSH-03 the same again, at once or later, is one subscription', async () => {
    const { person, client, browser } = await subscriber();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => subscribe(client, browser)),
      ...Array.from({ length: 2 }, () =>
        client.call('POST /api/user.php?push=1', { headers: key, body: { subscription: browser.subscription } }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await subscriptionsOf(person)).toEqual([browser.subscription.endpoint]);
    await notify({ person });
    await drain();
    expect(browser.received).toHaveLength(1);
  });

  test('PUSH-03 another member on the same browser takes it over, without what waited for the first', async () => {
    const { person, browser } = await subscriber();
    await notify({ person });
    const second = await api.make();
    await subscribe(await api.as(second), browser);
    expect([await subscriptionsOf(person), await subscriptionsOf(second)]).toEqual([
      [],
      [browser.subscription.endpoint],
    ]);
    expect([await drain(), browser.asked()]).toEqual([0, 0]);
    expect(await notify({ person })).toBe(0);
    await notify({ person: second });
    await drain();
    expect(browser.received).toHaveLength(1);
  });

  test('PUSH-03 two members at once on one browser: one of them has it', async () => {
    const browser = service.browser();
    const people = await Promise.all([api.make(), api.make(), api.make()]);
    const clients = await Promise.all(people.map((person) => api.as(person)));
    const answers = await Promise.all(
      clients.flatMap((client) => [subscribe(client, browser), subscribe(client, browser)]),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await Promise.all(people.map(subscriptionsOf))).flat()).toEqual([browser.subscription.endpoint]);
  });

  test('PUSH-03 a browser that subscribed anew has one, and a member at most ten browsers', async () => {
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
    // Seen longest ago: it made room, and so did the first of the eleven.
    expect(kept.toSorted()).toEqual(later.slice(1).toSorted());
  });

  test('PUSH-03 it is taken back by its owner alone', async () => {
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

describe('what is no subscription', () => {
  const keys = () => service.browser().subscription.keys;
  const refused: [string, () => unknown][] = [
    ['null', () => null],
    ['a word', () => 'subscription'],
    ['a list', () => []],
    ['no keys', () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a' })],
    ['no address', () => ({ keys: keys() })],
    ['an address that is none', () => ({ endpoint: 'fcm.googleapis.com', keys: keys() })],
    ['this machine', () => ({ endpoint: 'http://localhost:1/', keys: keys() })],
    ['the cloud’s own service', () => ({ endpoint: 'http://169.254.169.254/latest/meta-data/', keys: keys() })],
    ['an address too long', () => ({ endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000)}`, keys: keys() })],
    ['a key too short', () => ({ ...service.browser().subscription, keys: { ...keys(), auth: 'AAAA' } })],
    [
      'a point off the curve',
      () => ({ ...service.browser().subscription, keys: { ...keys(), p256dh: `B${'A'.repeat(86)}` } }),
    ],
  ];
  test.each(refused)('PUSH-03 %s is refused by the same words', async (_name, subscription) => {
    const person = await api.make();
    const client = await api.as(person);
    const { status, error } = await client.call('POST /api/user.php?push=1', {
      body: { subscription: subscription() },
    });
    expect([status, error?.code]).toEqual([422, 'invalid_subscription']);
    expect(await subscriptionsOf(person)).toEqual([]);
  });
});

test('PUSH-03 the key is this product’s for ever, and another product has another', async () => {
  const keyOf = async (one: TestApi) =>
    (await one.visitor().call('GET /api/settings.php')).body.settings.push_public_key;
  const key = await keyOf(api);
  expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(65);
  expect(await keyOf(await api.restart())).toBe(key);
  const other = await startTestApi();
  expect(await keyOf(other)).not.toBe(key);
  await other.close();
});

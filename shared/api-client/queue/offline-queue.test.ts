import { QueryClient } from '@tanstack/react-query';

import { createClient } from '../request.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createQueue } from './offline-queue.ts';
import { maxWrites } from './queue-store.ts';
import { createQueueEvents, type Refusal } from './queue-events.ts';

/** The product's client with waits four hundred times shorter. */
const fast = { firstRetryDelay: 1, minimumDelay: 0 };
const me = 7;

let server: TestServer;
let online = true;
beforeEach(async () => {
  server = await startTestServer();
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(async () => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  await server.stop();
});

const failure = (code: string) => ({ error: { code, message: 'A sentence.' } });
const connect = (is: boolean) => {
  online = is;
  globalThis.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

/** A tab of the browser. All tabs of a test share one localStorage. */
const openTab = (owner: number | null = me) => {
  const cache = new QueryClient();
  const events = createQueueEvents();
  const { callOrQueue, queue } = createQueue(createClient(fast), cache, events);
  const refusals: Refusal[] = [];
  events.refused.subscribe((refusal) => refusals.push(refusal));
  queue.setOwner(owner);
  const like = (profile: number) => callOrQueue('POST /api/like.php', { body: { profile } });
  const unlike = (profile: number) => callOrQueue('DELETE /api/like.php', { body: { profile } });
  return { cache, events, queue, refusals, callOrQueue, like, unlike };
};

const profilesSeen = () => server.requests.map(({ method, body }) => `${method} ${JSON.parse(body).profile}`);
const keysSeen = () => server.requests.map(({ headers }) => headers['idempotency-key']);
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('pairwise-queue.'));

/** Web Locks: each request waits for its turn. */
const addLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
};

describe('with a network', () => {
  test('a write is sent immediately, the caller gets the response, and nothing is stored', async () => {
    server.respondWith({ body: { match: null } });
    const { like, queue } = openTab();
    expect(await like(1)).toEqual({ queued: false, response: { match: null } });
    expect(queue.waiting()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('a refusal is thrown to the caller immediately', async () => {
    server.respondWith({ status: 403, body: failure('blocked') });
    const { like, queue, refusals } = openTab();
    await expect(like(1)).rejects.toMatchObject({ code: 'blocked' });
    expect(queue.waiting()).toEqual([]);
    expect(refusals).toEqual([]);
  });

  test('a failing server is no network failure: nothing is stored', async () => {
    server.respondWith({ status: 500 });
    const { like, queue } = openTab();
    await expect(like(1)).rejects.toMatchObject({ code: 'error', status: 500 });
    server.respondWith({ body: 'no object' });
    jest.spyOn(JSON, 'parse').mockImplementationOnce(() => {
      throw new SyntaxError('Unexpected token');
    });
    await expect(like(1)).rejects.toMatchObject({ code: 'error', status: 0 });
    expect(queue.waiting()).toEqual([]);
  });
});

describe('without a network', () => {
  test('writes are queued without an attempt and sent in order when the network is back', async () => {
    const { like, unlike, queue } = openTab();
    connect(false);
    expect(await like(1)).toEqual({ queued: true, id: expect.any(String) });
    await like(2);
    await unlike(1);
    expect(server.requests).toHaveLength(0);
    expect(queue.waiting().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['POST /api/like.php', { profile: 1 }],
      ['POST /api/like.php', { profile: 2 }],
      ['DELETE /api/like.php', { profile: 1 }],
    ]);
    await queue.flush();
    expect(server.requests).toHaveLength(0);
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'DELETE 1']);
    expect(server.requests.every(({ headers }) => headers['x-request-type'] === 'client')).toBe(true);
    expect(queue.waiting()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('CALL-11 a write whose response was lost is sent again with the same key', async () => {
    const { like, queue } = openTab();
    // The request arrives every time, and no response comes back.
    server.respondWith({ drop: true });
    expect(await like(1)).toMatchObject({ queued: true });
    expect(server.requests).toHaveLength(6);
    server.respondWith({});
    await queue.flush();
    expect(server.requests).toHaveLength(7);
    expect(new Set(keysSeen()).size).toBe(1);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
    // Another write has another key.
    await like(1);
    expect(new Set(keysSeen()).size).toBe(2);
  });

  test('a write in flight is queued when the network goes, before later writes', async () => {
    const { like, queue } = openTab();
    server.respondWith({ after: 60_000 });
    const first = like(1);
    await server.arrived(1);
    connect(false);
    const second = like(2);
    expect(await Promise.all([first, second])).toMatchObject([{ queued: true }, { queued: true }]);
    expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 1 }, { profile: 2 }]);
    server.respondWith({});
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 1', 'POST 2']);
    expect(keysSeen()[0]).toBe(keysSeen()[1]);
  });

  test('a write in flight is stored when the page is left, and sent by the next page with the same key', async () => {
    server.respondWith({ after: 60_000 });
    const { like } = openTab();
    const left = like(1);
    await server.arrived(1);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(await left).toMatchObject({ queued: true });
    expect(stored()).toHaveLength(1);
    server.respondWith({});
    await openTab().queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 1']);
    expect(new Set(keysSeen()).size).toBe(1);
  });

  test('a write behind waiting ones is sent last, and its caller gets the response', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    await like(2);
    online = true;
    server.respondWith({ after: 20 }, { after: 20 }, { body: { match: null } });
    expect(await like(3)).toEqual({ queued: false, response: { match: null } });
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'POST 3']);
    expect(queue.waiting()).toEqual([]);
  });

  test('a refusal of such a write is thrown to its caller and not emitted', async () => {
    const { like, refusals } = openTab();
    connect(false);
    await like(1);
    online = true;
    server.respondWith({}, { status: 403, body: failure('blocked') });
    await expect(like(2)).rejects.toMatchObject({ code: 'blocked' });
    expect(refusals).toEqual([]);
  });

  test('a write behind waiting ones resolves as queued when the network fails unnoticed', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    online = true;
    server.respondWith({ drop: true });
    expect(await like(2)).toMatchObject({ queued: true });
    expect(queue.waiting()).toHaveLength(2);
  });

  test('a newly loaded page sends the writes of the page before', async () => {
    connect(false);
    await openTab().like(1);
    connect(true);
    const { queue } = openTab();
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1']);
  });

  test('a clock that is set back does not change the order', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    await like(2);
    expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 1 }, { profile: 2 }]);
  });

  test('a clock that was far ahead does not make later writes expire', async () => {
    const { like, queue, refusals } = openTab();
    connect(false);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
    await like(1);
    clock.mockRestore();
    await like(2);
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 2']);
    expect(refusals).toMatchObject([{ write: { body: { profile: 1 } }, reason: 'expired' }]);
  });

  test('with too many waiting writes the next one fails as offline and is not stored', async () => {
    const { like, queue } = openTab();
    connect(false);
    for (let number = 0; number < maxWrites; number += 1) await like(number);
    await expect(like(maxWrites)).rejects.toMatchObject({ code: 'offline' });
    expect(queue.waiting()).toHaveLength(maxWrites);
  });
});

describe('the owner', () => {
  test('a visitor’s write fails immediately', async () => {
    const { like } = openTab(null);
    connect(false);
    server.respondWith({ drop: true });
    await expect(like(1)).rejects.toMatchObject({ code: 'offline' });
    expect(stored()).toEqual([]);
  });

  test('a write waits until its own member is back', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    connect(true);
    queue.setOwner(8);
    await queue.flush();
    expect(queue.waiting()).toEqual([]);
    // It does not block the other member’s own write.
    await like(2);
    expect(profilesSeen()).toEqual(['POST 2']);
    queue.setOwner(me);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 2', 'POST 1']);
  });

  test('a change of the member stops sending and sends the new member’s writes', async () => {
    const { like, queue } = openTab(8);
    connect(false);
    await like(80);
    queue.setOwner(me);
    await like(1);
    await like(2);
    online = true;
    server.respondWith({ after: 50 });
    const flushed = queue.flush();
    await server.arrived(1);
    queue.setOwner(8);
    await flushed;
    expect(profilesSeen()).toEqual(['POST 1', 'POST 80']);
  });

  test('a logout deletes the member’s writes only', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    queue.setOwner(8);
    await like(2);
    queue.clear(me);
    connect(true);
    queue.setOwner(me);
    await queue.flush();
    expect(server.requests).toEqual([]);
    expect(stored()).toHaveLength(1);
  });

  test('a write deleted by a logout in another tab stays deleted when the server fails', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    connect(true);
    server.respondWith({ status: 500, after: 20 });
    const flushed = queue.flush();
    await server.arrived(1);
    openTab(null).queue.clear(me);
    await flushed;
    expect(stored()).toEqual([]);
  });

  test('AUTH-14 an ended session stops sending and keeps all writes', async () => {
    const { like, queue, refusals } = openTab();
    connect(false);
    await like(1);
    await like(2);
    connect(true);
    server.respondWith({ status: 403, body: failure('authentication_required') });
    await queue.flush();
    expect(server.requests).toHaveLength(1);
    expect(queue.waiting()).toHaveLength(2);
    expect(refusals).toEqual([]);
  });
});

describe('failed writes', () => {
  const three = async () => {
    const tab = openTab();
    connect(false);
    for (const profile of [1, 2, 3]) await tab.like(profile);
    connect(true);
    return tab;
  };

  test('a refusal deletes that write, is emitted once, and does not block the others', async () => {
    const { queue, refusals } = await three();
    server.respondWith({}, { status: 403, body: failure('blocked') }, {});
    await queue.flush();
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'POST 3']);
    expect(refusals).toMatchObject([{ write: { body: { profile: 2 } }, reason: { code: 'blocked' } }]);
    expect(queue.waiting()).toEqual([]);
  });

  test('a network failure stops sending and keeps the rest', async () => {
    const { queue, refusals } = await three();
    server.respondWith({}, { drop: true });
    await queue.flush();
    expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 2 }, { profile: 3 }]);
    expect(refusals).toEqual([]);
  });

  test('a failing server stops sending; a write that fails three times is given up', async () => {
    const { queue, refusals } = await three();
    server.respondWith({ status: 500, body: failure('error') });
    await queue.flush();
    await queue.flush();
    expect(queue.waiting()).toHaveLength(3);
    server.respondWith(...Array.from({ length: 6 }, () => ({ status: 500, body: failure('error') })), {});
    await queue.flush();
    expect(refusals).toMatchObject([{ write: { body: { profile: 1 } }, reason: { code: 'error' } }]);
    expect(queue.waiting()).toEqual([]);
  });

  test('a rate limit keeps all writes', async () => {
    const { queue } = await three();
    server.respondWith({ status: 429, headers: { 'retry-after': '60' }, body: failure('rate_limited') });
    for (let round = 0; round < 4; round += 1) await queue.flush();
    expect(queue.waiting()).toHaveLength(3);
  });

  test('an expired write is emitted and not sent; another member’s is deleted silently', async () => {
    const { like, queue, refusals } = await three();
    queue.setOwner(8);
    connect(false);
    await like(80);
    queue.setOwner(me);
    connect(true);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 41 * 3_600_000);
    await queue.flush();
    expect(server.requests).toEqual([]);
    expect(refusals.map(({ reason }) => reason)).toEqual(['expired', 'expired', 'expired']);
    expect(stored()).toEqual([]);
  });

  test('the next member deletes expired writes of other members', async () => {
    await three();
    const later = Date.now() + 41 * 3_600_000;
    openTab(8);
    expect(stored()).toHaveLength(3);
    jest.spyOn(Date, 'now').mockReturnValue(later);
    openTab(null);
    expect(stored()).toHaveLength(3);
    openTab(8);
    expect(stored()).toEqual([]);
  });

  test('a write that expires behind others resolves as queued and is emitted as refused', async () => {
    const { like, refusals } = openTab();
    connect(false);
    await like(1);
    online = true;
    server.respondWith({ after: 50 });
    const behind = like(2);
    await server.arrived(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 41 * 3_600_000);
    expect(await behind).toMatchObject({ queued: true });
    expect(refusals).toMatchObject([{ write: { body: { profile: 2 } }, reason: 'expired' }]);
  });

  test('a write that has nearly expired is sent: the api still knows its key', async () => {
    const { queue } = await three();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 39 * 3_600_000);
    await queue.flush();
    expect(server.requests).toHaveLength(3);
  });
});

test('the reads that a write changes are invalidated once, others are not', async () => {
  const { cache, events, like, queue } = openTab();
  const flushed: unknown[] = [];
  events.flushed.subscribe((endpoints) => flushed.push(endpoints));
  connect(false);
  await like(1);
  await like(2);
  const keys = [['GET /api/likes.php', {}], ['GET /api/member.php', { id: '1' }], ['GET /api/settings.php']];
  for (const key of keys) cache.setQueryData(key, {});
  connect(true);
  await queue.flush();
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
  await queue.flush();
  expect(flushed).toEqual([['POST /api/like.php']]);
});

describe('two tabs', () => {
  const both = async () => {
    const [one, other] = [openTab(), openTab()];
    connect(false);
    await one.like(1);
    await other.like(2);
    await one.like(3);
    expect(other.queue.waiting()).toHaveLength(3);
    connect(true);
    server.respondWith({ after: 10 });
    await Promise.all([one.queue.flush(), other.queue.flush()]);
    expect([one, other].map(({ queue }) => queue.waiting().length)).toEqual([0, 0]);
  };

  test('each write is sent once, by one of the tabs, in the common order', async () => {
    addLocks();
    await both();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'POST 3']);
  });

  test('without locks both tabs may send a write, with the same key', async () => {
    await both();
    expect(server.requests.length).toBeGreaterThan(3);
    expect(new Set(keysSeen()).size).toBe(3);
  });

  test('a tab emits a change when another tab has queued a write', async () => {
    const { events } = openTab();
    const listener = jest.fn();
    const stop = events.changed.subscribe(() => listener());
    // The browser dispatches this event in all tabs except the one that wrote.
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'pairwise-queue.x' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'pairwise-queue.x' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the storage', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const valid = { endpoint: 'POST /api/like.php', body: { profile: 1 }, owner: me, at: Date.now(), failures: 0 };

  test.each([
    ['no JSON', id, '{"endpoint'],
    ['no object', id, '7'],
    ['null', id, 'null'],
    ['no owner', id, JSON.stringify({ ...valid, owner: undefined })],
    ['a time that is none', id, JSON.stringify({ ...valid, at: 'yesterday' })],
    ['a query that is none', id, JSON.stringify({ ...valid, query: 'a=b' })],
    ['an endpoint that never waits', id, JSON.stringify({ ...valid, endpoint: 'POST /api/account-delete.php' })],
    ['an id the api refuses', 'x', JSON.stringify(valid)],
  ])('a broken or foreign entry is deleted and blocks nothing: %s', async (_what, key, value) => {
    localStorage.setItem(`pairwise-queue.${key}`, value);
    const { like, queue, refusals } = openTab();
    expect(queue.waiting()).toEqual([]);
    expect(stored()).toEqual([]);
    await like(2);
    expect(profilesSeen()).toEqual(['POST 2']);
    expect(refusals).toEqual([]);
  });

  test('a valid entry is sent (negative control of the above)', async () => {
    localStorage.setItem(`pairwise-queue.${id}`, JSON.stringify(valid));
    await openTab().queue.flush();
    expect(keysSeen()).toEqual([id]);
  });

  test('full: writes wait in this tab’s memory, in one order with the stored ones', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await like(2);
    expect(stored()).toHaveLength(1);
    expect(queue.waiting()).toHaveLength(2);
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2']);
    expect(queue.waiting()).toEqual([]);
  });

  test('forbidden: writes wait in this tab’s memory', async () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1']);
    jest.restoreAllMocks();
  });
});

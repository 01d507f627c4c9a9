import { QueryClient } from '@tanstack/react-query';

import { createClient } from '../request.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createQueue } from './offline-queue.ts';
import { mostWrites } from './queue-store.ts';
import { createTold, type Refusal } from './told.ts';

/** As the real one, with waits four hundred times shorter. */
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

/** A tab of the browser: what it keeps in localStorage it shares with all others of the test. */
const openTab = (owner: number | null = me) => {
  const cache = new QueryClient();
  const told = createTold();
  const { callOrQueue, queue } = createQueue(createClient(fast), cache, told);
  const refusals: Refusal[] = [];
  told.refused.add((refusal) => refusals.push(refusal));
  queue.setOwner(owner);
  const like = (profile: number) => callOrQueue('POST /api/like.php', { body: { profile } });
  const unlike = (profile: number) => callOrQueue('DELETE /api/like.php', { body: { profile } });
  return { cache, told, queue, refusals, callOrQueue, like, unlike };
};

const profilesSeen = () => server.seen.map(({ method, body }) => `${method} ${JSON.parse(body).profile}`);
const keysSeen = () => server.seen.map(({ headers }) => headers['idempotency-key']);
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('pairwise-queue.'));

/** Locks as the browser has them: who asks waits for their turn. */
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
  test('a write is done at once, its answer is the caller’s, nothing is kept', async () => {
    server.answer({ body: { match: null } });
    const { like, queue } = openTab();
    expect(await like(1)).toEqual({ queued: false, answer: { match: null } });
    expect(queue.waiting()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('a refusal is the caller’s, at once', async () => {
    server.answer({ status: 403, body: failure('blocked') });
    const { like, queue, refusals } = openTab();
    await expect(like(1)).rejects.toMatchObject({ code: 'blocked' });
    expect(queue.waiting()).toEqual([]);
    expect(refusals).toEqual([]);
  });

  test('a server that fails is no lack of network: nothing is kept', async () => {
    server.answer({ status: 500 });
    const { like, queue } = openTab();
    await expect(like(1)).rejects.toMatchObject({ code: 'error', status: 500 });
    server.answer({ body: 'no object' });
    jest.spyOn(JSON, 'parse').mockImplementationOnce(() => {
      throw new SyntaxError('Unexpected token');
    });
    await expect(like(1)).rejects.toMatchObject({ code: 'error', status: 0 });
    expect(queue.waiting()).toEqual([]);
  });
});

describe('without a network', () => {
  test('writes are kept, told as queued without a try, and sent in their order when it is back', async () => {
    const { like, unlike, queue } = openTab();
    connect(false);
    expect(await like(1)).toEqual({ queued: true, id: expect.any(String) });
    await like(2);
    await unlike(1);
    expect(server.seen).toHaveLength(0);
    expect(queue.waiting().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['POST /api/like.php', { profile: 1 }],
      ['POST /api/like.php', { profile: 2 }],
      ['DELETE /api/like.php', { profile: 1 }],
    ]);
    await queue.flush();
    expect(server.seen).toHaveLength(0);
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'DELETE 1']);
    expect(server.seen.every(({ headers }) => headers['x-request-type'] === 'client')).toBe(true);
    expect(queue.waiting()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('CALL-11 an answer that was lost: the same write is sent again, under the same key', async () => {
    const { like, queue } = openTab();
    // It arrives every time, and no answer comes back.
    server.answer({ drop: true });
    expect(await like(1)).toMatchObject({ queued: true });
    expect(server.seen).toHaveLength(6);
    server.answer({});
    await queue.flush();
    expect(server.seen).toHaveLength(7);
    expect(new Set(keysSeen()).size).toBe(1);
    expect(new Set(server.seen.map(({ body }) => body)).size).toBe(1);
    // Another gesture has another key.
    await like(1);
    expect(new Set(keysSeen()).size).toBe(2);
  });

  test('a write on its way when the network goes is queued at once, before what is done after it', async () => {
    const { like, queue } = openTab();
    server.answer({ after: 60_000 });
    const first = like(1);
    await server.arrived(1);
    connect(false);
    const second = like(2);
    expect(await Promise.all([first, second])).toMatchObject([{ queued: true }, { queued: true }]);
    expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 1 }, { profile: 2 }]);
    server.answer({});
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 1', 'POST 2']);
    expect(keysSeen()[0]).toBe(keysSeen()[1]);
  });

  test('a write on its way when the page is left is kept, and sent by the next page under the same key', async () => {
    server.answer({ after: 60_000 });
    const { like } = openTab();
    const left = like(1);
    await server.arrived(1);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(await left).toMatchObject({ queued: true });
    expect(stored()).toHaveLength(1);
    server.answer({});
    await openTab().queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 1']);
    expect(new Set(keysSeen()).size).toBe(1);
  });

  test('what is done while others still wait goes behind them, and its caller has the answer', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    await like(2);
    online = true;
    server.answer({ after: 20 }, { after: 20 }, { body: { match: null } });
    expect(await like(3)).toEqual({ queued: false, answer: { match: null } });
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'POST 3']);
    expect(queue.waiting()).toEqual([]);
  });

  test('its refusal is then the caller’s, too, and nobody else is told', async () => {
    const { like, refusals } = openTab();
    connect(false);
    await like(1);
    online = true;
    server.answer({}, { status: 403, body: failure('blocked') });
    await expect(like(2)).rejects.toMatchObject({ code: 'blocked' });
    expect(refusals).toEqual([]);
  });

  test('without a network that the browser knows of, who waits behind others is told so', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    online = true;
    server.answer({ drop: true });
    expect(await like(2)).toMatchObject({ queued: true });
    expect(queue.waiting()).toHaveLength(2);
  });

  test('a page that is loaded anew sends what the one before has kept', async () => {
    connect(false);
    await openTab().like(1);
    connect(true);
    const { queue } = openTab();
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1']);
  });

  test('a clock that was put back changes no order', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    await like(2);
    expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 1 }, { profile: 2 }]);
  });

  test('a clock that was far ahead makes nothing too old that is done after it', async () => {
    const { like, queue, refusals } = openTab();
    connect(false);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
    await like(1);
    clock.mockRestore();
    await like(2);
    connect(true);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 2']);
    expect(refusals).toMatchObject([{ write: { body: { profile: 1 } }, why: 'expired' }]);
  });

  test('too many that wait: the next one fails as offline, and is not kept', async () => {
    const { like, queue } = openTab();
    connect(false);
    for (let number = 0; number < mostWrites; number += 1) await like(number);
    await expect(like(mostWrites)).rejects.toMatchObject({ code: 'offline' });
    expect(queue.waiting()).toHaveLength(mostWrites);
  });
});

describe('whose they are', () => {
  test('a visitor’s write fails at once', async () => {
    const { like } = openTab(null);
    connect(false);
    server.answer({ drop: true });
    await expect(like(1)).rejects.toMatchObject({ code: 'offline' });
    expect(stored()).toEqual([]);
  });

  test('another member’s is not sent; their own waits for them', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    connect(true);
    queue.setOwner(8);
    await queue.flush();
    expect(queue.waiting()).toEqual([]);
    // The other one’s own is not held up by it.
    await like(2);
    expect(profilesSeen()).toEqual(['POST 2']);
    queue.setOwner(me);
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 2', 'POST 1']);
  });

  test('who changes while one is sent stops the rest; whoever has come has their own sent', async () => {
    const { like, queue } = openTab(8);
    connect(false);
    await like(80);
    queue.setOwner(me);
    await like(1);
    await like(2);
    online = true;
    server.answer({ after: 50 });
    const flushed = queue.flush();
    await server.arrived(1);
    queue.setOwner(8);
    await flushed;
    expect(profilesSeen()).toEqual(['POST 1', 'POST 80']);
  });

  test('logging out drops them, and nobody else’s', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    queue.setOwner(8);
    await like(2);
    queue.forget(me);
    connect(true);
    queue.setOwner(me);
    await queue.flush();
    expect(server.seen).toEqual([]);
    expect(stored()).toHaveLength(1);
  });

  test('logging out in another tab while the server fails at one: it does not come back', async () => {
    const { like, queue } = openTab();
    connect(false);
    await like(1);
    connect(true);
    server.answer({ status: 500, after: 20 });
    const flushed = queue.flush();
    await server.arrived(1);
    openTab(null).queue.forget(me);
    await flushed;
    expect(stored()).toEqual([]);
  });

  test('AUTH-14 a session that has ended stops all and keeps all', async () => {
    const { like, queue, refusals } = openTab();
    connect(false);
    await like(1);
    await like(2);
    connect(true);
    server.answer({ status: 403, body: failure('authentication_required') });
    await queue.flush();
    expect(server.seen).toHaveLength(1);
    expect(queue.waiting()).toHaveLength(2);
    expect(refusals).toEqual([]);
  });
});

describe('what is not taken', () => {
  const three = async () => {
    const tab = openTab();
    connect(false);
    for (const profile of [1, 2, 3]) await tab.like(profile);
    connect(true);
    return tab;
  };

  test('a refusal drops that one, is told once, and holds up no other', async () => {
    const { queue, refusals } = await three();
    server.answer({}, { status: 403, body: failure('blocked') }, {});
    await queue.flush();
    await queue.flush();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'POST 3']);
    expect(refusals).toMatchObject([{ write: { body: { profile: 2 } }, why: { code: 'blocked' } }]);
    expect(queue.waiting()).toEqual([]);
  });

  test('a network that is still missing stops and keeps', async () => {
    const { queue, refusals } = await three();
    server.answer({}, { drop: true });
    await queue.flush();
    expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 2 }, { profile: 3 }]);
    expect(refusals).toEqual([]);
  });

  test('a server that fails stops and keeps; one write it fails at again and again is given up', async () => {
    const { queue, refusals } = await three();
    server.answer({ status: 500, body: failure('error') });
    await queue.flush();
    await queue.flush();
    expect(queue.waiting()).toHaveLength(3);
    server.answer(...Array.from({ length: 6 }, () => ({ status: 500, body: failure('error') })), {});
    await queue.flush();
    expect(refusals).toMatchObject([{ write: { body: { profile: 1 } }, why: { code: 'error' } }]);
    expect(queue.waiting()).toEqual([]);
  });

  test('who is asked for patience has it', async () => {
    const { queue } = await three();
    server.answer({ status: 429, headers: { 'retry-after': '60' }, body: failure('rate_limited') });
    for (let round = 0; round < 4; round += 1) await queue.flush();
    expect(queue.waiting()).toHaveLength(3);
  });

  test('what has waited too long is not sent but told; one of nobody here goes in silence', async () => {
    const { like, queue, refusals } = await three();
    queue.setOwner(8);
    connect(false);
    await like(80);
    queue.setOwner(me);
    connect(true);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 41 * 3_600_000);
    await queue.flush();
    expect(server.seen).toEqual([]);
    expect(refusals.map(({ why }) => why)).toEqual(['expired', 'expired', 'expired']);
    expect(stored()).toEqual([]);
  });

  test('of somebody who is gone it goes with whoever comes next, though they have nothing to send', async () => {
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

  test('a caller whose write waits too long behind others is told that it is not done', async () => {
    const { like, refusals } = openTab();
    connect(false);
    await like(1);
    online = true;
    server.answer({ after: 50 });
    const behind = like(2);
    await server.arrived(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 41 * 3_600_000);
    expect(await behind).toMatchObject({ queued: true });
    expect(refusals).toMatchObject([{ write: { body: { profile: 2 } }, why: 'expired' }]);
  });

  test('what has waited nearly as long is sent: the api still knows its key', async () => {
    const { queue } = await three();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 39 * 3_600_000);
    await queue.flush();
    expect(server.seen).toHaveLength(3);
  });
});

test('the reads that it changes are asked for again, once; others are left alone', async () => {
  const { cache, told, like, queue } = openTab();
  const flushed: unknown[] = [];
  told.flushed.add((endpoints) => flushed.push(endpoints));
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
    server.answer({ after: 10 });
    await Promise.all([one.queue.flush(), other.queue.flush()]);
    expect([one, other].map(({ queue }) => queue.waiting().length)).toEqual([0, 0]);
  };

  test('each write is sent by one of them, once, and in the order of all', async () => {
    addLocks();
    await both();
    expect(profilesSeen()).toEqual(['POST 1', 'POST 2', 'POST 3']);
  });

  test('where there are no locks both may send it, under one key', async () => {
    await both();
    expect(server.seen.length).toBeGreaterThan(3);
    expect(new Set(keysSeen()).size).toBe(3);
  });

  test('a tab hears of what another has queued', async () => {
    const { told } = openTab();
    const heard = jest.fn();
    const stop = told.changed.add(() => heard());
    // The browser tells all tabs but the one that wrote.
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'pairwise-queue.x' }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'pairwise-queue.x' }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the storage', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const sound = { endpoint: 'POST /api/like.php', body: { profile: 1 }, owner: me, at: Date.now(), failures: 0 };

  test.each([
    ['no JSON', id, '{"endpoint'],
    ['no object', id, '7'],
    ['null', id, 'null'],
    ['no owner', id, JSON.stringify({ ...sound, owner: undefined })],
    ['a time that is none', id, JSON.stringify({ ...sound, at: 'yesterday' })],
    ['a query that is none', id, JSON.stringify({ ...sound, query: 'a=b' })],
    ['an endpoint that never waits', id, JSON.stringify({ ...sound, endpoint: 'POST /api/account-delete.php' })],
    ['an id the api refuses', 'x', JSON.stringify(sound)],
  ])('what is broken or foreign is dropped, and holds up nothing: %s', async (_what, key, value) => {
    localStorage.setItem(`pairwise-queue.${key}`, value);
    const { like, queue, refusals } = openTab();
    expect(queue.waiting()).toEqual([]);
    expect(stored()).toEqual([]);
    await like(2);
    expect(profilesSeen()).toEqual(['POST 2']);
    expect(refusals).toEqual([]);
  });

  test('one that is sound is sent (negative control of the above)', async () => {
    localStorage.setItem(`pairwise-queue.${id}`, JSON.stringify(sound));
    await openTab().queue.flush();
    expect(keysSeen()).toEqual([id]);
  });

  test('full: writes wait in this tab’s memory, in one order with the kept ones', async () => {
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

  test('forbidden: the same', async () => {
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

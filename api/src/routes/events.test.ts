import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import type { ClientFrame, ServerFrame } from '@pairwise/contracts';
import { sql } from 'kysely';
import { WebSocket } from 'ws';

import {
  buyBundle,
  converse,
  people,
  say,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
} from '../../testing/index.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { MAX_FRAMES } from '../live/stream-limits.ts';

let api: TestApi;
let other: TestApi;
let addresses: string[];
beforeAll(async () => {
  api = await startTestApi();
  other = await api.restart();
  addresses = [await api.listen(), await other.listen()];
});
afterAll(() => api.close());

interface Reader {
  socket: WebSocket;
  frames: ServerFrame[];
  /** Waits until the frames fulfil a condition. */
  until: (condition: (frames: ServerFrame[]) => boolean) => Promise<void>;
  closed: Promise<number>;
  send: (frame: ClientFrame) => void;
}

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

interface StreamOptions {
  since?: number;
  node?: number;
  headers?: Record<string, string>;
}

const connect = (client: TestClient | undefined, { since, node = 0, headers }: StreamOptions = {}): WebSocket => {
  const address = addresses[node] ?? '';
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/api/events.php${since === undefined ? '' : `?since=${since}`}`,
    { headers: { cookie: client?.cookie() ?? '', origin: address, ...headers } },
  );
  // A test that refuses the upgrade waits for the response instead.
  socket.on('error', () => {});
  open.push(socket);
  return socket;
};

const read = async (client: TestClient, options: StreamOptions = {}): Promise<Reader> => {
  const socket = connect(client, options);
  const frames: ServerFrame[] = [];
  let changed = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()));
    changed.resolve();
    changed = Promise.withResolvers();
  });
  const closed = new Promise<number>((resolve) => void socket.once('close', (code) => resolve(code)));
  const reader: Reader = {
    socket,
    frames,
    closed,
    until: async (condition) => {
      while (!condition(frames)) await changed.promise;
    },
    send: (frame) => socket.send(JSON.stringify(frame)),
  };
  await reader.until(() => frames.length > 0);
  return reader;
};

const eventsIn = (frames: ServerFrame[]) => frames.flatMap((frame) => (frame.type === 'events' ? frame.events : []));

const statusOf = async (socket: WebSocket): Promise<number | undefined> => {
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
};

const pair = async () => ({ robin: await api.make(people.premiumMember), sanne: await api.make({ premium: true }) });

const send = (client: TestClient, to: TestPerson) =>
  client.call('POST /api/message.php', {
    body: { profile: to.publicId, client_id: randomUUID(), kind: 'text', body: 'Hello' },
  });

describe('the stream of events', () => {
  test('CHAT-09 a like is a hint to the liked member within a second, in another process too, and only once', async () => {
    const { robin, sanne } = await pair();
    const [client, receiver] = [await api.as(robin), await api.as(sanne)];
    const theirs = await read(receiver, { node: 1 });
    const began = performance.now();
    const body = { profile: sanne.publicId };
    expect((await client.call('POST /api/like.php', { body })).body.match).toBeNull();
    await theirs.until((frames) => eventsIn(frames).length > 0);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(eventsIn(theirs.frames).map(({ type }) => type)).toEqual(['likes']);
    // The like exists already.
    await client.call('POST /api/like.php', { body });
    await send(client, sanne);
    await theirs.until((frames) => eventsIn(frames).length > 1);
    expect(eventsIn(theirs.frames).map(({ type }) => type)).toEqual(['likes', 'message']);
  });

  test('CHAT-09 a match reaches the member who liked first; a refused like reaches no one', async () => {
    const { robin, sanne } = await pair();
    const [client, receiver] = [await api.as(robin), await api.as(sanne)];
    await client.call('POST /api/like.php', { body: { profile: sanne.publicId } });
    const mine = await read(client);
    const liked = await receiver.call('POST /api/like.php', { body: { profile: robin.publicId } });
    expect(liked.body.match).not.toBeNull();
    await mine.until((frames) => eventsIn(frames).length > 0);
    expect(eventsIn(mine.frames).map(({ type }) => type)).toEqual(['likes']);
    const hidden = await api.make({ status: 'suspended' });
    expect((await client.call('POST /api/like.php', { body: { profile: hidden.publicId } })).status).toBe(404);
    const events = api.db.selectFrom('user_events').where('user_id', '=', hidden.id).selectAll();
    expect(await events.execute()).toEqual([]);
  });

  test('CHAT-09 carries a hint of a new message to both members, across two processes', async () => {
    const { robin, sanne } = await pair();
    const [client, receiver] = [await api.as(robin), await api.as(sanne)];
    const mine = await read(client);
    const theirs = await read(receiver, { node: 1 });
    const { conversation } = (await send(client, sanne)).body;
    for (const { until, frames } of [mine, theirs]) {
      await until(() => eventsIn(frames).length > 0);
      const hello = frames[0];
      expect(eventsIn(frames)).toEqual([
        { seq: hello?.type === 'hello' ? hello.last_seq + 1 : 0, type: 'message', conversation, message_seq: 1 },
      ]);
    }
  });

  test('CHAT-09 after a gap the client gets exactly the events it missed, in their order', async () => {
    const { robin, sanne } = await pair();
    const { id, publicId } = await converse(api.db, robin, sanne, []);
    const client = await api.as(sanne);
    for (let index = 0; index < 450; index += 1) await say(api.db, robin, id, `line ${index}`);
    const { frames, until } = await read(client, { since: 200 });
    await until(() => eventsIn(frames).length >= 250);
    // `converse` and the purchase of premium have made earlier events.
    const [{ last }] = (
      await sql<{
        last: number;
      }>`select last_seq::int8 as last from user_event_heads where user_id = ${sanne.id}`.execute(api.db)
    ).rows as [{ last: number }];
    await until(() => eventsIn(frames).at(-1)?.seq === last);
    expect(eventsIn(frames).map(({ seq }) => seq)).toEqual(
      Array.from({ length: last - 200 }, (_, index) => index + 201),
    );
    expect(eventsIn(frames).at(-1)).toMatchObject({ conversation: publicId, message_seq: 450 });
  });

  test('CHAT-09 `after` on an open stream repeats what follows that number', async () => {
    const { robin, sanne } = await pair();
    const client = await api.as(sanne);
    await converse(api.db, robin, sanne, ['one', 'two', 'three']);
    const reader = await read(client);
    reader.send({ type: 'after', seq: 2 });
    await reader.until((frames) => eventsIn(frames).length === 2);
    expect(eventsIn(reader.frames).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  test('CHAT-09 a reply follows `after` when nothing is new, so that the client does not take the stream for dead', async () => {
    const { robin, sanne } = await pair();
    await converse(api.db, robin, sanne, ['one']);
    const { frames, send: sendFrame, until } = await read(await api.as(sanne));
    const [hello] = frames;
    const last_seq = hello?.type === 'hello' ? hello.last_seq : 0;
    sendFrame({ type: 'after', seq: last_seq });
    await until(() => frames.length > 1);
    expect(frames[1]).toEqual({ type: 'events', events: [], last_seq });
  });

  test('CHAT-09 requests a resync when the missed events were deleted or the number never existed', async () => {
    const { robin, sanne } = await pair();
    await converse(api.db, robin, sanne, ['one', 'two', 'three']);
    await sql`delete from user_events where user_id = ${sanne.id} and seq < 3`.execute(api.db);
    const client = await api.as(sanne);
    for (const since of [1, 1000]) {
      const { frames, until } = await read(client, { since });
      await until(() => frames.length > 1);
      expect(frames).toEqual([
        { type: 'hello', last_seq: 4 },
        { type: 'resync', last_seq: 4 },
      ]);
      const polled = await client.call('GET /api/events.php', { query: { after: since } });
      expect(polled.body).toEqual({ events: [], last_seq: 4, resync: true, has_more: false });
    }
    expect((await client.call('GET /api/events.php', { query: { after: 2 } })).body).toMatchObject({
      events: [{ seq: 3 }, { seq: 4 }],
      resync: false,
    });
  });

  test('CHAT-09 finds events whose hint was lost', async () => {
    const { robin, sanne } = await pair();
    const { id } = await converse(api.db, robin, sanne, []);
    const { frames, until } = await read(await api.as(sanne));
    // No process published this message.
    await say(api.db, robin, id, 'hello');
    await until(() => eventsIn(frames).length > 0);
    expect(eventsIn(frames)).toHaveLength(1);
  });

  test('CHAT-09 a hundred concurrent messages arrive once each and in order on four streams', async () => {
    const { robin, sanne } = await pair();
    const { id } = await converse(api.db, robin, sanne, []);
    const client = await api.as(sanne);
    const readers = await Promise.all([0, 1, 0, 1].map((node) => read(client, { node })));
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        await say(api.db, robin, id, 'hello');
        api.app.services.liveHints.changed(api.db, sanne.id);
      }),
    );
    for (const { frames, until } of readers) {
      await until(() => eventsIn(frames).length >= 100);
      const first = eventsIn(frames)[0]?.seq ?? 0;
      expect(eventsIn(frames).map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => first + index));
    }
  });

  test('BILL-10 a purchase reaches open pages as an event of the user', async () => {
    const milan = await api.make(people.freeMember);
    const { frames, until } = await read(await api.as(milan));
    await buyBundle(api.db, milan.id);
    await until(() => eventsIn(frames).length > 0);
    expect(eventsIn(frames)).toEqual([{ seq: expect.any(Number), type: 'user' }]);
  });
});

describe('who can open a stream', () => {
  test('CALL-10 refuses visitors, pages of other sites, and programs that name no page', async () => {
    const client = await api.as(await api.make());
    expect(await statusOf(connect(undefined))).toBe(403);
    expect(await statusOf(connect(client, { headers: { cookie: `auth.session=${'x'.repeat(43)}` } }))).toBe(403);
    expect(await statusOf(connect(client, { headers: { origin: 'https://evil.example' } }))).toBe(400);
    expect(await statusOf(connect(client, { headers: { 'sec-fetch-site': 'cross-site' } }))).toBe(400);
    expect(await statusOf(connect(client, { headers: { origin: '' } }))).toBe(400);
    expect((await read(client)).frames).toHaveLength(1);
  });

  test('a logout closes the streams of its session at once, in every process, and no others', async () => {
    const sanne = await api.make();
    const [client, elsewhere] = [await api.as(sanne), await api.as(sanne)];
    const [first, second] = [await read(client), await read(client, { node: 1 })];
    const stays = await read(elsewhere);
    await client.call('GET /api/logout.php');
    expect(await Promise.all([first.closed, second.closed])).toEqual([4403, 4403]);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
    await api.db.deleteFrom('sessions').where('user_id', '=', sanne.id).execute();
    expect(await stays.closed).toBe(4403);
  });

  test('a logout closes the streams at once also while Redis, which carries the other hints, is down', async () => {
    const withRedis = await startTestApi({ env: { REDIS_URL: 'redis://127.0.0.1:9' } });
    try {
      const client = await withRedis.as(await withRedis.make());
      const { closed } = await read(client, { node: addresses.push(await withRedis.listen()) - 1 });
      await client.call('GET /api/logout.php');
      expect(await closed).toBe(4403);
    } finally {
      await withRedis.close();
    }
  });

  test('CHAT-10 a block reaches the open streams of both members', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const [client, blocker] = [await api.as(robin), await api.as(sanne)];
    const readers = [await read(client), await read(blocker)];
    await blocker.call('POST /api/blocks.php', { body: { profile: robin.publicId } });
    for (const { until } of readers) {
      await until((frames) =>
        eventsIn(frames).some((event) => event.type === 'chat' && event.conversation === publicId),
      );
    }
    expect(readers.map(({ socket }) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  });
});

describe('limits of a stream', () => {
  test('closes a stream that sends invalid, long or too many frames', async () => {
    const client = await api.as(await api.make());
    for (const text of ['hello', '{"type":"unknown"}', '{"type":"after","seq":-1}']) {
      const { socket, closed } = await read(client);
      socket.send(text);
      expect(await closed).toBe(1007);
    }
    const long = await read(client);
    long.socket.send('x'.repeat(2000));
    expect(await long.closed).toBe(1009);
    const many = await read(client);
    for (let index = 0; index <= MAX_FRAMES; index += 1) many.send({ type: 'focus', focused: false });
    expect(await many.closed).toBe(1013);
  });

  test('the oldest of many streams of one member makes room', async () => {
    const client = await api.as(await api.make());
    const first = await read(client);
    for (let index = 0; index < 10; index += 1) await read(client);
    expect(await first.closed).toBe(1013);
  });

  test('old streams make room also while their clients do not reply to the close', async () => {
    const client = await api.as(await api.make());
    const { streams } = api.app.services;
    const before = streams.size();
    const silent: Reader[] = [];
    for (let index = 0; index < 10; index += 1) silent.push(await read(client));
    for (const { socket } of silent) socket.pause();
    await Promise.all(Array.from({ length: 10 }, () => read(client)));
    await waitUntil(async () => streams.size() <= before + 10);
    expect(streams.size()).toBe(before + 10);
  });

  test('a stopping process closes its streams with a code that says to connect again', async () => {
    const leaving = await api.restart();
    addresses[2] = await leaving.listen();
    const reader = await read(await api.as(await api.make()), { node: 2 });
    await leaving.close();
    expect(await reader.closed).toBe(1001);
  });

  test('a reader that reads nothing is disconnected by its buffer', async () => {
    const sanne = await api.make({ premium: true });
    // Long events fill the buffers of the system first, then that of the stream.
    await sql`insert into user_events (user_id, seq, type, payload)
      select ${sanne.id}, h.last_seq + n, 'message', jsonb_build_object('conversation', 1, 'pad', repeat('x', 10000))
      from user_event_heads h, generate_series(1, 2000) n where h.user_id = ${sanne.id}`.execute(api.db);
    await sql`update user_event_heads set last_seq = last_seq + 2000 where user_id = ${sanne.id}`.execute(api.db);
    const slow = await read(await api.as(sanne));
    const { streams, liveHints } = api.app.services;
    const before = streams.size();
    slow.send({ type: 'after', seq: 1 });
    slow.socket.pause();
    const hints = setInterval(() => liveHints.typing(sanne.id, 1), 5);
    await waitUntil(async () => streams.size() !== before);
    clearInterval(hints);
    expect(streams.size()).toBe(before - 1);
  });
});

describe('focus', () => {
  const focusOf = async (person: TestPerson) => {
    const { rows } = await sql<{ focused: boolean }>`select coalesce(bool_or(focused_until > now()), false) as focused
      from sessions where user_id = ${person.id}`.execute(api.db);
    return rows[0]?.focused;
  };
  const untilFocus = (person: TestPerson, wanted: boolean) => waitUntil(async () => (await focusOf(person)) === wanted);

  /** Registers a browser for pushes, in the only session of a member. */
  const addBrowser = (person: TestPerson) =>
    sql`insert into push_subscriptions (endpoint_hash, user_id, session_hash, endpoint, p256dh, auth)
      select ${randomUUID()}::text::bytea, user_id, token_hash, 'https://push.example/x', 'a', 'b'
      from sessions where user_id = ${person.id}`.execute(api.db);

  /** How many pushes wait, for all members. */
  const countPushes = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
      where task_identifier = 'send-push'`.execute(api.db);
    return rows[0]?.count ?? 0;
  };

  test('PUSH-03 a member with a focused stream gets no push for a message; without focus it is sent', async () => {
    const { robin, sanne } = await pair();
    const [client, receiver] = [await api.as(robin), await api.as(sanne)];
    await addBrowser(sanne);
    const before = await countPushes();
    const reader = await read(receiver);
    reader.send({ type: 'focus', focused: true });
    await untilFocus(sanne, true);
    await send(client, sanne);
    expect(await countPushes()).toBe(before);
    reader.socket.close();
    await untilFocus(sanne, false);
    await send(client, sanne);
    expect(await countPushes()).toBe(before + 1);
  });

  test('PUSH-03 a muted chat sends no push; the same chat without mute does', async () => {
    const { robin, sanne } = await pair();
    const [client, receiver] = [await api.as(robin), await api.as(sanne)];
    const { publicId: conversation } = await converse(api.db, robin, sanne, ['hi']);
    await addBrowser(sanne);
    const before = await countPushes();
    const mute = (muted: boolean) => receiver.call('PUT /api/chat.php', { body: { conversation, muted } });
    expect((await mute(true)).status).toBe(200);
    expect((await send(client, sanne)).status).toBe(200);
    expect(await countPushes()).toBe(before);
    await mute(false);
    await send(client, sanne);
    expect(await countPushes()).toBe(before + 1);
  });
});

describe('POST /api/typing.php', () => {
  const typingIn = (frames: ServerFrame[]) => frames.filter(({ type }) => type === 'typing');

  test('CHAT-09 shows the partner that a member is typing, at most every three seconds, and stores nothing', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const client = await api.as(robin);
    const reader = await read(await api.as(sanne), { node: 1 });
    const type = () => client.call('POST /api/typing.php', { body: { conversation: publicId } });
    for (let index = 0; index < 5; index += 1) expect((await type()).body).toEqual({ ok: true });
    // Hints arrive in their order: the event of the message comes after every signal.
    await send(client, sanne);
    await reader.until((frames) => eventsIn(frames).length > 0);
    expect(typingIn(reader.frames)).toEqual([{ type: 'typing', conversation: publicId }]);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3001);
    await type();
    clock.mockRestore();
    await reader.until((frames) => typingIn(frames).length === 2);
  });

  test('CHAT-10 sends no signal of invisible or blocked members, and refuses others', async () => {
    const { robin, sanne } = await pair();
    const { id, publicId } = await converse(api.db, robin, sanne, ['hi']);
    const client = await api.as(robin);
    const reader = await read(await api.as(sanne));
    const type = (who: TestClient) => who.call('POST /api/typing.php', { body: { conversation: publicId } });
    await api.db.updateTable('users').set({ invisible: true }).where('id', '=', robin.id).execute();
    expect((await type(client)).status).toBe(200);
    await api.db.updateTable('users').set({ invisible: false }).where('id', '=', robin.id).execute();
    await api.db.insertInto('blocks').values({ blocker_id: sanne.id, blocked_id: robin.id }).execute();
    expect((await type(client)).status).toBe(200);
    await api.db.deleteFrom('blocks').where('blocker_id', '=', sanne.id).execute();
    await say(api.db, robin, id, 'after');
    api.app.services.liveHints.changed(api.db, sanne.id);
    await reader.until((frames) => eventsIn(frames).some((event) => event.type === 'message'));
    expect(typingIn(reader.frames)).toEqual([]);
    expect((await type(await api.as(await api.make()))).status).toBe(404);
    const unconfirmed = await api.as(await api.make(people.unconfirmedMember));
    expect((await type(unconfirmed)).error?.code).toBe('email_unconfirmed');
  });
});

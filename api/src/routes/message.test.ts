import { createHash, randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  block,
  changeDuring,
  converse,
  linkTo,
  people,
  say,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
} from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('limit_slots').execute();
});

const pair = async () => ({
  milan: await api.make(people.freeMember),
  sanne: await api.make({ premium: true }),
});

interface Form {
  client_id?: string;
  sender?: number;
  kind?: string;
  body?: string | undefined;
  gift?: string;
  photo?: string;
  draft_rev?: number;
}

const send = (client: TestClient, to: { conversation: number } | { profile: number }, form: Form = {}) =>
  client.call('POST /api/message.php', {
    body: { client_id: randomUUID(), kind: 'text', body: 'Hello', ...to, ...form },
  });

const toProfile = ({ publicId }: TestPerson) => ({ profile: publicId });

/** What a failed or repeated send must not change. */
const stateOf = async (person: TestPerson) => {
  const { rows } = await sql<{ state: unknown }>`select json_build_object(
      'balance', (select balance from credit_accounts where user_id = ${person.id}),
      'postings', (select count(*) from credit_ledger where user_id = ${person.id}),
      'messages', (select count(*) from messages where sender_id = ${person.id}),
      'chats', (select count(*) from conversations where ${person.id} in (user_lo, user_hi)),
      'seqs', (select sum(last_seq) from conversations where ${person.id} in (user_lo, user_hi)),
      'events', (select count(*) from user_events where user_id = ${person.id}),
      'slots', (select count(*) from free_conversation_slots where user_id = ${person.id})) as state`.execute(api.db);
  return rows[0]?.state;
};

describe('POST /api/message.php', () => {
  test('CHAT-06 the first message opens the chat, gets the number 1 and costs one credit, all in one response', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const client_id = randomUUID();
    const { body, status } = await send(client, toProfile(sanne), { client_id, body: '  Hello you  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ credits: 2, held: null, conversation: expect.any(Number) });
    expect(body.message).toEqual({
      conversation: body.conversation,
      seq: 1,
      client_id,
      from_me: true,
      kind: 'text',
      body: 'Hello you',
      credits: 1,
      created_at: expect.any(String),
      state: 'sent',
    });
    const events = await sql`select user_id, seq, type, payload from user_events
      where user_id = any(${[milan.id, sanne.id]}) and type = 'message' order by user_id`.execute(api.db);
    expect(events.rows).toEqual(
      [milan, sanne].map(({ id }) => ({
        user_id: id,
        seq: expect.any(Number),
        type: 'message',
        payload: { conversation: body.conversation, message_seq: 1 },
      })),
    );
    const received = await (await api.as(sanne)).call('GET /api/chats.php');
    expect(received.body.chats[0]).toMatchObject({ num_unread_messages: 1, last: { preview: 'Hello you' } });
    expect((await send(client, { conversation: body.conversation ?? 0 })).body.message?.seq).toBe(2);
  });

  test('CHAT-09 twenty concurrent sends with one client_id store one message and cost one credit', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const client_id = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => send(client, toProfile(sanne), { client_id })));
    for (const { status, body } of all) expect([status, body.message?.seq, body.credits]).toEqual([200, 1, 2]);
    expect(await stateOf(milan)).toMatchObject({ balance: 2, messages: 1, chats: 1, slots: 1 });
  });

  test('CHAT-09 a repeat returns the stored message without a limit of time, after a block, and without credits', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const form = { client_id: randomUUID() };
    const first = await send(client, toProfile(sanne), form);
    await sql`update messages set created_at = created_at - interval '1 year' where client_id = ${form.client_id}`.execute(
      api.db,
    );
    await send(client, toProfile(sanne));
    await send(client, toProfile(sanne));
    await block(api.db, sanne, milan);
    const state = await stateOf(milan);
    const again = await send(client, toProfile(sanne), form);
    expect([again.status, again.body.message?.seq]).toEqual([200, first.body.message?.seq]);
    const inChat = await send(client, { conversation: first.body.conversation ?? 0 }, form);
    expect(inChat.body.message?.seq).toBe(1);
    expect(await stateOf(milan)).toEqual(state);
  });

  test('CHAT-09 refuses a client_id with other content or another receiver, and changes nothing', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const client_id = randomUUID();
    const { body } = await send(client, toProfile(sanne), { client_id });
    const iris = await api.make();
    const state = await stateOf(milan);
    const others: [Parameters<typeof send>[1], Form][] = [
      [toProfile(sanne), { body: 'Other words' }],
      [toProfile(sanne), { kind: 'icebreaker' }],
      [toProfile(sanne), { kind: 'gift', gift: 'rose' }],
      [toProfile(iris), {}],
      [{ conversation: 9 }, {}],
    ];
    for (const [to, form] of others) {
      const refused = await send(client, to, { client_id, ...form });
      expect(refused).toMatchObject({ status: 409, error: { code: 'idempotency_mismatch' } });
    }
    expect(await stateOf(milan)).toEqual(state);
    expect((await send(client, { conversation: body.conversation ?? 0 }, { client_id })).status).toBe(200);
  });

  test('CHAT-09 of concurrent sends with one client_id and different content one is stored, the others are refused', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const client_id = randomUUID();
    const all = await Promise.all(
      ['a', 'b', 'c', 'd'].map((body) => send(client, toProfile(sanne), { client_id, body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ error }) => error?.code === 'idempotency_mismatch')).toHaveLength(3);
    expect(await stateOf(milan)).toMatchObject({ balance: 2, messages: 1 });
  });

  test('CHAT-02 sending reads nothing: unread messages stay unread, and without any the marker is at the sent message', async () => {
    const { milan, sanne } = await pair();
    const [client, other] = [await api.as(milan), await api.as(sanne)];
    const { id, publicId: conversation } = await converse(api.db, milan, sanne, ['hi']);
    const markers = async () => {
      const { body } = await client.call('GET /api/chat.php', { query: { conversation } });
      const { unread_messages } = (await client.call('GET /api/chats.php')).body;
      return [body.read_seq, unread_messages];
    };
    await send(other, { conversation });
    await say(api.db, sanne, id, 'and more');
    await send(client, { conversation });
    expect(await markers()).toEqual([1, 2]);
    await client.call('PUT /api/chat.php', { body: { conversation, read_seq: 2 } });
    await send(client, { conversation });
    expect(await markers()).toEqual([2, 1]);
    await client.call('PUT /api/chat.php', { body: { conversation, read_seq: 3 } });
    // Only own messages follow the marker.
    await send(client, { conversation });
    expect(await markers()).toEqual([6, 0]);
  });

  test('two members can use the same client_id', async () => {
    const { milan, sanne } = await pair();
    const client_id = randomUUID();
    const { body } = await send(await api.as(milan), toProfile(sanne), { client_id });
    const reply = await send(await api.as(sanne), { conversation: body.conversation ?? 0 }, { client_id });
    expect(reply.body.message).toMatchObject({ seq: 2, client_id });
  });

  test('CHAT-06 too few credits: refused with the cost, and nothing is charged, stored or counted', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const state = await stateOf(milan);
    const refused = await send(client, toProfile(sanne), { kind: 'gift', gift: 'ring' });
    expect(refused).toMatchObject({
      status: 402,
      error: { code: 'not_enough_credits', message: 'You do not have enough credits', params: { cost: 10 } },
    });
    expect(await stateOf(milan)).toEqual(state);
    expect(await api.db.selectFrom('limit_slots').selectAll().execute()).toEqual([]);
  });

  test('CHAT-06 CHAT-08 a gift costs what the catalogue says, an icebreaker what a text costs', async () => {
    const sanne = await api.make();
    const robin = await api.make(people.premiumMember);
    const client = await api.as(robin);
    const icebreaker = await send(client, toProfile(sanne), { kind: 'icebreaker', body: 'Tea or coffee?' });
    expect(icebreaker.body).toMatchObject({ credits: 29, message: { kind: 'icebreaker', body: 'Tea or coffee?' } });
    const gift = await send(client, toProfile(sanne), { kind: 'gift', gift: 'rose' });
    expect(gift.body).toMatchObject({ credits: 26, message: { kind: 'gift', gift: 'rose', credits: 3 } });
    const list = (await client.call('GET /api/chats.php')).body.chats;
    expect(list[0]?.last).toMatchObject({ kind: 'gift', gift: 'rose', preview: '', from_me: true });
    expect((await send(client, toProfile(sanne), { kind: 'gift', gift: 'castle' })).error?.code).toBe('gift_unknown');
  });

  test('CHAT-06 concurrent sends never spend more than the balance, and number the messages without gaps', async () => {
    const { milan, sanne } = await pair();
    const { publicId } = await converse(api.db, milan, sanne, []);
    const client = await api.as(milan);
    const all = await Promise.all(Array.from({ length: 8 }, () => send(client, { conversation: publicId })));
    expect(all.filter(({ status }) => status === 402)).toHaveLength(5);
    const numbers = all.flatMap(({ body }) => body.message?.seq ?? []);
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
    expect(await stateOf(milan)).toMatchObject({ balance: 0, messages: 3, seqs: 3 });
  });

  test('CHAT-05 a free member starts two chats; the third is refused, replies and deleted chats do not count', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const admirer = await api.make({ premium: true });
    const { publicId } = await converse(api.db, admirer, milan, ['Hello']);
    expect((await send(client, { conversation: publicId })).status).toBe(200);
    const started = await send(client, toProfile(sanne));
    await client.call('DELETE /api/chat.php', { body: { conversation: started.body.conversation ?? 0 } });
    expect((await send(client, toProfile(await api.make()))).status).toBe(200);
    const state = await stateOf(milan);
    const refused = await send(client, toProfile(await api.make()));
    expect(refused).toMatchObject({ status: 403, error: { code: 'premium_required' } });
    expect(await stateOf(milan)).toEqual(state);
    expect((await client.call('GET /api/user.php')).body.user?.free_conversations_left).toBe(0);
  });

  test('CHAT-05 six chats opened concurrently by a free member become two', async () => {
    const milan = await api.make({ ...people.freeMember, credits: 20 });
    const client = await api.as(milan);
    const others = await Promise.all(Array.from({ length: 6 }, () => api.make()));
    const all = await Promise.all(others.map((other) => send(client, toProfile(other))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(all.filter(({ error }) => error?.code === 'premium_required')).toHaveLength(4);
  });

  test('CHAT-07 counts code points after trimming, and refuses an empty or longer message', async () => {
    const robin = await api.make(people.premiumMember);
    const client = await api.as(robin);
    const to = toProfile(await api.make());
    expect((await send(client, to, { body: ` ${'🙂'.repeat(1000)} ` })).status).toBe(200);
    expect(await send(client, to, { body: '🙂'.repeat(1001) })).toMatchObject({
      status: 422,
      error: { code: 'message_too_long', message: 'Your message is too long (1000).', params: { max: 1000 } },
    });
    for (const body of ['', ' \n\t ', undefined, '\u{200B}', '\u{FEFF}\u{AD}\u{2060}', '\u{202E}\u{FE0F}']) {
      expect((await send(client, to, { body })).error?.code).toBe('message_empty');
    }
    await sql`update sites set settings = '{"message_length": 5}'`.execute(api.db);
    const other = await api.restart();
    const refused = await send(await other.as(robin), to, { body: 'longer' });
    await sql`update sites set settings = '{}'`.execute(api.db);
    expect(refused.error?.params).toEqual({ max: 5 });
  });

  test('numbers that are no contact details open a chat', async () => {
    const client = await api.as(await api.make(people.premiumMember));
    const sent = await send(client, toProfile(await api.make()), { body: 'We met 12.10.2024, and ran 10.000 steps' });
    expect(sent.status).toBe(200);
  });

  test.each(['Call 06 12 34 56 78', 'me@example.com', 'find me at www.example.org', '٠٦١٢٣٤٥٦٧٨', 'insta: anna_x'])(
    'refuses contact details until the partner has replied: %s',
    async (body) => {
      const robin = await api.make(people.premiumMember);
      const sanne = await api.make();
      const client = await api.as(robin);
      const refused = await send(client, toProfile(sanne), { body });
      expect(refused).toMatchObject({ status: 422, error: { code: 'contact_details_not_allowed' } });
      const { id, publicId } = await converse(api.db, robin, sanne, ['hi']);
      expect((await send(client, { conversation: publicId }, { body })).status).toBe(422);
      await say(api.db, sanne, id, 'hello');
      expect((await send(client, { conversation: publicId }, { body })).status).toBe(200);
    },
  );

  test('twenty messages a minute and ten new chats an hour, then a wait with its seconds', async () => {
    // Enough for several windows on a busy machine.
    const robin = await api.make({ ...people.premiumMember, credits: 500 });
    const client = await api.as(robin);
    const sendUntilRefused = async (next: () => Promise<{ conversation: number } | { profile: number }>) => {
      for (;;) {
        const { status, error, headers } = await send(client, await next());
        if (status !== 200) return [status, error?.code, headers['retry-after']];
      }
    };
    expect(await sendUntilRefused(async () => toProfile(await api.make()))).toEqual([429, 'rate_limited', '3600']);
    const { publicId } = await converse(api.db, robin, await api.make(), []);
    expect(await sendUntilRefused(async () => ({ conversation: publicId }))).toEqual([429, 'rate_limited', '60']);
    // The windows are those of the clock, and one may end while the test sends: the one that refused is full.
    const slots = createHash('sha256').update(`message:${robin.id}`).digest();
    const { rows } = await sql<{ chats: number; messages: number; slots: number }>`select
      (select count(*)::int from conversations where started_by = ${robin.id} and public_id <> ${publicId}
        group by date_trunc('hour', created_at) order by max(created_at) desc limit 1) as chats,
      (select count(*)::int from messages where sender_id = ${robin.id}
        group by date_trunc('minute', created_at) order by max(created_at) desc limit 1) as messages,
      (select count(*)::int from limit_slots where key_hash = ${slots}
        group by slot_window order by slot_window desc limit 1) as slots`.execute(api.db);
    expect(rows).toEqual([{ chats: 10, messages: expect.any(Number), slots: 20 }]);
    // A message whose send began in the minute before may be stored in this one. It has a slot of that minute.
    expect([20, 21]).toContain(rows[0]?.messages);
  });
});

describe('who can be written to', () => {
  test('CHAT-10 a block in either direction refuses messages, in a chat and to a profile', async () => {
    const { milan, sanne } = await pair();
    const { publicId } = await converse(api.db, milan, sanne, ['hi', 'hello']);
    await block(api.db, sanne, milan);
    const state = await stateOf(milan);
    const blocked = { status: 403, error: { code: 'blocked', params: { name: sanne.name } } };
    expect(await send(await api.as(milan), { conversation: publicId })).toMatchObject(blocked);
    expect(await send(await api.as(milan), toProfile(sanne))).toMatchObject(blocked);
    expect((await send(await api.as(sanne), { conversation: publicId })).error?.code).toBe('not_available');
    expect((await send(await api.as(sanne), toProfile(milan))).error?.code).toBe('not_available');
    expect(await stateOf(milan)).toEqual(state);
  });

  test('CHAT-10 a block during fifteen sends: what was charged was delivered, and nothing after it', async () => {
    const robin = await api.make(people.premiumMember);
    const sanne = await api.make();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const client = await api.as(robin);
    const blocker = await api.as(sanne);
    const [, ...all] = await Promise.all([
      blocker.call('POST /api/blocks.php', { body: { profile: robin.publicId } }),
      ...Array.from({ length: 15 }, () => send(client, { conversation: publicId })),
    ]);
    for (const { status, error } of all) expect([200, 'blocked']).toContain(error?.code ?? status);
    const { rows } = await sql<{ paid: number; refunded: number; stored: number }>`select
      (select count(*)::int from credit_ledger where user_id = ${robin.id} and reason = 'message') as paid,
      (select count(*)::int from credit_ledger where user_id = ${robin.id} and reason = 'message_refund') as refunded,
      (select count(*)::int from messages where sender_id = ${robin.id} and credits > 0) as stored`.execute(api.db);
    const accepted = all.filter(({ status }) => status === 200).length;
    expect(rows).toEqual([{ paid: accepted, refunded: accepted, stored: accepted }]);
  });

  test('CHAT-06 refuses a message that another member of the same browser wrote, and stores nothing', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const before = await stateOf(milan);
    const refused = await send(client, toProfile(sanne), { sender: sanne.publicId });
    expect(refused).toMatchObject({ status: 409, error: { code: 'other_account', field: 'sender' } });
    expect(await stateOf(milan)).toEqual(before);
    expect((await send(client, toProfile(sanne), { sender: milan.publicId })).status).toBe(200);
  });

  test('refuses hidden and invisible members, closed accounts, oneself, and chats of others', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    for (const options of [{ profileStatus: 'hidden' }, { invisible: true }, people.bannedMember] as const) {
      const refused = await send(client, toProfile(await api.make(options)));
      expect(refused).toMatchObject({ status: 404, error: { code: 'not_available' } });
    }
    expect((await send(client, toProfile(milan))).error?.code).toBe('own_profile');
    const { publicId } = await converse(api.db, sanne, await api.make(), ['hi']);
    expect(await send(client, { conversation: publicId })).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const own = await converse(api.db, milan, sanne, ['hi', 'hello']);
    await api.db.updateTable('users').set({ status: 'banned' }).where('id', '=', sanne.id).execute();
    expect((await send(client, { conversation: own.publicId })).error?.code).toBe('not_available');
    expect((await api.visitor().call('POST /api/message.php', { body: {} })).status).not.toBe(200);
  });

  test('an invisible member can be written to in a chat that exists', async () => {
    const { milan, sanne } = await pair();
    const { publicId } = await converse(api.db, sanne, milan, ['hi']);
    await api.db.updateTable('users').set({ invisible: true }).where('id', '=', sanne.id).execute();
    expect((await send(await api.as(milan), { conversation: publicId })).status).toBe(200);
  });

  test('refuses a message without a receiver or with two, and a photo or gift without its id', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const fieldOf = async (body: object) =>
      (
        await client.call('POST /api/message.php', {
          body: { client_id: randomUUID(), kind: 'text', body: 'x', ...body },
        })
      ).error?.field;
    expect(await fieldOf({})).toBe('conversation');
    expect(await fieldOf({ profile: sanne.publicId, conversation: 1 })).toBe('conversation');
    expect(await fieldOf({ profile: sanne.publicId, kind: 'photo' })).toBe('photo');
    expect(await fieldOf({ profile: sanne.publicId, kind: 'gift' })).toBe('gift');
    expect(await fieldOf({ profile: sanne.publicId, client_id: 'mine' })).toBe('client_id');
    expect(await fieldOf({ profile: sanne.publicId, kind: 'system' })).toBe('kind');
  });
});

describe('drafts', () => {
  test('CHAT-09 sending deletes the draft in the same transaction, and no late save brings it back', async () => {
    const { milan, sanne } = await pair();
    const { publicId } = await converse(api.db, sanne, milan, ['hi']);
    const client = await api.as(milan);
    const save = (draft: string, rev: number) =>
      client.call('PUT /api/chat-draft.php', { body: { conversation: publicId, draft, rev } });
    const { rev } = (await save('Hello', 0)).body;
    const sent = await send(client, { conversation: publicId }, { draft_rev: rev });
    expect(sent.body.draft_rev).toBe(rev + 1);
    expect(await save('Hello', rev)).toMatchObject({ status: 409, error: { params: { draft: '', rev: rev + 1 } } });
    expect((await client.call('GET /api/chats.php')).body.chats[0]?.draft).toBeUndefined();
  });

  test('CHAT-09 keeps a draft that follows a text whose last save never arrived', async () => {
    const { milan, sanne } = await pair();
    const { publicId } = await converse(api.db, sanne, milan, ['hi']);
    const client = await api.as(milan);
    const save = (draft: string, rev: number) =>
      client.call('PUT /api/chat-draft.php', { body: { conversation: publicId, draft, rev } });
    await save('Hel', 0);
    // The browser sends "Hello" while it is saved as revision 2. Both are lost, and the message waits.
    expect((await save('And', 2)).body.rev).toBe(3);
    expect((await save('And', 2)).body.rev).toBe(3);
    await send(client, { conversation: publicId }, { draft_rev: 2 });
    const { body } = await client.call('GET /api/chat.php', { query: { conversation: publicId } });
    expect([body.draft, body.draft_rev]).toEqual(['And', 3]);
    // The lost save arrives after all.
    expect((await save('Hello', 1)).status).toBe(409);
    expect((await save('Far ahead', 1000)).status).toBe(409);
  });

  test('keeps a draft that is newer than the sent text, and the draft beside a gift', async () => {
    const { milan, sanne } = await pair();
    const { publicId } = await converse(api.db, sanne, milan, ['hi']);
    const client = await api.as(milan);
    await client.call('PUT /api/chat-draft.php', { body: { conversation: publicId, draft: 'Newer', rev: 0 } });
    expect((await send(client, { conversation: publicId }, { draft_rev: 0 })).body.draft_rev).toBe(1);
    await sql`select credits_post(${milan.id}, 10, 'bonus', ${`more:${milan.id}`}, 'more')`.execute(api.db);
    await send(client, { conversation: publicId }, { kind: 'gift', gift: 'rose' });
    const { body } = await client.call('GET /api/chat.php', { query: { conversation: publicId } });
    expect([body.draft, body.draft_rev]).toEqual(['Newer', 1]);
  });
});

describe('a refund of unread messages', () => {
  const reasonsOf = async (person: TestPerson) => {
    const rows = await api.db
      .selectFrom('credit_ledger')
      .where('user_id', '=', person.id)
      .select(['reason', 'delta'])
      .orderBy('seq')
      .execute();
    return rows.map(({ reason, delta }) => `${reason} ${delta}`);
  };

  test('CHAT-06 a block within ten minutes refunds what the blocker has not read, once', async () => {
    const { milan, sanne } = await pair();
    const client = await api.as(milan);
    const first = await send(client, toProfile(sanne));
    const reader = await api.as(sanne);
    await reader.call('PUT /api/chat.php', { body: { conversation: first.body.conversation, read_seq: 1 } });
    await send(client, toProfile(sanne), { body: 'Are you there?' });
    await reader.call('POST /api/blocks.php', { body: { profile: milan.publicId } });
    await reader.call('POST /api/blocks.php', { body: { profile: milan.publicId } });
    expect(await reasonsOf(milan)).toEqual(['bonus 3', 'message -1', 'message -1', 'message_refund 1']);
    expect((await client.call('GET /api/user.php')).body.user?.credits).toBe(2);
  });

  test.each(['banned', 'pending_deletion'] as const)(
    'CHAT-06 a receiver who is %s within ten minutes',
    async (status) => {
      const { milan, sanne } = await pair();
      await send(await api.as(milan), toProfile(sanne));
      const purge_after = status === 'pending_deletion' ? new Date() : null;
      await api.db.updateTable('users').set({ status, purge_after }).where('id', '=', sanne.id).execute();
      expect(await reasonsOf(milan)).toEqual(['bonus 3', 'message -1', 'message_refund 1']);
    },
  );

  test('not after ten minutes, and not to the sender who blocks', async () => {
    const { milan, sanne } = await pair();
    await send(await api.as(milan), toProfile(sanne));
    await block(api.db, milan, sanne);
    expect(await reasonsOf(milan)).toEqual(['bonus 3', 'message -1']);
    const other = await pair();
    await send(await api.as(other.milan), toProfile(other.sanne));
    await sql`update messages set created_at = now() - interval '11 minutes' where sender_id = ${other.milan.id}`.execute(
      api.db,
    );
    await block(api.db, other.sanne, other.milan);
    expect(await reasonsOf(other.milan)).toEqual(['bonus 3', 'message -1']);
  });
});

describe('an unconfirmed member', () => {
  test('AUTH-16 has one message held, which the receiver gets at the confirmation, once and without a cost', async () => {
    const sanne = await api.make({ premium: true });
    const olivia = await api.make(people.unconfirmedMember);
    const client = await api.as(olivia);
    const client_id = randomUUID();
    const form = { client_id, body: 'Good evening' };
    const held = await send(client, toProfile(sanne), form);
    expect(held).toMatchObject({
      status: 200,
      body: { message: null, conversation: null, credits: 0, held: { client_id, body: 'Good evening' } },
    });
    expect((await send(client, toProfile(sanne), form)).body.held).toEqual(held.body.held);
    expect((await send(client, toProfile(sanne), { ...form, body: 'Other' })).error?.code).toBe('idempotency_mismatch');
    expect(await send(client, toProfile(sanne))).toMatchObject({ status: 403, error: { code: 'email_unconfirmed' } });
    const shown = await client.call('GET /api/chat.php', { query: { profile: sanne.publicId } });
    expect(shown.body).toMatchObject({ conversation: null, held: { client_id } });
    const listed = () => client.call('GET /api/chats.php');
    const inList = { client_id, body: 'Good evening', partner: { id: sanne.publicId } };
    expect((await listed()).body).toMatchObject({ chats: [], held: inList });
    const receiver = await api.as(sanne);
    expect((await receiver.call('GET /api/chats.php')).body.chats).toEqual([]);

    await client.call('POST /api/activation-mail.php', { body: {} });
    await client.call('POST /api/activate.php', { body: { token: await linkTo(api, olivia.email) } });
    const [chat] = (await receiver.call('GET /api/chats.php')).body.chats;
    expect(chat).toMatchObject({ num_unread_messages: 1, last: { preview: 'Good evening' }, can_reply: true });
    expect((await listed()).body).not.toHaveProperty('held');
    // The browser did not hear of it and repeats the message.
    const again = await send(client, toProfile(sanne), form);
    expect(again.body).toMatchObject({ held: null, message: { seq: 1, client_id, credits: 0 } });
    expect((await receiver.call('GET /api/chats.php')).body.unread_messages).toBe(1);
  });

  test('AUTH-16 a message is sent, and not held for ever, when the address is confirmed during the request', async () => {
    const sanne = await api.make({ premium: true });
    const olivia = await api.make({ ...people.unconfirmedMember, credits: 5 });
    const client = await api.as(olivia);
    const sent = await changeDuring(
      api,
      olivia.id,
      () => send(client, toProfile(sanne)),
      (transaction) =>
        transaction
          .updateTable('users')
          .set({ status: 'active', confirmed_at: new Date() })
          .where('id', '=', olivia.id)
          .execute(),
    );
    expect(sent).toMatchObject({ status: 200, body: { held: null, message: { seq: 1 } } });
    const held = api.db.selectFrom('held_chat_messages').where('user_id', '=', olivia.id).selectAll();
    expect(await held.execute()).toEqual([]);
  });

  test('AUTH-16 a held message leaves the list of its author with a block, and when its receiver closes the account', async () => {
    const hold = async () => {
      const sanne = await api.make({ premium: true });
      const client = await api.as(await api.make(people.unconfirmedMember));
      await send(client, toProfile(sanne));
      const list = async () => (await client.call('GET /api/chats.php')).body;
      expect(await list()).toHaveProperty('held');
      return { sanne, client, list };
    };
    const blocked = await hold();
    await blocked.client.call('POST /api/blocks.php', { body: { profile: blocked.sanne.publicId } });
    expect(await blocked.list()).not.toHaveProperty('held');
    const closed = await hold();
    await api.db
      .updateTable('users')
      .set({ status: 'pending_deletion', purge_after: new Date() })
      .where('id', '=', closed.sanne.id)
      .execute();
    expect(await closed.list()).not.toHaveProperty('held');
  });

  test('AUTH-16 cannot send gifts, and the same rules hold for the held message', async () => {
    const sanne = await api.make();
    const client = await api.as(await api.make(people.unconfirmedMember));
    expect((await send(client, toProfile(sanne), { kind: 'gift', gift: 'rose' })).error?.code).toBe(
      'email_unconfirmed',
    );
    expect((await send(client, toProfile(sanne), { body: 'a@example.com' })).error?.code).toBe(
      'contact_details_not_allowed',
    );
    expect((await send(client, toProfile(sanne), { body: ' ' })).error?.code).toBe('message_empty');
  });
});

import { sql } from 'kysely';

import { block, converse, people, say, startTestApi, type TestApi, type TestPerson } from '../../testing/index.ts';
import { endedOrWaiting } from '../../testing/lock-waits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pair = async () => ({ robin: await api.make(people.premiumMember), sanne: await api.make({ premium: true }) });

const eventsOf = async (person: TestPerson) => {
  const rows = await api.db
    .selectFrom('user_events')
    .where('user_id', '=', person.id)
    .select(['type', 'payload'])
    .orderBy('seq')
    .execute();
  return rows.map(({ type, payload }) => ({ type, ...Object(payload) }));
};

describe('the list of chats', () => {
  test('ENT-04 pages through chats with the same time, and misses and repeats none', async () => {
    const { robin } = await pair();
    const client = await api.as(robin);
    const made: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const partner = await api.make({ name: 'Iris' });
      made.push((await converse(api.db, robin, partner, ['hi'])).publicId);
    }
    // Two times that a clock of milliseconds cannot separate.
    await sql`update conversations set last_message_at =
      timestamptz '2026-01-01 10:00:00.123456' + make_interval(secs => (id % 2) * 0.0001)
      where public_id = any(${made})`.execute(api.db);
    const page = async (query: Record<string, string | number>) =>
      (await client.call('GET /api/chats.php', { query })).body.chats.map(({ conversation }) => conversation);
    const all = await page({});
    expect(new Set(all)).toEqual(new Set(made));
    const places = await sql<{ at: string; id: number }>`
      select to_char(last_message_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, public_id as id
      from conversations where public_id = any(${made})`.execute(api.db);
    for (const [index, conversation] of all.entries()) {
      const at = places.rows.find(({ id }) => id === conversation)?.at ?? '';
      expect(await page({ before: at, before_conversation: conversation })).toEqual(all.slice(index + 1));
    }
  });

  test('ENT-04 a list of more than 200 chats says where its next page begins', async () => {
    const { robin, sanne } = await pair();
    const { id } = await converse(api.db, robin, sanne, ['hi']);
    await sql`with others as (
        insert into users (site_id, email, name, date_of_birth, language, country, status, confirmed_at)
        select 1, 'other' || n || '@example.test', 'Other', '1996-06-15', 'en', 'NL', 'active', now()
        from generate_series(1, 200) n returning id),
      shown as (insert into profiles (user_id, status, gender, country, birth_date)
        select id, 'active', 'female', 'NL', '1996-06-15' from others),
      opened as (insert into conversations (user_lo, user_hi, started_by, last_seq, last_message_at)
        select least(id, ${robin.id}), greatest(id, ${robin.id}), ${robin.id}, 1, now() from others returning *)
      insert into conversation_members (conversation_id, user_id)
      select id, user_lo from opened union all select id, user_hi from opened`.execute(api.db);
    await sql`update conversations set last_message_at = now() - interval '1 day' where id = ${id}`.execute(api.db);
    const client = await api.as(robin);
    const first = (await client.call('GET /api/chats.php')).body;
    expect([first.chats.length, first.next]).toEqual([200, expect.objectContaining({ before: expect.any(String) })]);
    const second = (await client.call('GET /api/chats.php', { query: { ...first.next } })).body;
    expect(second.chats).toHaveLength(1);
    expect(second.next).toBeUndefined();
  });
});

describe('PUT /api/chat.php', () => {
  test('mutes a chat and says so to the other browsers of the member', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const client = await api.as(robin);
    await client.call('PUT /api/chat.php', { body: { conversation: publicId, muted: true } });
    await client.call('PUT /api/chat.php', { body: { conversation: publicId, muted: true } });
    expect((await client.call('GET /api/chats.php')).body.chats[0]?.muted).toBe(true);
    expect((await (await api.as(sanne)).call('GET /api/chats.php')).body.chats[0]?.muted).toBe(false);
    expect((await eventsOf(robin)).filter(({ type }) => type === 'chat')).toEqual([
      { type: 'chat', conversation: publicId },
    ]);
  });

  test('CHAT-02 emits one event for a moved marker: to the reader, and to a premium partner of a visible reader', async () => {
    const { robin, sanne } = await pair();
    const milan = await api.make(people.freeMember);
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const free = await converse(api.db, milan, sanne, ['hi']);
    const client = await api.as(sanne);
    const read = (conversation: number) => client.call('PUT /api/chat.php', { body: { conversation, read_seq: 1 } });
    await read(publicId);
    await read(publicId);
    await read(free.publicId);
    const reads = (events: { type: string }[]) => events.filter(({ type }) => type === 'read' || type === 'receipt');
    expect(reads(await eventsOf(sanne))).toEqual([
      { type: 'read', conversation: publicId, message_seq: 1 },
      { type: 'read', conversation: free.publicId, message_seq: 1 },
    ]);
    expect(reads(await eventsOf(robin))).toEqual([{ type: 'receipt', conversation: publicId, message_seq: 1 }]);
    expect(reads(await eventsOf(milan))).toEqual([]);
    await api.db.updateTable('users').set({ invisible: true }).where('id', '=', robin.id).execute();
    await (await api.as(robin)).call('PUT /api/chat.php', { body: { conversation: publicId, read_seq: 1 } });
    expect(reads(await eventsOf(sanne))).toHaveLength(2);
  });
});

test('the list shows the last message that a moderator has not removed, and none of the gifts that were', async () => {
  const { robin, sanne } = await pair();
  const { id } = await converse(api.db, robin, sanne, ['one', 'two', 'three']);
  const client = await api.as(sanne);
  const last = async () => (await client.call('GET /api/chats.php')).body.chats[0]?.last?.preview;
  const remove = (bodies: string[]) =>
    api.db
      .updateTable('messages')
      .set({ removed_at: new Date() })
      .where('conversation_id', '=', id)
      .where('body', 'in', bodies)
      .execute();
  await remove(['three']);
  expect(await last()).toBe('two');
  await remove(['one', 'two']);
  expect(await last()).toBeUndefined();
});

test('a delivery and its event are one transaction: one does not exist without the other', async () => {
  const { robin, sanne } = await pair();
  const { id } = await converse(api.db, robin, sanne, ['Hi']);
  const client = await api.as(sanne);
  let running: Promise<unknown> | undefined;
  await api.db.transaction().execute(async (transaction) => {
    // The event cannot be written yet.
    await sql`select 1 from user_event_heads where user_id = ${robin.id} for update`.execute(transaction);
    running = client.call('GET /api/chats.php');
    await endedOrWaiting(api.db, running);
    const marker = await api.db
      .selectFrom('conversation_members')
      .where('user_id', '=', sanne.id)
      .where('conversation_id', '=', id)
      .select('delivered_seq')
      .executeTakeFirst();
    expect(marker).toEqual({ delivered_seq: 0 });
  });
  await running;
});

test('a message is delivered when the list reached a browser of the partner, and not by an invisible partner', async () => {
  const { robin, sanne } = await pair();
  const { publicId } = await converse(api.db, robin, sanne, ['hi']);
  const client = await api.as(robin);
  const state = async () =>
    (await client.call('GET /api/chat.php', { query: { conversation: publicId } })).body.messages[0]?.state;
  expect(await state()).toBe('sent');
  await (await api.as(sanne)).call('GET /api/chats.php');
  expect(await state()).toBe('delivered');
  await api.db.updateTable('users').set({ invisible: true }).where('id', '=', sanne.id).execute();
  expect(await state()).toBe('sent');
});

test('the sender gets one event when messages reach a browser of the partner, and none from an invisible partner', async () => {
  const { robin, sanne } = await pair();
  const { id, publicId } = await converse(api.db, robin, sanne, ['hi', 'hello', 'still there?']);
  const herClient = await api.as(sanne);
  const delivered = async (person: TestPerson) => (await eventsOf(person)).filter(({ type }) => type === 'delivered');
  await herClient.call('GET /api/chats.php');
  await herClient.call('GET /api/chat.php', { query: { conversation: publicId } });
  const first = { type: 'delivered', conversation: publicId, message_seq: 3 };
  expect(await delivered(robin)).toEqual([first]);
  await say(api.db, robin, id, 'hello?');
  const query = { conversation: publicId };
  const partnerDelivered = async () =>
    (await (await api.as(robin)).call('GET /api/chat.php', { query })).body.partner_delivered_seq;
  expect(await partnerDelivered()).toBe(3);
  await herClient.call('GET /api/chat.php', { query });
  expect(await partnerDelivered()).toBe(4);
  expect(await delivered(robin)).toEqual([first, { ...first, message_seq: 4 }]);
  await api.db.updateTable('users').set({ invisible: true }).where('id', '=', sanne.id).execute();
  await say(api.db, robin, id, 'last one');
  await herClient.call('GET /api/chats.php');
  expect(await delivered(robin)).toHaveLength(2);
  expect(await delivered(sanne)).toEqual([]);
});

test('CHAT-05 a chat with a third member says that it needs Premium, until the member has it', async () => {
  const milan = await api.make(people.freeMember);
  const client = await api.as(milan);
  const third = await api.make();
  const read = async () => {
    const { body } = await client.call('GET /api/chat.php', { query: { profile: third.publicId } });
    return [body.can_reply, body.can_reply_reason];
  };
  await converse(api.db, milan, await api.make(), ['hi']);
  expect(await read()).toEqual([true, undefined]);
  await converse(api.db, milan, await api.make(), ['hi']);
  expect(await read()).toEqual([false, 'premium_required']);
  await api.db.updateTable('users').set({ paid: true }).where('id', '=', milan.id).execute();
  expect(await read()).toEqual([true, undefined]);
});

describe('DELETE /api/chat.php', () => {
  test('CHAT-03 CALL-08 deletes the chat for the caller only, with its draft, and keeps what arrived later', async () => {
    const { robin, sanne } = await pair();
    const { id, publicId } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const client = await api.as(robin);
    await client.call('PUT /api/chat-draft.php', { body: { conversation: publicId, draft: 'So', rev: 1 } });
    await say(api.db, sanne, id, 'are you there?');
    const deleted = await client.call('DELETE /api/chat.php', { body: { conversation: publicId, seq: 2 } });
    expect(deleted.body).toEqual({ ok: true });
    const { body } = await client.call('GET /api/chat.php', { query: { conversation: publicId } });
    expect([body.messages.map(({ seq }) => seq), body.draft]).toEqual([[3], '']);
    await client.call('DELETE /api/chat.php', { body: { conversation: publicId } });
    expect((await client.call('GET /api/chats.php')).body.chats).toEqual([]);
    // A late repeat of the first call brings nothing back.
    await client.call('DELETE /api/chat.php', { body: { conversation: publicId, seq: 2 } });
    expect((await client.call('GET /api/chats.php')).body.chats).toEqual([]);
    const kept = await (await api.as(sanne)).call('GET /api/chat.php', { query: { conversation: publicId } });
    expect(kept.body.messages).toHaveLength(3);
  });

  test('CHAT-03 refuses a chat of others with the same error as one that does not exist', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const stranger = await api.as(await api.make());
    for (const conversation of [publicId, 9]) {
      const refused = await stranger.call('DELETE /api/chat.php', { body: { conversation } });
      expect(refused).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    expect((await (await api.as(sanne)).call('GET /api/chats.php')).body.chats).toHaveLength(1);
  });

  test('CHAT-04 a block removes the chat from the list of the blocker for ever, and both get an event', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const client = await api.as(robin);
    await client.call('POST /api/blocks.php', { body: { profile: sanne.publicId } });
    for (const person of [robin, sanne]) {
      expect(await eventsOf(person)).toContainEqual({ type: 'chat', conversation: publicId });
      expect((await (await api.as(person)).call('GET /api/chats.php')).body.chats).toEqual([]);
    }
    await client.call('DELETE /api/blocks.php', { body: { profile: sanne.publicId } });
    expect((await client.call('GET /api/chats.php')).body.chats).toEqual([]);
    expect((await (await api.as(sanne)).call('GET /api/chats.php')).body.chats).toHaveLength(1);
  });
});

describe('PUT /api/chat-draft.php', () => {
  const open = async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const client = await api.as(robin);
    const start = (await client.call('GET /api/chat.php', { query: { conversation: publicId } })).body.draft_rev;
    const save = (draft: string, rev: number) =>
      client.call('PUT /api/chat-draft.php', { body: { conversation: publicId, draft, rev } });
    const read = async () => {
      const { draft, draft_rev } = (await client.call('GET /api/chat.php', { query: { conversation: publicId } })).body;
      return [draft, draft_rev - start];
    };
    return { robin, sanne, publicId, client, start, save, read };
  };

  test('saves the draft as the next revision; a repeat returns the same revision', async () => {
    const { save, start, read, robin, publicId } = await open();
    expect((await save('Dear', start)).body.rev).toBe(start + 1);
    expect((await save('Dear', start)).body.rev).toBe(start + 1);
    expect((await save('Dear Sanne', start + 1)).body.rev).toBe(start + 2);
    expect(await read()).toEqual(['Dear Sanne', 2]);
    expect((await eventsOf(robin)).filter(({ type }) => type === 'draft')).toEqual([
      { type: 'draft', conversation: publicId, rev: start + 1 },
      { type: 'draft', conversation: publicId, rev: start + 2 },
    ]);
  });

  test('refuses an older revision and returns the newer draft', async () => {
    const { save, start, read } = await open();
    await save('first', start);
    const refused = await save('second', start);
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'draft_newer', params: { draft: 'first', rev: start + 1 } },
    });
    expect(await read()).toEqual(['first', 1]);
  });

  test('of concurrent saves of one revision one wins', async () => {
    const { save, start } = await open();
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((draft) => save(draft, start)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test('refuses a draft that is too long, and a chat of others', async () => {
    const { save, start, publicId } = await open();
    expect((await save('🙂'.repeat(4001), start)).error?.code).toBe('message_too_long');
    expect((await save('🙂'.repeat(4000), start)).status).toBe(200);
    const stranger = await api.as(await api.make());
    const body = { conversation: publicId, draft: 'x', rev: 0 };
    expect((await stranger.call('PUT /api/chat-draft.php', { body })).status).toBe(404);
  });
});

describe('GET /api/chat-search.php', () => {
  test('finds messages by a part of their text, newest first, and nothing of deleted parts or other chats', async () => {
    const { robin, sanne } = await pair();
    const { id, publicId } = await converse(api.db, robin, sanne, ['One 100% test', 'two', 'Test three']);
    const client = await api.as(robin);
    const find = async (text: string) =>
      (await client.call('GET /api/chat-search.php', { query: { conversation: publicId, text } })).body.found;
    expect(await find('TEST')).toEqual([
      { seq: 3, preview: 'Test three' },
      { seq: 1, preview: 'One 100% test' },
    ]);
    expect((await find('100%')).map(({ seq }) => seq)).toEqual([1]);
    await client.call('DELETE /api/chat.php', { body: { conversation: publicId, seq: 1 } });
    expect((await find('test')).map(({ seq }) => seq)).toEqual([3]);
    await block(api.db, sanne, robin);
    const refused = await client.call('GET /api/chat-search.php', { query: { conversation: publicId, text: 'test' } });
    expect([refused.status, id > 0]).toEqual([404, true]);
  });
});

describe('GET /api/chat.php by profile', () => {
  test('ROUTE-07 returns the chat with a member, or an empty one, and creates none', async () => {
    const { robin, sanne } = await pair();
    const client = await api.as(robin);
    const read = () => client.call('GET /api/chat.php', { query: { profile: sanne.publicId } });
    expect((await read()).body).toMatchObject({ conversation: null, messages: [], partner: { id: sanne.publicId } });
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    expect((await read()).body).toMatchObject({ conversation: publicId, messages: [{ seq: 1 }] });
  });

  test('CHAT-10 refuses one who blocked the caller by name, and anyone the caller may not meet', async () => {
    const { robin, sanne } = await pair();
    const client = await api.as(robin);
    const codeFor = async (person: TestPerson) =>
      (await client.call('GET /api/chat.php', { query: { profile: person.publicId } })).error;
    await block(api.db, sanne, robin);
    expect(await codeFor(sanne)).toMatchObject({ code: 'blocked', params: { name: sanne.name } });
    const iris = await api.make();
    await block(api.db, robin, iris);
    expect((await codeFor(iris))?.code).toBe('not_available');
    expect((await codeFor(await api.make({ invisible: true })))?.code).toBe('not_available');
    expect((await codeFor(await api.make({ profileStatus: 'hidden' })))?.code).toBe('not_available');
    expect((await codeFor(robin))?.code).toBe('own_profile');
  });
});

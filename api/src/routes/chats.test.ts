import { sql } from 'kysely';

import { block, converse, people, say, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pair = async () => ({ robin: await api.make(people.premiumMember), sanne: await api.make({ premium: true }) });

describe('GET /api/chats.php', () => {
  test('CALL-08 ENT-04 lists chats, newest first, with preview and unread count, and only fields of the contract', async () => {
    const { robin, sanne } = await pair();
    const iris = await api.make({ name: 'Iris' });
    const older = await converse(api.db, robin, sanne, ['hi', 'hello', 'how are you']);
    const newer = await converse(api.db, robin, iris, ['good morning', 'x'.repeat(300)]);
    const { body } = await (await api.as(robin)).call('GET /api/chats.php');
    expect(body.chats.map(({ conversation }) => conversation)).toEqual([newer.publicId, older.publicId]);
    expect(body.chats[0]).toMatchObject({
      profile: { id: iris.publicId, name: 'Iris' },
      num_unread_messages: 1,
      last: { seq: 2, kind: 'text', preview: 'x'.repeat(100), from_me: false },
      can_reply: true,
      muted: false,
    });
    expect(body.chats[1]).toMatchObject({ num_unread_messages: 0, last: { seq: 3, from_me: true } });
    expect(body.unread_messages).toBe(1);
    expect(Object.keys(body.chats[0] ?? {}).toSorted()).toEqual([
      'can_reply',
      'conversation',
      'draft_rev',
      'last',
      'muted',
      'num_unread_messages',
      'profile',
    ]);
  });

  test('counts only the partner’s messages as unread, the same number as user.php', async () => {
    const { robin, sanne } = await pair();
    const { id } = await converse(api.db, robin, sanne, ['hi']);
    for (const line of ['one', 'two', 'three']) await say(api.db, sanne, id, line);
    const client = await api.as(robin);
    expect((await client.call('GET /api/chats.php')).body.unread_messages).toBe(3);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ unread_messages: 3, badge: 3 });
    await sql`select conversation_read(${robin.id}, ${id}, 2)`.execute(api.db);
    expect((await client.call('GET /api/chats.php')).body.unread_messages).toBe(2);
  });

  test('hides a deleted chat from that member only; a new message shows the chat again, without the deleted messages', async () => {
    const { robin, sanne } = await pair();
    const { id, publicId } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    await sql`update conversation_members set cleared_seq = 2 where user_id = ${robin.id}`.execute(api.db);
    const client = await api.as(robin);
    expect((await client.call('GET /api/chats.php')).body).toEqual({ chats: [], unread_messages: 0 });
    expect((await (await api.as(sanne)).call('GET /api/chats.php')).body.chats).toHaveLength(1);
    await say(api.db, sanne, id, 'are you there?');
    expect((await client.call('GET /api/chats.php')).body.chats).toHaveLength(1);
    const { body } = await client.call('GET /api/chat.php', { query: { conversation: publicId } });
    expect(body.messages.map(({ seq }) => seq)).toEqual([3]);
  });

  test('CHAT-10 a block hides the chat and its unread messages from both members', async () => {
    const { robin, sanne } = await pair();
    await converse(api.db, robin, sanne, ['hi', 'hello']);
    await block(api.db, sanne, robin);
    for (const person of [robin, sanne]) {
      const client = await api.as(person);
      expect((await client.call('GET /api/chats.php')).body).toEqual({ chats: [], unread_messages: 0 });
      expect((await client.call('GET /api/user.php')).body.user?.unread_messages).toBe(0);
    }
  });

  test('CHAT-10 S-9 a blocked chat is refused: the blocked member reads by whom, the other one finds nothing', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const openAs = async (person: typeof robin) =>
      (await api.as(person)).call('GET /api/chat.php', { query: { conversation: publicId } });
    await block(api.db, sanne, robin);
    expect(await openAs(robin)).toMatchObject({
      status: 403,
      error: { code: 'blocked', params: { name: sanne.name } },
    });
    expect((await openAs(sanne)).status).toBe(404);
    expect((await openAs(await api.make())).status).toBe(404);
    await api.db.updateTable('users').set({ status: 'banned' }).where('id', '=', sanne.id).execute();
    expect((await openAs(robin)).status).toBe(404);
  });

  test('a partner with a closed account has no name and no photo, and cannot be replied to', async () => {
    const { robin, sanne } = await pair();
    await converse(api.db, robin, sanne, ['hi', 'hello']);
    await api.db.updateTable('users').set({ status: 'banned' }).where('id', '=', sanne.id).execute();
    const { body } = await (await api.as(robin)).call('GET /api/chats.php');
    expect(body.chats[0]).toMatchObject({ profile: null, can_reply: false, can_reply_reason: 'deleted' });
  });

  test('lists older chats by `before`; refuses a visitor and an invalid time', async () => {
    const { robin, sanne } = await pair();
    await converse(api.db, robin, sanne, ['hi']);
    const client = await api.as(robin);
    const ask = (before: string) => client.call('GET /api/chats.php', { query: { before } });
    expect((await ask('2020-01-01T00:00:00.000Z')).body.chats).toEqual([]);
    expect((await ask('2999-01-01T00:00:00.000Z')).body.chats).toHaveLength(1);
    expect(await ask('yesterday')).toMatchObject({ status: 400, error: { field: 'before' } });
    expect((await api.visitor().call('GET /api/chats.php')).error?.code).toBe('authentication_required');
  });
});

describe('GET /api/chat.php', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);

  test('pages: the newest messages, those before and those after a number, always oldest first', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, lines);
    const client = await api.as(robin);
    const page = async (query: object) => {
      const { body } = await client.call('GET /api/chat.php', { query: { conversation: publicId, ...query } });
      return [body.messages.map(({ seq }) => seq), body.has_more];
    };
    expect(await page({ limit: 5 })).toEqual([[8, 9, 10, 11, 12], true]);
    expect(await page({ limit: 5, before: 8 })).toEqual([[3, 4, 5, 6, 7], true]);
    expect(await page({ limit: 5, before: 3 })).toEqual([[1, 2], false]);
    expect(await page({ limit: 5, after: 4 })).toEqual([[5, 6, 7, 8, 9], true]);
    expect(await page({ after: 9 })).toEqual([[10, 11, 12], false]);
    expect(await page({})).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], false]);
  });

  test('reading marks nothing as read', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const client = await api.as(robin);
    const { body } = await client.call('GET /api/chat.php', { query: { conversation: publicId } });
    expect(body).toMatchObject({ last_seq: 2, read_seq: 1, can_reply: true, partner: { id: sanne.publicId } });
    expect((await client.call('GET /api/chats.php')).body.unread_messages).toBe(1);
  });

  test('read receipts are for premium members, and none come from an invisible partner', async () => {
    const milan = await api.make(people.freeMember);
    const { robin, sanne } = await pair();
    const own = await converse(api.db, milan, sanne, ['hi', 'hello']);
    const premium = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const open = async (client: Awaited<ReturnType<typeof api.as>>, conversation: number) =>
      (await client.call('GET /api/chat.php', { query: { conversation } })).body;
    const unpaid = await open(await api.as(milan), own.publicId);
    expect([unpaid.partner_read_seq, unpaid.messages[0]?.state]).toEqual([null, 'delivered']);
    const client = await api.as(robin);
    const paid = await open(client, premium.publicId);
    expect([paid.partner_read_seq, paid.messages[0]?.state]).toEqual([2, 'read']);
    await api.db.updateTable('users').set({ invisible: true }).where('id', '=', sanne.id).execute();
    const unseen = await open(client, premium.publicId);
    expect([unseen.partner_read_seq, unseen.messages[0]?.state]).toEqual([null, 'sent']);
  });

  test('MEMBER-13 chat and list show how recently the partner was active, and nothing of an invisible one', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const client = await api.as(robin);
    const onlineOfPartner = async () => {
      const chat = await client.call('GET /api/chat.php', { query: { conversation: publicId } });
      const list = await client.call('GET /api/chats.php');
      return [chat.body.partner?.online, list.body.chats[0]?.profile?.online];
    };
    await sql`update profiles set last_active_at = now() where user_id = ${sanne.id}`.execute(api.db);
    expect(await onlineOfPartner()).toEqual(['now', 'now']);
    await api.db.updateTable('users').set({ invisible: true }).where('id', '=', sanne.id).execute();
    expect(await onlineOfPartner()).toEqual([null, null]);
  });

  test('shows the cost of a message to its sender only', async () => {
    const milan = await api.make(people.freeMember);
    const sanne = await api.make();
    const { id, publicId } = await converse(api.db, milan, sanne, []);
    await sql`select message_send(${milan.id}, ${id}, gen_random_uuid(), 'text', 'paid', null, null, 1)`.execute(
      api.db,
    );
    const seenBy = async (person: typeof milan) =>
      (await (await api.as(person)).call('GET /api/chat.php', { query: { conversation: publicId } })).body.messages[0];
    expect(await seenBy(milan)).toMatchObject({ body: 'paid', credits: 1, from_me: true });
    expect(await seenBy(sanne)).toMatchObject({ body: 'paid', credits: 0, from_me: false });
    expect((await (await api.as(milan)).call('GET /api/user.php')).body.user?.credits).toBe(2);
  });

  test('a member outside the chat gets the same 404 as for a chat that does not exist', async () => {
    const { robin, sanne } = await pair();
    const { publicId } = await converse(api.db, robin, sanne, ['hi']);
    const stranger = await api.as(await api.make(people.freeMember));
    const asked = await stranger.call('GET /api/chat.php', { query: { conversation: publicId } });
    const nothing = await stranger.call('GET /api/chat.php', { query: { conversation: 9 } });
    expect(asked).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(asked.error).toEqual(nothing.error);
  });

  test('refuses bad input and names the field', async () => {
    const client = await api.as(await api.make(people.freeMember));
    const ask = (query: Record<string, string>) => client.call('GET /api/chat.php', { query });
    expect(await ask({})).toMatchObject({ status: 400, error: { field: 'conversation' } });
    expect(await ask({ conversation: '1', limit: '51' })).toMatchObject({ status: 400, error: { field: 'limit' } });
  });
});

describe('PUT /api/chat.php', () => {
  test('CHAT-02 the marker moves forward only, never beyond the last message, and user.php counts the same', async () => {
    const { robin, sanne } = await pair();
    const { id, publicId } = await converse(api.db, robin, sanne, ['hi']);
    for (const line of ['one', 'two', 'three']) await say(api.db, sanne, id, line);
    const client = await api.as(robin);
    const mark = (read_seq: number) => client.call('PUT /api/chat.php', { body: { conversation: publicId, read_seq } });
    expect((await mark(2)).body).toEqual({ num_unread_messages: 2, unread_messages: 2 });
    expect((await mark(1)).body).toEqual({ num_unread_messages: 2, unread_messages: 2 });
    expect((await mark(999_999)).body).toEqual({ num_unread_messages: 0, unread_messages: 0 });
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ unread_messages: 0, badge: 0 });
    // A later message is unread: the marker did not move beyond the last message.
    await say(api.db, sanne, id, 'four');
    expect((await client.call('GET /api/chats.php')).body.unread_messages).toBe(1);
    // The partner's marker did not move: writing reads nothing.
    const { body } = await (await api.as(sanne)).call('GET /api/chat.php', { query: { conversation: publicId } });
    expect(body.read_seq).toBe(0);
  });

  test('CHAT-02 a member outside the chat cannot move a marker, nor can a blocked member', async () => {
    const { robin, sanne } = await pair();
    const { id, publicId } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    const mark = async (person: typeof robin) =>
      (await api.as(person)).call('PUT /api/chat.php', { body: { conversation: publicId, read_seq: 2 } });
    expect((await mark(await api.make({ name: 'Iris' }))).status).toBe(404);
    await block(api.db, sanne, robin);
    expect((await mark(robin)).status).toBe(404);
    const marker = await api.db
      .selectFrom('conversation_members')
      .where('conversation_id', '=', id)
      .where('user_id', '=', robin.id)
      .select('last_read_seq')
      .executeTakeFirst();
    expect(marker?.last_read_seq).toBe(1);
  });
});

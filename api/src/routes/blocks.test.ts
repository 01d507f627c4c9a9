import { sql } from 'kysely';

import { endedOrWaiting } from '../../testing/lock-waits.ts';
import { converse, like, people, say, startTestApi, type TestApi, type TestPerson } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pair = async () => {
  const robin = await api.make(people.premiumMember);
  const sanne = await api.make({ name: 'Sanne' });
  return { robin, sanne, asRobin: await api.as(robin), asSanne: await api.as(sanne) };
};

const profile = ({ publicId }: TestPerson) => ({ body: { profile: publicId } });
const rows = async (robin: TestPerson, sanne: TestPerson) => {
  const ids = [robin.id, sanne.id];
  const [likes, matches] = await Promise.all([
    api.db.selectFrom('likes').where('from_id', 'in', ids).selectAll().execute(),
    api.db.selectFrom('matches').where('user_lo', 'in', ids).selectAll().execute(),
  ]);
  return [likes.length, matches.length];
};

test('S-1 MEMBER-12 CHAT-04 a block removes likes, match and every chat; blocking twice changes nothing', async () => {
  const { robin, sanne, asRobin, asSanne } = await pair();
  await like(api.db, robin, sanne);
  await like(api.db, sanne, robin);
  const { publicId } = await converse(api.db, robin, sanne, ['hi', 'hello', 'how are you']);
  expect(await rows(robin, sanne)).toEqual([2, 1]);
  expect((await asSanne.call('GET /api/chats.php')).body.chats).toHaveLength(1);

  const responses = await Promise.all([1, 2, 3].map(() => asSanne.call('POST /api/blocks.php', profile(robin))));
  for (const { status, body } of responses) {
    expect(status).toBe(200);
    expect(body).toEqual({ blocks: [{ profile: robin.publicId, name: 'Robin', created_at: expect.any(String) }] });
  }
  expect((await asSanne.call('GET /api/blocks.php')).body).toEqual(responses[0]?.body);
  expect((await asRobin.call('GET /api/blocks.php')).body.blocks).toEqual([]);
  expect(await rows(robin, sanne)).toEqual([0, 0]);
  for (const [client, status] of [[asRobin, 403] as const, [asSanne, 404] as const]) {
    expect((await client.call('GET /api/chats.php')).body).toEqual({ chats: [], unread_messages: 0 });
    expect((await client.call('GET /api/chat.php', { query: { conversation: publicId } })).status).toBe(status);
  }
});

test('a block and another change of the chat that come at the same time do not wait for each other', async () => {
  const { robin, sanne, asSanne } = await pair();
  const { id } = await converse(api.db, robin, sanne, ['hi']);
  let running: ReturnType<typeof asSanne.call> | undefined;
  await api.db.transaction().execute(async (transaction) => {
    // As when the member mutes the chat: first the marker, then the event.
    await sql`set local lock_timeout = '500ms'`.execute(transaction);
    await sql`select 1 from conversation_members where user_id = ${sanne.id} and conversation_id = ${id} for update`.execute(
      transaction,
    );
    running = asSanne.call('POST /api/blocks.php', profile(robin));
    await endedOrWaiting(api.db, running);
    await sql`select emit_event(${sanne.id}, 'chat', '{}'::jsonb)`.execute(transaction);
  });
  expect((await running)?.status).toBe(200);
});

test('S-1 taking a block back returns neither likes nor, to the blocker, the conversation', async () => {
  const { robin, sanne, asRobin, asSanne } = await pair();
  await like(api.db, robin, sanne);
  const { id, publicId } = await converse(api.db, robin, sanne, ['hi', 'hello', 'how are you']);
  await asSanne.call('POST /api/blocks.php', profile(robin));
  const { body } = await asSanne.call('DELETE /api/blocks.php', profile(robin));
  expect(body).toEqual({ blocks: [] });
  expect((await asSanne.call('DELETE /api/blocks.php', profile(robin))).body).toEqual({ blocks: [] });
  expect(await rows(robin, sanne)).toEqual([0, 0]);
  expect((await asSanne.call('GET /api/chats.php')).body).toEqual({ chats: [], unread_messages: 0 });
  // Only the blocker's list was cleared; the other member keeps the chat.
  expect((await asRobin.call('GET /api/chats.php')).body.chats).toHaveLength(1);
  await say(api.db, robin, id, 'are you back?');
  const chat = (await asSanne.call('GET /api/chat.php', { query: { conversation: publicId } })).body;
  expect(chat.messages.map((message) => message.body)).toEqual(['are you back?']);
});

const message = "You're blocked by Sanne. You do not have access to this page.";

describe.each([
  {
    who: 'the blocked member',
    isBlocker: false,
    expected: { status: 403, error: { code: 'blocked', message } },
    refused: [403, 'blocked'],
  },
  // The blocker can still open the profile of the blocked member, to unblock them there.
  {
    who: 'the blocking member',
    isBlocker: true,
    expected: { status: 200, member: { relation: { i_blocked: true, i_liked: false, match: false } } },
    refused: [404, 'not_available'],
  },
])('S-1 S-9 MEMBER-11 $who', ({ isBlocker, expected, refused }) => {
  test('cannot find, see, like or message the other', async () => {
    const robin = await api.make({ ...people.premiumMember, country: 'FI', region: null, seeks: 'both' });
    const sanne = await api.make({ name: 'Sanne', country: 'FI', region: null });
    const [viewer, other] = isBlocker ? [sanne, robin] : [robin, sanne];
    const client = await api.as(viewer);
    await like(api.db, other, viewer);
    await converse(api.db, robin, sanne, ['hi', 'hello']);
    const search = async () =>
      (await client.call('GET /api/members.php', { query: { country: 'FI', gender: isBlocker ? 'male' : 'female' } }))
        .body;
    const seen = async () => JSON.stringify([(await search()).profiles, (await search()).similar]);
    const lists = async () => [
      (await client.call('GET /api/likes.php', { query: { type: 'received' } })).body.profiles.length,
      (await client.call('GET /api/chats.php')).body.chats.length,
    ];
    // Negative control: before the block all of it is visible.
    expect(await seen()).toContain(String(other.publicId));
    expect(await lists()).toEqual([1, 1]);

    await (await api.as(sanne)).call('POST /api/blocks.php', profile(robin));
    expect(await seen()).not.toContain(String(other.publicId));
    expect(await lists()).toEqual([0, 0]);
    const page = await client.call('GET /api/member.php', { query: { id: other.publicId } });
    expect({ status: page.status, ...page.body }).toMatchObject(expected);
    const liked = await client.call('POST /api/like.php', { body: { profile: other.publicId } });
    expect([liked.status, liked.error?.code]).toEqual(refused);
    await expect(like(api.db, viewer, other)).rejects.toMatchObject({ code: 'DB020' });
    await expect(converse(api.db, viewer, other, ['let me in'])).rejects.toMatchObject({ code: 'DB020' });
  });
});

test('refuses to block oneself, a hidden stranger, or an unknown member', async () => {
  const { sanne, asSanne } = await pair();
  const block = (id: number) => asSanne.call('POST /api/blocks.php', { body: { profile: id } });
  expect((await block(sanne.publicId)).error).toMatchObject({ code: 'own_profile', field: 'profile' });
  const hidden = [
    await api.make({ invisible: true }),
    await api.make({ profileStatus: 'hidden' }),
    await api.make(people.unconfirmedMember),
    await api.make(people.bannedMember),
  ];
  for (const id of [...hidden.map(({ publicId }) => publicId), 7]) expect((await block(id)).status).toBe(404);
  expect((await asSanne.call('GET /api/blocks.php')).body.blocks).toEqual([]);
  expect((await api.visitor().call('POST /api/blocks.php', { body: { profile: 7 } })).error?.code).toBe(
    'authentication_required',
  );
});

test('hidden members can be blocked by members they like, wrote to, or have blocked', async () => {
  const sanne = await api.make();
  const client = await api.as(sanne);
  const [liker, writer, blocker] = [
    await api.make({ invisible: true }),
    await api.make({ ...people.premiumMember, invisible: true }),
    await api.make({ invisible: true }),
  ];
  await like(api.db, liker, sanne);
  await converse(api.db, writer, sanne, ['hi']);
  await (await api.as(blocker)).call('POST /api/blocks.php', profile(sanne));
  for (const person of [liker, writer, blocker]) {
    expect((await client.call('POST /api/blocks.php', profile(person))).status).toBe(200);
  }
  // The latest first.
  expect((await client.call('GET /api/blocks.php')).body.blocks.map((one) => one.profile)).toEqual(
    [blocker, writer, liker].map(({ publicId }) => publicId),
  );
});

test('a message sent during a block is refused or removed, and never listed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { robin, sanne, asSanne } = await pair();
    const { id } = await converse(api.db, robin, sanne, ['hi', 'hello']);
    await Promise.all([
      asSanne.call('POST /api/blocks.php', profile(robin)),
      ...[1, 2, 3].map((n) => say(api.db, robin, id, `line ${n}`).catch(() => undefined)),
    ]);
    await asSanne.call('DELETE /api/blocks.php', profile(robin));
    expect((await asSanne.call('GET /api/chats.php')).body.chats).toEqual([]);
  }
});

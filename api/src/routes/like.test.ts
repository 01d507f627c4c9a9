import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  block,
  converse,
  like as likeInDatabase,
  mailsTo,
  people,
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

const like = (client: TestClient, person: TestPerson, headers: Record<string, string> = {}) =>
  client.call('POST /api/like.php', { body: { profile: person.publicId }, headers });
const unlike = (client: TestClient, person: TestPerson) =>
  client.call('DELETE /api/like.php', { body: { profile: person.publicId } });
const likesFrom = async (person: TestPerson): Promise<number[]> =>
  (await api.db.selectFrom('likes').where('from_id', '=', person.id).select('to_id').execute()).map((row) => row.to_id);
const shownMatches = async (person: TestPerson) =>
  (
    await sql<{ lo: boolean; hi: boolean }>`select lo_shown_at is not null as lo, hi_shown_at is not null as hi
      from matches where ${person.id} in (user_lo, user_hi)`.execute(api.db)
  ).rows;

describe('POST /api/like.php', () => {
  test('MEMBER-08 the second of two likes is a match and returns the card of the other with the path of the photo', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make({ photos: ['active'] })];
    const [hers, his] = [await api.as(sanne), await api.as(milan)];
    expect((await like(his, sanne)).body).toEqual({ match: null });
    const { body } = await like(hers, milan);
    expect(body.match).toMatchObject({
      id: milan.publicId,
      name: 'Milan',
      liked: true,
      main_image: { match: `/media/${milan.photos[0]}-640.jpg` },
    });
    expect(body.match).not.toHaveProperty('lat');
    // The member who liked first repeats the call and gets the match as well.
    expect((await like(his, sanne)).body.match).toMatchObject({ id: sanne.publicId });
    expect((await his.call('GET /api/likes.php', { query: { type: 'matches' } })).body.profiles).toMatchObject([
      { id: sanne.publicId },
    ]);
  });

  test('CALL-10 repeating a like six times is one like, one slot of the day and one mail, with and without a key', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make({ idle: 30 })];
    const client = await api.as(milan);
    const headers = { 'idempotency-key': randomUUID() };
    const responses = [];
    for (let round = 0; round < 6; round += 1) responses.push(await like(client, sanne, headers));
    responses.push(...(await Promise.all(Array.from({ length: 6 }, () => like(client, sanne)))));
    expect(responses).toHaveLength(12);
    for (const response of responses) expect(response).toMatchObject({ status: 200, body: { match: null } });
    expect(await likesFrom(milan)).toEqual([sanne.id]);
    expect(await mailsTo(api, sanne.email)).toHaveLength(1);
    const other = await api.make();
    expect(await like(client, other, headers)).toMatchObject({ status: 409, error: { code: 'idempotency_mismatch' } });
  });

  test('decisions M-9 allows sixty likes a day, also concurrently; a refused like writes nothing', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const others = [];
    for (let index = 0; index < 75; index += 1) others.push(await api.make());
    const responses = await Promise.all(others.map((other) => like(client, other)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ error }) => error?.code))).toEqual(
      new Set(['like_limit']),
    );
    const liked = await likesFrom(milan);
    expect(liked).toHaveLength(60);
    // Liking a member again still costs nothing, and the four likes of the game are counted apart.
    const again = others.find(({ id }) => id === liked[0]);
    expect(again && (await like(client, again)).status).toBe(200);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ swipe_likes_left: 4 });
  }, 60_000);

  test('decisions M-7 an unconfirmed member has one like for good: forty concurrent likes are one, and unlike does not return it', async () => {
    const olivia = await api.make(people.unconfirmedMember);
    const client = await api.as(olivia);
    const others = [];
    for (let index = 0; index < 20; index += 1) others.push(await api.make());
    const responses = await Promise.all(
      others.flatMap((other) => [
        like(client, other),
        client.call('POST /api/swipe.php', { body: { profile: other.publicId, action: 'like' } }),
      ]),
    );
    const [liked, ...more] = await likesFrom(olivia);
    expect(more).toEqual([]);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(38);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['email_unconfirmed']));
    const target = others.find(({ id }) => id === liked);
    const someoneElse = others.find(({ id }) => id !== liked);
    if (!target || !someoneElse) throw new Error('no member was liked');
    expect((await unlike(client, target)).status).toBe(200);
    expect(await likesFrom(olivia)).toEqual([]);
    expect(await like(client, someoneElse)).toMatchObject({ status: 403, error: { code: 'email_unconfirmed' } });
    expect((await like(client, target)).status).toBe(200);
    // The liked member is not notified: no one can see the unconfirmed member yet.
    expect((await (await api.as(target)).call('GET /api/likes.php')).body).toMatchObject({
      profiles: [],
      total_new: 0,
    });
    expect(await mailsTo(api, target.email)).toEqual([]);
  }, 60_000);

  test('names a member who has blocked the caller; any other member the caller may not meet is "not available"', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const [blocking, blocked] = [await api.make({ name: 'Bo' }), await api.make()];
    await block(api.db, blocking, milan);
    await block(api.db, milan, blocked);
    expect(await like(client, blocking)).toMatchObject({
      status: 403,
      error: { code: 'blocked', params: { name: 'Bo' } },
    });
    for (const other of [
      blocked,
      await api.make({ profileStatus: 'hidden' }),
      await api.make({ invisible: true }),
      await api.make({ fictional: true }),
      await api.make(people.bannedMember),
      await api.make({ status: 'pending_deletion' }),
      await api.make(people.unconfirmedMember),
      { ...milan, publicId: 12_345 },
    ]) {
      expect(await like(client, other)).toMatchObject({ status: 404, error: { code: 'not_available' } });
    }
    expect(await like(client, milan)).toMatchObject({ status: 422, error: { code: 'own_profile' } });
    expect(await likesFrom(milan)).toEqual([]);
    expect(await like(api.visitor(), blocked)).toMatchObject({ error: { code: 'authentication_required' } });
    // An invisible member who likes the caller can be liked.
    const shy = await api.make({ invisible: true });
    await likeInDatabase(api.db, shy, milan);
    expect((await like(client, shy)).body.match).toMatchObject({ id: shy.publicId, online: null });
  });

  test('a concurrent like and block never leave a like after the block', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    for (let round = 0; round < 8; round += 1) {
      const other = await api.make();
      const [response] = await Promise.all([like(client, other), block(api.db, other, milan)]);
      expect([200, 403]).toContain(response.status);
      expect(await likesFrom(milan)).toEqual([]);
    }
  });
});

describe('the mail', () => {
  test('AUTH-15 sends mails for a like and a match, unless switched off; a member who is online gets none', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const [away, here, off, fan] = [
      await api.make({ idle: 30, language: 'nl' }),
      await api.make(),
      await api.make({ idle: 30 }),
      await api.make({ idle: 30, language: 'de' }),
    ];
    await api.db
      .insertInto('notification_preferences')
      .values({ user_id: off.id, type: 'like', channel: 'email', enabled: false })
      .execute();
    await likeInDatabase(api.db, fan, milan);
    for (const other of [away, here, off, fan]) await like(client, other);
    const [mail] = await mailsTo(api, away.email);
    expect(mail?.subject).toBe('Iemand vindt je leuk');
    expect(mail?.text).toContain('/likes/received');
    expect(mail?.html).toContain('Kijk wie het is');
    // The mail does not name the liker; the site does.
    expect(`${mail?.text}${mail?.html}`).not.toContain('Milan');
    const [match] = await mailsTo(api, fan.email);
    expect(match?.subject).toBe('Du hast ein Match');
    expect(match?.text).toContain('/likes/matches');
    expect(await mailsTo(api, here.email)).toEqual([]);
    expect(await mailsTo(api, off.email)).toEqual([]);
  });

  test('decisions F-1 sends no mail for the like of a fictional profile', async () => {
    const [fictional, sanne] = [await api.make({ fictional: true }), await api.make({ idle: 30 })];
    expect((await like(await api.as(fictional), sanne)).status).toBe(200);
    expect(await mailsTo(api, sanne.email)).toEqual([]);
  });
});

describe('DELETE /api/like.php', () => {
  test('decisions M-7 a like can be undone for 24 hours; undoing it again, or a like that does not exist, succeeds', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const [fresh, old] = [await api.make(), await api.make()];
    await like(client, fresh);
    await likeInDatabase(api.db, milan, old, { daysAgo: 1.01 });
    expect((await unlike(client, fresh)).body).toEqual({ ok: true });
    expect((await unlike(client, fresh)).body).toEqual({ ok: true });
    expect(await unlike(client, old)).toMatchObject({ status: 409, error: { code: 'like_too_old' } });
    expect(await likesFrom(milan)).toEqual([old.id]);
    expect((await unlike(client, { ...old, publicId: 12_345 })).body).toEqual({ ok: true });
  });

  test('a match stays; a concurrent unlike and like back end as one or the other', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const sanne = await api.make();
    await likeInDatabase(api.db, sanne, milan);
    await like(client, sanne);
    expect(await unlike(client, sanne)).toMatchObject({ status: 409, error: { code: 'like_matched' } });
    for (let round = 0; round < 8; round += 1) {
      const other = await api.make();
      await like(client, other);
      const [undone, given] = await Promise.all([unlike(client, other), like(await api.as(other), milan)]);
      expect(given.status).toBe(200);
      const matched = (await shownMatches(other)).length === 1;
      expect([undone.status, given.body.match !== null]).toEqual(matched ? [409, true] : [200, false]);
    }
  });

  test('the like of another member cannot be undone', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
    await likeInDatabase(api.db, sanne, milan);
    expect((await unlike(await api.as(milan), sanne)).status).toBe(200);
    expect(await likesFrom(sanne)).toEqual([milan.id]);
  });
});

describe('PUT /api/likes-seen.php', () => {
  const see = (client: TestClient, body: Record<string, unknown>) => client.call('PUT /api/likes-seen.php', { body });

  test('MEMBER-07 an opened like is not new any more; another member cannot open it', async () => {
    const [milan, stranger] = [await api.make(people.freeMember), await api.make()];
    const [first, second] = [await api.make(), await api.make()];
    await likeInDatabase(api.db, first, milan);
    await likeInDatabase(api.db, second, milan);
    expect((await see(await api.as(stranger), { profile: first.publicId })).body).toEqual({ total_new: 0 });
    const client = await api.as(milan);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ new_likes: 2 });
    expect((await see(client, { profile: first.publicId })).body).toEqual({ total_new: 1 });
    expect((await see(client, { profile: first.publicId })).body).toEqual({ total_new: 1 });
    expect((await see(client, { profile: 12_345 })).body).toEqual({ total_new: 1 });
    const { body } = await client.call('GET /api/likes.php');
    expect(body.liked_by.map(({ id, like_new }) => [id, like_new])).toEqual([
      [second.publicId, true],
      [first.publicId, false],
    ]);
  });

  test('CALL-05 MEMBER-08 shows a match once to each of the two, the oldest first; reading changes nothing', async () => {
    const milan = await api.make(people.freeMember);
    const [young, old] = [await api.make(), await api.make({ photos: ['active'] })];
    for (const [other, daysAgo] of [
      [young, 1],
      [old, 3],
    ] as const) {
      await likeInDatabase(api.db, milan, other, { daysAgo });
      await likeInDatabase(api.db, other, milan, { daysAgo });
    }
    const client = await api.as(milan);
    const next = () => client.call('GET /api/auto-like.php');
    for (let round = 0; round < 3; round += 1) {
      expect((await next()).body).toMatchObject({
        id: old.publicId,
        main_image: { match: `/media/${old.photos[0]}-640.jpg` },
      });
    }
    expect((await see(client, { match: old.publicId })).body).toEqual({ total_new: 2 });
    expect((await next()).body).toMatchObject({ id: young.publicId, main_image: null });
    await see(client, { match: young.publicId });
    const { status, body, headers } = await next();
    expect([status, body, headers['content-type']]).toEqual([200, null, 'application/json; charset=utf-8']);
    // The other member has not seen it yet.
    expect((await (await api.as(old)).call('GET /api/auto-like.php')).body).toMatchObject({ id: milan.publicId });
    expect(await shownMatches(old)).toEqual([{ lo: true, hi: false }]);
  });

  test('decisions M-11 shows only matches with real members whom the viewer may meet', async () => {
    const milan = await api.make(people.freeMember);
    const unmet = [
      await api.make({ fictional: true }),
      await api.make(),
      await api.make({ profileStatus: 'hidden' }),
      await api.make(),
    ];
    for (const other of unmet) {
      await likeInDatabase(api.db, milan, other);
      await likeInDatabase(api.db, other, milan);
    }
    const [, blocking, , leaving] = unmet;
    if (!blocking || !leaving) throw new Error('a member is missing');
    await block(api.db, blocking, milan);
    await api.db
      .updateTable('users')
      .set({ status: 'pending_deletion', purge_after: new Date(Date.now() + 1e9) })
      .where('id', '=', leaving.id)
      .execute();
    const client = await api.as(milan);
    expect((await client.call('GET /api/auto-like.php')).body).toBeNull();
    await api.db
      .updateTable('users')
      .set({ status: 'active', purge_after: null })
      .where('id', '=', leaving.id)
      .execute();
    expect((await client.call('GET /api/auto-like.php')).body).toMatchObject({ id: leaving.publicId });
  });

  test('requires exactly one of profile and match', async () => {
    const client = await api.as(await api.make(people.freeMember));
    for (const body of [{}, { profile: 1, match: 1 }, { profile: 'x' }, { profile: -1 }]) {
      expect(await see(client, body)).toMatchObject({ status: 400, error: { code: 'invalid_request' } });
    }
  });
});

test('ALERT-07 records which element of the match modal was pressed, once for each element', async () => {
  const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
  await converse(api.db, milan, sanne, ['Hello']);
  const client = await api.as(milan);
  const press = (element: string, profile = sanne.publicId) =>
    client.call('POST /api/modal-event.php', { body: { profile, element } });
  for (const element of ['image', 'button', 'image', 'image'])
    expect((await press(element)).body).toEqual({ ok: true });
  const rows = await api.db
    .selectFrom('modal_events')
    .where('user_id', '=', milan.id)
    .select(['profile_id', 'element'])
    .orderBy('element')
    .execute();
  expect(rows).toEqual([
    { profile_id: sanne.id, element: 'button' },
    { profile_id: sanne.id, element: 'image' },
  ]);
  expect((await press('border')).status).toBe(400);
  expect((await press('image', 12_345)).status).toBe(404);
});

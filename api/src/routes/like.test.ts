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
  test('MEMBER-08 the second of two likes is a match, told with the card of the other and the path of the photo', async () => {
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
    // Who liked first asks again and hears of the match as well.
    expect((await like(his, sanne)).body.match).toMatchObject({ id: sanne.publicId });
    expect((await his.call('GET /api/likes.php', { query: { type: 'matches' } })).body.profiles).toMatchObject([
      { id: sanne.publicId },
    ]);
  });

  test('CALL-10 six times the same write is one like, one slot of the day and one mail, with the key or without', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make({ idle: 30 })];
    const client = await api.as(milan);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [];
    for (let round = 0; round < 6; round += 1) answers.push(await like(client, sanne, headers));
    answers.push(...(await Promise.all(Array.from({ length: 6 }, () => like(client, sanne)))));
    expect(answers).toHaveLength(12);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { match: null } });
    expect(await likesFrom(milan)).toEqual([sanne.id]);
    expect(await mailsTo(api, sanne.email)).toHaveLength(1);
    const other = await api.make();
    expect(await like(client, other, headers)).toMatchObject({ status: 409, error: { code: 'idempotency_mismatch' } });
  });

  test('decisions M-9 sixty a day, also side by side; one that is refused leaves nothing', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const others = [];
    for (let index = 0; index < 75; index += 1) others.push(await api.make());
    const answers = await Promise.all(others.map((other) => like(client, other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error?.code))).toEqual(
      new Set(['like_limit']),
    );
    const liked = await likesFrom(milan);
    expect(liked).toHaveLength(60);
    // Somebody who is liked already still costs nothing, and the four of the game are others.
    const again = others.find(({ id }) => id === liked[0]);
    expect(again && (await like(client, again)).status).toBe(200);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ swipe_likes_left: 4 });
  }, 60_000);

  test('decisions M-7 who has not confirmed has one like, ever: forty at once are one, and unlike does not give it back', async () => {
    const olivia = await api.make(people.unconfirmedMember);
    const client = await api.as(olivia);
    const others = [];
    for (let index = 0; index < 20; index += 1) others.push(await api.make());
    const answers = await Promise.all(
      others.flatMap((other) => [
        like(client, other),
        client.call('POST /api/swipe.php', { body: { profile: other.publicId, action: 'like' } }),
      ]),
    );
    const [liked, ...more] = await likesFrom(olivia);
    expect(more).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(38);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['email_unconfirmed']));
    const target = others.find(({ id }) => id === liked);
    const someoneElse = others.find(({ id }) => id !== liked);
    if (!target || !someoneElse) throw new Error('nobody was liked');
    expect((await unlike(client, target)).status).toBe(200);
    expect(await likesFrom(olivia)).toEqual([]);
    expect(await like(client, someoneElse)).toMatchObject({ status: 403, error: { code: 'email_unconfirmed' } });
    expect((await like(client, target)).status).toBe(200);
    // The other is told nothing of somebody nobody can see yet, by no way.
    expect((await (await api.as(target)).call('GET /api/likes.php')).body).toMatchObject({
      profiles: [],
      total_new: 0,
    });
    expect(await mailsTo(api, target.email)).toEqual([]);
  }, 60_000);

  test('who blocked is named, everybody else one may not meet is simply not available', async () => {
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
    // Somebody invisible who likes me can be liked.
    const shy = await api.make({ invisible: true });
    await likeInDatabase(api.db, shy, milan);
    expect((await like(client, shy)).body.match).toMatchObject({ id: shy.publicId, online: null });
  });

  test('a like and a block at the same moment: never a like after the block', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    for (let round = 0; round < 8; round += 1) {
      const other = await api.make();
      const [answer] = await Promise.all([like(client, other), block(api.db, other, milan)]);
      expect([200, 403]).toContain(answer.status);
      expect(await likesFrom(milan)).toEqual([]);
    }
  });
});

describe('the mail', () => {
  test('AUTH-15 a like and a match are mails, unless switched off; a member who is here gets none', async () => {
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
    // Who it was is told on the site alone.
    expect(`${mail?.text}${mail?.html}`).not.toContain('Milan');
    const [match] = await mailsTo(api, fan.email);
    expect(match?.subject).toBe('Du hast ein Match');
    expect(match?.text).toContain('/likes/matches');
    expect(await mailsTo(api, here.email)).toEqual([]);
    expect(await mailsTo(api, off.email)).toEqual([]);
  });

  test('decisions F-1 the like of a fictional profile writes to nobody', async () => {
    const [fictional, sanne] = [await api.make({ fictional: true }), await api.make({ idle: 30 })];
    expect((await like(await api.as(fictional), sanne)).status).toBe(200);
    expect(await mailsTo(api, sanne.email)).toEqual([]);
  });
});

describe('DELETE /api/like.php', () => {
  test('decisions M-7 a like can be taken back for 24 hours; again, or one that never was, is no failure', async () => {
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

  test('a match stays, and taking back while the other likes back is one or the other', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const sanne = await api.make();
    await likeInDatabase(api.db, sanne, milan);
    await like(client, sanne);
    expect(await unlike(client, sanne)).toMatchObject({ status: 409, error: { code: 'like_matched' } });
    for (let round = 0; round < 8; round += 1) {
      const other = await api.make();
      await like(client, other);
      const [taken, given] = await Promise.all([unlike(client, other), like(await api.as(other), milan)]);
      expect(given.status).toBe(200);
      const matched = (await shownMatches(other)).length === 1;
      expect([taken.status, given.body.match !== null]).toEqual(matched ? [409, true] : [200, false]);
    }
  });

  test('a like of somebody else can not be taken back', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
    await likeInDatabase(api.db, sanne, milan);
    expect((await unlike(await api.as(milan), sanne)).status).toBe(200);
    expect(await likesFrom(sanne)).toEqual([milan.id]);
  });
});

describe('PUT /api/likes-seen.php', () => {
  const see = (client: TestClient, body: Record<string, unknown>) => client.call('PUT /api/likes-seen.php', { body });

  test('MEMBER-07 an opened like is no news; another member can not open it', async () => {
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

  test('CALL-05 MEMBER-08 a match is shown once to each of the two, the oldest first; reading changes nothing', async () => {
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
    // The other side was not shown anything yet.
    expect((await (await api.as(old)).call('GET /api/auto-like.php')).body).toMatchObject({ id: milan.publicId });
    expect(await shownMatches(old)).toEqual([{ lo: true, hi: false }]);
  });

  test('decisions M-11 only real members one may meet come by themselves', async () => {
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
    if (!blocking || !leaving) throw new Error('nobody');
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

  test('neither both of them nor none', async () => {
    const client = await api.as(await api.make(people.freeMember));
    for (const body of [{}, { profile: 1, match: 1 }, { profile: 'x' }, { profile: -1 }]) {
      expect(await see(client, body)).toMatchObject({ status: 400, error: { code: 'invalid_request' } });
    }
  });
});

test('ALERT-07 what of the modal was pressed is kept, once for each part', async () => {
  const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
  await converse(api.db, milan, sanne, ['Hello']);
  const client = await api.as(milan);
  const tell = (element: string, profile = sanne.publicId) =>
    client.call('POST /api/modal-event.php', { body: { profile, element } });
  for (const element of ['image', 'button', 'image', 'image']) expect((await tell(element)).body).toEqual({ ok: true });
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
  expect((await tell('border')).status).toBe(400);
  expect((await tell('image', 12_345)).status).toBe(404);
});

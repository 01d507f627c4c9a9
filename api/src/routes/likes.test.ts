import { sql } from 'kysely';

import { block, converse, like, people, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const likes = (client: TestClient, type?: string) => client.call('GET /api/likes.php', type ? { query: { type } } : {});

describe('GET /api/likes.php', () => {
  test('CALL-08 ENT-04 MEMBER-07 received likes: profiles and liked_by in one order, new ones first', async () => {
    const milan = await api.make(people.freeMember);
    const [old, recent, fresh] = [await api.make(), await api.make(), await api.make()];
    await like(api.db, old, milan, { seen: true, daysAgo: 5 });
    await like(api.db, recent, milan, { seen: true, daysAgo: 1 });
    await like(api.db, fresh, milan, { daysAgo: 9 });
    const { body } = await likes(await api.as(milan));
    expect(body.profiles.map(({ id }) => id)).toEqual([fresh.publicId, recent.publicId, old.publicId]);
    expect(body.liked_by.map(({ id, like_new }) => [id, like_new])).toEqual([
      [fresh.publicId, true],
      [recent.publicId, false],
      [old.publicId, false],
    ]);
    expect([body.total_new, body.cursor]).toEqual([1, null]);
    expect(Object.keys(body).toSorted()).toEqual(['cursor', 'liked_by', 'profiles', 'total_new']);
  });

  test('lists given likes and matches; a match has the path of its photo', async () => {
    const milan = await api.make(people.freeMember);
    const [liked, matched] = [await api.make(), await api.make({ photos: ['active'] })];
    await like(api.db, milan, liked);
    await like(api.db, milan, matched);
    await like(api.db, matched, milan);
    const client = await api.as(milan);
    const given = (await likes(client, 'given')).body.profiles.map(({ id }) => id);
    expect(new Set(given)).toEqual(new Set([liked.publicId, matched.publicId]));
    const matches = (await likes(client, 'matches')).body;
    expect(matches.profiles).toHaveLength(1);
    expect(matches.profiles[0]).toMatchObject({
      id: matched.publicId,
      liked: true,
      main_image: { match: `/media/${matched.photos[0]}-640.jpg` },
    });
    expect((await likes(client)).body.profiles[0]?.main_image).not.toHaveProperty('match');
  });

  test('the badge of user.php is the same number; members the viewer may not meet do not count', async () => {
    const milan = await api.make(people.freeMember);
    const [seen, gone, blocked, fictional] = [
      await api.make(),
      await api.make(),
      await api.make(),
      await api.make({ fictional: true }),
    ];
    for (const from of [seen, gone, blocked, fictional]) await like(api.db, from, milan);
    await api.db.updateTable('users').set({ status: 'banned' }).where('id', '=', gone.id).execute();
    await block(api.db, milan, blocked);
    const client = await api.as(milan);
    const { body } = await likes(client);
    expect(body.profiles.map(({ id }) => id)).toEqual([seen.publicId]);
    expect(body.total_new).toBe(1);
    expect((await client.call('GET /api/user.php')).body.user).toMatchObject({ new_likes: 1, badge: 1 });
  });

  test('M-15 lists an invisible member whom the viewer has a chat with, and no other one', async () => {
    const milan = await api.make(people.freeMember);
    const [partner, stranger] = [await api.make({ invisible: true }), await api.make({ invisible: true })];
    for (const to of [partner, stranger]) await like(api.db, milan, to);
    await converse(api.db, partner, milan, ['Hello']);
    const client = await api.as(milan);
    const given = (await likes(client, 'given')).body.profiles.map(({ id }) => id);
    expect(given).toEqual([partner.publicId]);
  });

  test('lists older likes by `before`', async () => {
    const milan = await api.make(people.freeMember);
    const [old, recent] = [await api.make(), await api.make()];
    await like(api.db, old, milan, { seen: true, daysAgo: 5 });
    await like(api.db, recent, milan, { seen: true, daysAgo: 1 });
    const client = await api.as(milan);
    const before = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const { body } = await client.call('GET /api/likes.php', { query: { before } });
    expect(body.profiles.map(({ id }) => id)).toEqual([old.publicId]);
  });

  test('MEMBER-07 pages by cursor list each member once, even when a new like is opened between two pages', async () => {
    const milan = await api.make(people.freeMember);
    const { rows: crowd } = await sql<{ id: number; public_id: number }>`
      with added as (
        insert into users (site_id, email, name, date_of_birth, language, country, status, confirmed_at)
        select 1, 'fan-' || n || '@example.test', 'Fan', '1990-01-01', 'en', 'NL', 'active', now()
        from generate_series(1, 450) n returning id, public_id
      ), shown as (
        insert into profiles (user_id, status, gender, country, birth_date)
        select id, 'active', 'female', 'NL', '1990-01-01' from added
      ) select id, public_id from added`.execute(api.db);
    // Every third like is new. Fifty likes share one time, whose microseconds do not fit into milliseconds.
    await sql`insert into likes (from_id, to_id, seen_at, created_at)
      select id, ${milan.id}, case when n % 3 = 0 then null else now() end,
        timestamptz '2026-01-01 12:00:00.123456Z' - make_interval(mins => (n / 50)::int)
      from (select id, row_number() over (order by id) as n from users where email like 'fan-%') t`.execute(api.db);
    const client = await api.as(milan);
    const page = (cursor?: string | null) =>
      client.call('GET /api/likes.php', cursor ? { query: { type: 'received', cursor } } : {});
    const first = (await page()).body;
    expect(first.liked_by.slice(0, 150).every(({ like_new }) => like_new)).toBe(true);
    expect(first.liked_by.slice(150).some(({ like_new }) => like_new)).toBe(false);
    await client.call('PUT /api/likes-seen.php', { body: { profile: first.liked_by[0]?.id } });
    const second = (await page(first.cursor)).body;
    const third = (await page(second.cursor)).body;
    expect([first, second, third].map(({ profiles }) => profiles.length)).toEqual([200, 200, expect.any(Number)]);
    expect(third.cursor).toBeNull();
    const listed = new Set([first, second, third].flatMap(({ liked_by }) => liked_by.map(({ id }) => id)));
    expect(listed).toEqual(new Set(crowd.map(({ public_id }) => public_id)));
    // Only the opened like may be listed again, now among the others.
    expect(third.profiles.length).toBeLessThanOrEqual(51);
    expect((await page('no cursor')).body.liked_by[0]?.id).toBe(first.liked_by[1]?.id);
  });

  test('MEMBER-07 a full page is the last one when no like follows', async () => {
    const noor = await api.make(people.freeMember);
    const likeBy = (from: number, until: number) =>
      sql`
      with added as (
        insert into users (site_id, email, name, date_of_birth, language, country, status, confirmed_at)
        select 1, 'admirer-' || n || '@example.test', 'Admirer', '1990-01-01', 'en', 'NL', 'active', now()
        from generate_series(${from}::int, ${until}::int) n returning id
      ), shown as (
        insert into profiles (user_id, status, gender, country, birth_date)
        select id, 'active', 'female', 'NL', '1990-01-01' from added
      ) insert into likes (from_id, to_id) select id, ${noor.id} from added`.execute(api.db);
    const client = await api.as(noor);
    const page = async () => (await client.call('GET /api/likes.php')).body;
    await likeBy(1, 200);
    const full = await page();
    expect([full.profiles.length, full.cursor]).toEqual([200, null]);
    await likeBy(201, 201);
    const first = await page();
    expect([first.profiles.length, first.cursor]).toEqual([200, expect.any(String)]);
  });

  test('refuses a visitor and an unknown tab', async () => {
    expect(await likes(api.visitor())).toMatchObject({ status: 403, error: { code: 'authentication_required' } });
    const client = await api.as(await api.make(people.freeMember));
    expect(await likes(client, 'everybody')).toMatchObject({ status: 400, error: { field: 'type' } });
  });
});

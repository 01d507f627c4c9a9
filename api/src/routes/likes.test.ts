import { block, like, people, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

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
    expect(body.total_new).toBe(1);
    expect(Object.keys(body).toSorted()).toEqual(['liked_by', 'profiles', 'total_new']);
  });

  test('given and matches; a match carries the path of its photo', async () => {
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

  test('the badge of user.php is the same number, and people one may not meet count for neither', async () => {
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

  test('older ones come by `before`', async () => {
    const milan = await api.make(people.freeMember);
    const [old, recent] = [await api.make(), await api.make()];
    await like(api.db, old, milan, { seen: true, daysAgo: 5 });
    await like(api.db, recent, milan, { seen: true, daysAgo: 1 });
    const client = await api.as(milan);
    const before = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const { body } = await client.call('GET /api/likes.php', { query: { before } });
    expect(body.profiles.map(({ id }) => id)).toEqual([old.publicId]);
  });

  test('a visitor and an unknown tab are refused', async () => {
    expect(await likes(api.visitor())).toMatchObject({ status: 403, error: { code: 'authentication_required' } });
    const client = await api.as(await api.make(people.freeMember));
    expect(await likes(client, 'everybody')).toMatchObject({ status: 400, error: { field: 'type' } });
  });
});

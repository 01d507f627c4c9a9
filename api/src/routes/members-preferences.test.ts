import { sql } from 'kysely';

import { block, people, type PersonOptions, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = async (client: TestClient, query: Record<string, string | number>) => {
  const response = await client.call('GET /api/members.php', { query });
  expect(response.status).toBe(200);
  return { ...response.body, ids: response.body.profiles.map(({ id }) => id) };
};

/** Sets hard preferences (decisions R-6) as the match finder does; this file tests only their effect on others. */
const preferAges = (id: number, youngest: number | null, oldest: number | null) =>
  api.db
    .updateTable('profiles')
    .set({ seek_min_age: youngest, seek_max_age: oldest })
    .where('user_id', '=', id)
    .execute();

const yearsAgo = async (years: number, days: number): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select (current_date - make_interval(years => ${years}) + make_interval(days => ${days}))::date::text as day
  `.execute(api.db);
  return rows[0]?.day ?? '';
};

describe('two-way: members whose own preferences exclude the viewer', () => {
  const swiss = { country: 'CH', region: null, gender: 'female' } as const;
  const viewer: PersonOptions = { ...people.freeMember, country: 'FI', region: null };

  test('MEMBER-01 by gender are left out, unless two_way=no; a visitor gets all', async () => {
    await sql`update sites set settings = '{"logged_out_search": "yes"}' where id = 1`.execute(api.db);
    const open = await api.restart();
    const [men, both, unsaid, women] = [
      await api.make({ ...swiss, seeks: 'male' }),
      await api.make({ ...swiss, seeks: 'both' }),
      await api.make({ ...swiss, seeks: null }),
      await api.make({ ...swiss, seeks: 'female' }),
    ];
    const welcome = [men, both, unsaid].map(({ publicId }) => publicId);
    const everyone = new Set([...welcome, women.publicId]);
    const man = await open.as(await open.make(viewer));
    const offered = await search(man, { country: 'CH' });
    expect(new Set(offered.ids)).toEqual(new Set(welcome));
    expect(offered.numResults).toBe(3);
    expect(new Set((await search(man, { country: 'CH', two_way: 'yes' })).ids)).toEqual(new Set(welcome));
    const all = await search(man, { country: 'CH', two_way: 'no' });
    expect(new Set(all.ids)).toEqual(everyone);
    expect(all.numResults).toBe(4);

    const woman = await open.as(await open.make({ ...viewer, gender: 'female' }));
    expect(new Set((await search(woman, { country: 'CH' })).ids)).toEqual(
      new Set([both, unsaid, women].map(({ publicId }) => publicId)),
    );
    expect(new Set((await search(open.visitor(), { country: 'CH', gender: 'female' })).ids)).toEqual(everyone);
    await sql`update sites set settings = '{}' where id = 1`.execute(api.db);
  });

  test('by age are left out, exact to the day; a bound that is not set excludes no one', async () => {
    const norwegian = { country: 'NO', region: null, gender: 'female' } as const;
    const [upTo40, from41, any] = [await api.make(norwegian), await api.make(norwegian), await api.make(norwegian)];
    await preferAges(upTo40.id, 30, 40);
    await preferAges(from41.id, 41, null);
    const as = async (days: number) => {
      const birthDate = await yearsAgo(41, days);
      const { ids } = await search(await api.as(await api.make({ ...viewer, birthDate })), { country: 'NO' });
      return new Set(ids);
    };
    expect(await as(0)).toEqual(new Set([from41.publicId, any.publicId]));
    expect(await as(1)).toEqual(new Set([upTo40.publicId, any.publicId]));
  });

  test('are no similar members either, nor are blocked, invisible or closed accounts', async () => {
    const danish = { country: 'DK', region: null, gender: 'female', birthDate: '1992-06-15' } as const;
    const me = await api.make({ ...viewer, invisible: true });
    const blocker = await api.make(danish);
    const blocked = await api.make(danish);
    await block(api.db, blocker, me);
    await block(api.db, me, blocked);
    const tooOld = await api.make(danish);
    await preferAges(tooOld.id, 60, null);
    for (const unseen of [
      { seeks: 'female' },
      { invisible: true },
      { profileStatus: 'hidden' },
      { status: 'suspended' },
      { status: 'pending_deletion' },
    ] as const) {
      await api.make({ ...danish, ...unseen });
    }
    const near = await api.make(danish);
    const found = await search(await api.as(me), { country: 'DK', gender: 'female', min_age: 36, max_age: 99 });
    expect(found.ids).toEqual([]);
    expect(found.similar.map(({ id }) => id)).toEqual([near.publicId]);
    expect(found.relaxed).toEqual(['age']);
    // The control: without these exclusions each of them is similar.
    const stranger = await api.as(await api.make({ ...danish, country: 'FI', invisible: true }));
    const all = await search(stranger, { country: 'DK', gender: 'female', min_age: 36, max_age: 99, two_way: 'no' });
    expect(all.similar).toHaveLength(5);
  });
});

describe('sort=new', () => {
  const austrian = { country: 'AT', region: null, gender: 'female' } as const;
  const joined: number[] = [];
  let client: TestClient;

  beforeAll(async () => {
    // The newest member was active longest ago, so that the two orders differ.
    for (let n = 0; n < 25; n += 1) {
      const { publicId } = await api.make({ ...austrian, idle: n * 60 });
      joined.unshift(publicId);
    }
    client = await api.as(await api.make(people.freeMember));
  });

  test('MEMBER-01 lists newest members first, by cursor and by page number alike, each once', async () => {
    const first = await search(client, { country: 'AT', sort: 'new', results: 10 });
    await api.make(austrian);
    const second = await search(client, { country: 'AT', sort: 'new', results: 10, cursor: first.cursor ?? '' });
    const third = await search(client, { country: 'AT', sort: 'new', results: 10, cursor: second.cursor ?? '' });
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(joined);
    expect(third.cursor).toBeNull();
    expect(first.numResults).toBe(25);
    expect(third.numResults).toBe(26);
    const page = await search(client, { country: 'AT', sort: 'new', results: 10, pageNumber: 3 });
    expect(page.ids).toEqual(joined.slice(19));
  });

  test('ignores a cursor of the other order or an invalid one; the cursor of a member who left starts over', async () => {
    const byActivity = await search(client, { country: 'AT', results: 10 });
    const byNewest = await search(client, { country: 'AT', sort: 'new', results: 10 });
    expect(byActivity.ids).not.toEqual(byNewest.ids);
    for (const cursor of [byActivity.cursor ?? '', 'photo.new.', 'photo.new.1 or 1=1', 'new.7']) {
      expect((await search(client, { country: 'AT', sort: 'new', results: 10, cursor })).ids).toEqual(byNewest.ids);
    }
    const crossed = await search(client, { country: 'AT', results: 10, cursor: byNewest.cursor ?? '' });
    expect(crossed.ids).toEqual(byActivity.ids);
    expect((await search(client, { country: 'AT', sort: 'new', results: 10, cursor: 'photo.new.7' })).ids).toEqual(
      byNewest.ids,
    );
  });

  test('refuses any other order', async () => {
    const response = await client.call('GET /api/members.php', { query: { sort: 'distance' } });
    expect(response).toMatchObject({ status: 400, error: { code: 'invalid_request', field: 'sort' } });
  });
});

describe('fictional profiles', () => {
  test('MEMBER-15 are marked, never online, and not counted (decisions F-1)', async () => {
    const belgian = { country: 'BE', region: null, gender: 'female' } as const;
    const real = await api.make({ ...belgian, idle: 60 });
    const made = [await api.make({ ...belgian, fictional: true }), await api.make({ ...belgian, fictional: true })];
    const client = await api.as(await api.make(people.freeMember));
    const { profiles, numResults, ids } = await search(client, { country: 'BE' });
    expect(new Set(ids)).toEqual(new Set([real, ...made].map(({ publicId }) => publicId)));
    expect(numResults).toBe(1);
    for (const { fictional_icon, online, id } of profiles) {
      expect(fictional_icon).toBe(id !== real.publicId);
      expect(online).toBe(id === real.publicId ? 'today' : null);
    }
    const next = await search(client, { country: 'BE', results: 2 });
    const last = await search(client, { country: 'BE', results: 2, cursor: next.cursor ?? '' });
    expect([next.numResults, last.numResults]).toEqual([1, 1]);
  });

  test('more than a thousand of them hide no real member from the count', async () => {
    await sql`
      with made as (
        insert into users (site_id, email, name, date_of_birth, language, country, status, confirmed_at, is_fictional)
        select 1, 'made' || n || '@example.test', 'Made', '1990-01-01', 'it', 'IT', 'active', now(), n > 3
        from generate_series(1, 1105) n returning id, is_fictional)
      insert into profiles (user_id, status, gender, country, birth_date, last_active_at, active_bucket)
      select id, 'active', 'female', 'IT', '1990-01-01', at, floor(extract(epoch from at) / 3600)
      from made, lateral (select now() - case when is_fictional then '0' else '9 days' end::interval as at) t
    `.execute(api.db);
    const client = await api.as(await api.make(people.freeMember));
    expect((await search(client, { country: 'IT' })).numResults).toBe(3);
  });
});

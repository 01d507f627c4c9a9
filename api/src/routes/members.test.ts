import { sql } from 'kysely';

import {
  block,
  like,
  people,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
} from '../../testing/index.ts';

let api: TestApi;
let viewer: TestPerson;
let member: TestClient;

/** The members of most tests live in Denmark or next to it, so that members of other tests do not fit. */
const dane = { country: 'DK', gender: 'female', region: null, city: 'Odense' } as const;

const allowVisitors = (value: object) =>
  sql`update sites set settings = ${JSON.stringify(value)}::jsonb where id = 1`.execute(api.db);

beforeAll(async () => {
  api = await startTestApi();
  viewer = await api.make({ ...people.freeMember, country: 'DK', region: null, lat: 55.4, lon: 10.4 });
  member = await api.as(viewer);
});
afterAll(() => api.close());

const search = async (query: Record<string, string | number>, client = member) => {
  const { body } = await client.call('GET /api/members.php', { query });
  return { ...body, ids: body.profiles.map((profile) => profile.id) };
};

describe('filters', () => {
  test('MEMBER-01 ENT-05 filter by gender, country, region and age', async () => {
    const regions = await api.db.selectFrom('regions').where('country', '=', 'SE').select('id').orderBy('id').execute();
    const [here = 0, there = 0] = regions.map((region) => region.id);
    const swede = { country: 'SE', gender: 'female', lat: 55.6, lon: 13 } as const;
    const thirty = await api.make({ ...swede, region: here, birthDate: '1996-06-15' });
    const fifty = await api.make({ ...swede, region: here, birthDate: '1976-06-15' });
    const elsewhere = await api.make({ ...swede, region: there });
    const man = await api.make({ ...swede, region: here, gender: 'male' });

    const women = await search({ country: 'SE', gender: 'female' });
    expect(women.numResults).toBe(3);
    expect(women.ids).toEqual(expect.arrayContaining([thirty.publicId, fifty.publicId, elsewhere.publicId]));
    expect((await search({ country: 'SE', gender: 'male' })).ids).toEqual([man.publicId]);
    expect((await search({ country: 'SE', gender: 'female', countryregion: there })).ids).toEqual([elsewhere.publicId]);
    expect((await search({ country: 'SE', gender: 'female', min_age: 45, max_age: 55 })).ids).toEqual([fifty.publicId]);
  });

  test('an age counts from the birthday on: a member who turns 31 tomorrow is still 30', async () => {
    const { rows } = await sql<{ today: string; last_year: string }>`
      select (current_date - interval '30 years')::date::text as today,
             (current_date - interval '31 years' + interval '1 day')::date::text as last_year`.execute(api.db);
    const norwegian = { country: 'NO', gender: 'female', region: null } as const;
    const thirtyToday = await api.make({ ...norwegian, birthDate: rows[0]?.today ?? '' });
    const almostThirtyOne = await api.make({ ...norwegian, birthDate: rows[0]?.last_year ?? '' });
    const found = await search({ country: 'NO', gender: 'female', min_age: 30, max_age: 30 });
    expect(new Set(found.ids)).toEqual(new Set([thirtyToday.publicId, almostThirtyOne.publicId]));
    expect(found.profiles.map((profile) => profile.age)).toEqual([30, 30]);
    expect((await search({ country: 'NO', gender: 'female', min_age: 31, max_age: 40 })).ids).toEqual([]);
  });

  test('filter by photo and by interest', async () => {
    const pole = { country: 'PL', gender: 'female', region: null } as const;
    const pictured = await api.make({ ...pole, photos: ['active'] });
    await api.make({ ...pole, photos: ['pending'] });
    const climber = await api.make({ ...pole, interests: ['climbing', 'wine'] });
    expect((await search({ country: 'PL', photo: 'yes' })).ids).toEqual([pictured.publicId]);
    expect((await search({ country: 'PL', interests: 'tennis,climbing' })).ids).toEqual([climber.publicId]);
  });

  test('MEMBER-13 CHAT-10 leave out oneself, hidden, invisible, unconfirmed and closed accounts, and both sides of a block', async () => {
    const seen = await api.make({ ...dane, gender: 'male' });
    const blocker = await api.make({ ...dane, gender: 'male' });
    const blocked = await api.make({ ...dane, gender: 'male' });
    await block(api.db, blocker, viewer);
    await block(api.db, viewer, blocked);
    for (const unseen of [
      { profileStatus: 'hidden' },
      { profileStatus: 'rejected' },
      { invisible: true },
      { status: 'not_confirmed' },
      { status: 'banned' },
      { status: 'pending_deletion' },
    ] as const) {
      await api.make({ ...dane, gender: 'male', ...unseen });
    }
    expect((await search({ country: 'DK', gender: 'male' })).ids).toEqual([seen.publicId]);
    const unblocked = await api.as(await api.make({ ...dane, country: 'FI' }));
    expect((await search({ country: 'DK', gender: 'male' }, unblocked)).numResults).toBe(4);
  });
});

describe('a search without filters', () => {
  const british = { country: 'GB', region: null } as const;
  const found = async (client: TestClient) => new Set((await search({}, client)).ids);

  test('MEMBER-01 finds the gender that the member seeks; without a preference, the default of the site', async () => {
    const woman = await api.make({ ...british, gender: 'female', invisible: false });
    const man = await api.make({ ...british, gender: 'male' });
    const as = async (seeks: 'male' | 'female' | 'both' | null) =>
      found(await api.as(await api.make({ ...british, invisible: true, seeks })));
    expect(await as('male')).toEqual(new Set([man.publicId]));
    expect(await as('female')).toEqual(new Set([woman.publicId]));
    expect(await as('both')).toEqual(new Set([man.publicId, woman.publicId]));
    expect(await as(null)).toEqual(new Set([woman.publicId]));
    const asked = await search(
      { gender: 'female' },
      await api.as(await api.make({ ...british, invisible: true, seeks: 'male' })),
    );
    expect(asked.ids).toEqual([woman.publicId]);
  });

  test('MEMBER-02 a visitor starts in the country of the settings: that of the address, otherwise that of the site', async () => {
    await allowVisitors({ logged_out_search: 'yes', default_country: 'CH' });
    const visitor = (await api.restart()).visitor();
    const german = await api.make({ country: 'DE', region: null });
    const swiss = await api.make({ country: 'CH', region: null });
    for (const [address, country, expected] of [
      ['85.214.132.117', 'DE', german],
      ['1.0.16.1', 'CH', swiss],
      ['192.168.1.1', 'CH', swiss],
    ] as const) {
      const headers = { 'x-forwarded-for': address };
      const { settings } = (await visitor.call('GET /api/settings.php', { headers })).body;
      expect(settings.geoip_selected_country).toBe(country);
      const { profiles } = (await visitor.call('GET /api/members.php', { headers })).body;
      expect(profiles.map(({ id }) => id)).toEqual([expected.publicId]);
    }
  });
});

describe('pages', () => {
  test('MEMBER-01 a cursor leads through all members without a photo, latest activity first, each once, even when a member joins meanwhile', async () => {
    // Two members in each hour: the later hour first, and within an hour the newer member.
    const everyone: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      const hour = Math.floor(index / 2);
      const person = await api.make({ country: 'AT', gender: 'female', region: null, idle: hour * 60 });
      everyone.splice(hour * 2, 0, person.publicId);
    }
    const first = await search({ country: 'AT', results: 10 });
    expect(first.numResults).toBe(25);
    await api.make({ country: 'AT', gender: 'female', region: null });
    const second = await search({ country: 'AT', results: 10, cursor: first.cursor ?? '' });
    const third = await search({ country: 'AT', results: 10, cursor: second.cursor ?? '' });
    expect(third.cursor).toBeNull();
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(everyone);
  });

  test.each(['active', 'new'] as const)(
    'MEMBER-01 sorted by %s, members with a photo come before those without one, on every page',
    async (sort) => {
      const country = sort === 'new' ? 'BE' : 'US';
      const make = (photos: ('active' | 'pending')[], idle: number) =>
        api.make({ country, gender: 'female', region: null, idle, photos });
      const withPhoto = [await make(['active'], 3000), await make(['active'], 4000)];
      const without = [await make([], 0), await make(['pending'], 60)];
      const order = sort === 'new' ? [...withPhoto.toReversed(), ...without.toReversed()] : [...withPhoto, ...without];
      const found: number[] = [];
      let cursor: string | null = '';
      for (let page = 0; page < 5 && cursor !== null; page += 1) {
        const response: Awaited<ReturnType<typeof search>> = await search({
          country,
          sort,
          results: 1,
          ...(cursor !== '' && { cursor }),
        });
        found.push(...response.ids);
        cursor = response.cursor;
      }
      expect(found).toEqual(order.map(({ publicId }) => publicId));
      const byNumber = await Promise.all(
        [1, 2, 3, 4].map((pageNumber) => search({ country, sort, results: 1, pageNumber })),
      );
      expect(byNumber.flatMap(({ ids }) => ids)).toEqual(found);
    },
  );

  test('a page number without a cursor counts from the top; an invalid cursor starts over', async () => {
    const page = await search({ country: 'AT', results: 10, pageNumber: 3 });
    expect(page.ids).toHaveLength(6);
    const nonsense = await search({ country: 'AT', results: 10, cursor: "1' or 1=1" });
    expect(nonsense.ids).toEqual((await search({ country: 'AT', results: 10 })).ids);
  });

  test('MEMBER-01 a full page is the last one when no one follows, by number and by cursor', async () => {
    const traits = { country: 'PL', gender: 'female', region: null, birthDate: '1940-06-15' } as const;
    for (let index = 0; index < 4; index += 1) await api.make(traits);
    // Not counted, but shown.
    await api.make({ ...traits, fictional: true });
    const query = { country: 'PL', min_age: 86, max_age: 86 };
    expect((await search({ ...query, results: 5 })).cursor).toBeNull();
    const first = await search({ ...query, results: 4 });
    expect(first).toMatchObject({ numResults: 4, cursor: expect.any(String) });
    expect(first.similar).toEqual([]);
    const second = await search({ ...query, results: 4, cursor: first.cursor ?? '' });
    expect([second.ids.length, second.cursor]).toEqual([1, null]);
    const half = await search({ ...query, results: 1, pageNumber: 5 });
    expect([half.ids.length, half.cursor]).toEqual([1, null]);
    expect((await search({ ...query, results: 1, pageNumber: 4 })).cursor).not.toBeNull();
  });

  test('the count stops at 1001', async () => {
    await sql`
      with made as (
        insert into users (site_id, email, name, date_of_birth, language, country, status, confirmed_at)
        select 1, 'many' || n || '@example.test', 'Many', '1990-01-01', 'it', 'IT', 'active', now()
        from generate_series(1, 1005) n returning id)
      insert into profiles (user_id, status, gender, country, birth_date)
      select id, 'active', 'female', 'IT', '1990-01-01' from made`.execute(api.db);
    expect((await search({ country: 'IT' })).numResults).toBe(1001);
  });
});

describe('similar members', () => {
  test('MEMBER-01 drop the region first, then five years of age, then the country; the response names each step', async () => {
    const [region = 0, other = 0] = (
      await api.db.selectFrom('regions').where('country', '=', 'ES').select('id').orderBy('id').execute()
    ).map((row) => row.id);
    const spanish = { country: 'ES', gender: 'female', birthDate: '1996-06-15' } as const;
    const exact = await api.make({ ...spanish, region });
    const nextRegion = await api.make({ ...spanish, region: other });
    const older = await api.make({ ...spanish, region: other, birthDate: '1992-06-15' });
    const abroad = await api.make({ country: 'FR', gender: 'female', region: null });
    const query = { country: 'ES', gender: 'female', countryregion: region, min_age: 28, max_age: 32 };
    const found = await search(query);
    expect(found.ids).toEqual([exact.publicId]);
    expect(found.similar.map((profile) => profile.id)).toEqual([nextRegion.publicId, older.publicId, abroad.publicId]);
    expect(found.relaxed).toEqual(['countryregion', 'age', 'country']);

    const full = await search({ ...query, results: 1 });
    expect(full.similar).toEqual([]);
    expect(full.relaxed).toEqual([]);
  });
});

describe('the cards', () => {
  test('have exactly the fields of the contract: no coordinate, no mail address, no day of birth', async () => {
    const near = await api.make({
      country: 'IE',
      gender: 'female',
      region: null,
      lat: 55.45,
      lon: 10.4,
      photos: ['active'],
    });
    await like(api.db, viewer, near);
    const { profiles } = await search({ country: 'IE' });
    expect(profiles).toEqual([
      {
        id: near.publicId,
        name: 'Sanne',
        age: expect.any(Number),
        city: 'Utrecht',
        region: null,
        country: 'IE',
        online: 'now',
        fictional_icon: false,
        distance_band: '10',
        liked: true,
        main_image: {
          id: near.photos[0],
          filename: `${near.photos[0]}-640.jpg`,
          thumb_filename: `${near.photos[0]}-320.jpg`,
          status: 'active',
          width: 800,
          height: 1000,
          blurhash: null,
        },
      },
    ]);
  });

  test('MEMBER-02 a visitor may search only where the site allows it, and then sees first name, age, region and photo', async () => {
    await allowVisitors({});
    const refused = await (await api.restart()).visitor().call('GET /api/members.php', { query: { country: 'IE' } });
    expect(refused).toMatchObject({ status: 403, error: { code: 'search_not_allowed' } });

    await allowVisitors({ logged_out_search_trafficsource: 'yes' });
    const directory = (await api.restart()).visitor();
    expect((await directory.call('GET /api/members.php', { query: { country: 'IE' } })).status).toBe(403);
    const fromSource = await directory.call('GET /api/members.php', { query: { country: 'IE', ref: 'partner-7' } });
    expect(fromSource.status).toBe(200);

    await allowVisitors({ logged_out_search: 'yes' });
    const found = await search({ country: 'IE' }, (await api.restart()).visitor());
    expect(found.profiles[0]).toMatchObject({ name: 'Sanne', city: null, online: null, liked: false });
    expect(found.profiles[0]).not.toHaveProperty('distance_band');
  });
});

describe('bad input', () => {
  test.each([
    ['min_age', { min_age: '17' }],
    ['max_age', { max_age: 'old' }],
    ['country', { country: 'nl' }],
    ['gender', { gender: 'x' }],
    ['pageNumber', { pageNumber: '51' }],
    ['results', { results: '49' }],
    ['interests', { interests: 'a;b' }],
    ['ref', { ref: '<script>' }],
  ])('refuses %s and names the field', async (field, query) => {
    const response = await member.call('GET /api/members.php', { query });
    expect(response).toMatchObject({ status: 400, error: { code: 'invalid_request', field } });
  });

  test('a lower age above the upper one has an error code of its own', async () => {
    const response = await member.call('GET /api/members.php', { query: { min_age: 40, max_age: 30 } });
    expect(response).toMatchObject({ status: 422, error: { code: 'invalid_age_range' } });
  });
});

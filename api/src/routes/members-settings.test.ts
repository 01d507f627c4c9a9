import { people, startTestApi, type TestApi, type TestClient, type TestPerson } from '../../testing/index.ts';

let api: TestApi;
const names = ['here', 'region', 'abroad', 'man', 'older', 'pictured', 'climber'] as const;
type Other = (typeof names)[number];
let others: Record<Other, TestPerson>;

beforeAll(async () => {
  api = await startTestApi();
  const dutch = { gender: 'female', birthDate: '1996-06-15' } as const;
  others = {
    here: await api.make(dutch),
    region: await api.make({ ...dutch, region: 111 }),
    abroad: await api.make({ ...dutch, country: 'FI', region: null }),
    man: await api.make({ ...dutch, gender: 'male' }),
    older: await api.make({ ...dutch, birthDate: '1966-06-15' }),
    pictured: await api.make({ ...dutch, photos: ['active'] }),
    climber: await api.make({ ...dutch, interests: ['climbing'] }),
  };
});
afterAll(() => api.close());

let current: TestApi | undefined;

/** Starts an api of a site with these settings. The previous one is closed, because each holds connections. */
const withSettings = async (settings: object): Promise<TestApi> => {
  await current?.close();
  await api.db
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', 1)
    .execute();
  current = await api.restart();
  return current;
};

const found = async (client: TestClient, query: Record<string, string | number>): Promise<Set<Other>> => {
  const { body, status } = await client.call('GET /api/members.php', { query });
  expect(status).toBe(200);
  const ids = new Set(body.profiles.map(({ id }) => id));
  return new Set(names.filter((name) => ids.has(others[name].publicId)));
};

/** Each filter that a site may leave out, a query that uses it, and the members it finds when it counts. */
const filters: [field: string, query: Record<string, string>, counted: Other[]][] = [
  ['gender', { gender: 'male' }, ['man']],
  ['country', { country: 'FI' }, ['abroad']],
  ['countryregion', { countryregion: '111' }, ['region']],
  ['min_age', { min_age: '50' }, ['older']],
  ['max_age', { max_age: '50' }, ['here', 'region', 'pictured', 'climber']],
  ['photo', { photo: 'yes' }, ['pictured']],
  ['interests', { interests: 'climbing' }, ['climber']],
];
const byDefault: Other[] = ['here', 'region', 'older', 'pictured', 'climber'];
const allFields = filters.map(([field]) => field);

describe('MEMBER-01 ENT-02 settings.search_fields', () => {
  test.each(filters)('%s counts where the site shows it, and is ignored where not', async (field, query, counted) => {
    const seeker = await api.make({ ...people.freeMember, seeks: 'female', invisible: true });
    const shown = await withSettings({ search_fields: allFields });
    expect(await found(await shown.as(seeker), query)).toEqual(new Set(counted));
    const hidden = await withSettings({ search_fields: allFields.filter((other) => other !== field) });
    expect(await found(await hidden.as(seeker), query)).toEqual(new Set(byDefault));
    const { body } = await hidden.visitor().call('GET /api/settings.php');
    expect(body.settings.search_fields).not.toContain(field);
  });

  test('an ignored age cannot contradict the other', async () => {
    const hidden = await withSettings({ search_fields: ['max_age'] });
    const client = await hidden.as(await api.make({ ...people.freeMember, seeks: 'female', invisible: true }));
    const { status } = await client.call('GET /api/members.php', { query: { min_age: 60, max_age: 50 } });
    expect(status).toBe(200);
  });
});

describe('MEMBER-03 ENT-02 settings.visible_profile_fields and visible_profile_notes', () => {
  const profile = {
    sexuality: 'hetero',
    hair_color: 'brown',
    eye_color: 'green',
    body_type: 'slim',
    relationship_status: 'single',
    tattoos: 'one',
  };
  const values = { gender: 'female', region: 'Utrecht', ...profile };
  const notes = ['headline', 'about', 'interests'] as const;
  let shown: TestPerson;
  beforeAll(async () => {
    shown = await api.make({ headline: 'Coffee first', interests: ['wine'], name: 'Zoe' });
    await api.db.updateTable('profiles').set(profile).where('user_id', '=', shown.id).execute();
  });
  const open = async (settings: object) => {
    const site = await withSettings(settings);
    const client = await site.as(await api.make(people.premiumMember));
    const { body } = await client.call('GET /api/member.php', { query: { id: shown.publicId } });
    return body.member;
  };

  test.each(Object.entries(values))('shows the field %s alone', async (key, value) => {
    const { fields } = await open({ visible_profile_fields: [key] });
    expect(fields).toEqual([{ key, value }]);
  });

  test.each(notes)('shows the note %s alone', async (note) => {
    const all = { headline: 'Coffee first', about: 'I like to write tests.', interests: ['wine'] };
    const member = await open({ visible_profile_notes: [note] });
    expect({ headline: member.headline, about: member.about, interests: member.interests }).toEqual({
      headline: null,
      about: null,
      interests: [],
      [note]: all[note],
    });
  });

  test('shows no fields, or all in the order of the site', async () => {
    expect(await open({ visible_profile_fields: [], visible_profile_notes: [] })).toMatchObject({
      fields: [],
      headline: null,
      about: null,
      interests: [],
    });
    const { fields } = await open({ visible_profile_fields: ['tattoos', 'gender'] });
    expect(fields.map(({ key }) => key)).toEqual(['tattoos', 'gender']);
  });

  test('MEMBER-03 settings name all six labels of regions, by country', async () => {
    const labels = { NL: 'province', DE: 'state', FR: 'region', CH: 'canton', GB: 'county', PL: 'voivodeship' };
    const client = await api.as(await api.make(people.freeMember));
    const { body } = await client.call('GET /api/settings.php');
    for (const [country, label] of Object.entries(labels)) {
      const region = await api.db
        .selectFrom('regions')
        .where('country', '=', country)
        .select(['id', 'name'])
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const member = await api.make({ country, region: region.id });
      const response = await client.call('GET /api/member.php', { query: { id: member.publicId } });
      expect(response.body.member).toMatchObject({ country, region: region.name });
      const listed = body.settings.countries.find(({ code }) => code === response.body.member.country);
      expect(listed?.region_label).toBe(label);
    }
  });
});

describe('MEMBER-02 ENT-02 settings.logged_out_search and logged_out_search_trafficsource', () => {
  const yes = { status: 200 };
  const no = { status: 403, error: { code: 'search_not_allowed' } };
  test.each([
    ['no', 'no', no, no],
    ['no', 'yes', no, yes],
    ['yes', 'no', yes, yes],
    ['yes', 'yes', yes, yes],
  ])('search %s, with a source %s', async (logged_out_search, logged_out_search_trafficsource, without, withSource) => {
    const site = await withSettings({ logged_out_search, logged_out_search_trafficsource });
    const visitor = site.visitor();
    const id = others.here.publicId;
    expect(await visitor.call('GET /api/members.php')).toMatchObject(without);
    expect(await visitor.call('GET /api/member.php', { query: { id } })).toMatchObject(without);
    for (const source of [{ network: 'partner-7' }, { ref: 'partner-7' }]) {
      expect(await visitor.call('GET /api/members.php', { query: source })).toMatchObject(withSource);
      expect(await visitor.call('GET /api/member.php', { query: { id, ...source } })).toMatchObject(withSource);
    }
    const member = await site.as(await api.make(people.freeMember));
    expect(await member.call('GET /api/members.php')).toMatchObject(yes);
  });
});

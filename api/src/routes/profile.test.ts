import { people, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (client: TestClient) => (await client.call('GET /api/profile.php')).body;
const change = (client: TestClient, body: object) => client.call('PUT /api/profile.php', { body });

describe('GET /api/profile.php', () => {
  test('MEMBER-05 returns every field of the own profile and nothing else: no coordinate, no database id', async () => {
    const client = await api.as(
      await api.make({ name: 'Sanne', photos: ['pending'], interests: ['wine', 'travel'], headline: 'Hello' }),
    );
    const body = await read(client);
    expect(body).toEqual({
      profile: {
        name: 'Sanne',
        status: 'active',
        date_of_birth: '1996-06-15',
        gender: 'female',
        sexuality: 'hetero',
        seek_gender: 'both',
        country: 'NL',
        region: 110,
        region_name: 'Utrecht',
        city: 'Utrecht',
        hair_color: 'brown',
        eye_color: null,
        body_type: null,
        relationship_status: null,
        tattoos: null,
        headline: 'Hello',
        about: 'I like to write tests.',
        interests: ['travel', 'wine'],
        landing_opt_in: false,
      },
      completeness: 83,
      missing: ['fields'],
    });
  });

  test('refuses a visitor', async () => {
    expect((await api.visitor().call('GET /api/profile.php')).error?.code).toBe('authentication_required');
    expect((await change(api.visitor(), { headline: 'x' })).error?.code).toBe('authentication_required');
  });

  test('a full profile is 100 percent complete; an empty one lists its missing parts', async () => {
    const full = await api.as(await api.make({ photos: ['active'], interests: ['wine'], headline: 'Hello' }));
    await change(full, { eye_color: 'blue', body_type: 'slim', relationship_status: 'single', tattoos: 'none' });
    expect(await read(full)).toMatchObject({ completeness: 100, missing: [] });
    const empty = await api.make({ photos: ['rejected'] });
    await api.db
      .updateTable('profiles')
      .set({ about: null, city: null, region_id: null })
      .where('user_id', '=', empty.id)
      .execute();
    expect(await read(await api.as(empty))).toMatchObject({
      completeness: 0,
      missing: ['photo', 'location', 'fields', 'headline', 'about', 'interests'],
    });
  });
});

describe('PUT /api/profile.php', () => {
  test('MEMBER-05 changes the sent fields, null empties a field, the others stay; other members see the change immediately', async () => {
    const person = await api.make({ headline: 'Hello', interests: ['wine'] });
    const client = await api.as(person);
    const before = (await read(client)).profile;
    const { body } = await change(client, {
      name: '  Sanne   Maria ',
      hair_color: null,
      eye_color: 'green',
      headline: null,
      about: '  About me ',
      interests: ['cooking', 'travel'],
    });
    const expected = {
      ...before,
      name: 'Sanne Maria',
      hair_color: null,
      eye_color: 'green',
      headline: null,
      about: 'About me',
      interests: ['travel', 'cooking'],
    };
    expect(body.profile).toEqual(expected);
    expect((await read(client)).profile).toEqual(expected);
    const other = await api.as(await api.make(people.freeMember));
    const { member } = (await other.call('GET /api/member.php', { query: { id: person.publicId } })).body;
    expect(member).toMatchObject({ name: 'Sanne Maria', about: 'About me', interests: ['travel', 'cooking'] });
    expect((await change(client, {})).body.profile).toEqual(expected);
    expect((await change(client, { about: ' ', interests: [] })).body.profile).toMatchObject({
      about: null,
      interests: [],
    });
  });

  test.each([
    ['a name of one letter', { name: 'S' }, 'invalid_name', 'name'],
    ['a name with a phone', { name: 'Sanne 0612345678' }, 'contact_details_not_allowed', 'name'],
    ['a name with an @', { name: '@sanne' }, 'invalid_name', 'name'],
    ['a headline with a site', { headline: 'see me.com' }, 'contact_details_not_allowed', 'headline'],
    ['a text with a phone', { about: 'call 06 1234 5678' }, 'contact_details_not_allowed', 'about'],
    ['another gender', { gender: 'male' }, 'gender_locked', 'gender'],
    ['an unknown colour', { hair_color: 'violet' }, 'invalid_request', 'hair_color'],
    ['an unknown interest', { interests: ['breathing'] }, 'invalid_request', 'interests.0'],
    ['too long a headline', { headline: 'x'.repeat(121) }, 'invalid_request', 'headline'],
    ['no gender at all', { gender: null }, 'invalid_request', 'gender'],
  ])('refuses %s, names the field and changes nothing', async (_title, wrong, code, field) => {
    const client = await api.as(await api.make({ headline: 'Hello' }));
    const before = await read(client);
    const response = await change(client, { eye_color: 'green', ...wrong });
    expect(response.error).toMatchObject({ code, field });
    expect(await read(client)).toEqual(before);
  });

  test('refuses the address of the account as a name', async () => {
    const client = await api.as(await api.make({ email: 'sanne.example@example.test' }));
    expect((await change(client, { name: 'sanne.example@example.test' })).error?.code).toBe('invalid_name');
  });

  test('a gender is set once: of two concurrent changes one succeeds; the profile is shown from then on', async () => {
    const person = await api.make({ profileStatus: 'disabled' });
    await api.db.updateTable('profiles').set({ gender: null }).where('user_id', '=', person.id).execute();
    const client = await api.as(person);
    const responses = await Promise.all([change(client, { gender: 'female' }), change(client, { gender: 'male' })]);
    expect(responses.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual(['done', 'gender_locked']);
    const changed = responses.find(({ status }) => status === 200)?.body.profile;
    expect(changed?.status).toBe('active');
    expect((await read(client)).profile.gender).toBe(changed?.gender);
    expect((await change(client, { gender: changed?.gender })).status).toBe(200);
  });

  test('the signup steps do not bypass the gender lock, nor the limit of moves in a day', async () => {
    const client = await api.as(await api.make());
    const step = (body: object) => client.call('PUT /api/signup.php', { body });
    const personal = (gender: string) => step({ step: 'personal', data: { gender, seek_gender: 'both' } });
    expect((await personal('male')).error).toMatchObject({ code: 'gender_locked', field: 'gender' });
    expect((await personal('female')).status).toBe(200);
    const move = (city: string) => step({ step: 'location', data: { country: 'NL', region: 110, city } });
    const responses = [];
    for (const city of ['Utrecht', 'Amersfoort', 'Utrecht', 'Amersfoort', 'Utrecht']) responses.push(await move(city));
    expect(responses.map(({ error }) => error?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'location_limit',
    ]);
  });
});

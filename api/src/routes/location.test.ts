import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const geocode = (lat: string, lon: string) => api.visitor().call('GET /api/geocode.php', { query: { lat, lon } });

test('CALL-03 finds the town of a position, without coordinates; returns false for the sea', async () => {
  const { body } = await geocode('52.09', '5.12');
  expect(body).toMatchObject({ country: 'NL', region_name: 'Utrecht', city: 'Utrecht' });
  expect(JSON.stringify(body)).not.toMatch(/lat|lon|52\.|5\.1/);
  expect((await geocode('45.00', '-40.00')).body).toBe(false);
});

test('CALL-03 refuses more than two decimals, an impossible position and text', async () => {
  for (const [lat, lon] of [
    ['52.091', '5.12'],
    ['91', '5'],
    ['52', '181'],
    ['north', 'east'],
    ['', ''],
  ] as const) {
    expect([lat, (await geocode(lat, lon)).status]).toEqual([lat, 400]);
  }
});

test('stores a town of the region, returns no position, and allows three moves a day', async () => {
  const client = await api.as(await api.make());
  const move = (city: string, region = 110, country = 'NL') =>
    client.call('PUT /api/location.php', { body: { country, region, city } });
  expect((await move('AMERSFOORT')).body).toEqual({
    place: { country: 'NL', region: 110, region_name: 'Utrecht', city: 'Amersfoort' },
  });
  expect((await move('Utrecht', 110, 'DE')).error?.code).toBe('invalid_location');
  for (const city of ['', '12345', '<b>', 'www.me.com', 'Nowhereville', 'Arn', 'Utrec', 'Rotterdam', '%']) {
    expect([city, (await move(city)).error]).toEqual([
      city,
      expect.objectContaining({ code: 'town_unknown', field: 'city' }),
    ]);
  }
  const responses = await Promise.all(
    ['Utrecht', 'Amersfoort', 'Utrecht', 'Amersfoort', 'Utrecht'].map((city) => move(city)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(responses.filter(({ error }) => error?.code === 'location_limit')).toHaveLength(3);
});

test.each([
  ['DE', 302, 'Munchen', 'München'],
  ['DE', 302, 'munich', 'München'],
  ['DE', 302, 'Oberammergau', 'Oberammergau'],
  ['NL', 108, ' Ouderkerk  aan de Amstel ', 'Ouderkerk aan de Amstel'],
  ['NL', 112, "'s-Gravenhage", 'Den Haag'],
])('AUTH-02 %s %i: stores %j as %j', async (country, region, city, kept) => {
  const person = await api.make();
  const client = await api.as(person);
  const { body } = await client.call('PUT /api/location.php', { body: { country, region, city } });
  expect(body.place).toMatchObject({ country, region, city: kept });
  const row = await api.db
    .selectFrom('profiles')
    .where('user_id', '=', person.id)
    .select(['city', 'lat'])
    .executeTakeFirstOrThrow();
  expect([row.city, row.lat !== null]).toEqual([kept, true]);
});

test('AUTH-02 suggests towns of a country with their regions, other spellings included', async () => {
  const suggest = async (country: string, q?: string) => {
    const { body } = await api
      .visitor()
      .call('GET /api/places.php', { query: { country, ...(q !== undefined && { q }) } });
    return body.towns.map(({ city, region_name }) => `${city}, ${region_name}`);
  };
  expect((await suggest('DE', 'mun'))[0]).toBe('München, Bayern');
  expect((await suggest('DE', 'muench'))[0]).toBe('München, Bayern');
  expect((await suggest('NL', 'Arn'))[0]).toBe('Arnhem, Gelderland');
  expect(await suggest('DE')).toHaveLength(8);
  expect((await suggest('DE'))[0]).toBe('Berlin, Berlin');
  // Towns of the same name differ in their regions.
  expect((await suggest('US', 'springfield')).length).toBeGreaterThan(5);
  expect((await suggest('DE', 'burg')).every((name) => /burg/i.test(name))).toBe(true);
  expect(await suggest('DE', 'Xyzzy')).toEqual([]);
  expect(await suggest('NL', 'münchen')).toEqual([]);
  for (const query of [{}, { country: 'de' }]) {
    expect((await api.visitor().call('GET /api/places.php', { query })).status).toBe(400);
  }
});

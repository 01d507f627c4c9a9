import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const geocode = (lat: string, lon: string) => api.visitor().call('GET /api/geocode.php', { query: { lat, lon } });

test('CALL-03 a position becomes a town without a coordinate, and the sea becomes false', async () => {
  const { body } = await geocode('52.09', '5.12');
  expect(body).toMatchObject({ country: 'NL', region_name: 'Utrecht', city: 'Utrecht' });
  expect(JSON.stringify(body)).not.toMatch(/lat|lon|52\.|5\.1/);
  expect((await geocode('45.00', '-40.00')).body).toBe(false);
});

test('CALL-03 more than two decimals, another planet or no number is refused', async () => {
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

test('a town of that region is kept, without its position in any answer; three changes a day', async () => {
  const client = await api.as(await api.make());
  const move = (city: string, region = 110, country = 'NL') =>
    client.call('PUT /api/location.php', { body: { country, region, city } });
  expect((await move('AMERSFOORT')).body).toEqual({
    place: { country: 'NL', region: 110, region_name: 'Utrecht', city: 'Amersfoort' },
  });
  expect((await move('Utrecht', 110, 'DE')).error?.code).toBe('invalid_location');
  expect((await move('Atlantis')).error?.code).toBe('invalid_location');
  const answers = await Promise.all(
    ['Utrecht', 'Amersfoort', 'Utrecht', 'Amersfoort', 'Utrecht'].map((city) => move(city)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ error }) => error?.code === 'location_limit')).toHaveLength(3);
});

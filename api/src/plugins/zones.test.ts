import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    env: {
      PUBLIC_URL: 'http://pairwise.test',
      ZONES: 'origins',
      ZONE_HOSTS:
        'site=pairwise.test app=app.pairwise.test pay=pay.pairwise.test; ' +
        'site=she.pairwise.example:4000 app=app.she.test:4000 pay=pay.she.test:4000',
    },
  });
});
afterAll(() => api.close());

const settingsAt = async (host: string) =>
  (await api.visitor().call('GET /api/settings.php', { headers: { host } })).body.settings;

test('every zone of a site has the settings of that site', async () => {
  const she = await settingsAt('she.pairwise.example:4000');
  const other = await settingsAt('pairwise.test');
  expect(she.domain).toBe('she.pairwise.example');
  expect(other.name).not.toBe(she.name);
  for (const host of ['app.she.test:4000', 'Pay.She.test:4000']) expect((await settingsAt(host)).name).toBe(she.name);
  expect((await settingsAt('app.pairwise.test')).name).toBe(other.name);
  // A host of no zone gets the first site, as it does without zones.
  expect((await settingsAt('app.she.test')).name).toBe(other.name);
});

/** Sends the beacon, which cannot have our header, as a browser that does not say how far its page is. */
const beacon = async (origin: string): Promise<number> => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/page-hidden.php',
    headers: { 'content-type': 'application/json', host: 'app.pairwise.test', origin },
    payload: '{}',
  });
  return statusCode;
};

test('T9 another zone of the same site is a foreign page, that of PUBLIC_URL included', async () => {
  expect(await beacon('http://app.pairwise.test')).toBe(200);
  for (const zone of ['pairwise.test', 'pay.pairwise.test', 'app.she.test:4000']) {
    expect([zone, await beacon(`http://${zone}`)]).toEqual([zone, 400]);
  }
});

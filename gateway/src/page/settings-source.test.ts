import { type FakeApi, startApi } from '../testing/start-gateway.ts';
import { settingsSource, type SettingsSource } from './settings-source.ts';

let api: FakeApi;
let clock: number;
let settings: SettingsSource;
const warnings: string[] = [];
beforeEach(async () => {
  api = await startApi();
  clock = 1_800_000_000_000;
  warnings.length = 0;
  settings = settingsSource({ apiUrl: api.url, now: () => clock, warn: (message) => warnings.push(message) });
  for (const name of ['she', 'he']) api.settingsOf.set(`${name}.example`, { ...api.settings, name });
});
afterEach(() => api.stop());

const nameFor = async (host: string, ip = '192.0.2.1'): Promise<string | undefined> =>
  (await settings.get({ host, ip }))?.name;

test('a host never gets the settings of another host while the api fails', async () => {
  expect(await nameFor('she.example')).toBe('she');
  await api.stop();
  expect(await nameFor('he.example')).toBeUndefined();
  expect(await nameFor('he.example', '198.51.100.7')).toBeUndefined();
});

test('serves the last settings of the same host, of the same visitor if they are known', async () => {
  expect(await nameFor('she.example')).toBe('she');
  expect(await nameFor('he.example')).toBe('he');
  api.settingsOf.set('she.example', { ...api.settings, name: 'she, later' });
  expect(await nameFor('she.example', '198.51.100.7')).toBe('she, later');
  api.settingsOf.set('she.example', 500);
  clock += 60_000;
  expect(await nameFor('she.example')).toBe('she');
  expect(await nameFor('she.example', '203.0.113.9')).toBe('she, later');
  // The api fails for one host only.
  expect(await nameFor('he.example')).toBe('he');
});

test('queries the api once a second for a host that fails, whoever visits it', async () => {
  api.settingsOf.set('she.example', 500);
  const calls = () => api.calls.filter(({ headers }) => headers['x-forwarded-host'] === 'she.example').length;
  for (let visitor = 1; visitor <= 20; visitor += 1) await nameFor('she.example', `192.0.2.${visitor}`);
  expect([calls(), warnings.length]).toEqual([1, 1]);
  expect(await nameFor('he.example')).toBe('he');
  clock += 999;
  await nameFor('she.example');
  expect(calls()).toBe(1);
  api.settingsOf.set('she.example', { ...api.settings, name: 'she' });
  clock += 1;
  expect(await nameFor('she.example')).toBe('she');
  expect(calls()).toBe(2);
});

test('LANG-05 a member has the settings of their session immediately, and no visitor ever has them', async () => {
  api.settingsOfSession.set('of-anna', { ...api.settings, geoip_selected_country: 'US' });
  const countryFor = async (session?: string) =>
    (await settings.get({ host: 'she.example', ip: '192.0.2.1', session }))?.geoip_selected_country;
  api.settingsOf.set('she.example', { ...api.settings, geoip_selected_country: 'NL' });
  expect([await countryFor(), await countryFor('auth.session=of-anna'), await countryFor()]).toEqual([
    'NL',
    'US',
    'NL',
  ]);
  // She moves: the next page has her new country.
  api.settingsOfSession.set('of-anna', { ...api.settings, geoip_selected_country: 'FI' });
  expect(await countryFor('auth.session=of-anna')).toBe('FI');
});

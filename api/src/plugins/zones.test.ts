import type { Endpoint } from '@pairwise/contracts/endpoint';
import { endpoints } from '@pairwise/contracts/endpoints';

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

const readFrom = async (headers: Record<string, string>, url = '/api/user.php'): Promise<number> =>
  (await api.app.inject({ url, headers: { host: 'app.pairwise.test', ...headers } })).statusCode;

test.each<[string, Record<string, string>]>([
  ['a page of the site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['a page of payments, by its origin', { origin: 'http://pay.pairwise.test' }],
])('T9 a read from %s is refused', async (_who, headers) => {
  expect(await readFrom(headers)).toBe(400);
  // The router decodes an address, so it is the same read.
  expect(await readFrom(headers, '/%61pi/user.php')).toBe(400);
});

test('T9 our own page, a program and a download may read', async () => {
  expect(await readFrom({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200);
  expect(await readFrom({})).toBe(200);
  expect(await readFrom({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200);
});

test('T1 pages of the site may call what its visitors need, and nothing else', async () => {
  const status = async (url: string, host: string): Promise<number> =>
    (await api.app.inject({ url, headers: { host } })).statusCode;
  const all: Endpoint[] = Object.values(endpoints);
  const open = all.filter(({ zones }) => zones?.includes('site') === true);
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/companyinfo.php',
    'GET /api/complaints.php',
    'GET /api/geocode.php',
    'GET /api/member-landing.php',
    'GET /api/places.php',
    'GET /api/redirect.php',
    'GET /api/regions.php',
    'GET /api/settings.php',
    'GET /api/user.php',
    'POST /api/complaint-appeal.php',
    'POST /api/complaints.php',
    'POST /api/page-hidden.php',
    'POST /api/signup.php',
  ]);
  for (const { method, path, zones } of all) {
    if (method !== 'GET' || path.includes('?')) continue;
    const [atSite, atApp] = [await status(path, 'pairwise.test'), await status(path, 'app.pairwise.test')];
    expect([path, zones?.includes('site') === true ? atApp : 404]).toEqual([path, atSite]);
  }
});

const statusAt = async (zone: string, { method, path }: Endpoint): Promise<number> => {
  const host = `${zone}.pairwise.test`;
  const headers = { host, origin: `http://${host}`, 'x-request-type': 'client' };
  return (await api.app.inject({ method, url: path, headers, ...(method !== 'GET' && { payload: {} }) })).statusCode;
};

// The page is in the zone of payments (`mf-billing/remote.ts`). The contract says until when the app may call it.
test('T1 versions of mf-billing that have the withdrawal in the app still withdraw', async () => {
  const all: Endpoint[] = Object.values(endpoints);
  const ofWithdrawal = all.filter(({ path }) => path === '/api/withdrawal.php');
  expect(ofWithdrawal).toHaveLength(2);
  for (const one of ofWithdrawal) {
    for (const zone of ['app', 'pay']) expect([zone, one.method, await statusAt(zone, one)]).not.toContain(404);
    expect(one.zones).not.toContain('site');
  }
});

test('T1 pages of the app reach nothing of orders and mandates', async () => {
  const all: Endpoint[] = Object.values(endpoints);
  const ofPayments = all.filter(({ zones }) => zones?.join() === 'pay');
  expect(ofPayments.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/mandate.php',
    'GET /api/mandates.php',
    'GET /api/payment.php',
    'GET /api/receipt.php',
    'GET /api/repeat-order.php',
    'GET /api/transactions.php',
    'POST /api/directdebit-sms.php',
    'POST /api/directdebit.php',
    'POST /api/payment.php',
    'POST /api/repeat-order.php',
    'PUT /api/directdebit.php',
    'PUT /api/mandate.php',
  ]);
  for (const one of ofPayments) {
    // Pages of payments get further, to the checks of the request and the session.
    expect([one.path, (await statusAt('pay', one)) === 404, await statusAt('app', one)]).toEqual([
      one.path,
      false,
      404,
    ]);
  }
});

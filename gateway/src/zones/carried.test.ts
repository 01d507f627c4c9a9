import { route } from '../testing/gate-fixtures.ts';
import { makeDist } from '../testing/make-dist.ts';
import { dataOf } from '../testing/read-page.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

const hosts = { site: 'dates.test', app: 'app.dates.test', pay: 'pay.dates.test' };
const flirts = { site: 'flirts.test', app: 'app.flirts.test', pay: 'pay.flirts.test' };
const [site, app, pay] = ['http://dates.test', 'http://app.dates.test', 'http://pay.dates.test'];

const dist = (version: string, zone: 'site' | 'app') =>
  makeDist({
    name: 'mf-landers',
    version,
    files: { 'remoteEntry.js': 'entry', 'lifecycle.js': 'lifecycle' },
    description: {
      lifecycle: ['lifecycle.js'],
      data: {
        name: 'mf-landers',
        contracts: { bus: '^1', endpoints: '^1' },
        routes: [route('gallery', '/landers/gallery/:slug?', { zone: 'site' }), route('offers', '/offers', { zone })],
        widgets: [],
      },
    },
  });

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway({ zones: [hosts, flirts] });
  gateway.registry.putLive(dist('1.0.0-00000001', 'site'), operator);
});
afterEach(() => gateway.stop());

/** The cookies of one browser, by host, as host-only cookies are. */
type Jar = Map<string, Map<string, string>>;

const get = async (jar: Jar, address: string) => {
  const { host, pathname, search } = new URL(address);
  const cookies = jar.get(host) ?? new Map<string, string>();
  jar.set(host, cookies);
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const response = await rawGet(gateway.url, `${pathname}${search}`, { host, ...(cookie && { cookie }) });
  for (const text of response.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    cookies.set(name, value);
  }
  return { ...response, address, to: response.headers.location };
};

/** Follows redirects as a browser does, and returns the last response and every address. */
const follow = async (jar: Jar, address: string) => {
  const addresses = [address];
  let response = await get(jar, address);
  while (response.to !== undefined && addresses.length < 20) {
    addresses.push(response.to);
    response = await get(jar, response.to);
  }
  return { ...response, addresses };
};

const at = (jar: Jar, host: string, name: string): string => decodeURIComponent(jar.get(host)?.get(name) ?? '');
const carriedAt = async (jar: Jar, address: string) => dataOf((await follow(jar, address)).body.toString()).carried;

test('AUTH-01 LANG-02 ENTRY-03 tracking, language and the closed warning travel to the app, and leave its address', async () => {
  const jar: Jar = new Map([[hosts.site, new Map([['entry-skipped', '2026-11-20T10:00:00.000Z']])]]);
  const { headers } = await get(jar, `${site}/landers/gallery?lang=nl&network=fb&sub1=a%20b&sub2=c`);
  expect(headers['set-cookie']?.join('\n')).toMatch(/first-touch=network=fb&sub2=c&at=\d+; Max-Age=2592000;/);
  const carried = await carriedAt(jar, `${site}/landers/gallery`);

  const arrived = await follow(jar, `${app}/chats/5?a=b%20c&carried=${carried}&d`);
  expect(arrived.addresses.slice(1)).toEqual([`${app}/chats/5?a=b%20c&d`]);
  expect([arrived.status, at(jar, hosts.app, 'lang'), at(jar, hosts.app, 'entry-skipped')]).toEqual([
    200,
    'nl',
    '2026-11-20T10:00:00.000Z',
  ]);
  expect(at(jar, hosts.app, 'first-touch')).toBe(at(jar, hosts.site, 'first-touch'));
  expect(arrived.body.toString()).toContain('<html lang="nl"');
});

test('AUTH-01 the first touch of an origin stays, and the language is that of the page before', async () => {
  const jar: Jar = new Map();
  await get(jar, `${app}/chats?network=first&lang=de`);
  const first = at(jar, hosts.app, 'first-touch');
  await get(jar, `${app}/chats?network=second`);
  expect(at(jar, hosts.app, 'first-touch')).toBe(first);
  await get(jar, `${site}/landers/gallery?network=later&lang=en`);
  await follow(jar, `${app}/chats?carried=${await carriedAt(jar, `${site}/landers/gallery`)}`);
  expect([at(jar, hosts.app, 'first-touch'), at(jar, hosts.app, 'lang')]).toEqual([first, 'en']);
});

test('a redirect to the owner of a path takes it along as well, also to payments', async () => {
  gateway.api.responses.set('/crossings/begin', () => ({ status: 401, body: {} }));
  const jar: Jar = new Map([[hosts.app, new Map([['auth.session', 'any']])]]);
  await get(jar, `${app}/chats?lang=nl`);
  const { addresses, body } = await follow(jar, `${app}/directdebit?x=1`);
  expect(addresses.at(-1)).toBe(`${pay}/directdebit?x=1`);
  expect(body.toString()).toContain('<html lang="nl"');
});

test('T1 a value that the gateway did not sign, or signed for another site, changes nothing and disappears', async () => {
  const jar: Jar = new Map();
  await get(jar, `${site}/landers/gallery?lang=nl&ref=7`);
  const carried = String(await carriedAt(jar, `${site}/landers/gallery`));
  const [payload = '', mac = ''] = carried.split('.');
  const forged = Buffer.from(JSON.stringify({ language: 'nl', site, until: 9e15 })).toString('base64url');
  for (const value of ['', 'x', `${forged}.${mac}`, `${payload}.${'A'.repeat(43)}`, payload]) {
    const victim: Jar = new Map();
    expect((await follow(victim, `${app}/chats?carried=${value}`)).addresses).toEqual([
      `${app}/chats?carried=${value}`,
      `${app}/chats`,
    ]);
    expect([...(victim.get(hosts.app) ?? [])]).toEqual([]);
  }
  const elsewhere: Jar = new Map();
  await follow(elsewhere, `http://${flirts.app}/chats?carried=${carried}`);
  expect([...(elsewhere.get(flirts.app) ?? [])]).toEqual([]);
});

test.each(['//evil.test/a', '/\\evil.test', '/.//evil.test'])('T8 the path %p stays at its origin', async (path) => {
  const { status, headers } = await rawGet(gateway.url, `${path}?carried=x`, { host: hosts.app });
  expect([status, new URL(String(headers.location)).origin]).toEqual([302, app]);
});

test('an open page gets a newer value after a change of its language', async () => {
  const jar: Jar = new Map([[hosts.site, new Map([['lang', 'nl']])]]);
  const { body, headers } = await get(jar, `${site}/__mfe/carried`);
  expect(headers['cache-control']).toBe('no-store');
  const { carried } = JSON.parse(body.toString()) as { carried: string };
  await follow(jar, `${app}/chats?carried=${carried}`);
  expect(at(jar, hosts.app, 'lang')).toBe('nl');
  expect((await get(new Map(), `${site}/__mfe/carried`)).body.toString()).toBe('{}');
});

const bucketsOf = (jar: Jar): string[] =>
  Object.values(hosts).flatMap((host) => jar.get(host)?.get('mfe.bucket') ?? []);

test('PLAT-05 a canary that moves a route to another zone ends every visit at one page, with one bucket', async () => {
  const { version } = gateway.registry.publish(dist('1.0.0-00000002', 'app'), operator);
  gateway.registry.recordChecks('mf-landers', version, 'verified', [], operator);
  const steps = [{ audience: {}, percent: 50 }];
  gateway.registry.startCanary(
    'mf-landers',
    version,
    { steps, haltOn: { minSessions: 20, errorRateDelta: 1 } },
    operator,
  );
  const ends = new Set<string>();
  for (const start of [site, app, pay].flatMap((origin) => Array.from({ length: 15 }, () => `${origin}/offers`))) {
    const jar: Jar = new Map();
    const { status, address, addresses } = await follow(jar, start);
    expect([status, addresses.length <= 3]).toEqual([200, true]);
    ends.add(address);
    const carried = await carriedAt(jar, address);
    for (const origin of [site, app]) await follow(jar, `${origin}/chats?carried=${carried}`);
    expect(new Set(bucketsOf(jar)).size).toBe(1);
    expect((await follow(jar, start)).address).toBe(address);
  }
  expect([...ends].toSorted()).toEqual([`${app}/offers`, `${site}/offers`]);
});

test('PLAT-05 two origins that each name the other, as cookies are blocked or an override differs, end at no page', async () => {
  const jar: Jar = new Map();
  await get(jar, `${site}/offers?lang=nl`);
  const moved = (await get(jar, `${site}/chats`)).to ?? '';
  const sealed = new URL(moved).searchParams.get('carried');
  const { status, to } = await get(new Map(), `${app}/offers?carried=${sealed}`);
  expect([status, to]).toEqual([404, undefined]);
});

import { startTestApi, type TestApi, type TestPerson } from '@pairwise/api/testing';
import { makeDist, rawGet, type RunningGateway, startGateway } from '@pairwise/gateway/testing';

const hosts = { site: 'dates.test', app: 'app.dates.test', pay: 'pay.dates.test' };
const page = '/directdebit?product=50';

const billingDist = (): string =>
  makeDist({
    name: 'mf-billing',
    version: '2.0.0-00000001',
    files: { 'remoteEntry.js': 'entry', 'lifecycle.js': 'lifecycle' },
    description: {
      lifecycle: ['lifecycle.js'],
      data: {
        name: 'mf-billing',
        contracts: { bus: '^1', endpoints: '^1' },
        routes: [
          {
            id: 'directdebit',
            path: '/directdebit',
            layout: 'default',
            access: 'members',
            zone: 'pay',
            screen: 'directdebit',
            skeleton: 'form',
          },
        ],
        widgets: [],
      },
    },
  });

let api: TestApi;
let gateway: RunningGateway;
let person: TestPerson;
let inApp: string;
beforeAll(async () => {
  const ZONE_HOSTS = Object.entries(hosts)
    .map((pair) => pair.join('='))
    .join(' ');
  api = await startTestApi({ env: { PUBLIC_URL: `http://${hosts.site}`, ZONES: 'origins', ZONE_HOSTS } });
  gateway = await startGateway({ apiUrl: await api.listen(), zones: [hosts] });
  gateway.registry.putLive(billingDist(), { who: 'operator', why: 'a test' });
  person = await api.make();
  inApp = (await api.as(person)).cookie() ?? '';
});
afterAll(async () => {
  await gateway.stop();
  await api.close();
});

/** The cookies of one browser, by host, as host-only cookies are. */
type Jar = Map<string, Map<string, string>>;

const visit = async (jar: Jar, address: string) => {
  const { host, pathname, search } = new URL(address);
  const cookies = jar.get(host) ?? new Map<string, string>();
  jar.set(host, cookies);
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const response = await rawGet(gateway.url, `${pathname}${search}`, { host, ...(cookie && { cookie }) });
  for (const text of response.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  return response;
};

/** Follows redirects as a browser does, up to an address with `last`, and returns every address. */
const follow = async (jar: Jar, address: string, last = 'never'): Promise<string[]> => {
  const addresses = [address];
  let next: string | undefined = address;
  while (next !== undefined && addresses.length < 10) {
    const response = await visit(jar, next);
    next = response.headers.location;
    if (next !== undefined) addresses.push(next);
    if (next?.includes(last) === true) break;
  }
  return addresses;
};

const browser = (session = inApp): Jar => {
  const [name = '', value = ''] = session.split('=');
  return new Map([[hosts.app, new Map([[name, value]])]]);
};

const userAt = async (jar: Jar, host: string): Promise<unknown> => {
  const { body } = await visit(jar, `http://${host}/api/user.php`);
  const { user }: { user: { id: number } | null } = JSON.parse(body.toString());
  return user?.id ?? null;
};

test('T1 a member is known in the app and at payments by different cookies, and at the site by none', async () => {
  const jar = browser();
  const addresses = await follow(jar, `http://${hosts.app}${page}`);
  expect(addresses.at(-1)).toBe(`http://${hosts.pay}${page}`);
  expect(addresses).toHaveLength(5);
  expect(await userAt(jar, hosts.pay)).toBe(person.publicId);
  expect(await userAt(jar, hosts.app)).toBe(person.publicId);
  expect(jar.get(hosts.pay)?.get('auth.session')).not.toBe(jar.get(hosts.app)?.get('auth.session'));
  // Even with the cookie of the app, a page of the site has no member.
  jar.set(hosts.site, new Map(jar.get(hosts.app)));
  expect(await userAt(jar, hosts.site)).toBeNull();
});

test('T1 a fresh code of one browser opens nothing in another one', async () => {
  const addresses = await follow(browser(), `http://${hosts.app}${page}`, 'code=');
  const withCode = addresses.at(-1) ?? '';
  expect(withCode).toMatch(/^http:\/\/pay\.dates\.test\/__mfe\/arrive\?code=[\w-]{43}$/);
  const other: Jar = new Map();
  await follow(other, withCode);
  expect(other.get(hosts.pay)?.get('auth.session')).toBeUndefined();
});

test('a visitor who opens a page of payments logs in at the app', async () => {
  const addresses = await follow(new Map(), `http://${hosts.site}${page}`);
  expect(addresses.at(-1)).toBe(`http://${hosts.app}/login?next=${encodeURIComponent(page)}`);
});

test('T12 a logout at payments ends the session in the app', async () => {
  const other = await api.make();
  const jar = browser((await api.as(other)).cookie());
  await follow(jar, `http://${hosts.app}${page}`);
  const cookie = `auth.session=${jar.get(hosts.pay)?.get('auth.session') ?? ''}`;
  await rawGet(gateway.url, '/api/logout.php', { host: hosts.pay, cookie, 'x-request-type': 'client' });
  expect(await userAt(jar, hosts.app)).toBeNull();
});

import { makeDist } from '../testing/make-dist.ts';
import { dataOf, directives } from '../testing/read-page.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { route } from '../testing/gate-fixtures.ts';

const dates = { site: 'dates.test', app: 'app.dates.test', pay: 'pay.dates.test' };
const flirts = { site: 'flirts.test:8443', app: 'app.flirts.test:8443', pay: 'pay.flirts.test:8443' };
const origins = { site: 'https://dates.test', app: 'https://app.dates.test', pay: 'https://pay.dates.test' };

const landersDist = (): string =>
  makeDist({
    name: 'mf-landers',
    version: '1.0.0-00000001',
    files: { 'remoteEntry.js': 'entry', 'lifecycle.js': 'lifecycle' },
    description: {
      lifecycle: ['lifecycle.js'],
      data: {
        name: 'mf-landers',
        contracts: { bus: '^1', endpoints: '^1' },
        routes: [route('gallery', '/landers/gallery/:slug?', { zone: 'site' })],
        widgets: [],
      },
    },
  });

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ zones: [dates, flirts], https: true, publicUrl: 'https://dates.test' });
  gateway.registry.putLive(landersDist(), operator);
});
afterAll(() => gateway.stop());

const get = async (host: string, path: string, headers: Record<string, string> = {}) => {
  const response = await rawGet(gateway.url, path, { host, ...headers });
  return { ...response, text: response.body.toString() };
};

const redirectOf = async (host: string, path: string) => {
  const { status, headers } = await get(host, path);
  return [status, headers.location, headers['cache-control']];
};

test.each([
  [dates.site, '/landers/gallery/opening', 'site'],
  [dates.app, '/chats', 'app'],
  [dates.pay, '/directdebit', 'pay'],
  ['App.Dates.TEST', '/chats', 'app'],
])('PLAT-05 %s shows %s, with the code of its own origin only', async (host, path, zone) => {
  const { status, headers, text } = await get(host, path);
  expect(status).toBe(200);
  expect(dataOf(text)).toMatchObject({ zone, origins });
  const policy = directives(headers['content-security-policy']);
  // The form of a visitor without scripts leads from the site to the app.
  expect(policy['form-action']).toBe(zone === 'site' ? `'self' ${origins.app}` : "'self'");
  const own = `https://${host.toLowerCase()}/`;
  const sources = policy['script-src']?.split(' ').slice(1) ?? [];
  expect(sources.filter((source) => !source.startsWith(own))).toEqual([]);
  expect(sources.filter((source) => source.startsWith(own))).not.toEqual([]);
});

test.each([
  [dates.site, '/chats/5?from=mail&from=push', `${origins.app}/chats/5?from=mail&from=push`],
  [dates.site, '/directdebit', `${origins.pay}/directdebit`],
  [dates.app, '/directdebit?next=%2Fchats', `${origins.pay}/directdebit?next=%2Fchats`],
  [dates.app, '/landers/gallery?ref=a&sub1=b', `${origins.site}/landers/gallery?ref=a&sub1=b`],
  [dates.pay, '/chats', `${origins.app}/chats`],
  [dates.site, '/no/such/page', `${origins.app}/no/such/page`],
  [flirts.site, '/chats', `https://${flirts.app}/chats`],
])('PLAT-05 %s%s is at the origin that owns it: %s', async (host, path, owner) => {
  expect(await redirectOf(host, path)).toEqual([302, owner, 'no-store']);
});

test.each(['//evil.test/chats', '/\\evil.test', '/%2F%2Fevil.test', '//chats@evil.test', '/.//evil.test'])(
  'PLAT-05 the path %p redirects to an origin of the site, and no other',
  async (path) => {
    const [status, address] = await redirectOf(dates.pay, path);
    expect(status).toBe(302);
    expect(new URL(String(address)).origin).toBe(origins.app);
  },
);

test.each(['unknown.test', '127.0.0.1:4000', 'dates.test:81', 'evil.dates.test', '[::1]:4000'])(
  'PLAT-05 the unknown host %s gets a response that names no site',
  async (host) => {
    for (const path of ['/', '/chats', '/api/user.php', '/robots.txt', '/remotes/shell/1.0.0-00000001/main.js']) {
      const calls = gateway.api.calls.length;
      const { status, headers, text } = await get(host, path, { cookie: 'auth.session=any' });
      expect([status, text]).toEqual([421, 'Misdirected request']);
      expect(headers).not.toHaveProperty('location');
      expect(gateway.api.calls).toHaveLength(calls);
    }
  },
);

test('a load balancer reaches the health check at any address', async () => {
  expect((await get('10.0.0.5:4000', '/health')).status).toBe(200);
});

test('PUSH-05 the worker, its page and the manifest belong to the origin of the app', async () => {
  for (const address of ['/sw-push.js', '/manifest.webmanifest']) {
    expect((await get(dates.app, address)).status).toBe(200);
    for (const host of [dates.site, dates.pay]) expect((await get(host, address)).status).toBe(404);
  }
  const hasManifest = async (host: string, path: string): Promise<unknown[]> => {
    const { headers, text } = await get(host, path);
    const policy = directives(headers['content-security-policy']);
    return [text.includes('rel="manifest"'), policy['worker-src'], policy['manifest-src']];
  };
  expect(await hasManifest(dates.app, '/chats')).toEqual([true, `${origins.app}/sw-push.js`, "'self'"]);
  expect(await hasManifest(dates.site, '/landers/gallery')).toEqual([false, "'none'", "'none'"]);
  expect(await hasManifest(dates.pay, '/directdebit')).toEqual([false, "'none'", "'none'"]);
});

test('search engines find each page at the origin of its zone only', async () => {
  const { text } = await get(dates.site, '/landers/gallery/opening');
  expect(text).toContain(`<link rel="canonical" href="${origins.site}/landers/gallery">`);
  expect((await get(dates.site, '/robots.txt')).text).toContain(`Sitemap: ${origins.site}/sitemap.xml\n`);
  expect((await get(dates.pay, '/robots.txt')).text).toBe('User-agent: *\nDisallow:\n');
  const listed = async (host: string) =>
    [...(await get(host, '/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(await listed(dates.site)).toContain(`${origins.site}/landers/gallery`);
  expect(await listed(dates.app)).toEqual([]);
  expect((await get(dates.pay, '/sitemap.xml')).status).toBe(404);
});

test('the api learns which host was requested, and decides whose settings it has', async () => {
  await get(dates.app, '/chats');
  const settings = gateway.api.calls.filter(({ url }) => url.startsWith('/api/settings.php'));
  expect(settings.map(({ headers }) => headers['x-forwarded-host'])).toContain(dates.app);
});

describe('T1 the origin of a site has no sessions, because landers share it', () => {
  const cookies = ['auth.session=opened; Path=/; HttpOnly', 'lang=nl; Path=/'];
  beforeAll(() => void gateway.api.cookies.push(...cookies));
  afterAll(() => void gateway.api.cookies.splice(0));

  test.each(['/api/user.php', '/api/signup.php?a=auth.session', '/media/1.webp', '/__dev/'])(
    '%s gets no session and opens none there',
    async (path) => {
      const cookie = 'lang=de; auth.session=stolen;auth.session=twice ; ab=auth.session=kept';
      const { status, headers } = await get(dates.site, path, { cookie });
      expect(status).toBe(200);
      expect(gateway.api.calls.at(-1)?.headers.cookie).toBe('lang=de; ab=auth.session=kept');
      expect(headers['set-cookie']).toEqual(['lang=nl; Path=/']);
    },
  );

  test.each([dates.app, dates.pay])('%s has them, each of its own', async (host) => {
    const { headers } = await get(host, '/api/user.php', { cookie: 'auth.session=own' });
    expect(gateway.api.calls.at(-1)?.headers).toMatchObject({ cookie: 'auth.session=own', 'x-forwarded-host': host });
    expect(headers['set-cookie']).toEqual(cookies);
  });

  test('one cookie alone is kept, or removed, as well', async () => {
    const { cookies: sent } = gateway.api;
    const all = sent.splice(0);
    for (const [index, kept] of [undefined, ['lang=nl; Path=/']].entries()) {
      sent.splice(0, 1, ...all.slice(index, index + 1));
      expect((await get(dates.site, '/api/user.php')).headers['set-cookie']).toEqual(kept);
    }
    sent.splice(0, sent.length, ...all);
  });

  test('a page of the site reads no user record, whatever cookie came with the request', async () => {
    const { text } = await get(dates.site, '/landers/gallery', { cookie: 'auth.session=stolen' });
    expect(text).not.toContain('startedReads');
  });

  test('the stream of live events gets no session either', async () => {
    const cookie = 'auth.session=stolen; lang=de';
    const upgrade = { connection: 'upgrade', upgrade: 'websocket', cookie };
    await get(dates.site, '/api/events.php', upgrade);
    expect(gateway.api.calls.at(-1)).toMatchObject({ url: '/api/events.php', headers: { cookie: 'lang=de' } });
  });
});

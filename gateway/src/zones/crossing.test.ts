import { createHash } from 'node:crypto';

import * as z from 'zod/mini';

import { makeDist } from '../testing/make-dist.ts';
import { route } from '../testing/gate-fixtures.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

const hosts = { site: 'dates.test', app: 'app.dates.test', pay: 'pay.dates.test' };
const [app, pay] = ['http://app.dates.test', 'http://pay.dates.test'];
const page = '/credits/50/card?next=%2Fchats';
const code = 'c'.repeat(43);
const beginSchema = z.object({
  challenge: z.string(),
  origin: z.string(),
  path: z.string(),
  ticket: z.optional(z.string()),
});
const endSchema = z.object({ code: z.string(), verifier: z.string(), origin: z.string() });

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
          route('credits', '/credits', { access: 'members' }),
          route('pay', '/credits/:id/:paymentmethod?', { zone: 'pay', access: 'members' }),
          route('withdrawal', '/withdrawal', { zone: 'pay', access: 'all' }),
        ],
        widgets: [],
      },
    },
  });

/** What the gateway asked of the api. */
let begun: z.output<typeof beginSchema>[] = [];
let ended: z.output<typeof endSchema>[] = [];
let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ zones: [hosts] });
  gateway.registry.putLive(billingDist(), operator);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  begun = [];
  ended = [];
  const { responses } = gateway.api;
  responses.set('/crossings/begin', (body) => {
    begun.push(beginSchema.parse(body));
    return { status: 200, body: { code } };
  });
  responses.set('/crossings/end', (body) => {
    ended.push(endSchema.parse(body));
    return { status: 200, body: { path: page }, cookies: ['auth.session=at-pay; Path=/; HttpOnly; SameSite=Lax'] };
  });
});

const get = async (address: string, headers: Record<string, string> = {}) => {
  const { host, pathname, search } = new URL(address);
  const response = await rawGet(gateway.url, `${pathname}${search}`, { host, ...headers });
  return { status: response.status, to: response.headers.location ?? '', headers: response.headers };
};

/** Returns the pair that the browser sends back, of the cookie that a response sets. */
const pairOf = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';

const arriveAddress = (to: string): string => `${pay}/__mfe/arrive?${new URLSearchParams({ to }).toString()}`;

test('T1 a member gets from the app to payments with a session of its own, and no code stays in the address', async () => {
  const first = await get(`${app}${page}`, { cookie: 'auth.session=in-app' });
  expect([first.status, first.to]).toEqual([302, arriveAddress(page)]);

  const second = await get(first.to);
  const cookie = second.headers['set-cookie']?.[0];
  expect(cookie).toMatch(/^mfe\.crossing=[\w-]{43}; Max-Age=120; Path=\/; HttpOnly; SameSite=Lax$/);
  const verifier = pairOf(cookie).slice('mfe.crossing='.length);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  expect(new URL(second.to).origin).toBe(app);
  expect(Object.fromEntries(new URL(second.to).searchParams)).toEqual({ to: page, challenge });

  const third = await get(second.to, { cookie: 'auth.session=in-app' });
  expect(third.to).toBe(`${pay}/__mfe/arrive?code=${code}`);
  expect(begun).toEqual([{ challenge, origin: pay, path: page }]);
  expect(gateway.api.calls.at(-1)?.headers).toMatchObject({
    cookie: 'auth.session=in-app',
    'x-forwarded-host': hosts.app,
    'x-forwarded-crossing': '1',
  });

  const fourth = await get(third.to, { cookie: pairOf(cookie) });
  expect([fourth.status, fourth.to]).toEqual([303, `${pay}${page}`]);
  expect(ended).toEqual([{ code, verifier, origin: pay }]);
  expect(fourth.headers['set-cookie']).toEqual([
    'auth.session=at-pay; Path=/; HttpOnly; SameSite=Lax',
    expect.stringMatching(/^mfe\.crossing=; Max-Age=0; Path=\/; /),
  ]);
  for (const { headers } of [second, third, fourth]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  }
  expect((await get(fourth.to, { cookie: 'auth.session=at-pay' })).status).toBe(200);
});

test('a page of payments without a session there fetches one, and its price list is in the app', async () => {
  expect((await get(`${pay}${page}`)).to).toBe(arriveAddress(page));
  expect((await get(`${pay}/credits`)).to).toBe(`${app}/credits`);
});

test('a visitor without a session in the app logs in, and comes back to the page', async () => {
  gateway.api.responses.set('/crossings/begin', () => ({ status: 401, body: {} }));
  const { to } = await get((await get(arriveAddress(page))).to);
  expect(to).toBe(`${app}/login?next=${encodeURIComponent(page)}`);
});

test('BILL-11 a page of payments for everyone gets the session of a member, and opens without one', async () => {
  const withdrawal = `${pay}/withdrawal`;
  expect((await get(`${app}/withdrawal`)).to).toBe(withdrawal);
  expect((await get(`${app}/withdrawal`, { cookie: 'auth.session=in-app' })).to).toBe(arriveAddress('/withdrawal'));
  expect((await get('http://dates.test/withdrawal')).to).toBe(withdrawal);
  expect((await get(withdrawal)).status).toBe(200);
  const leaving = (await get(arriveAddress('/withdrawal'))).to;
  expect((await get(leaving, { cookie: 'auth.session=in-app' })).to).toBe(`${pay}/__mfe/arrive?code=${code}`);
  // A link of a page takes the way of members; without a session in the app it ends at the page all the same.
  gateway.api.responses.set('/crossings/begin', () => ({ status: 401, body: {} }));
  expect((await get(leaving)).to).toBe(withdrawal);
});

test('T1 a code that another browser got, or that is used up, ends at the price lists without a session', async () => {
  const address = `${pay}/__mfe/arrive?code=${code}`;
  const own = `mfe.crossing=${'v'.repeat(43)}`;
  expect((await get(address)).to).toBe(`${app}/credits`);
  expect(ended).toEqual([]);
  gateway.api.responses.set('/crossings/end', () => ({ status: 410, body: {} }));
  const refused = await get(address, { cookie: own });
  expect(refused.to).toBe(`${app}/credits`);
  expect(refused.headers['set-cookie']?.map(pairOf)).toEqual(['mfe.crossing=']);
});

test.each(['/chats', '//evil.test/credits/1', 'http://evil.test/', '/credits', '/\\evil.test', ''])(
  'T8 the target %p is no page of payments, so no code is made for it',
  async (to) => {
    expect((await get(arriveAddress(to))).to).toBe(`${app}/credits`);
    const leave = new URLSearchParams({ to, challenge: 'a'.repeat(43) }).toString();
    expect((await get(`${app}/__mfe/leave?${leave}`, { cookie: 'auth.session=in-app' })).to).toBe(`${app}/credits`);
    expect(begun).toEqual([]);
  },
);

test.each<[string, string, Record<string, string>]>([
  ['a script', app, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a frame', app, { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['the origin of payments', pay, {}],
])('T1 %s gets no code', async (_who, origin, headers) => {
  const query = new URLSearchParams({ to: page, challenge: 'a'.repeat(43) }).toString();
  const response = await get(`${origin}/__mfe/leave?${query}`, { cookie: 'auth.session=in-app', ...headers });
  expect([response.status, response.to]).toEqual([404, '']);
  expect(begun).toEqual([]);
});

test('PUSH-05 the worker of the app passes a navigation on, which gets a code', async () => {
  const query = new URLSearchParams({ to: page, challenge: 'a'.repeat(43) }).toString();
  const byWorker = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site' };
  const { to } = await get(`${app}/__mfe/leave?${query}`, { cookie: 'auth.session=in-app', ...byWorker });
  expect(to).toBe(`${pay}/__mfe/arrive?code=${code}`);
});

test('T1 the origin of a site gets a code for the ticket of a signup only, and for no page of payments', async () => {
  const leave = async (to: string, cookie: string): Promise<string> => {
    const query = new URLSearchParams({ to, challenge: 'a'.repeat(43) }).toString();
    return (await get(`http://dates.test/__mfe/leave?${query}`, { cookie })).to;
  };
  const ticket = 't'.repeat(43);
  expect(await leave('/chats', 'auth.session=in-app')).toBe(`${app}/login?next=%2Fchats`);
  expect(await leave(page, `mfe.signup=${ticket}`)).toBe(`${app}/login`);
  expect(begun).toEqual([]);
  expect(await leave('/chats', `mfe.signup=${ticket}`)).toBe(`${app}/__mfe/arrive?code=${code}`);
  expect(begun).toEqual([{ challenge: 'a'.repeat(43), origin: app, path: '/chats', ticket }]);
});

test.each([
  '/api/../crossings/begin',
  '/api/%2e%2e/crossings/begin',
  '/crossings/begin',
  '/media/..%2fcrossings/begin',
])('T1 the address %s reaches no code of the api', async (path) => {
  const before = gateway.api.calls.length;
  await rawGet(gateway.url, path, { host: hosts.app, cookie: 'auth.session=in-app', 'x-forwarded-crossing': '1' });
  const calls = gateway.api.calls.slice(before);
  expect(calls.filter(({ url }) => url.includes('crossings'))).toEqual([]);
  expect(calls.filter(({ headers }) => headers['x-forwarded-crossing'] !== undefined)).toEqual([]);
  expect(begun).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { startTestApi, type TestApi } from '@pairwise/api/testing';
import { rawGet, type RunningGateway, startGateway } from '@pairwise/gateway/testing';

const hosts = { site: 'dates.test', app: 'app.dates.test', pay: 'pay.dates.test' };
const arrived = `http://${hosts.app}/complete-signup`;
const ticket = 'mfe.signup';

let api: TestApi;
let gateway: RunningGateway;
beforeAll(async () => {
  const ZONE_HOSTS = Object.entries(hosts)
    .map((pair) => pair.join('='))
    .join(' ');
  api = await startTestApi({ env: { PUBLIC_URL: `http://${hosts.site}`, ZONES: 'origins', ZONE_HOSTS } });
  gateway = await startGateway({ apiUrl: await api.listen(), zones: [hosts] });
});
afterAll(async () => {
  await gateway.stop();
  await api.close();
});

/** The cookies of one browser, by host, as host-only cookies are. */
type Jar = Map<string, Map<string, string>>;

const cookiesOf = (jar: Jar, host: string): Map<string, string> => {
  const cookies = jar.get(host) ?? new Map<string, string>();
  jar.set(host, cookies);
  return cookies;
};

const cookieHeader = (jar: Jar, host: string): Record<string, string> => {
  const cookie = [...cookiesOf(jar, host)].map((pair) => pair.join('=')).join('; ');
  return cookie === '' ? {} : { cookie };
};

const keepCookies = (jar: Jar, host: string, texts: readonly string[] = []): void => {
  for (const text of texts) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (value === '') cookiesOf(jar, host).delete(name);
    else cookiesOf(jar, host).set(name, value);
  }
};

const visit = async (jar: Jar, address: string, headers: Record<string, string> = {}) => {
  const { host, pathname, search } = new URL(address);
  const response = await rawGet(gateway.url, `${pathname}${search}`, { host, ...cookieHeader(jar, host), ...headers });
  keepCookies(jar, host, response.headers['set-cookie']);
  return response;
};

/** Follows redirects as a browser does, up to an address with `last`, and returns every address. */
const follow = async (jar: Jar, address: string, last = 'never'): Promise<string[]> => {
  const addresses = [address];
  let next: string | undefined = address;
  while (next !== undefined && addresses.length < 10) {
    next = (await visit(jar, next)).headers.location;
    if (next !== undefined) addresses.push(next);
    if (next?.includes(last) === true) break;
  }
  return addresses;
};

const userAt = async (jar: Jar, host: string): Promise<unknown> => {
  const { body } = await visit(jar, `http://${host}/api/user.php`);
  const { user }: { user: { id: number } | null } = JSON.parse(body.toString());
  return user?.id ?? null;
};

const form = () => ({
  email: `${randomUUID()}@example.test`,
  name: 'Anna',
  password: 'a quiet long walk',
  date_of_birth: '1994-03-05',
  terms: true,
});

interface SignedUp {
  id: number;
  cookies: string[];
}

/** Sends the form of a lander, as the page at the origin of the site does. */
const signUp = async (jar: Jar, body: object, key: string = randomUUID()): Promise<SignedUp> => {
  const { hostname, port } = new URL(gateway.url);
  const headers = {
    host: hosts.site,
    origin: `http://${hosts.site}`,
    'content-type': 'application/json',
    'x-request-type': 'client',
    'idempotency-key': key,
    ...cookieHeader(jar, hosts.site),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path: '/api/signup.php', method: 'POST', headers, agent: false },
      resolve,
    );
    outgoing.on('error', reject).end(JSON.stringify(body));
  });
  const cookies = response.headers['set-cookie'] ?? [];
  keepCookies(jar, hosts.site, cookies);
  const text = await readText(response);
  const { user }: { user?: { id: number } } = JSON.parse(text);
  if (!user) throw new Error(text);
  return { id: user.id, cookies };
};

test('AUTH-01 a member who signs up on a lander arrives in the app logged in, with the tracking and the first message', async () => {
  const host = await api.make();
  const jar: Jar = new Map();
  const body = { ...form(), ref: 'spring', sub1: 'a', profile: host.publicId, signup_message: 'I like your garden' };
  const { id, cookies } = await signUp(jar, body);
  expect(cookies).toEqual([
    expect.stringMatching(/^mfe\.signup=[\w-]{43}; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(await userAt(jar, hosts.site)).toBeNull();

  const addresses = await follow(jar, `http://${hosts.site}/complete-signup`);
  expect(addresses.map((address) => address.replace(/(challenge|code)=[\w-]{43}/, '$1='))).toEqual([
    `http://${hosts.site}/complete-signup`,
    `http://${hosts.app}/__mfe/arrive?to=%2Fcomplete-signup`,
    `http://${hosts.site}/__mfe/leave?to=%2Fcomplete-signup&challenge=`,
    `http://${hosts.app}/__mfe/arrive?code=`,
    arrived,
  ]);
  expect(await userAt(jar, hosts.app)).toBe(id);
  expect(await userAt(jar, hosts.site)).toBeNull();
  expect([...cookiesOf(jar, hosts.site).keys(), ...cookiesOf(jar, hosts.app).keys()]).toEqual(['auth.session']);

  const row = await api.db
    .selectFrom('users')
    .leftJoin('held_messages', 'held_messages.user_id', 'users.id')
    .where('public_id', '=', id)
    .select(['users.id', 'tracking', 'body', 'to_id'])
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ tracking: { ref: 'spring', sub1: 'a' }, body: 'I like your garden', to_id: host.id });
  // The session of the signup, which no browser had, is gone.
  const sessions = await api.db.selectFrom('sessions').where('user_id', '=', row.id).selectAll().execute();
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.expires_at.getTime()).toBeGreaterThan(Date.now() + 86_400_000);
});

test('T1 a stranger who sends the code, or the way to it, signs no one in', async () => {
  const stranger: Jar = new Map();
  await signUp(stranger, form());
  const addresses = await follow(stranger, `http://${hosts.site}/complete-signup`, 'code=');
  const withCode = addresses.at(-1) ?? '';
  expect(withCode).toContain('code=');
  for (const sent of [...addresses.slice(1, 3), withCode]) {
    const member: Jar = new Map();
    const seen = await follow(member, sent);
    expect(new URL(seen.at(-1) ?? '').pathname).toBe('/login');
    expect(cookiesOf(member, hosts.app).has('auth.session')).toBe(false);
  }
});

test('T1 a ticket is used once, and no script of a lander gets a code for it', async () => {
  const jar: Jar = new Map();
  await signUp(jar, form());
  const value = cookiesOf(jar, hosts.site).get(ticket) ?? '';
  const leave = `http://${hosts.site}/__mfe/leave?to=%2Fcomplete-signup&challenge=${'a'.repeat(43)}`;
  const byScript = await visit(jar, leave, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' });
  expect(byScript.status).toBe(404);
  expect((await visit(jar, leave)).headers.location).toContain('/__mfe/arrive?code=');
  cookiesOf(jar, hosts.site).set(ticket, value);
  expect((await visit(jar, leave)).headers.location).toBe(`http://${hosts.app}/login?next=%2Fcomplete-signup`);
});

test('T1 a session that a lander planted at the origin of the site carries no one to the app', async () => {
  const person = await api.make();
  const [name = '', value = ''] = ((await api.as(person)).cookie() ?? '').split('=');
  const jar: Jar = new Map([[hosts.site, new Map([[name, value]])]]);
  const addresses = await follow(jar, `http://${hosts.app}/__mfe/arrive?to=%2Fcomplete-signup`);
  expect(addresses.at(-1)).toBe(`http://${hosts.app}/login?next=%2Fcomplete-signup`);
});

test('T1 a member who is logged in in the app stays in that account, whatever form a lander sends', async () => {
  const person = await api.make();
  const [name = '', value = ''] = ((await api.as(person)).cookie() ?? '').split('=');
  const jar: Jar = new Map([[hosts.app, new Map([[name, value]])]]);
  await signUp(jar, form());
  expect((await follow(jar, `http://${hosts.site}/complete-signup`)).at(-1)).toBe(arrived);
  expect(await userAt(jar, hosts.app)).toBe(person.publicId);
});

test('CALL-10 a repeated signup gets the ticket again, and a new one when it is used up', async () => {
  const body = form();
  const key = randomUUID();
  const [jar, again]: [Jar, Jar] = [new Map(), new Map()];
  const first = await signUp(jar, body, key);
  expect((await signUp(again, body, key)).cookies).toEqual(first.cookies);
  await follow(jar, `http://${hosts.site}/complete-signup`);
  const repeated = await signUp(again, body, key);
  expect(repeated.id).toBe(first.id);
  expect(repeated.cookies).not.toEqual(first.cookies);
  expect((await follow(again, `http://${hosts.site}/complete-signup`)).at(-1)).toBe(arrived);
  expect(await userAt(again, hosts.app)).toBe(first.id);
});

test('a visitor without a ticket goes from a lander straight to the page of the app', async () => {
  const { headers } = await visit(new Map(), `http://${hosts.site}/complete-signup`);
  expect(headers.location).toBe(arrived);
});

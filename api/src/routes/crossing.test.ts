import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { startTestApi, type TestApi, type TestPerson, testPassword } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const origin = 'http://pay.pairwise.test';
const path = '/credits/50/card?next=%2Fchats';

/** Sends a call as the gateway does. */
const send = (url: string, payload: object, headers: Record<string, string | undefined> = {}) => {
  const given = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return api.app.inject({
    method: 'POST',
    url,
    headers: { 'x-request-type': 'client', 'x-forwarded-crossing': '1', ...Object.fromEntries(given) },
    payload,
  });
};

interface Trip {
  code: string;
  verifier: string;
}

const begin = async (cookie: string | undefined): Promise<Trip> => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const response = await send('/crossings/begin', { challenge, origin, path }, { cookie });
  expect(response.statusCode).toBe(200);
  return { code: response.json<{ code: string }>().code, verifier };
};

const end = (trip: Trip & { origin?: string }, cookie?: string) =>
  send('/crossings/end', { origin, ...trip }, { cookie });

const cookieOf = (response: Awaited<ReturnType<typeof end>>): string => {
  const session = response.cookies.find(({ name }) => name === 'auth.session');
  return `auth.session=${session?.value ?? ''}`;
};

/** Returns a member's session in the app, and one at the origin of payments that came from it. */
const crossed = async () => {
  const person = await api.make();
  const app = await api.as(person);
  const pay = cookieOf(await end(await begin(app.cookie())));
  return { person, app, pay };
};

const memberAt = async (cookie: string | undefined): Promise<number | undefined> => {
  const headers = { cookie: cookie ?? '' };
  return (await api.visitor().call('GET /api/user.php', { headers })).body.user?.id;
};

test('T1 a code opens a session of its own at the other origin, and the page that it was made for', async () => {
  const person = await api.make();
  const client = await api.as(person);
  const response = await end(await begin(client.cookie()));
  expect([response.statusCode, response.json()]).toEqual([200, { path }]);
  const pay = cookieOf(response);
  expect(pay).not.toBe(client.cookie());
  expect(await memberAt(pay)).toBe(person.publicId);
  expect(await memberAt(client.cookie())).toBe(person.publicId);
});

test('T1 a code is used once, even by concurrent callers', async () => {
  const client = await api.as(await api.make());
  const trip = await begin(client.cookie());
  const responses = await Promise.all(Array.from({ length: 6 }, () => end(trip)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.flatMap(({ cookies }) => cookies)).toHaveLength(1);
  expect((await end(trip)).json()).toMatchObject({ error: { code: 'link_expired' } });
});

test.each<[string, (trip: Trip) => Trip & { origin?: string }]>([
  ['another browser', ({ code }) => ({ code, verifier: randomBytes(32).toString('base64url') })],
  ['another origin', (trip) => ({ ...trip, origin: 'http://pairwise.test' })],
])('T1 a code is of no use to %s, and is used up by the attempt', async (_who, changed) => {
  const client = await api.as(await api.make());
  const trip = await begin(client.cookie());
  for (const attempt of [changed(trip), trip]) {
    const response = await end(attempt);
    expect(response.json()).toMatchObject({ error: { code: 'link_expired' } });
    expect(response.headers).not.toHaveProperty('set-cookie');
  }
});

test('T1 a code expires within a minute', async () => {
  const client = await api.as(await api.make());
  const trip = await begin(client.cookie());
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expires_at - now())::int as seconds from crossings`.execute(api.db);
  expect(rows.every(({ seconds }) => seconds <= 60)).toBe(true);
  await sql`update crossings set expires_at = now() - interval '1 second'`.execute(api.db);
  expect((await end(trip)).json()).toMatchObject({ error: { code: 'link_expired' } });
  await sql`update crossings set expires_at = now() - interval '1 second'`.execute(api.db);
  await begin(client.cookie());
  expect(await api.db.selectFrom('crossings').select('path').execute()).toHaveLength(1);
});

test('T12 a code of an ended session opens none', async () => {
  const client = await api.as(await api.make());
  const trip = await begin(client.cookie());
  await client.call('GET /api/logout.php');
  expect((await end(trip)).statusCode).not.toBe(200);
});

const ends: [
  string,
  (member: { person: TestPerson; app: Awaited<ReturnType<TestApi['as']>>; pay: string }) => Promise<unknown>,
][] = [
  ['a logout in the app', ({ app }) => app.call('GET /api/logout.php')],
  ['a logout at payments', ({ pay }) => api.visitor().call('GET /api/logout.php', { headers: { cookie: pay } })],
  [
    'a ban',
    ({ person }) => api.db.updateTable('users').set({ status: 'banned' }).where('id', '=', person.id).execute(),
  ],
  ['the end of all sessions', ({ person }) => sql`delete from sessions where user_id = ${person.id}`.execute(api.db)],
];

test.each(ends)('T12 %s ends the session at both origins', async (_what, finish) => {
  const member = await crossed();
  expect(await memberAt(member.pay)).toBe(member.person.publicId);
  await finish(member);
  expect(await memberAt(member.pay)).toBeUndefined();
  expect(await memberAt(member.app.cookie())).toBeUndefined();
});

test('T12 a new password ends the session at payments', async () => {
  const { app, pay } = await crossed();
  const password = 'another-pass-2026';
  const body = { old_password: testPassword, password, password_repeat: password };
  expect((await app.call('PUT /api/password.php', { body })).status).toBe(200);
  expect(await memberAt(pay)).toBeUndefined();
});

test('a browser is one session in the list, and one that came by a code makes no more codes', async () => {
  const { app, pay } = await crossed();
  const { sessions } = (await app.call('GET /api/sessions.php')).body;
  expect(sessions.map(({ current }) => current)).toEqual([true]);
  const response = await send('/crossings/begin', { challenge: 'a'.repeat(43), origin, path }, { cookie: pay });
  expect(response.json()).toMatchObject({ error: { code: 'authentication_required' } });
});

test('arriving again replaces the session of the other origin', async () => {
  const { app, pay, person } = await crossed();
  const again = cookieOf(await end(await begin(app.cookie()), pay));
  expect(await memberAt(again)).toBe(person.publicId);
  expect(await memberAt(pay)).toBeUndefined();
});

test('only the gateway makes and uses codes', async () => {
  const client = await api.as(await api.make());
  const body = { challenge: 'a'.repeat(43), origin, path };
  const calls = [
    send('/crossings/begin', body, { cookie: client.cookie(), 'x-forwarded-crossing': '0' }),
    send('/crossings/end', { code: 'a'.repeat(43), verifier: 'a'.repeat(43), origin }, { 'x-forwarded-crossing': '' }),
  ];
  for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(404);
});

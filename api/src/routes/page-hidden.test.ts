import { sql } from 'kysely';

import { startTestApi, type TestApi, type TestClient, type TestPerson } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Sends the beacon as a browser does: without our header, with an empty JSON body and its origin. */
const beacon = (client: TestClient, headers: Record<string, string> = {}, payload = '{}') => {
  const cookie = client.cookie();
  return api.app.inject({
    method: 'POST',
    url: '/api/page-hidden.php',
    headers: { 'content-type': 'application/json', host: 'pairwise.test', ...(cookie && { cookie }), ...headers },
    payload,
  });
};

/** Makes a member who is online now, with a session that was just used. */
const present = async (): Promise<{ person: TestPerson; client: TestClient }> => {
  const person = await api.make({ idle: 0 });
  return { person, client: await api.as(person) };
};

const onlineOf = async (person: TestPerson) => {
  const viewer = await api.as(await api.make({ gender: 'male' }));
  return (await viewer.call('GET /api/member.php', { query: { id: person.publicId } })).body.member.online;
};

const lastActive = async (person: TestPerson) =>
  await api.db
    .selectFrom('profiles')
    .where('user_id', '=', person.id)
    .select(['last_active_at', 'active_bucket'])
    .executeTakeFirstOrThrow();

test('CALL-04 hiding the page ends "online now", moves activity back no further, and the next call counts again', async () => {
  const { person, client } = await present();
  expect(await onlineOf(person)).toBe('now');
  const response = await beacon(client, { origin: 'http://pairwise.test', 'sec-fetch-site': 'same-origin' });
  expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  expect(await onlineOf(person)).toBe('today');
  const ago = Date.now() - (await lastActive(person)).last_active_at.getTime();
  expect(ago).toBeLessThan(125_000);
  await client.call('GET /api/user.php');
  expect(await onlineOf(person)).toBe('now');
});

test('CALL-04 the beacon of an idle session does not count as a visit', async () => {
  const { person, client } = await present();
  await sql`update sessions set last_used_at = now() - interval '90 seconds' where user_id = ${person.id}`.execute(
    api.db,
  );
  await beacon(client);
  expect(await onlineOf(person)).toBe('today');
});

test('CALL-04 a member who was away longer keeps the time of the last activity', async () => {
  const { person, client } = await present();
  await sql`update profiles set last_active_at = now() - interval '3 hours',
    active_bucket = floor(extract(epoch from now() - interval '3 hours') / 3600) where user_id = ${person.id}`.execute(
    api.db,
  );
  const before = await lastActive(person);
  await beacon(client);
  expect(await lastActive(person)).toEqual(before);
});

test('CALL-04 another browser in use keeps the member online until both are hidden', async () => {
  const { person, client } = await present();
  const phone = await api.as(person);
  await beacon(client);
  expect(await onlineOf(person)).toBe('now');
  await beacon(phone);
  expect(await onlineOf(person)).toBe('today');
});

test('CALL-04 the beacon of a visitor changes nothing', async () => {
  const before = await sql`select count(*), max(last_active_at) from profiles`.execute(api.db);
  const response = await beacon(api.visitor());
  expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  expect((await sql`select count(*), max(last_active_at) from profiles`.execute(api.db)).rows).toEqual(before.rows);
});

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ['typed by hand', { 'sec-fetch-site': 'none' }],
  ['from another origin', { origin: 'https://evil.example' }],
  ['from an opaque origin', { origin: 'null' }],
])('CALL-04 CALL-10 refuses the beacon %s', async (_name, headers) => {
  const { person, client } = await present();
  expect((await beacon(client, headers)).statusCode).toBe(400);
  expect(await onlineOf(person)).toBe('now');
});

test('CALL-04 refuses a body that is no JSON; every other write still needs our header', async () => {
  const { client } = await present();
  expect((await beacon(client, { 'content-type': 'text/plain' })).statusCode).toBe(400);
  expect((await beacon(client, {}, 'x')).statusCode).toBe(400);
  const other = await api.app.inject({
    method: 'POST',
    url: '/api/user.php?push=1',
    headers: { 'content-type': 'application/json', cookie: client.cookie() ?? '', 'sec-fetch-site': 'same-origin' },
    payload: '{}',
  });
  expect(other.json().error).toMatchObject({ code: 'invalid_request', field: 'X-Request-Type' });
});

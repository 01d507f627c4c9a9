import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { insertPromo } from '../db/seed/promo.ts';
import { sqlState } from '../db/sql-state.ts';
import { people, startTestApi, type TestApi, type TestClient, type TestPerson } from '../../testing/index.ts';

let api: TestApi;
/** The same database with the advertisement of the demo. */
let demo: TestApi;
let milan: TestPerson;
let client: TestClient;
let promo: string;

beforeAll(async () => {
  api = await startTestApi();
  milan = await api.make({ ...people.freeMember, language: 'nl' });
});
afterAll(() => api.close());

const click = (id: string, headers: Record<string, string> = {}, by = client) =>
  by.call('POST /api/promo-click.php', { body: { id }, headers });
const clicks = async () => (await api.db.selectFrom('promo_clicks').select('id').execute()).length;
const redirect = (id: string, by = demo.visitor()) => by.call('GET /api/redirect.php', { query: { id } });

test('decisions F-2 a site without the setting shows no advertisement, even when the table has one', async () => {
  await insertPromo(api.db);
  await sql`update sites set settings = '{}'`.execute(api.db);
  const { id } = await api.db.selectFrom('promos').select('id').executeTakeFirstOrThrow();
  const off = await api.as(milan);
  expect((await off.call('GET /api/promo.php')).body).toEqual({ promo: null });
  expect(await click(id, {}, off)).toMatchObject({ status: 404 });
  expect(await clicks()).toBe(0);

  await sql`update sites set settings = '{"promo_tile": true}' where id = 1`.execute(api.db);
  demo = await api.restart();
  client = await demo.as(milan);
  promo = id;
});

test('MEMBER-14 returns one advertisement, in the member’s language or otherwise in English, with an embedded picture', async () => {
  const { body } = await client.call('GET /api/promo.php');
  expect(body.promo).toEqual({
    id: promo,
    title: 'Zeg hallo voor de camera',
    text: expect.stringContaining('partner'),
    image: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
  });
  expect(JSON.stringify(body)).not.toContain('partner.example');
  const french = await demo.as(await api.make({ language: 'fr' }));
  expect((await french.call('GET /api/promo.php')).body.promo?.title).toBe('Dis bonjour à la caméra');
  await sql`update promos set texts = texts - 'fr'`.execute(api.db);
  expect((await french.call('GET /api/promo.php')).body.promo?.title).toBe('Say hello on camera');
  expect(await demo.visitor().call('GET /api/promo.php')).toMatchObject({ error: { code: 'authentication_required' } });
});

test('CALL-10 six clicks of one gesture are one click and one redirect, even when the first response was lost', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await click(promo, headers);
  for (let round = 0; round < 4; round += 1) expect((await click(promo, headers)).body).toEqual(first.body);
  // As after a crash between the click and the storing of its response.
  await sql`delete from idempotency_keys`.execute(api.db);
  expect((await click(promo, headers)).body).toEqual(first.body);
  expect(await clicks()).toBe(1);
  await Promise.all(Array.from({ length: 6 }, () => click(promo, { 'idempotency-key': first.body.redirect })));
  expect(await clicks()).toBe(2);
  // The same key of another member is another click.
  const other = await demo.as(await api.make());
  expect((await click(promo, headers, other)).body.redirect).not.toBe(first.body.redirect);
  expect(await click(randomUUID())).toMatchObject({ status: 404 });
  expect(await click('promo')).toMatchObject({ status: 400, error: { field: 'id' } });
});

test('decisions R-12 a redirect leads to a listed address, for an hour, for anyone who has its id', async () => {
  const { redirect: id } = (await click(promo)).body;
  expect((await redirect(id)).body).toEqual({
    target: 'https://cam.partner.example/welcome',
    countdown: 5,
    label: 'Ad',
  });
  expect(await redirect(randomUUID())).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect((await redirect(promo)).status).toBe(404);
  await sql`update promo_clicks set expires_at = now() - interval '1 second' where id = ${id}`.execute(api.db);
  expect((await redirect(id)).status).toBe(404);
});

test('allows sixty clicks of a member in an hour', async () => {
  const eager = await demo.as(await api.make());
  const before = await clicks();
  const responses = await Promise.all(Array.from({ length: 70 }, () => click(promo, {}, eager)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(await clicks()).toBe(before + 60);
});

test('the database allows only https targets, one active advertisement per site, English texts and embedded pictures', async () => {
  const refusal = async (statement: ReturnType<typeof sql>): Promise<string | undefined> => {
    try {
      await statement.execute(api.db);
      return 'accepted';
    } catch (error) {
      return sqlState(error);
    }
  };
  for (const url of [
    'http://a.example/',
    'javascript:alert(1)',
    '//a.example',
    'https://a.example/ b',
    'https://u@a.example/',
  ]) {
    expect([url, await refusal(sql`insert into promo_targets (url) values (${url})`)]).toEqual([url, '23514']);
  }
  const english = JSON.stringify({ en: { title: 'A', text: 'B' } });
  const add = (site: number, target: number, texts: string, image: string) =>
    refusal(sql`insert into promos (site_id, target_id, texts, image) values (${site}, ${target}, ${texts}, ${image})`);
  const { id } = await api.db.selectFrom('promo_targets').select('id').executeTakeFirstOrThrow();
  expect(await add(2, 999, english, '/a.svg')).toBe('23503');
  expect(await add(1, id, english, '/a.svg')).toBe('23505');
  expect(await add(2, id, '{"nl": {"title": "A", "text": "B"}}', '/a.svg')).toBe('23514');
  expect(await add(2, id, english, 'https://a.example/a.png')).toBe('23514');
  expect(await add(2, id, english, '//a.example/a.png')).toBe('23514');
  expect(await add(2, id, english, '/a.svg')).toBe('accepted');
});

test('decisions F-2 a redirect stops working when the site turns advertisements off', async () => {
  const { redirect: id } = (await click(promo)).body;
  expect((await redirect(id)).status).toBe(200);
  await sql`update sites set settings = '{}' where id = 1`.execute(api.db);
  const off = await api.restart();
  expect((await redirect(id, off.visitor())).status).toBe(404);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';

import { converse, like, startTestApi, type TestApi, testPassword, type TestPerson } from '../../../testing/index.ts';
import { makeExports } from '../export/make-export.ts';
import { purgeAccounts } from './purge-accounts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Every table as text, to be searched for what should be gone. */
const wholeDatabase = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    api.db,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(api.db);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
};

const leaver = async (): Promise<{ person: TestPerson; partner: TestPerson }> => {
  const person = await api.make({
    name: 'Zebulon',
    premium: true,
    headline: 'A headline of Zebulon',
    photos: ['active'],
  });
  const partner = await api.make({ name: 'Sanne' });
  await converse(api.db, person, partner, ['a secret of Zebulon', 'hello back']);
  await like(api.db, person, partner);
  await api.db
    .updateTable('users')
    .set({ tracking: JSON.stringify({ sub1: 'tracked-zebulon' }) })
    .where('id', '=', person.id)
    .execute();
  const client = await api.as(person);
  await client.call('POST /api/account-delete.php', { body: { password: testPassword, text: 'why Zebulon goes' } });
  return { person, partner };
};

const passDays = (person: TestPerson) =>
  api.db
    .updateTable('users')
    .set({ purge_after: new Date(Date.now() - 1000) })
    .where('id', '=', person.id)
    .execute();

test('AUTH-11 before the day nothing is touched; after it nothing of the person is left in any table, but the ledger is whole', async () => {
  const { photos } = api.app.services;
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#0af' } })
    .png()
    .toBuffer();
  await photos.keep('abcdef0123456789', () => Promise.resolve(picture));
  const { person, partner } = await leaver();
  expect(await purgeAccounts(api.db, photos)).toBe(0);
  expect(await wholeDatabase()).toContain('a secret of Zebulon');

  await passDays(person);
  expect(await Promise.all([purgeAccounts(api.db, photos), purgeAccounts(api.db, photos)])).toEqual(
    expect.arrayContaining([0, 1]),
  );
  const text = await wholeDatabase();
  for (const gone of [person.email, 'Zebulon', 'zebulon', '1996-06-15 ']) expect(text).not.toContain(gone);
  const user = await api.db.selectFrom('users').where('id', '=', person.id).selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ status: 'deleted', email: null, date_of_birth: null, password_hash: null });
  const ledger = await api.db.selectFrom('credit_ledger').where('user_id', '=', person.id).selectAll().execute();
  expect(ledger).toMatchObject([{ delta: 30, reason: 'purchase' }]);
  expect(await readdir(join(api.env.dataDir, 'photos'))).not.toContain('abcdef0123456789.original');

  const client = await api.as(partner);
  const { chats } = (await client.call('GET /api/chats.php')).body;
  expect(chats).toMatchObject([{ profile: null, can_reply: false, can_reply_reason: 'deleted' }]);
  const { body } = await client.call('GET /api/chat.php', { query: { conversation: chats[0]?.conversation ?? 0 } });
  expect(body.messages.map((message) => message.body)).toEqual(['hello back']);
});

test('a copy of the data: one a day, for its owner alone, with everything and no secret', async () => {
  const person = await api.make({ name: 'Quentin', headline: 'All about Quentin' });
  const partner = await api.make({ name: 'Sanne' });
  await converse(api.db, person, partner, ['written by Quentin', 'hello back']);
  const client = await api.as(person);
  const ask = (password: string) => client.call('POST /api/export.php', { body: { password } });
  expect((await ask('wrong')).error?.code).toBe('old_password_wrong');
  expect((await ask(testPassword)).body.export).toMatchObject({ status: 'preparing', address: null });
  expect((await ask(testPassword)).error?.code).toBe('one_per_day');
  expect(await makeExports(api.app.services)).toBe(1);
  const ready = (await client.call('GET /api/export.php')).body.export;
  expect(ready?.status).toBe('ready');
  const url = ready?.address ?? '';
  const file = await api.app.inject({ url, headers: { cookie: client.cookie() ?? '' } });
  expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
  const text = new TextDecoder().decode(unzipSync(new Uint8Array(file.rawPayload))['data.json']);
  for (const there of [person.email, 'All about Quentin', 'written by Quentin']) expect(text).toContain(there);
  for (const secret of ['argon2', 'password', 'token', 'hello back', '52.09']) expect(text).not.toContain(secret);
  const stranger = await api.as(partner);
  expect((await api.app.inject({ url, headers: { cookie: stranger.cookie() ?? '' } })).statusCode).toBe(404);
  expect((await api.app.inject(url)).statusCode).toBe(403);
  const [name] = await readdir(join(api.env.dataDir, 'exports'));
  expect((await readFile(join(api.env.dataDir, 'exports', name ?? ''))).length).toBeGreaterThan(100);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';

import {
  converse,
  like,
  openedByBrowser,
  startTestApi,
  type TestApi,
  testPassword,
  type TestPerson,
} from '../../../testing/index.ts';
import { dismissComplaint } from '../moderation/decide-complaint.ts';
import { makeExports } from '../export/make-export.ts';
import { purgeAccounts } from './purge-accounts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** All tables as text, to search for deleted data. */
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

const closedAccount = async (): Promise<{ person: TestPerson; partner: TestPerson }> => {
  const person = await api.make({
    name: 'Zorablex',
    premium: true,
    headline: 'A headline of Zorablex',
    photos: ['active'],
  });
  const partner = await api.make({ name: 'Sanne' });
  await converse(api.db, person, partner, ['a secret of Zorablex', 'hello back']);
  await like(api.db, person, partner);
  for (const [one, other] of [
    [person, partner],
    [partner, person],
  ] as const) {
    await sql`select swipe_pass(${one.id}, ${other.id}, current_date), swipe_like(${one.id}, ${other.id}, current_date)`.execute(
      api.db,
    );
    await sql`insert into modal_events values (${one.id}, ${other.id}, 'image')`.execute(api.db);
    await sql`insert into signup_hosts values (${one.id}, ${other.id})`.execute(api.db);
  }
  await sql`insert into match_finder_answers values (${person.id}, 'both', 18, 99, 'NL', null, 'chat', '{}', false)`.execute(
    api.db,
  );
  await api.db
    .updateTable('users')
    .set({ tracking: JSON.stringify({ sub1: 'tracked-zorablex' }) })
    .where('id', '=', person.id)
    .execute();
  const client = await api.as(person);
  const complain = async (from: TestPerson, about: TestPerson, text: string) =>
    (
      await (
        await api.as(from)
      ).call('POST /api/complaints.php', {
        body: {
          category: 'other',
          object_type: 'profile',
          object_id: String(about.publicId),
          text,
          good_faith: true,
        },
      })
    ).body.complaint.id;
  const decision = { moderator: 'test', reason: 'fine' };
  await dismissComplaint(api.db, {
    ...decision,
    complaint: await complain(await api.make(), person, 'a report of a member'),
  });
  await dismissComplaint(api.db, { ...decision, complaint: await complain(person, partner, 'a report by Zorablex') });
  await client.call('POST /api/blocks.php', { body: { profile: (await api.make()).publicId } });
  await client.call('POST /api/account-delete.php', { body: { password: testPassword, text: 'why Zorablex goes' } });
  return { person, partner };
};

const passDays = (person: TestPerson) =>
  api.db
    .updateTable('users')
    .set({ purge_after: new Date(Date.now() - 1000) })
    .where('id', '=', person.id)
    .execute();

test('AUTH-11 deletes nothing before the day, and after it leaves no personal data in any table but the whole ledger', async () => {
  const { files, photos } = api.app.services;
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#0af' } })
    .png()
    .toBuffer();
  await photos.keep('abcdef0123456789', () => Promise.resolve(picture));
  const { person, partner } = await closedAccount();
  expect(await purgeAccounts(api.db, files)).toBe(0);
  expect(await wholeDatabase()).toContain('a secret of Zorablex');

  await passDays(person);
  expect(await Promise.all([purgeAccounts(api.db, files), purgeAccounts(api.db, files)])).toEqual(
    expect.arrayContaining([0, 1]),
  );
  const text = await wholeDatabase();
  for (const gone of [person.email, 'Zorablex', 'zorablex', '1996-06-15 ']) expect(text).not.toContain(gone);
  const user = await api.db.selectFrom('users').where('id', '=', person.id).selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ status: 'deleted', email: null, date_of_birth: null, password_hash: null });
  // Moves of others about this member in the games are deleted too.
  const { rows: games } = await sql`
    select user_id from swipe_passes where ${person.id} in (user_id, target_id)
    union all select user_id from modal_events where ${person.id} in (user_id, profile_id)
    union all select user_id from signup_hosts where ${person.id} in (user_id, host_id)
    union all select user_id from match_finder_answers where user_id = ${person.id}
    union all select user_id from swipe_like_slots where user_id = ${person.id}`.execute(api.db);
  expect(games).toEqual([]);
  const ledger = await api.db.selectFrom('credit_ledger').where('user_id', '=', person.id).selectAll().execute();
  expect(ledger).toMatchObject([{ delta: 30, reason: 'purchase' }]);
  await api.runDueJobs();
  expect(await readdir(join(api.env.dataDir, 'photos'))).not.toContain('abcdef0123456789.original');

  const client = await api.as(partner);
  const { chats } = (await client.call('GET /api/chats.php')).body;
  expect(chats).toMatchObject([{ profile: null, can_reply: false, can_reply_reason: 'deleted' }]);
  const { body } = await client.call('GET /api/chat.php', { query: { conversation: chats[0]?.conversation ?? 0 } });
  expect(body.messages.map((message) => message.body)).toEqual(['hello back']);
});

test('CHAT-01 C-14 a draft to a member who left is not listed, returns with the member, and is deleted with the account', async () => {
  const { person, partner } = await closedAccount();
  const client = await api.as(partner);
  const { conversation = 0, draft_rev: rev = 0 } = (await client.call('GET /api/chats.php')).body.chats[0] ?? {};
  const reopen = () =>
    api.db.updateTable('users').set({ status: 'active', purge_after: null }).where('id', '=', person.id).execute();
  const close = () =>
    api.db
      .updateTable('users')
      .set({ status: 'pending_deletion', purge_after: new Date(Date.now() - 1000) })
      .where('id', '=', person.id)
      .execute();
  const saved = await client.call('PUT /api/chat-draft.php', {
    body: { conversation, draft: 'Are you still there?', rev },
  });
  expect(saved.body).toEqual({ rev: rev + 1 });
  const drafts = async () => (await client.call('GET /api/chats.php')).body.chats.map(({ draft }) => draft);
  expect(await drafts()).toEqual([undefined]);
  await reopen();
  expect(await drafts()).toEqual(['Are you still there?']);
  await close();
  expect(await purgeAccounts(api.db, api.app.services.files)).toBe(1);
  const { body } = await client.call('GET /api/chat.php', { query: { conversation } });
  expect(body).toMatchObject({ draft: '', draft_rev: rev + 2 });
  expect(await wholeDatabase()).not.toContain('Are you still there?');
});

test('AUTH-11 keeps an account whose copy of data cannot be deleted for the next run, and purges the others', async () => {
  const { files } = api.app.services;
  const [stuck, other] = [await closedAccount(), await closedAccount()];
  const statusOf = async ({ id }: TestPerson) =>
    (await api.db.selectFrom('users').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;
  const copy = await api.db
    .insertInto('exports')
    .values({ user_id: stuck.person.id, day: '2026-01-01', expires_at: new Date(Date.now() + 1e6) })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { person } of [stuck, other]) await passDays(person);
  const failing = {
    remove: (key: string) => (key.includes(copy.id) ? Promise.reject(new Error('no disk')) : files.remove(key)),
  };
  await expect(purgeAccounts(api.db, failing)).rejects.toThrow('1 accounts could not be purged');
  expect([await statusOf(stuck.person), await statusOf(other.person)]).toEqual(['pending_deletion', 'deleted']);
  expect(await purgeAccounts(api.db, files)).toBe(1);
  expect(await statusOf(stuck.person)).toBe('deleted');
});

test('a copy that fails does not hold up the others', async () => {
  const [broken, other] = [await api.make({ photos: ['active'] }), await api.make()];
  for (const person of [broken, other]) {
    const client = await api.as(person);
    await client.call('POST /api/export.php', { body: { password: testPassword } });
  }
  // The photo of the first member is not in the store.
  await expect(makeExports(api.app.services)).rejects.toThrow('1 copies could not be made');
  const last = async (person: TestPerson) =>
    (await (await api.as(person)).call('GET /api/export.php')).body.export?.status;
  expect([await last(broken), await last(other)]).toEqual(['preparing', 'ready']);
  await api.db.deleteFrom('exports').execute();
});

test('makes one copy of the data a day, for its owner only, with all data and no secret', async () => {
  const person = await api.make({ name: 'Quentin', headline: 'All about Quentin' });
  const partner = await api.make({ name: 'Sanne' });
  await converse(api.db, person, partner, ['written by Quentin', 'hello back']);
  const client = await api.as(person);
  await client.call('POST /api/complaints.php', {
    body: { category: 'other', object_type: 'site', text: 'reported by Quentin', good_faith: true },
  });
  await sql`insert into push_subscriptions (endpoint_hash, user_id, session_hash, endpoint, p256dh, auth)
    select token_hash, user_id, token_hash, 'https://fcm.googleapis.com/way-to-quentin', 'p256dh-of-quentin', 'auth-of-quentin'
    from sessions where user_id = ${person.id}`.execute(api.db);
  const ask = (password: string) => client.call('POST /api/export.php', { body: { password } });
  expect((await ask('wrong')).error?.code).toBe('old_password_wrong');
  expect((await ask(testPassword)).body.export).toMatchObject({ status: 'preparing', address: null });
  expect((await ask(testPassword)).error?.code).toBe('one_per_day');
  expect(await makeExports(api.app.services)).toBe(1);
  const ready = (await client.call('GET /api/export.php')).body.export;
  expect(ready?.status).toBe('ready');
  const url = ready?.address ?? '';
  const open = (cookie = '') => api.app.inject({ url, headers: { ...openedByBrowser, cookie } });
  const file = await open(client.cookie());
  expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
  const text = new TextDecoder().decode(unzipSync(new Uint8Array(file.rawPayload))['data.json']);
  for (const included of [
    person.email,
    'All about Quentin',
    'written by Quentin',
    'reported by Quentin',
    'fcm.googleapis.com',
  ])
    expect(text).toContain(included);
  for (const secret of ['argon2', 'password', 'token', 'hello back', '52.09', 'of-quentin', 'to-quentin'])
    expect(text).not.toContain(secret);
  const stranger = await api.as(partner);
  expect((await open(stranger.cookie())).statusCode).toBe(404);
  expect((await open()).statusCode).toBe(403);
  const [name] = await readdir(join(api.env.dataDir, 'exports'));
  expect((await readFile(join(api.env.dataDir, 'exports', name ?? ''))).length).toBeGreaterThan(100);
});

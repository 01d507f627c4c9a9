import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import {
  linkTo,
  mailsTo,
  newAddress,
  startTestApi,
  type TestApi,
  type TestClient,
  testPassword,
} from '../../testing/index.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { makePicture } from '../../testing/picture.ts';
import { uploadPhoto } from '../../testing/upload.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { deleteExpiredRows } from '../domain/expiry/delete-expired.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });

/** Refuses the change that completes a key, as a lost connection after the effect does. */
const refuseCompletion = async (): Promise<void> => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no connection'; end $$`.execute(
    api.db,
  );
  await sql`create trigger refuse before update on idempotency_keys for each row execute function refuse()`.execute(
    api.db,
  );
};
const allowCompletion = () => sql`drop function refuse cascade`.execute(api.db);

describe('a write and its key commit together', () => {
  const writes = {
    'POST /api/activation-mail.php': { body: {} },
    'POST /api/mail-change.php': { body: { email: newAddress(), password: testPassword } },
  } as const;

  test.each(Object.entries(writes))(
    'CALL-11 %s has no effect when its key cannot be completed',
    async (path, write) => {
      const anna = await api.make({ status: 'not_confirmed' });
      const client = await api.as(anna);
      const address = 'email' in write.body ? write.body.email : anna.email;
      const send = () => client.call(path as keyof typeof writes, { ...write, ...options });
      const options = withKey();
      await refuseCompletion();
      const refused = await send().finally(allowCompletion);
      expect(refused.status).toBe(500);
      expect(await mailsTo(api, address)).toEqual([]);
      for (let times = 0; times < 2; times += 1) expect((await send()).status).toBe(200);
      expect(await mailsTo(api, address)).toHaveLength(1);
    },
  );
});

/** Moves the creation of all keys, and the end of those with a response, into the past. */
const makeOlder = (by: string) =>
  sql`update idempotency_keys set created_at = created_at - ${by}::interval,
    expires_at = case when response is null then expires_at else expires_at - ${by}::interval end`.execute(api.db);

test('CALL-11 a key is kept for 48 hours, and then the same request writes again', async () => {
  const anna = await api.make();
  const client = await api.as(anna);
  const options = { body: { language: 'de' }, ...withKey() } as const;
  const nameOf = async () => (await client.call('PUT /api/user.php', options)).body.user.name;
  const first = await nameOf();
  await api.db.updateTable('users').set({ name: 'Changed' }).where('id', '=', anna.id).execute();
  await makeOlder('47 hours');
  await deleteExpiredRows(api.db);
  expect(await nameOf()).toBe(first);
  await makeOlder('2 hours');
  await deleteExpiredRows(api.db);
  expect(await nameOf()).toBe('Changed');
});

describe('a key without a response', () => {
  test('CALL-11 belongs to its request, however long that takes, and is not deleted by age', async () => {
    const anna = await api.make();
    const client = await api.as(anna);
    const key = randomUUID();
    // The row of the member is locked, so the first request waits in its transaction.
    const { first, second } = await api.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').where('id', '=', anna.id).select('id').forUpdate().execute();
      const waiting = client.call('PUT /api/user.php', { body: { language: 'de' }, ...withKey(key) });
      await waitUntil(async () => (await countLockWaits(api.db)) === 1);
      await makeOlder('200 seconds');
      await deleteExpiredRows(api.db);
      return {
        first: waiting,
        second: client.call('PUT /api/user.php', { body: { language: 'de' }, ...withKey(key) }),
      };
    });
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect((await second).body).toEqual((await first).body);
  });
});

describe('uploads', () => {
  const isLeased = async (): Promise<boolean> => {
    const { rows } = await sql`select from idempotency_keys where response is null and leased_until > now()`.execute(
      api.db,
    );
    return rows.length === 1;
  };
  const photosOf = async (client: TestClient) => (await client.call('GET /api/photos.php')).body.images.length;

  test('CALL-11 a repeated upload adds one photo; another file with the same key is refused', async () => {
    const client = await api.as(await api.make());
    const [file, other] = [Buffer.from(await makePicture()), Buffer.from(await makePicture({ width: 700 }))];
    const options = withKey();
    const first = await uploadPhoto(api, client, file, options);
    const again = await uploadPhoto(api, client, file, options);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await uploadPhoto(api, client, other, options)).body.error?.code).toBe('idempotency_mismatch');
    expect(await photosOf(client)).toBe(1);
  });

  test('CALL-11 an upload keeps its key while its lease runs, and is rolled back when a repeat has it', async () => {
    const anna = await api.make();
    const client = await api.as(anna);
    const file = Buffer.from(await makePicture());
    const options = withKey();
    // Uploads of the member wait in their transaction, as behind a slow disk.
    const { slow, quick } = await api.db.transaction().execute(async (transaction) => {
      await sql`lock table photos in exclusive mode`.execute(transaction);
      const late = uploadPhoto(api, client, file, options);
      await waitUntil(isLeased);
      // While the lease runs, the key is not deleted by its age.
      await makeOlder('3 days');
      await deleteExpiredRows(api.db);
      expect(await isLeased()).toBe(true);
      await api.db
        .updateTable('idempotency_keys')
        .set({ leased_until: new Date(0) })
        .where('response', 'is', null)
        .execute();
      const repeat = uploadPhoto(api, client, file, options);
      await waitUntil(isLeased);
      return { slow: late, quick: repeat };
    });
    const codes = [await slow, await quick].map(({ body }) => body.error?.code ?? 'ok');
    expect(codes).toEqual(['rate_limited', 'ok']);
    expect(await photosOf(client)).toBe(1);
    expect((await uploadPhoto(api, client, file, options)).status).toBe(200);
    expect(await photosOf(client)).toBe(1);
  });
});

describe('writes that begin or end a session', () => {
  test('AUTH-11 a repeated account deletion returns the first response although its session is gone', async () => {
    const client = await api.as(await api.make());
    const cookie = client.cookie() ?? '';
    const options = { body: { password: testPassword }, ...withKey() };
    const first = await client.call('POST /api/account-delete.php', options);
    const kept = await api
      .visitor()
      .call('POST /api/account-delete.php', { ...options, headers: { ...options.headers, cookie } });
    const cleared = await client.call('POST /api/account-delete.php', options);
    expect(first.status).toBe(200);
    for (const again of [kept, cleared]) expect(again).toMatchObject({ status: 200, body: first.body });
    expect(kept.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    // Another key, another content, or no key reveal nothing without a session.
    const { body } = options;
    expect((await client.call('POST /api/account-delete.php', { body, ...withKey() })).error?.code).toBe(
      'authentication_required',
    );
    expect((await client.call('POST /api/account-delete.php', { body })).error?.code).toBe('authentication_required');
    const other = await client.call('POST /api/account-delete.php', { ...options, body: { password: 'another' } });
    expect(other.error?.code).toBe('idempotency_mismatch');
  });

  test('AUTH-08 a repeated login begins one session, whose token the table of keys does not reveal', async () => {
    const anna = await api.make();
    const options = { body: { email: anna.email, password: testPassword }, ...withKey() };
    const lost = await api.visitor().call('POST /api/user.php', options);
    const client = api.visitor();
    const again = await client.call('POST /api/user.php', options);
    expect([again.status, again.body, client.cookie()]).toEqual([
      200,
      lost.body,
      `auth.session=${/auth\.session=([^;]+)/.exec(String(lost.headers['set-cookie']))?.[1]}`,
    ]);
    const onceMore = await client.call('POST /api/user.php', options);
    expect(onceMore.status).toBe(200);
    const sessions = await api.db.selectFrom('sessions').where('user_id', '=', anna.id).selectAll().execute();
    expect(sessions).toHaveLength(1);
    expect((await client.call('GET /api/user.php')).body.user?.email).toBe(anna.email);
    const { rows } = await sql<{
      stored: string;
    }>`select encode(response, 'escape') as stored from idempotency_keys`.execute(api.db);
    const token = client.cookie()?.split('=')[1] ?? '';
    for (const { stored } of rows) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(anna.email);
    }
  });

  test('AUTH-11 a repeated reactivation begins one session', async () => {
    const anna = await api.make();
    await (await api.as(anna)).call('POST /api/account-delete.php', { body: { password: testPassword } });
    const options = { body: { token: await linkTo(api, anna.email) }, ...withKey() };
    const first = await api.visitor().call('POST /api/reactivate.php', options);
    const again = await api.visitor().call('POST /api/reactivate.php', options);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const sessions = await api.db.selectFrom('sessions').where('user_id', '=', anna.id).selectAll().execute();
    expect(sessions).toHaveLength(1);
  });
});

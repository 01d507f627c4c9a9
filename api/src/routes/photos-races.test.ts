import { sql } from 'kysely';

import { makePicture, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { countLockWaits, endedOrWaiting } from '../../testing/lock-waits.ts';
import { uploadPhoto } from '../../testing/upload.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { rejectPhoto } from '../domain/moderation/moderate-photo.ts';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // A second process on the same database and the same files.
  other = await api.restart();
});
afterAll(() => api.close());

/** Holds a function of the store open until `release`: `keep` after its files are written, `remove` before it begins. */
const holdOpen = (one: TestApi, name: 'keep' | 'remove') => {
  const { photos } = one.app.services;
  const original = photos[name] as (...args: never[]) => Promise<void>;
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  Object.assign(photos, {
    [name]: async (...args: never[]) => {
      if (name === 'keep') await original(...args);
      reach();
      await released;
      if (name === 'remove') await original(...args);
    },
  });
  return { reached, release, restore: () => Object.assign(photos, { [name]: original }) };
};

const remove = (client: TestClient, id: string) => client.call('DELETE /api/photo.php', { body: { id } });

const fileOf = async (client: TestClient, filename: string) =>
  (await api.app.inject({ url: `/media/${filename}`, headers: { cookie: client.cookie() ?? '' } })).statusCode;

const clients = async (): Promise<[TestClient, TestClient]> => [
  await api.as(await api.make()),
  await other.as(await api.make()),
];

test('an upload of equal content during the deletion of the files keeps its files', async () => {
  const [first, second] = await clients();
  const file = Buffer.from(await makePicture({ width: 610, height: 610 }));
  const { image } = (await uploadPhoto(api, first, file)).body;
  await remove(first, image.id);
  const hold = holdOpen(api, 'remove');
  const deleting = api.runDueJobs();
  await hold.reached;
  const uploading = uploadPhoto(other, second, file);
  await endedOrWaiting(api.db, uploading);
  hold.release();
  await deleting;
  const uploaded = await uploading;
  hold.restore();
  expect(uploaded.status).toBe(200);
  expect(await fileOf(second, uploaded.body.image.filename)).toBe(200);
});

test('the deletion of equal content during an upload keeps the files of the upload', async () => {
  const [first, second] = await clients();
  const file = Buffer.from(await makePicture({ width: 620, height: 620 }));
  const { image } = (await uploadPhoto(api, first, file)).body;
  const hold = holdOpen(other, 'keep');
  const uploading = uploadPhoto(other, second, file);
  await hold.reached;
  await remove(first, image.id);
  const deleting = api.runDueJobs();
  await endedOrWaiting(api.db, deleting);
  hold.release();
  const uploaded = await uploading;
  await deleting;
  hold.restore();
  expect(await fileOf(second, uploaded.body.image.filename)).toBe(200);
  // The last photo of the content takes the files with it.
  await remove(second, uploaded.body.image.id);
  await api.runDueJobs();
  expect(await api.app.services.files.has(await originalOf(uploaded.body.image.id))).toBe(false);
});

const originalOf = async (id: string): Promise<string> => {
  const photo = await api.db.selectFrom('photos').where('public_id', '=', id).select('content_key').executeTakeFirst();
  return `photos/${photo?.content_key}.original`;
};

test('a deletion that finds no store leaves the photo deleted, and its files to the next attempt', async () => {
  const [client] = await clients();
  const { image } = (await uploadPhoto(api, client, Buffer.from(await makePicture({ width: 630, height: 630 })))).body;
  const { photos, files } = api.app.services;
  const original = photos.remove;
  photos.remove = () => Promise.reject(new Error('no store'));
  expect((await remove(client, image.id)).status).toBe(200);
  await api.runDueJobs();
  expect(await files.has(await originalOf(image.id))).toBe(true);
  photos.remove = original;
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.db);
  await api.runDueJobs();
  expect(await files.has(await originalOf(image.id))).toBe(false);
});

test('an upload that ends between its files and its row leaves no files', async () => {
  const [client] = await clients();
  const { files, photos } = api.app.services;
  const original = photos.keep;
  let key = '';
  photos.keep = async (content, make) => {
    key = `photos/${content}.original`;
    await original(content, make);
    throw new Error('the process ends');
  };
  expect((await uploadPhoto(api, client, Buffer.from(await makePicture({ width: 640, height: 640 })))).status).toBe(
    500,
  );
  photos.keep = original;
  expect(await files.has(key)).toBe(true);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.db);
  await api.runDueJobs();
  expect(await files.has(key)).toBe(false);
});

describe('two photos of a member that leave their places concurrently', () => {
  const lock = 12;
  /** Makes each change wait, once its photo has left its place, until `lock` is free. */
  const holdChanges = () =>
    sql`create function wait_for_lock() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(lock)}); return null; end $$;
      create trigger wait_for_lock after update on photos for each row
        when (old.position is not null and new.position is null) execute function wait_for_lock()`.execute(api.db);
  afterEach(() => sql`drop function if exists wait_for_lock() cascade`.execute(api.db));

  test.each([
    ['two deletions', async (client: TestClient, id: string) => (await remove(client, id)).status],
    [
      'a deletion and a refusal',
      async (_client: TestClient, photo: string) => {
        await rejectPhoto(api.db, { photo, moderator: 'test', reason: 'a test' });
        return 200;
      },
    ],
  ])('%s both succeed, and the others move up', async (_name, leave) => {
    const person = await api.make({ photos: ['active', 'active', 'active'] });
    const client = await api.as(person);
    const [first = '', second = '', third = ''] = person.photos;
    await holdChanges();
    const changes = await api.db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
      const both = [remove(client, first).then(({ status }) => status), leave(client, second)];
      await waitUntil(async () => (await countLockWaits(api.db)) === 2);
      return both;
    });
    expect(await Promise.all(changes)).toEqual([200, 200]);
    const placed = await api.db
      .selectFrom('photos')
      .where('user_id', '=', person.id)
      .where('position', 'is not', null)
      .select(['public_id', 'position'])
      .execute();
    expect(placed).toEqual([{ public_id: third, position: 1 }]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { people, startTestApi, type TestApi, type TestClient, type TestPerson } from '../../testing/index.ts';
import { uploadPhoto } from '../../testing/upload.ts';
import { rejectPhoto } from '../domain/moderation/moderate-photo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let colour = 0;
/** Makes a picture that was not uploaded before. The colours differ widely, because a JPEG merges similar ones. */
const picture = (width = 500, height = 600) => {
  colour += 1;
  const [r, g, b] = [67, 151, 29].map((step) => (colour * step) % 256);
  return sharp({ create: { width, height, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } } });
};

const upload = (client: TestClient, file: Buffer) => uploadPhoto(api, client, file);

const start = async (options = {}): Promise<{ person: TestPerson; client: TestClient }> => {
  const person = await api.make(options);
  return { person, client: await api.as(person) };
};

test('MEMBER-06 a photo is re-encoded without metadata, waits for moderation, and is seen only by its owner', async () => {
  const { client } = await start();
  const withPosition = await picture()
    .withMetadata({ exif: { IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } } })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(client, withPosition);
  expect([status, body.image.status, body.limit]).toEqual([200, 'pending', 3]);
  expect(body.image).toMatchObject({ width: 500, height: 600, blurhash: expect.any(String), reject_reason: null });

  const address = `/media/${body.image.filename}`;
  expect((await api.app.inject(address)).statusCode).toBe(404);
  const own = await api.app.inject({ url: address, headers: { cookie: client.cookie() ?? '' } });
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await sharp(own.rawPayload).metadata()).exif).toBeUndefined();
  const folder = join(api.env.dataDir, 'photos');
  for (const file of await readdir(folder)) {
    expect((await sharp(await readFile(join(folder, file))).metadata()).exif).toBeUndefined();
  }
  const stranger = await start();
  const foreign = await api.app.inject({ url: address, headers: { cookie: stranger.client.cookie() ?? '' } });
  expect(foreign.statusCode).toBe(404);
});

test('refuses a file that is no photo, with a code, and stores nothing', async () => {
  const { client } = await start();
  const good = await picture().jpeg().toBuffer();
  const bad: [string, Buffer][] = [
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>')],
    ['cut', good.subarray(0, Math.floor(good.length / 2))],
    ['heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), good])],
    ['small', await picture(399, 600).jpeg().toBuffer()],
    ['narrow', await picture(500, 2_001).jpeg().toBuffer()],
    ['gif', await picture().gif().toBuffer()],
    ['too many pixels', await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()],
  ];
  for (const [name, file] of bad) {
    const { status, body } = await upload(client, file);
    const rules: Record<string, string> = {
      heic: 'heic',
      small: 'small',
      cut: 'broken',
      narrow: 'narrow',
      'too many pixels': 'large',
    };
    const rule = rules[name];
    expect([name, status, body.error?.code]).toEqual([name, 422, 'photo_invalid']);
    expect([name, body.error?.params]).toEqual([name, rule && { rule }]);
  }
  const huge = await upload(client, Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024)]));
  expect([huge.status, huge.body.error?.code]).toEqual([413, 'photo_too_large']);
  expect((await client.call('GET /api/photos.php')).body.images).toEqual([]);
});

test('MEMBER-06 allows three photos to a free member, twenty-five to a premium one, even when uploads are concurrent', async () => {
  const { client } = await start(people.unconfirmedMember);
  const files = await Promise.all(Array.from({ length: 10 }, () => picture().jpeg().toBuffer()));
  const before = (await readdir(join(api.env.dataDir, 'photos'))).length;
  const responses = await Promise.all(files.map((file) => upload(client, file)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(responses.filter(({ body }) => body.error?.code === 'photo_limit')).toHaveLength(7);
  expect((await client.call('GET /api/photos.php')).body.images).toHaveLength(3);
  // The seven refused uploads left no files.
  expect(await readdir(join(api.env.dataDir, 'photos'))).toHaveLength(before + 3);
  const premium = await start({ premium: true });
  for (let n = 0; n < 4; n += 1)
    expect((await upload(premium.client, await picture().png().toBuffer())).status).toBe(200);
  expect((await premium.client.call('GET /api/photos.php')).body.limit).toBe(25);
}, 30_000);

test('an order must contain exactly the member’s photos; the first is the main photo', async () => {
  const { person, client } = await start({ premium: true, photos: ['active', 'active', 'pending'] });
  const order = person.photos.toReversed();
  const set = (ids: string[]) => client.call('PUT /api/photos.php', { body: { order: ids } });
  expect((await set(order)).body.images.map(({ id }) => id)).toEqual(order);
  const other = await start({ photos: ['active'] });
  for (const wrong of [order.slice(1), [...order, ...other.person.photos], [...order.slice(1), order[1] ?? ''], []]) {
    expect((await set(wrong)).error?.code).toBe('invalid_order');
  }
  expect((await client.call('GET /api/photos.php')).body.images.map(({ id }) => id)).toEqual(order);
});

test('deletes a photo with its files; the others move up; the photo of another member cannot be deleted', async () => {
  const { client } = await start();
  const first = (await upload(client, await picture().jpeg().toBuffer())).body.image;
  const second = (await upload(client, await picture().jpeg().toBuffer())).body.image;
  await api.app.inject({ url: `/media/${first.filename}`, headers: { cookie: client.cookie() ?? '' } });
  const folder = join(api.env.dataDir, 'photos');
  const before = (await readdir(folder)).length;

  const stranger = await start();
  const remove = (one: TestClient, id: string) => one.call('DELETE /api/photo.php', { body: { id } });
  expect((await remove(stranger.client, first.id)).status).toBe(404);
  expect((await remove(client, first.id)).body.images.map(({ id }) => id)).toEqual([second.id]);
  expect((await remove(client, first.id)).status).toBe(404);
  await api.runDueJobs();
  expect((await readdir(folder)).length).toBeLessThan(before);
  const address = `/media/${first.filename}`;
  expect((await api.app.inject({ url: address, headers: { cookie: client.cookie() ?? '' } })).statusCode).toBe(404);
  const placed = await api.db.selectFrom('photos').where('public_id', '=', second.id).select('position').execute();
  expect(placed).toEqual([{ position: 1 }]);
});

test('asks a member with more than ten concurrent uploads to wait', async () => {
  const { client } = await start({ premium: true });
  // Large files, so that all uploads begin before the first ones finish.
  const files = await Promise.all(Array.from({ length: 14 }, () => picture(3_000, 3_000).jpeg().toBuffer()));
  const responses = await Promise.all(files.map((file) => upload(client, file)));
  const refused = responses.filter(({ status }) => status !== 200);
  expect(responses.length - refused.length).toBeGreaterThanOrEqual(10);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.error?.code, headers['retry-after']]).toEqual([429, 'rate_limited', '1']);
  }
  // Afterwards an upload succeeds again.
  expect((await upload(client, await picture().jpeg().toBuffer())).status).toBe(200);
}, 30_000);

test('M-14 a member whose premium ended keeps every photo; others see the first three, which the member can choose', async () => {
  const { person, client } = await start({ premium: true, photos: ['active', 'active', 'active', 'active', 'active'] });
  const stranger = await start(people.premiumMember);
  const seen = async () =>
    (await stranger.client.call('GET /api/member.php', { query: { id: person.publicId } })).body.member;
  await api.app.services.photos.keep('abcdef0123456789', () => picture().png().toBuffer());
  const cookie = stranger.client.cookie() ?? '';
  const file = async (id = '') =>
    (await api.app.inject({ url: `/media/${id}-320.jpg`, headers: { cookie } })).statusCode;
  const [, second = '', , fourth = '', fifth = ''] = person.photos;
  expect((await seen()).images.map(({ id }) => id)).toEqual(person.photos);
  expect(await file(fourth)).toBe(200);

  await api.db.updateTable('payments').set({ status: 'refunded' }).where('user_id', '=', person.id).execute();
  expect((await seen()).images.map(({ id }) => id)).toEqual(person.photos.slice(0, 3));
  expect((await seen()).images_locked).toBe(0);
  expect([await file(second), await file(fourth)]).toEqual([200, 404]);
  const own = await api.app.inject({ url: `/media/${fourth}-320.jpg`, headers: { cookie: client.cookie() ?? '' } });
  expect(own.statusCode).toBe(200);
  const { body } = await client.call('GET /api/photos.php');
  expect([body.images.length, body.limit]).toEqual([5, 3]);
  expect((await upload(client, await picture().jpeg().toBuffer())).body.error?.code).toBe('photo_limit');

  const order = person.photos.toReversed();
  expect((await client.call('PUT /api/photos.php', { body: { order } })).status).toBe(200);
  expect((await seen()).images.map(({ id }) => id)).toEqual(order.slice(0, 3));
  const left = (await client.call('DELETE /api/photo.php', { body: { id: fifth } })).body.images;
  expect(left.map(({ id }) => id)).toEqual(order.slice(1));
  const places = await api.db
    .selectFrom('photos')
    .where('user_id', '=', person.id)
    .where('position', 'is not', null)
    .orderBy('position')
    .select('position')
    .execute();
  expect(places.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('M-14 a photo cannot be moved behind the limit to make room in front', async () => {
  const { person } = await start({ photos: ['active'] });
  const move = (position: number) =>
    api.db.updateTable('photos').set({ position }).where('user_id', '=', person.id).execute();
  await expect(move(4)).rejects.toMatchObject({ code: 'DB010' });
  await expect(move(3)).resolves.toBeDefined();
});

test('S-8 the owner of a refused photo sees the reason, and the same picture is refused from any member', async () => {
  const { client } = await start();
  const file = await picture().jpeg().toBuffer();
  const { id } = (await upload(client, file)).body.image;
  await rejectPhoto(api.db, { photo: id, moderator: 'test', reason: 'not a person' });
  expect((await client.call('GET /api/photos.php')).body.images).toMatchObject([
    { id, status: 'rejected', reject_reason: 'not a person' },
  ]);
  const other = await start();
  for (const uploader of [client, other.client]) {
    expect((await upload(uploader, file)).body.error).toMatchObject({ code: 'photo_banned', field: 'photo' });
  }
  expect((await upload(client, await picture().jpeg().toBuffer())).status).toBe(200);
});

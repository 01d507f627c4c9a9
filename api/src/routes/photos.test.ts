import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { people, startTestApi, type TestApi, type TestClient, type TestPerson } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let colour = 0;
/** A picture nobody has uploaded before. */
const picture = (width = 500, height = 600) => {
  colour += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: colour % 256, g: 90, b: 40 } } });
};

const upload = async (client: TestClient, file: Buffer, name = 'me.jpg') => {
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/photos.php',
    headers: {
      'x-request-type': 'client',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: client.cookie() ?? '',
    },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, body: answer.json() };
};

const start = async (wish = {}): Promise<{ person: TestPerson; client: TestClient }> => {
  const person = await api.make(wish);
  return { person, client: await api.as(person) };
};

test('MEMBER-06 a photo is drawn anew, waits for moderation, and is seen by its owner alone', async () => {
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

test('what is no photo is refused with a reason and leaves nothing', async () => {
  const { client } = await start();
  const good = await picture().jpeg().toBuffer();
  const bad: [string, Buffer][] = [
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>')],
    ['cut', good.subarray(0, Math.floor(good.length / 2))],
    ['small', await picture(399, 600).jpeg().toBuffer()],
    ['gif', await picture().gif().toBuffer()],
    ['too many pixels', await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()],
  ];
  for (const [name, file] of bad) {
    const { status, body } = await upload(client, file);
    expect([name, status, body.error?.code]).toEqual([name, 422, 'photo_invalid']);
  }
  const huge = await upload(client, Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024)]));
  expect([huge.status, huge.body.error.code]).toEqual([413, 'photo_too_large']);
  expect((await client.call('GET /api/photos.php')).body.images).toEqual([]);
});

test('three for a free member, twenty-five for a premium one, also when all come at once', async () => {
  const { client } = await start(people.unconfirmedMember);
  const files = await Promise.all(Array.from({ length: 8 }, () => picture().jpeg().toBuffer()));
  const answers = await Promise.all(files.map((file) => upload(client, file)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.error?.code === 'photo_limit')).toHaveLength(5);
  expect((await client.call('GET /api/photos.php')).body.images).toHaveLength(3);
  const premium = await start({ premium: true });
  for (let n = 0; n < 4; n += 1)
    expect((await upload(premium.client, await picture().png().toBuffer())).status).toBe(200);
  expect((await premium.client.call('GET /api/photos.php')).body.limit).toBe(25);
}, 30_000);

test('order is exactly the photos there are; the first is the main one', async () => {
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

test('a deleted photo is gone with its files; others move up; nobody else’s can be deleted', async () => {
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
  expect((await readdir(folder)).length).toBeLessThan(before);
  const address = `/media/${first.filename}`;
  expect((await api.app.inject({ url: address, headers: { cookie: client.cookie() ?? '' } })).statusCode).toBe(404);
  const placed = await api.db.selectFrom('photos').where('public_id', '=', second.id).select('position').execute();
  expect(placed).toEqual([{ position: 1 }]);
});

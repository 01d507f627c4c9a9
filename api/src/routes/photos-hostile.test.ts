import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import {
  blackPng,
  bombs,
  carriedBombs,
  falseSizePng,
  pngWithChunk,
  wrongChecksumPng,
} from '../../testing/hostile-png.ts';
import { uploadPhoto } from '../../testing/upload.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let shade = 0;
/** Makes a picture that was not uploaded before. */
const picture = (width = 500, height = 600) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade % 256, g: 60, b: 90 } } });
};
const jpeg = () => picture().jpeg().toBuffer();

/** Hostile or unsuitable files; each must be refused. */
const refused: [string, () => Buffer | Promise<Buffer>][] = [
  ...Object.entries(bombs),
  ['a PNG with a wrong checksum', wrongChecksumPng],
  [
    'an SVG with a script',
    () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>'),
  ],
  [
    'an SVG that reads files',
    () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><text>&x;</text></svg>',
      ),
  ],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  [
    'an archive behind a GIF',
    async () => Buffer.concat([await picture().gif().toBuffer(), Buffer.from('PK\u0003\u0004')]),
  ],
  ['a GIF', () => picture().gif().toBuffer()],
  ['a TIFF', () => picture().tiff().toBuffer()],
  ['an AVIF', () => picture().avif({ effort: 0 }).toBuffer()],
  [
    'a HEIC',
    () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(600)]),
  ],
  [
    'an animated WebP',
    async () => {
      const frames = await sharp({ create: { width: 500, height: 1_500, channels: 3, background: '#123' } })
        .composite([
          { input: { create: { width: 500, height: 500, channels: 3, background: '#def' } }, left: 0, top: 500 },
        ])
        .raw()
        .toBuffer();
      return sharp(frames, { raw: { width: 500, height: 1_500, channels: 3, pageHeight: 500 } })
        .webp({ loop: 0 })
        .toBuffer();
    },
  ],
  [
    'half a JPEG',
    async () => {
      const whole = await jpeg();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  ['a JPEG without its end', async () => (await jpeg()).subarray(0, -200)],
  ['the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['the beginning of a WebP', () => Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1')],
  [
    'half a WebP',
    async () => {
      const whole = await picture().webp().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  ['an empty file', () => Buffer.alloc(0)],
  ['noise', () => Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7_919) % 251))],
  ['a picture 1 pixel wide and 20,000 high', () => blackPng(1, 20_000)],
  ['a picture 400 pixels wide and 20,000 high', () => blackPng(400, 20_000)],
  ['a picture 399 pixels wide', () => picture(399, 600).png().toBuffer()],
];

const kept = async (): Promise<string[]> => readdir(join(api.env.dataDir, 'photos')).catch(() => []);
const own = async (client: TestClient) => (await client.call('GET /api/photos.php')).body.images;

describe('ENT-05 hostile uploads', () => {
  test.each(refused)('refuses %s, stores nothing, and accepts the next photo', async (_name, make) => {
    const client = await api.as(await api.make());
    const file = await make();
    const before = await kept();
    const { status, body } = await uploadPhoto(api, client, file);
    expect([status, body.error?.code, body.error?.field]).toEqual([422, 'photo_invalid', 'photo']);
    expect(await kept()).toEqual(before);
    expect(await own(client)).toEqual([]);
    expect((await uploadPhoto(api, client, await jpeg())).status).toBe(200);
    expect((await api.app.inject('/api/health.php')).statusCode).toBe(200);
  });

  test('refuses one byte more than ten megabytes, and accepts ten megabytes', async () => {
    const client = await api.as(await api.make());
    const small = await jpeg();
    const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
    const tooMuch = await uploadPhoto(api, client, padded(10 * 1024 * 1024 + 1));
    expect([tooMuch.status, tooMuch.body.error?.code]).toEqual([413, 'photo_too_large']);
    expect(await own(client)).toEqual([]);
    expect((await uploadPhoto(api, client, padded(10 * 1024 * 1024))).status).toBe(200);
  });

  const carriers: [string, () => Promise<Buffer>][] = [
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('<html><script>stolen()</script></html>')]),
    ],
    [
      'a JPEG with a page in its comment',
      async () => {
        const whole = await jpeg();
        const text = Buffer.from('*/<script>stolen()</script>/*');
        const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
        return Buffer.concat([whole.subarray(0, 2), head, text, whole.subarray(2)]);
      },
    ],
    [
      'a JPEG with an archive behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\u0003\u0004 stolen()')]),
    ],
    ['a PNG with a program in its text', () => pngWithChunk('tEXt', Buffer.from('Comment\0<?php stolen() ?>'))],
    ...Object.entries(carriedBombs),
  ];

  test.each(carriers)('accepts %s, and stores only the picture', async (_name, make) => {
    const client = await api.as(await api.make());
    const file = await make();
    const { status, body } = await uploadPhoto(api, client, file);
    expect([status, body.error]).toEqual([200, undefined]);
    for (const name of await kept()) {
      const content = await readFile(join(api.env.dataDir, 'photos', name));
      expect(content.includes('stolen()')).toBe(false);
      expect((await sharp(content).metadata()).format).toBe('jpeg');
    }
  });

  test('refuses each of many concurrent hostile files, and the api responds meanwhile', async () => {
    const client = await api.as(await api.make());
    const bomb = await falseSizePng({ width: 7_000, height: 7_000, interlaced: true });
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, () => uploadPhoto(api, client, bomb)),
      ...Array.from({ length: 5 }, () => api.app.inject('/api/health.php')),
    ]);
    expect(responses.map((response) => ('status' in response ? response.status : response.statusCode))).toEqual([
      ...Array.from({ length: 10 }, () => 422),
      ...Array.from({ length: 5 }, () => 200),
    ]);
  });
});

describe('MEMBER-05 photos that members really have', () => {
  const uploaded = async (file: Buffer, options = {}) => {
    const client = await api.as(await api.make());
    const { status, body } = await uploadPhoto(api, client, file, options);
    expect([status, body.error]).toEqual([200, undefined]);
    const response = await api.app.inject({
      url: `/media/${body.image.id}-640.jpg`,
      headers: { cookie: client.cookie() ?? '' },
    });
    return { image: body.image, file: response.rawPayload };
  };
  /** Returns the mean colour of a part of a picture. */
  const colourAt = async (file: Buffer, left: number, top: number) => {
    const { channels } = await sharp(
      await sharp(file).extract({ left, top, width: 20, height: 20 }).toBuffer(),
    ).stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  };

  test('keeps the colours of a CMYK JPEG', async () => {
    const colour = await picture(500, 500).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(colour).metadata()).space).toBe('cmyk');
    const { file } = await uploaded(colour);
    expect((await sharp(file).metadata()).space).toBe('srgb');
    const [red = 0, green = 0, blue = 0] = await colourAt(file, 100, 100);
    expect(Math.abs(green - 60)).toBeLessThan(25);
    expect(Math.abs(blue - 90)).toBeLessThan(25);
    expect(red).toBeLessThan(100);
  });

  test('turns a photo upright by its EXIF orientation, and returns width and height as seen', async () => {
    const halves = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#f00' } })
      .composite([
        { input: { create: { width: 300, height: 500, channels: 3, background: '#00f' } }, left: 300, top: 0 },
      ])
      .jpeg()
      // The orientation of a camera held upright: the left side becomes the top.
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { image, file } = await uploaded(halves);
    expect(image).toMatchObject({ width: 500, height: 600 });
    const { width, height, orientation } = await sharp(file).metadata();
    expect([width, height, orientation]).toEqual([640, 768, undefined]);
    const [above, below] = [await colourAt(file, 300, 50), await colourAt(file, 300, 700)];
    expect([above[0], above[2]].map((value) => (value ?? 0) > 200)).toEqual([true, false]);
    expect([below[0], below[2]].map((value) => (value ?? 0) > 200)).toEqual([false, true]);
  });

  test.each([
    ['a PNG with the name of a JPEG', () => picture().png().toBuffer(), { name: 'me.jpg', type: 'image/jpeg' }],
    ['a JPEG with the name of a program', jpeg, { name: '../../me.php', type: 'application/x-php' }],
    ['a WebP', () => picture().webp().toBuffer(), {}],
    ['a grey PNG', () => picture().greyscale().png().toBuffer(), {}],
    ['a transparent PNG', () => picture().ensureAlpha(0.5).png().toBuffer(), {}],
    ['a PNG of 16 bits', () => picture().toColourspace('rgb16').png().toBuffer(), {}],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer(), {}],
    ['a photo of 48 million pixels', () => picture(8_000, 6_000).jpeg({ quality: 40 }).toBuffer(), {}],
  ])('%s', async (_name, make, options) => {
    const { image, file } = await uploaded(await make(), options);
    expect((await sharp(file).metadata()).format).toBe('jpeg');
    expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(2_560);
    expect(image.blurhash).toMatch(/^.{20,}$/);
  });

  test('serves all sizes and both types, without place, camera or date', async () => {
    const client = await api.as(await api.make());
    const withExif = await picture()
      .withMetadata({ exif: { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } } })
      .jpeg()
      .toBuffer();
    expect((await sharp(withExif).metadata()).exif).toBeDefined();
    const { id } = (await uploadPhoto(api, client, withExif)).body.image;
    for (const width of [96, 320, 640, 1_280]) {
      for (const [type, format] of [
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ]) {
        const response = await api.app.inject({
          url: `/media/${id}-${width}.${type}`,
          headers: { cookie: client.cookie() ?? '' },
        });
        const found = await sharp(response.rawPayload).metadata();
        expect([found.format, found.width]).toEqual([format, width]);
        expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual([undefined, undefined, undefined, undefined]);
      }
    }
  });
});

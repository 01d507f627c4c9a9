import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { shrinkPicture } from './shrink-picture.ts';

const uint32 = (value: number) =>
  Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((part) => part & 255));

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

const png = (width: number, height: number, colourType: number, rows: Buffer) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, colourType, 0, 0, 0])])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const pixelsOf = async (picture: Buffer): Promise<number[]> => [
  ...(await sharp(picture).removeAlpha().raw().toBuffer()),
];

test('rounds colours to an exact palette, whatever filters the picture uses', async () => {
  // Two pixels a row, a row a filter. Behind the filters each row is (17, 32, 48) and (65, 80, 96).
  const rows = Buffer.from(
    [
      [0, 17, 32, 48, 65, 80, 96],
      [1, 17, 32, 48, 48, 48, 48],
      [2, 0, 0, 0, 0, 0, 0],
      [3, 9, 16, 24, 24, 24, 24],
      [4, 0, 0, 0, 0, 0, 0],
    ].flat(),
  );
  const picture = png(2, 5, 2, rows);
  const row = [16, 32, 48, 64, 80, 96];
  expect((await pixelsOf(picture)).slice(0, 6)).toEqual([17, 32, 48, 65, 80, 96]);
  const small = await shrinkPicture(picture);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'png', isPalette: true, width: 2, height: 5 });
  expect(await pixelsOf(small)).toEqual(Array.from({ length: 5 }, () => row).flat());
  expect(await shrinkPicture(small)).toBe(small);
});

test('keeps 256 colours in a palette exactly', async () => {
  const colours = Array.from({ length: 256 }, (_, index) => [(index % 16) * 16, Math.floor(index / 16) * 16, 240]);
  const small = await shrinkPicture(png(256, 1, 2, Buffer.from([0, ...colours.flat()])));
  expect((await sharp(small).metadata()).isPalette).toBe(true);
  expect(await pixelsOf(small)).toEqual(colours.flat());
});

test('changes a colour by at most 4 of 255; more than 256 colours need no palette', async () => {
  const levels = Array.from({ length: 256 }, (_, index) => index);
  const row = levels.flatMap((level) => [level, 255 - level, (level * 7) & 255]);
  const grid = Buffer.concat([0, 60, 120].map((add) => Buffer.from([0, ...row.map((part) => (part + add) & 255)])));
  const picture = png(256, 3, 2, grid);
  const small = await shrinkPicture(picture);
  expect(await sharp(small).metadata()).toMatchObject({ isPalette: false, channels: 3 });
  const [before, after] = [await pixelsOf(picture), await pixelsOf(small)];
  expect(Math.max(...before.map((part, at) => Math.abs(part - (after[at] ?? 0))))).toBe(4);
  expect(await shrinkPicture(small)).toBe(small);
});

test('refuses what is not a picture of a browser', async () => {
  await expect(shrinkPicture(Buffer.from('GIF89a'))).rejects.toThrow('gifload');
  await expect(shrinkPicture(png(1, 1, 0, Buffer.from([0, 0])))).rejects.toThrow("Not a browser's picture");
  const jpeg = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await expect(shrinkPicture(jpeg)).rejects.toThrow("Not a browser's picture");
});

test.each(['open-more-phone-light.png', 'match-phone-light.png'])('leaves the reference %s as it is', async (name) => {
  const picture = readFileSync(join(import.meta.dirname, 'references', name));
  expect(await shrinkPicture(picture)).toBe(picture);
});

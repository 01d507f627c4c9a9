import { crc32, deflateSync, inflateSync } from 'node:zlib';

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

/** The data of a chunk; its checksum has to be right. */
const read = (picture: Buffer, type: string): Buffer => {
  const at = picture.indexOf(type, 0, 'latin1');
  const data = picture.subarray(at + 4, at + 4 + picture.readUInt32BE(at - 4));
  expect(picture.readUInt32BE(at + 4 + data.length)).toBe(crc32(Buffer.concat([Buffer.from(type), data])));
  return data;
};

test('every filter of the format is undone, and the colours are rounded to a palette', () => {
  // Two pixels a row, a row a filter. Behind the filters each row is (16, 32, 48) and (64, 80, 96).
  const rows = Buffer.from(
    [
      [0, 16, 32, 48, 64, 80, 96],
      [1, 16, 32, 48, 48, 48, 48],
      [2, 0, 0, 0, 0, 0, 0],
      [3, 8, 16, 24, 24, 24, 24],
      [4, 0, 0, 0, 0, 0, 0],
    ].flat(),
  );
  const small = shrinkPicture(png(2, 5, 2, rows));
  expect(read(small, 'IHDR')[9]).toBe(3);
  expect([...read(small, 'PLTE')]).toEqual([16, 32, 48, 64, 80, 96]);
  expect([...inflateSync(read(small, 'IDAT'))]).toEqual(Array.from({ length: 5 }, () => [0, 0, 1]).flat());
  expect(shrinkPicture(small)).toBe(small);
});

test('a colour is at most 4 of 255 off; more than 256 of them stay a picture of full colours', () => {
  const levels = Array.from({ length: 256 }, (_, index) => index);
  const row = levels.flatMap((level) => [level, 255 - level, (level * 7) & 255]);
  const grid = Buffer.concat([0, 60, 120].map((add) => Buffer.from([0, ...row.map((part) => (part + add) & 255)])));
  const small = shrinkPicture(png(256, 3, 2, grid));
  expect(read(small, 'IHDR')[9]).toBe(2);
  const after = inflateSync(read(small, 'IDAT'));
  expect(Math.max(...grid.map((part, at) => Math.abs(part - (after[at] ?? 0))))).toBe(4);
});

test('what is no picture of a browser is refused', () => {
  expect(() => shrinkPicture(Buffer.from('GIF89a'))).toThrow('no PNG');
  expect(() => shrinkPicture(png(1, 1, 0, Buffer.from([0, 0])))).toThrow('no browser’s PNG');
});

import { crc32, deflateSync } from 'node:zlib';

/** A part of a PNG file, with its sum. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

interface PngParts {
  width: number;
  height: number;
  /** Bits of a grey pixel; 8 unless told. */
  depth?: number;
  interlaced?: boolean;
  /** Packed already. */
  pixels: Buffer;
  /** More chunks, before the pixels. */
  extra?: Buffer[];
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG whose head says what it likes: what no honest program would write. */
export const forgePng = ({ width, height, depth = 8, interlaced = false, pixels, extra = [] }: PngParts): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 0, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** So many bytes of nothing, packed. */
export const packedZeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

const honest = { width: 500, height: 500, pixels: packedZeros(500 * 501) };

/** Small files that want to become big; each is made when it is asked for. */
export const bombs: Record<string, () => Buffer> = {
  'a hundred million pixels of nothing': () =>
    forgePng({ width: 10_000, height: 10_000, depth: 1, pixels: packedZeros(10_000 * 1_251) }),
  'a head that promises nine hundred million pixels': () => forgePng({ ...honest, width: 30_000, height: 30_000 }),
  'a head beyond every number': () => forgePng({ ...honest, width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
  'as many pixels as are allowed, and no data for them': () => forgePng({ ...honest, width: 7_000, height: 7_000 }),
  'the same, interlaced': () => forgePng({ ...honest, width: 7_000, height: 7_000, interlaced: true }),
};

/** Photos that carry a bomb; without it they are as good as any. */
export const carriedBombs: Record<string, () => Buffer> = {
  'data that go on for a hundred megabytes': () => forgePng({ ...honest, pixels: packedZeros(100_000_000) }),
  'a text that unpacks to two hundred megabytes': () =>
    forgePng({
      ...honest,
      extra: [pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packedZeros(200_000_000)]))],
    }),
  'a profile that unpacks to two hundred megabytes': () =>
    forgePng({
      ...honest,
      extra: [pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), packedZeros(200_000_000)]))],
    }),
};

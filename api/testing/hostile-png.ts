import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** The signature and the header chunk, at the start of every PNG. */
const headBytes = 33;

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

const packedZeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

/** Makes a valid black PNG, with eight bits of grey for each pixel. */
export const blackPng = (width = 500, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();

interface Claim {
  width: number;
  height: number;
  interlaced?: boolean;
}

/** Makes a small PNG whose header claims another size. */
export const falseSizePng = async ({ width, height, interlaced = false }: Claim): Promise<Buffer> => {
  const png = await blackPng();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(interlaced ? 1 : 0, 28);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

/** Makes a valid PNG with one more chunk in front of the pixels. */
export const pngWithChunk = async (type: string, data: Buffer): Promise<Buffer> => {
  const png = await blackPng();
  return Buffer.concat([png.subarray(0, headBytes), chunk(type, data), png.subarray(headBytes)]);
};

/** Makes a valid PNG whose header has a wrong checksum. */
export const wrongChecksumPng = async (): Promise<Buffer> => (await blackPng()).fill(7, headBytes - 4, headBytes);

const pngWithPixels = async (pixels: Buffer): Promise<Buffer> =>
  Buffer.concat([(await blackPng()).subarray(0, headBytes), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);

/** Small files that would need much memory when unpacked. They must be refused. */
export const bombs: Record<string, () => Promise<Buffer>> = {
  'a PNG of a hundred million black pixels': () => blackPng(10_000, 10_000),
  'a PNG that claims nine hundred million pixels': () => falseSizePng({ width: 30_000, height: 30_000 }),
  'a PNG that claims the largest possible size': () => falseSizePng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
  'a PNG that claims as many pixels as are allowed, without their data': () =>
    falseSizePng({ width: 7_000, height: 7_000 }),
  'an interlaced PNG that claims as many pixels as are allowed, without their data': () =>
    falseSizePng({ width: 7_000, height: 7_000, interlaced: true }),
};

/** Valid photos that carry a bomb beside their pixels. They must be accepted without it. */
export const carriedBombs: Record<string, () => Promise<Buffer>> = {
  'a PNG with a hundred megabytes of data behind its pixels': () => pngWithPixels(packedZeros(100_000_000)),
  'a PNG with a text that unpacks to two hundred megabytes': () =>
    pngWithChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packedZeros(200_000_000)])),
  'a PNG with a colour profile that unpacks to two hundred megabytes': () =>
    pngWithChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), packedZeros(200_000_000)])),
};

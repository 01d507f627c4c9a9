import { deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colours are rounded to multiples of this: at most 4 of 255 off, far below what a comparison counts. */
const STEP = 8;

interface Chunk {
  type: string;
  data: Buffer;
}

const chunksOf = (png: Buffer): Chunk[] => {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('no PNG');
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc = (data: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of data) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

const encodeChunk = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const foot = Buffer.alloc(4);
  foot.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, foot]);
};

/** What a PNG filter adds to each byte, from the bytes left, above and left above (PNG specification, 9.2). */
const predict = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const byLeft = Math.abs(estimate - left);
  const byUp = Math.abs(estimate - up);
  const byCorner = Math.abs(estimate - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
};

/** The pixels, row by row, without filters. */
const pixelsOf = (data: Buffer, width: number, height: number, channels: number): Buffer => {
  const raw = inflateSync(data);
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (pixels[at - stride - channels] ?? 0);
      pixels[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return pixels;
};

const round = (value: number): number => Math.min(255, Math.round(value / STEP) * STEP);

/**
 * A picture of a page in a third of the bytes: its colours rounded, as a palette where 256 are enough.
 *
 * @param png 8 bits a channel, not interlaced and opaque, as a browser's pictures are; one with a palette is returned as it is
 */
export const shrinkPicture = (png: Buffer): Buffer => {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new Error('a PNG without a header');
  const [width, height, depth, colourType, interlace] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header[8],
    header[9],
    header[12],
  ];
  if (colourType === 3) return png;
  if (depth !== 8 || interlace !== 0 || (colourType !== 2 && colourType !== 6)) throw new Error('no browser’s PNG');
  const channels = colourType === 6 ? 4 : 3;
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const pixels = pixelsOf(data, width, height, channels);

  const palette = new Map<number, number>();
  const colours = new Uint32Array(width * height);
  for (let index = 0; index < colours.length; index += 1) {
    const at = index * channels;
    const [r, g, b] = [round(pixels[at] ?? 0), round(pixels[at + 1] ?? 0), round(pixels[at + 2] ?? 0)];
    const colour = (r << 16) | (g << 8) | b;
    colours[index] = colour;
    if (!palette.has(colour)) palette.set(colour, palette.size);
  }

  const indexed = palette.size <= 256;
  const size = indexed ? 1 : 3;
  const rows = Buffer.alloc((width * size + 1) * height);
  for (const [index, colour] of colours.entries()) {
    const at = Math.floor(index / width) * (width * size + 1) + 1 + (index % width) * size;
    if (indexed) rows[at] = palette.get(colour) ?? 0;
    else rows.writeUIntBE(colour, at, 3);
  }
  const newHeader = Buffer.from(header);
  newHeader[9] = indexed ? 3 : 2;
  const entries = Buffer.alloc(palette.size * 3);
  for (const [colour, place] of palette) if (indexed) entries.writeUIntBE(colour, place * 3, 3);
  return Buffer.concat([
    signature,
    encodeChunk({ type: 'IHDR', data: newHeader }),
    ...(indexed ? [encodeChunk({ type: 'PLTE', data: entries })] : []),
    encodeChunk({ type: 'IDAT', data: deflateSync(rows, { level: 9 }) }),
    encodeChunk({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
};

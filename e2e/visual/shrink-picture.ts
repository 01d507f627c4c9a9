import sharp from 'sharp';

/** Colours are rounded to multiples of this: at most 4 of 255 off, far below what a comparison counts. */
const STEP = 8;

const MAX_PALETTE = 256;

const rounded = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value / STEP) * STEP));

const countColours = (pixels: Buffer): number => {
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.readUIntBE(at, 3));
  return colours.size;
};

/**
 * Shrinks a picture of a page to about a third of its bytes: rounds its colours and uses a palette where 256 are enough.
 * A picture that is shrunk already is returned as it is.
 *
 * @param png 8 bits a channel and opaque, as a browser takes it
 * @throws {Error} for anything else
 */
export const shrinkPicture = async (png: Buffer): Promise<Buffer> => {
  const { format, depth, space, isPalette } = await sharp(png).metadata();
  if (format !== 'png' || depth !== 'uchar' || space !== 'srgb') {
    throw new Error(`Not a browser's picture, which is an 8-bit colour PNG: ${format}, ${depth}, ${space}`);
  }
  if (isPalette) return png;
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Buffer.from(data);
  for (const [at, value] of data.entries()) pixels[at] = rounded[value] ?? 0;
  const palette = countColours(pixels) <= MAX_PALETTE;
  if (!palette && pixels.equals(data)) return png;
  const { width, height } = info;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png(palette ? { palette, quality: 100, dither: 0, effort: 10, compressionLevel: 9 } : { compressionLevel: 9 })
    .toBuffer();
};

import { encode } from 'blurhash';
import sharp from 'sharp';

/** The blurhash of a picture (any type sharp reads): what its box shows until the file has come. */
export const blurhashOf = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture)
    // Twelve coefficients need no more points than this, and each point costs.
    .resize({ width: 16, height: 16, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 3, 4);
};

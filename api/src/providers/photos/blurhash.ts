import { encode } from 'blurhash';
import sharp from 'sharp';

/** Computes the blurhash of a picture of any type that sharp reads. Pages show it until the file is loaded. */
export const blurhashOf = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture)
    // Twelve coefficients need no more pixels than this, and each pixel costs time.
    .resize({ width: 16, height: 16, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 3, 4);
};

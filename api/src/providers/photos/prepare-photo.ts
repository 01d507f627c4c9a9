import { photoMinimumPixels } from '@pairwise/contracts';
import sharp, { type Metadata } from 'sharp';

import { blurhashOf } from './blurhash.ts';
import { isWebPicture } from './picture-type.ts';

export interface PreparedPhoto {
  /** The picture drawn anew, upright, without anything else the file held (EXIF, position, comments). */
  original: Buffer;
  /** Pixels of the picture as it is kept. */
  width: number;
  height: number;
  blurhash: string;
}

/** Why a file is no photo we take. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}

/** More pixels than any phone's camera needs, few enough that unpacking them hurts nobody. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2_560;
/** Beyond this a picture is a strip: its sizes, made by width, would be higher than any format allows. */
const MOST_TIMES_AS_LONG = 4;
/** Of work inside the library; whoever waits gives up a little later (`photo-pool.ts`). */
const MOST_SECONDS = 8;

const read = (file: Buffer) => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });

const readMetadata = async (file: Buffer): Promise<Metadata> => {
  // Other formats never reach their decoders, which have seen less of the world.
  if (!isWebPicture(file)) throw new PhotoRefused('not a JPEG, PNG or WebP');
  try {
    return await read(file).metadata();
  } catch {
    throw new PhotoRefused('not a picture');
  }
};

/**
 * Draws an uploaded picture anew. Its type is told by its content, never by its name, and its size by its head, before
 * a pixel is unpacked.
 * @throws {PhotoRefused} for everything that is not one still picture of JPEG, PNG or WebP of a fitting size
 */
export const preparePhoto = async (file: Buffer): Promise<PreparedPhoto> => {
  const { width, height, pages } = await readMetadata(file);
  if ((pages ?? 1) > 1) throw new PhotoRefused('not a still picture');
  if (!width || !height || width * height > MOST_PIXELS) throw new PhotoRefused('too many pixels');
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < photoMinimumPixels) throw new PhotoRefused('too small');
  if (long > short * MOST_TIMES_AS_LONG) throw new PhotoRefused('too long');
  try {
    const { data, info } = await read(file)
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { original: data, width: info.width, height: info.height, blurhash: await blurhashOf(data) };
  } catch {
    throw new PhotoRefused('damaged');
  }
};

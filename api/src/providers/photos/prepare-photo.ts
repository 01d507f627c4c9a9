import sharp, { type Metadata } from 'sharp';

import { blurhashOf } from './blurhash.ts';

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
const MINIMUM_SIDE = 400;
const LONGEST_SIDE = 2_560;

const formats = new Set(['jpeg', 'png', 'webp']);

const readMetadata = async (file: Buffer): Promise<Metadata> => {
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).metadata();
  } catch {
    throw new PhotoRefused('not a picture');
  }
};

/**
 * Draws an uploaded picture anew. Its type is told by its content, never by its name.
 * @throws {PhotoRefused} for everything that is not one still picture of JPEG, PNG or WebP of a fitting size
 */
export const preparePhoto = async (file: Buffer): Promise<PreparedPhoto> => {
  const { format, width, height, pages } = await readMetadata(file);
  if (!format || !formats.has(format) || (pages ?? 1) > 1) throw new PhotoRefused('not a still JPEG, PNG or WebP');
  if (!width || !height || width * height > MOST_PIXELS) throw new PhotoRefused('too many pixels');
  if (Math.min(width, height) < MINIMUM_SIDE) throw new PhotoRefused('too small');
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { original: data, width: info.width, height: info.height, blurhash: await blurhashOf(data) };
  } catch {
    throw new PhotoRefused('damaged');
  }
};

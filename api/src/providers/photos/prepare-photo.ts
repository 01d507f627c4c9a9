import { photoMinimumPixels } from '@pairwise/contracts';
import sharp, { type Metadata } from 'sharp';

import { blurhashOf } from './blurhash.ts';
import { isHeic, isWebPicture } from './picture-type.ts';

export interface PreparedPhoto {
  /** The re-encoded picture, upright, without anything else from the file (EXIF, position, comments). */
  original: Buffer;
  /** Pixels of the stored picture. */
  width: number;
  height: number;
  blurhash: string;
}

/** The reasons that have a text of their own (`photo_invalid_…` in shared/i18n). */
export type PhotoRule = 'heic' | 'small' | 'large' | 'narrow' | 'broken';

/** A file is refused as a photo; the message says why. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  readonly rule: PhotoRule | undefined;

  constructor(message: string, rule?: PhotoRule) {
    super(message);
    this.rule = rule;
  }
}

/** More pixels than any phone's camera has, and few enough to unpack in memory. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2_560;
/** How many times longer than wide a photo may be. Sizes are made by width, and would exceed the height of the formats. */
const MOST_TIMES_AS_LONG = 4;
/** Time limit inside the library. The pool's own limit is a little longer (`photo-pool.ts`). */
const MOST_SECONDS = 8;

const read = (file: Buffer) => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });

const readMetadata = async (file: Buffer): Promise<Metadata> => {
  // Decoders of other formats are less tested against attacks, so their files are refused before.
  if (isHeic(file)) throw new PhotoRefused('an HEIC photo', 'heic');
  if (!isWebPicture(file)) throw new PhotoRefused('not a JPEG, PNG or WebP');
  try {
    // Reads the header alone, so that a picture with too many pixels is refused as that.
    return await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch {
    throw new PhotoRefused('not a picture', 'broken');
  }
};

/**
 * Re-encodes an uploaded picture. The content decides its type, never the name; the header decides its size before a pixel is
 * unpacked.
 * @throws {PhotoRefused} for any file that is not one still JPEG, PNG or WebP of a fitting size
 */
export const preparePhoto = async (file: Buffer): Promise<PreparedPhoto> => {
  const { width, height, pages } = await readMetadata(file);
  if ((pages ?? 1) > 1) throw new PhotoRefused('not a still picture');
  if (!width || !height || width * height > MOST_PIXELS) throw new PhotoRefused('too many pixels', 'large');
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < photoMinimumPixels) throw new PhotoRefused('too small', 'small');
  if (long > short * MOST_TIMES_AS_LONG) throw new PhotoRefused('too long', 'narrow');
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
    throw new PhotoRefused('damaged', 'broken');
  }
};

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Picture } from '@pairwise/contracts/pictures';
import sharp from 'sharp';

import { replaceFileInBackground } from '../files/write-file.ts';
import type { Bitmap } from './cells.ts';

// One picture at a time, on one thread of the library, without a cache: pages of members are served meanwhile.
sharp.concurrency(1);
sharp.cache(false);

const ID_LENGTH = 40;

/** Text stays sharp, and a page with photos takes about 150 kB. */
const QUALITY = 82;

export const fileOf = (folder: string, id: string): string => path.join(folder, `${id}.webp`);

/** Reads the pixels of a PNG. */
export const readBitmap = async (png: Buffer): Promise<Bitmap> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** Returns the picture of these pixels. Equal pixels have the same name. */
export const pictureOf = ({ width, height, data }: Bitmap): Picture => ({
  id: createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, ID_LENGTH),
  height,
});

/** Stores a picture as WebP, unless it is stored already. */
export const storePicture = async (folder: string, bitmap: Bitmap): Promise<Picture> => {
  const picture = pictureOf(bitmap);
  const file = fileOf(folder, picture.id);
  if (existsSync(file)) return picture;
  const { width, height, data } = bitmap;
  const webp = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: QUALITY })
    .toBuffer();
  await replaceFileInBackground(file, webp);
  return picture;
};

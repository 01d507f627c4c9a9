import { photoBytes, photoMinimumPixels, photoTypes } from '@pairwise/contracts';

import { ApiError } from './api-error.ts';

/** Width and height of a photo in pixels, as it is shown: turned by its EXIF orientation. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** Returns the error that the api responds with to a file that is no photo we can use. */
const invalid = (rule?: 'heic' | 'small' | 'broken'): ApiError =>
  new ApiError('photo_invalid', 422, rule && { params: { rule } });

/**
 * Detects the format of iPhones, which browsers cannot show. Checks the file name too, because the type is often
 * missing.
 */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Reads a file's width and height; undefined where the browser can't. Rejects when the file is no picture. */
const sizeOf = async (file: Blob): Promise<PhotoSize | undefined> => {
  if (typeof createImageBitmap !== 'function') return undefined;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/**
 * Checks a file before it is uploaded: returns the error that the api would respond with, or else the photo's size,
 * where the browser can read it. The api checks more closely.
 */
export const checkPhotoFile = async (
  file: File,
): Promise<{ problem: ApiError } | { problem?: never; size?: PhotoSize }> => {
  if (file.size > photoBytes) return { problem: new ApiError('photo_too_large', 413) };
  if (isHeic(file)) return { problem: invalid('heic') };
  if (!photoTypes.includes(file.type)) return { problem: invalid() };
  try {
    const size = await sizeOf(file);
    if (size === undefined) return {};
    return Math.min(size.width, size.height) < photoMinimumPixels ? { problem: invalid('small') } : { size };
  } catch {
    return { problem: invalid('broken') };
  }
};

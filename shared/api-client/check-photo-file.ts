import { photoBytes, photoMinimumPixels, photoTypes } from '@pairwise/contracts';

/** Width and height of a photo in pixels, as it is shown: turned by its EXIF orientation. */
export interface PhotoSize {
  width: number;
  height: number;
}

export type PhotoProblem = 'photo_too_large' | 'photo_invalid';

/** Reads a file's width and height; undefined where the browser can't. Rejects when the file is no picture. */
const sizeOf = async (file: Blob): Promise<PhotoSize | undefined> => {
  if (typeof createImageBitmap !== 'function') return undefined;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/**
 * Checks a file before it is uploaded: returns the error code that the api would respond with, or else the photo's size,
 * where the browser can read it. The api checks more closely.
 */
export const checkPhotoFile = async (
  file: File,
): Promise<{ problem: PhotoProblem } | { problem?: never; size?: PhotoSize }> => {
  if (file.size > photoBytes) return { problem: 'photo_too_large' };
  if (!photoTypes.includes(file.type)) return { problem: 'photo_invalid' };
  try {
    const size = await sizeOf(file);
    if (size === undefined) return {};
    return Math.min(size.width, size.height) < photoMinimumPixels ? { problem: 'photo_invalid' } : { size };
  } catch {
    return { problem: 'photo_invalid' };
  }
};

import { photoBytes, photoMinimumPixels, photoTypes } from '@pairwise/contracts';

/** Reads a file's width and height; undefined where the browser can't. Rejects when the file is no picture. */
const sizeOf = async (file: File): Promise<{ width: number; height: number } | undefined> => {
  if (typeof createImageBitmap !== 'function') return undefined;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** Returns the error that the api would respond with, before the file is uploaded. The api checks more closely. */
export const checkPhotoFile = async (file: File): Promise<'photo_too_large' | 'photo_invalid' | undefined> => {
  if (file.size > photoBytes) return 'photo_too_large';
  if (!photoTypes.includes(file.type)) return 'photo_invalid';
  try {
    const size = await sizeOf(file);
    return size && Math.min(size.width, size.height) < photoMinimumPixels ? 'photo_invalid' : undefined;
  } catch {
    return 'photo_invalid';
  }
};

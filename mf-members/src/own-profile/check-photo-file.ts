import { photoBytes, photoMinimumPixels, photoTypes } from '@pairwise/contracts';

/** Width and height, where this browser can tell before the file is sent; it may be no picture at all. */
const sizeOf = async (file: File): Promise<{ width: number; height: number } | undefined> => {
  if (typeof createImageBitmap !== 'function') return undefined;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** What the api would refuse, known before ten megabytes have gone up. It looks again, and closer. */
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

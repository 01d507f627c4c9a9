import type { Image } from '@pairwise/contracts';

import type { PhotoStatus } from '../../db/types.generated.ts';

export interface PhotoRow {
  public_id: string;
  status: PhotoStatus;
  width: number;
  height: number;
  blurhash: string | null;
}

/** Names the files by the photo's own id, never by its content, so that one photo reveals nothing about others. */
export const imageView = (photo: PhotoRow): Image => ({
  id: photo.public_id,
  filename: `${photo.public_id}-640.jpg`,
  thumb_filename: `${photo.public_id}-320.jpg`,
  status: photo.status,
  width: photo.width,
  height: photo.height,
  blurhash: photo.blurhash,
});

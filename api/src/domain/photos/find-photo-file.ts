import type { PhotoWidth } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import type { PhotoStore, PhotoType } from '../../providers/photos/photo-store.ts';
import { findShownContent } from './photos.repository.ts';

export interface WantedFile {
  photo: string;
  width: PhotoWidth;
  type: PhotoType;
}

/** Path of a file of a photo that the viewer may see; undefined for every other: it does not exist for them (M-12). */
export const findPhotoFile = async (
  db: Database,
  store: PhotoStore,
  wanted: WantedFile,
  viewerId?: number,
): Promise<string | undefined> => {
  const content = await findShownContent(db, wanted.photo, viewerId);
  return content === undefined ? undefined : store.file(content, wanted.width, wanted.type);
};

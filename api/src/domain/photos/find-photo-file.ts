import type { PhotoWidth } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import type { PhotoStore, PhotoType } from '../../providers/photos/photo-store.ts';
import { DomainError } from '../domain-error.ts';
import { findShownContent } from './photos.repository.ts';

interface WantedFile {
  photo: string;
  width: PhotoWidth;
  type: PhotoType;
}

/** Path of a file of a photo that others may see; every other photo does not exist for them (decisions M-12). */
export const findPhotoFile = async (db: Database, store: PhotoStore, wanted: WantedFile): Promise<string> => {
  const content = await findShownContent(db, wanted.photo);
  if (!content) throw new DomainError('not_found');
  return store.file(content, wanted.width, wanted.type);
};

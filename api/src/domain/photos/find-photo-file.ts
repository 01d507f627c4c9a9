import { createHash } from 'node:crypto';

import type { PhotoWidth } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import type { PhotoStore, PhotoType } from '../../providers/photos/photo-store.ts';
import { findShownContent } from './photos.repository.ts';

export interface WantedFile {
  photo: string;
  width: PhotoWidth;
  type: PhotoType;
}

export interface PhotoFile {
  /** Of the disk. */
  path: string;
  /** Names this photo in this size; the same content under another address has another. */
  etag: string;
}

/** A file of a photo that the viewer may see; undefined for every other: it does not exist for them (M-12). */
export const findPhotoFile = async (
  db: Database,
  store: PhotoStore,
  wanted: WantedFile,
  viewerId?: number,
): Promise<PhotoFile | undefined> => {
  const content = await findShownContent(db, wanted.photo, viewerId);
  if (content === undefined) return undefined;
  const name = createHash('sha256').update([wanted.photo, content, wanted.width, wanted.type].join(':'));
  return {
    path: await store.file(content, wanted.width, wanted.type),
    etag: `"${name.digest('base64url').slice(0, 27)}"`,
  };
};

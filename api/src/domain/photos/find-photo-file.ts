import { createHash } from 'node:crypto';

import type { PhotoWidth } from '@pairwise/contracts';
import type { StoredObject } from '@pairwise/object-store';

import type { PhotoStore, PhotoType } from '../../providers/photos/photo-store.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { mayLoadPhoto } from './photos.policy.ts';
import { findPhoto } from './photos.repository.ts';

export interface WantedFile {
  photo: string;
  width: PhotoWidth;
  type: PhotoType;
}

export interface PhotoFile {
  /** Opens the file; undefined when the store does not have it. */
  open: () => Promise<StoredObject | undefined>;
  /** Identifies this photo in this size. The same content under another address has another tag. */
  etag: string;
  /** Only the owner sees the photo, or only the two of a chat. */
  isPrivate: boolean;
}

/** Finds a file of a photo. Undefined for a photo that the viewer may not load, as if it did not exist (M-12). */
export const findPhotoFile = async (
  { db, site }: Pick<Context, 'db' | 'site'>,
  store: PhotoStore,
  { photo, width, type }: WantedFile,
  viewer: Member | null,
): Promise<PhotoFile | undefined> => {
  const found = await findPhoto(db, photo, viewer?.id ?? null);
  if (!found || !mayLoadPhoto(viewer, site, found)) return undefined;
  const content = found.content_key;
  const name = createHash('sha256').update([photo, content, width, type].join(':'));
  return {
    open: () => store.open(content, width, type),
    etag: `"${name.digest('base64url').slice(0, 27)}"`,
    isPrivate: found.rank === null,
  };
};

import type { Database } from '../../db/database.ts';
import { type PhotoPool, PhotoPoolBusy } from '../../providers/photos/photo-pool.ts';
import { contentKey } from '../../providers/photos/photo-store.ts';
import { PhotoRefused } from '../../providers/photos/prepare-photo.ts';
import { DomainError } from '../domain-error.ts';
import { checkUploadLater } from './photo-contents.ts';
import { requireNotBanned } from './photos.policy.ts';
import { isContentBanned, type NewPhotoRow } from './photos.repository.ts';

/** A photo that is ready to be stored. */
export interface NewPhoto extends NewPhotoRow {
  original: Buffer;
}

const prepare = async (pool: PhotoPool, file: Buffer, owner: number): Promise<NewPhoto> => {
  try {
    const prepared = await pool.prepare(file, owner);
    return { ...prepared, key: contentKey(prepared.original) };
  } catch (error) {
    if (error instanceof PhotoRefused) {
      const { rule } = error;
      throw new DomainError('photo_invalid', { field: 'photo', ...(rule && { params: { rule } }) });
    }
    if (error instanceof PhotoPoolBusy) throw new DomainError('rate_limited');
    throw error;
  }
};

/**
 * Checks and encodes an uploaded file, before the transaction that stores it.
 * @throws {DomainError} `photo_invalid`, `photo_banned`; `rate_limited` when too many uploads are waiting
 */
export const prepareUpload = async (db: Database, pool: PhotoPool, file: Buffer, owner: number): Promise<NewPhoto> => {
  const photo = await prepare(pool, file, owner);
  requireNotBanned(await isContentBanned(db, photo.key));
  await checkUploadLater(db, photo.key);
  return photo;
};

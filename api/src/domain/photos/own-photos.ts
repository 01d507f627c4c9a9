import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { PhotoPool } from '../../providers/photos/photo-pool.ts';
import type { PhotoStore } from '../../providers/photos/photo-store.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { lockContent } from './photo-contents.repository.ts';
import { releaseContent } from './photo-contents.ts';
import { photoLimit, photoLimitReached, requirePhotoRoom, requireSamePhotos } from './photos.policy.ts';
import {
  closeGaps,
  countPlacedPhotos,
  insertPhoto,
  listOwnPhotoRows,
  lockPlacedPhotos,
  markDeleted,
  type OwnPhotoRow,
  saveOrder,
} from './photos.repository.ts';
import { imageView } from './photos.view.ts';
import { type NewPhoto, prepareUpload } from './prepare-upload.ts';

type OwnPhotos = ResponseOf<Endpoints['GET /api/photos.php']>;
type OwnImage = OwnPhotos['images'][number];

const ownImage = (row: OwnPhotoRow): OwnImage => ({ ...imageView(row), reject_reason: row.reject_reason });

/** Lists all own photos, whatever their status: those with a place in their order, then the refused ones. */
export const listOwnPhotos = async ({ db }: Context, member: Member): Promise<OwnPhotos> => ({
  images: (await listOwnPhotoRows(db, member.id)).map(ownImage),
  limit: photoLimit(member),
});

/**
 * Inserts a photo at the first free place and stores its files, while the content is locked: the row and the files exist
 * together. Two concurrent uploads may find the same place: the key `photos_slot` admits one of them, and the other tries
 * the next place, until the trigger `photos_limit` refuses it.
 * @throws {DomainError} `photo_limit`
 */
const insertAtFreePlace = async (
  db: Database,
  member: Member,
  photo: NewPhoto,
  store: PhotoStore,
): Promise<OwnPhotoRow> => {
  for (let attempt = 0; attempt <= photoLimit(member); attempt += 1) {
    try {
      const row = await inTransaction(db, async (transaction) => {
        await lockContent(transaction, photo.key);
        const inserted = await insertPhoto(transaction, member.id, photo);
        await store.keep(photo.key, () => Promise.resolve(photo.original));
        return inserted;
      });
      if (row) return row;
    } catch (error) {
      const state = sqlState(error);
      if (state === 'DB010') break;
      if (state !== '23505') throw error;
    }
  }
  throw photoLimitReached(member);
};

interface PhotoTools {
  photos: PhotoStore;
  photoPool: PhotoPool;
}

/**
 * Prepares a photo for `addPhoto`, before the transaction.
 * @throws {DomainError} `photo_limit`, `photo_invalid`, `photo_banned`; `rate_limited` when too many uploads are waiting
 */
export const preparePhoto = async (
  { db }: Context,
  member: Member,
  { photoPool }: Pick<PhotoTools, 'photoPool'>,
  file: Buffer,
): Promise<NewPhoto> => {
  // Spares the work of preparing a photo in vain; the database checks the limit again.
  requirePhotoRoom(member, await countPlacedPhotos(db, member.id));
  return prepareUpload(db, photoPool, file, member.id);
};

/**
 * Adds a prepared photo after the others, waiting for moderation, and writes its files.
 * @throws {DomainError} `photo_limit`
 */
export const addPhoto = async (
  context: Context,
  member: Member,
  { photos: store }: Pick<PhotoTools, 'photos'>,
  photo: NewPhoto,
): Promise<{ image: OwnImage } & OwnPhotos> => {
  const image = ownImage(await insertAtFreePlace(context.db, member, photo, store));
  return { image, ...(await listOwnPhotos(context, member)) };
};

/**
 * Sets a new order of exactly the photos that have a place.
 * @throws {DomainError} `invalid_order` when the list of photos has changed in the meantime
 */
export const orderPhotos = async (context: Context, member: Member, order: readonly string[]): Promise<OwnPhotos> => {
  await inTransaction(context.db, async (transaction) => {
    requireSamePhotos(order, await lockPlacedPhotos(transaction, member.id));
    await saveOrder(transaction, member.id, order);
  });
  return listOwnPhotos(context, member);
};

/**
 * Deletes a photo; the others move up. A job deletes its files, unless another photo or an open complaint needs the same
 * content.
 * @throws {DomainError} `not_found`
 */
export const deletePhoto = async (context: Context, member: Member, id: string): Promise<OwnPhotos> => {
  await inTransaction(context.db, async (transaction) => {
    await lockPlacedPhotos(transaction, member.id);
    const content = await markDeleted(transaction, member.id, id);
    if (content === undefined) throw new DomainError('not_found');
    await closeGaps(transaction, member.id);
    await releaseContent(transaction, content);
  });
  return listOwnPhotos(context, member);
};

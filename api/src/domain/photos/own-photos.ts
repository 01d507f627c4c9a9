import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import { type PhotoPool, PhotoPoolBusy } from '../../providers/photos/photo-pool.ts';
import { contentKey, type PhotoStore } from '../../providers/photos/photo-store.ts';
import { PhotoRefused } from '../../providers/photos/prepare-photo.ts';
import type { Member } from '../account/member.ts';
import type { BeforeResponse, Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { photoLimit, requireNotBanned, requirePhotoRoom, requireSamePhotos } from './photos.policy.ts';
import {
  closeGaps,
  countPlacedPhotos,
  insertPhoto,
  isContentBanned,
  isContentNeeded,
  listOwnPhotoRows,
  lockPlacedPhotos,
  markDeleted,
  type NewPhotoRow,
  type OwnPhotoRow,
  saveOrder,
} from './photos.repository.ts';
import { imageView } from './photos.view.ts';

type OwnPhotos = ResponseOf<Endpoints['GET /api/photos.php']>;
type OwnImage = OwnPhotos['images'][number];

const ownImage = (row: OwnPhotoRow): OwnImage => ({ ...imageView(row), reject_reason: row.reject_reason });

/** Lists all own photos, whatever their status: those with a place in their order, then the refused ones. */
export const listOwnPhotos = async ({ db }: Context, member: Member): Promise<OwnPhotos> => ({
  images: (await listOwnPhotoRows(db, member.id)).map(ownImage),
  limit: photoLimit(member),
});

/**
 * Inserts a photo at the first free place. Two concurrent uploads may find the same place: the key `photos_slot` admits
 * one of them, and the other tries the next place, until the trigger `photos_limit` refuses it.
 * @throws {DomainError} `photo_limit`
 */
const insertAtFreePlace = async (db: Database, member: Member, photo: NewPhotoRow): Promise<OwnPhotoRow> => {
  for (let attempt = 0; attempt <= photoLimit(member); attempt += 1) {
    try {
      const row = await inTransaction(db, (transaction) => insertPhoto(transaction, member.id, photo));
      if (row) return row;
    } catch (error) {
      const state = sqlState(error);
      if (state === 'DB010') break;
      if (state !== '23505') throw error;
    }
  }
  throw new DomainError('photo_limit');
};

/** A photo that is ready to be shown, with its files in the store. */
export interface NewPhoto extends NewPhotoRow {
  original: Buffer;
}

const prepare = async (pool: PhotoPool, file: Buffer, owner: number): Promise<NewPhoto> => {
  try {
    const prepared = await pool.prepare(file, owner);
    return { ...prepared, key: contentKey(prepared.original) };
  } catch (error) {
    if (error instanceof PhotoRefused) throw new DomainError('photo_invalid', { field: 'photo' });
    if (error instanceof PhotoPoolBusy) throw new DomainError('rate_limited');
    throw error;
  }
};

interface PhotoTools {
  photos: PhotoStore;
  photoPool: PhotoPool;
}

const keep = (store: PhotoStore, { key, original }: NewPhoto): Promise<void> =>
  store.keep(key, () => Promise.resolve(original));

/**
 * Prepares a photo for `addPhoto` and writes its files, before the transaction.
 * @throws {DomainError} `photo_limit`, `photo_invalid`, `photo_banned`; `rate_limited` when too many uploads are waiting
 */
export const preparePhoto = async (
  { db }: Context,
  member: Member,
  { photos: store, photoPool }: PhotoTools,
  file: Buffer,
): Promise<NewPhoto> => {
  // Spares the work of preparing a photo in vain; the database checks the limit again.
  requirePhotoRoom(member, await countPlacedPhotos(db, member.id));
  const photo = await prepare(photoPool, file, member.id);
  requireNotBanned(await isContentBanned(db, photo.key));
  await keep(store, photo);
  return photo;
};

/**
 * Adds a prepared photo after the others, waiting for moderation.
 * @param beforeResponse writes the files again, because a photo of the same content may have been deleted concurrently,
 *   together with its files
 * @throws {DomainError} `photo_limit`
 */
export const addPhoto = async (
  context: Context,
  member: Member,
  { photos: store }: PhotoTools,
  photo: NewPhoto,
  beforeResponse: BeforeResponse,
): Promise<{ image: OwnImage } & OwnPhotos> => {
  const { db } = context;
  try {
    const image = ownImage(await insertAtFreePlace(db, member, photo));
    beforeResponse(() => keep(store, photo));
    return { image, ...(await listOwnPhotos(context, member)) };
  } catch (error) {
    if (!(await isContentNeeded(db, photo.key))) await store.remove(photo.key);
    throw error;
  }
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
 * Deletes a photo; the others move up. Its files are deleted after the commit, unless another photo or an open complaint
 * needs the same content.
 * @throws {DomainError} `not_found`
 */
export const deletePhoto = async (
  context: Context,
  member: Member,
  store: PhotoStore,
  id: string,
  beforeResponse: BeforeResponse,
): Promise<OwnPhotos> => {
  await inTransaction(context.db, async (transaction) => {
    const content = await markDeleted(transaction, member.id, id);
    if (content === undefined) throw new DomainError('not_found');
    await closeGaps(transaction, member.id);
    if (!(await isContentNeeded(transaction, content))) beforeResponse(() => store.remove(content));
  });
  return listOwnPhotos(context, member);
};

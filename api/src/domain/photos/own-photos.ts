import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import { type PhotoPool, PhotoPoolBusy } from '../../providers/photos/photo-pool.ts';
import { contentKey, type PhotoStore } from '../../providers/photos/photo-store.ts';
import { PhotoRefused } from '../../providers/photos/prepare-photo.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';
import { closeGaps, isContentNeeded } from './photos.repository.ts';
import { imageView, type PhotoRow } from './photos.view.ts';

type OwnPhotos = ResponseOf<Endpoints['GET /api/photos.php']>;
type OwnImage = OwnPhotos['images'][number];

interface OwnPhotoRow extends PhotoRow {
  reject_reason: string | null;
}

export const photoLimit = ({ paid }: Pick<Member, 'paid'>): number => (paid ? 25 : 3);

const ownImage = (row: OwnPhotoRow): OwnImage => ({ ...imageView(row), reject_reason: row.reject_reason });

const listRows = async (db: Database, userId: number): Promise<OwnPhotoRow[]> => {
  const { rows } = await sql<OwnPhotoRow>`
    select public_id, status, width, height, blurhash, reject_reason from photos
    where user_id = ${userId} and status <> 'deleted' order by position nulls last, created_at desc`.execute(db);
  return rows;
};

/** All own photos, whatever their status: those that have a place in their order, then the refused ones. */
export const listOwnPhotos = async ({ db }: Context, member: Member): Promise<OwnPhotos> => ({
  images: (await listRows(db, member.id)).map(ownImage),
  limit: photoLimit(member),
});

/**
 * The first free place. Two uploads at once may find the same one: the key `photos_slot` lets one of them have it, and
 * the other looks again, until the trigger `photos_limit` says there are no more.
 */
const insertPhoto = async (db: Database, member: Member, photo: Omit<NewPhoto, 'original'>): Promise<OwnPhotoRow> => {
  for (let attempt = 0; attempt <= photoLimit(member); attempt += 1) {
    try {
      const { rows } = await sql<OwnPhotoRow>`
        insert into photos (user_id, position, status, content_key, width, height, blurhash)
        select ${member.id}, (select min(s) from generate_series(1, 26) s where not exists
            (select 1 from photos f where f.user_id = ${member.id} and f.position = s)),
          'pending', ${photo.key}, ${photo.width}, ${photo.height}, ${photo.blurhash}
        returning public_id, status, width, height, blurhash, reject_reason`.execute(db);
      if (rows[0]) return rows[0];
    } catch (error) {
      const state = sqlState(error);
      if (state === 'DB010') break;
      if (state !== '23505') throw error;
    }
  }
  throw new DomainError('photo_limit');
};

interface NewPhoto {
  key: string;
  original: Buffer;
  width: number;
  height: number;
  blurhash: string;
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

const countPlaced = async (db: Database, userId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from photos where user_id = ${userId} and position is not null`.execute(db);
  return rows[0]?.n ?? 0;
};

interface PhotoTools {
  photos: PhotoStore;
  photoPool: PhotoPool;
}

/** Adds a photo behind the others; it waits for moderation. What was refused before is refused at once. */
export const addPhoto = async (
  context: Context,
  member: Member,
  { photos: store, photoPool }: PhotoTools,
  file: Buffer,
): Promise<{ image: OwnImage } & OwnPhotos> => {
  const { db } = context;
  // Told before the work; the database says it again.
  if ((await countPlaced(db, member.id)) >= photoLimit(member)) throw new DomainError('photo_limit');
  const photo = await prepare(photoPool, file, member.id);
  const banned = await db
    .selectFrom('banned_photos')
    .where('content_key', '=', photo.key)
    .select('content_key')
    .executeTakeFirst();
  if (banned) throw new DomainError('photo_banned', { field: 'photo' });
  const keep = () => store.keep(photo.key, () => Promise.resolve(photo.original));
  await keep();
  try {
    const image = ownImage(await insertPhoto(db, member, photo));
    // Another photo of the same content may just have been deleted, with its file.
    await keep();
    return { image, ...(await listOwnPhotos(context, member)) };
  } catch (error) {
    if (!(await isContentNeeded(db, photo.key))) await store.remove(photo.key);
    throw error;
  }
};

/** A new order of exactly the photos that have a place; anything else means the list has changed meanwhile. */
export const orderPhotos = async (context: Context, member: Member, order: readonly string[]): Promise<OwnPhotos> => {
  await context.db.transaction().execute(async (transaction) => {
    const placed = await transaction
      .selectFrom('photos')
      .where('user_id', '=', member.id)
      .where('position', 'is not', null)
      .select('public_id')
      .forUpdate()
      .execute();
    const ids = new Set(placed.map(({ public_id }) => public_id));
    const isSame = order.length === ids.size && new Set(order).size === ids.size && order.every((id) => ids.has(id));
    if (!isSame) throw new DomainError('invalid_order', { field: 'order' });
    await sql`set constraints photos_slot deferred`.execute(transaction);
    for (const [index, id] of order.entries()) {
      await transaction
        .updateTable('photos')
        .set({ position: index + 1 })
        .where('user_id', '=', member.id)
        .where('public_id', '=', id)
        .execute();
    }
  });
  return listOwnPhotos(context, member);
};

/** Removes a photo; the others move up. Its files go too, unless another photo or an open report needs the same content. */
export const deletePhoto = async (
  context: Context,
  member: Member,
  store: PhotoStore,
  id: string,
): Promise<OwnPhotos> => {
  const unused = await context.db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .updateTable('photos')
      .set({ status: 'deleted', position: null })
      .where('user_id', '=', member.id)
      .where('public_id', '=', id)
      .where('status', '<>', 'deleted')
      .returning('content_key')
      .executeTakeFirst();
    if (!removed) throw new DomainError('not_found');
    await closeGaps(transaction, member.id);
    return (await isContentNeeded(transaction, removed.content_key)) ? undefined : removed.content_key;
  });
  if (unused !== undefined) await store.remove(unused);
  return listOwnPhotos(context, member);
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type PhotoAccess, photoLimits } from './photos.policy.ts';
import type { PhotoRow } from './photos.view.ts';
import { isReceivedPhoto, isShownPhoto } from './shown-photo.repository.ts';

export interface OwnPhotoRow extends PhotoRow {
  reject_reason: string | null;
}

/**
 * Lists all photos of a member's profile, whatever their status: those with a place in their order, then the refused
 * ones.
 */
export const listOwnPhotoRows = async (db: Database, userId: number): Promise<OwnPhotoRow[]> => {
  const { rows } = await sql<OwnPhotoRow>`
    select public_id, status, width, height, blurhash, reject_reason from photos
    where user_id = ${userId} and purpose = 'profile' and status <> 'deleted' order by position nulls last, created_at desc`.execute(
    db,
  );
  return rows;
};

export const countPlacedPhotos = async (db: Database, userId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from photos where user_id = ${userId} and position is not null`.execute(db);
  return rows[0]?.n ?? 0;
};

export interface NewPhotoRow {
  key: string;
  width: number;
  height: number;
  blurhash: string;
}

/**
 * Inserts a photo at the first free place, waiting for moderation. Fails with the SQLSTATE 23505 when a concurrent upload
 * took the same place, and with DB010 when the member has as many photos as they may have.
 */
export const insertPhoto = async (
  db: Database,
  userId: number,
  photo: NewPhotoRow,
): Promise<OwnPhotoRow | undefined> => {
  const { rows } = await sql<OwnPhotoRow>`
    insert into photos (user_id, position, status, content_key, width, height, blurhash)
    select ${userId}, (select min(s) from generate_series(1, ${sql.lit(photoLimits.premium + 1)}) s where not exists
        (select 1 from photos f where f.user_id = ${userId} and f.position = s)),
      'pending', ${photo.key}, ${photo.width}, ${photo.height}, ${photo.blurhash}
    returning public_id, status, width, height, blurhash, reject_reason`.execute(db);
  return rows[0];
};

/** Whether a moderator refused a photo of this content before. */
export const isContentBanned = async (db: Database, content: string): Promise<boolean> => {
  const banned = await db
    .selectFrom('banned_photos')
    .where('content_key', '=', content)
    .select('content_key')
    .executeTakeFirst();
  return banned !== undefined;
};

/**
 * Locks the photos that have a place, always in the same order, and returns their public ids. Call it before any change
 * that moves them: two changes that lock single photos first would wait for each other.
 */
export const lockPlacedPhotos = async (transaction: Database, userId: number): Promise<string[]> => {
  const placed = await transaction
    .selectFrom('photos')
    .where('user_id', '=', userId)
    .where('position', 'is not', null)
    .select('public_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return placed.map(({ public_id }) => public_id);
};

/** Finds the member whom a photo belongs to; undefined when there is no such photo. */
export const findOwner = async (db: Database, publicId: string): Promise<number | undefined> => {
  const photo = await db.selectFrom('photos').where('public_id', '=', publicId).select('user_id').executeTakeFirst();
  return photo?.user_id;
};

/** Gives the photos the places of this order, from 1 on. */
export const saveOrder = async (transaction: Database, userId: number, order: readonly string[]): Promise<void> => {
  await sql`set constraints photos_slot deferred`.execute(transaction);
  for (const [index, id] of order.entries()) {
    await transaction
      .updateTable('photos')
      .set({ position: index + 1 })
      .where('user_id', '=', userId)
      .where('public_id', '=', id)
      .execute();
  }
};

/** Marks a photo of the profile as deleted and returns its content key; undefined when the member has no such photo. */
export const markDeleted = async (
  transaction: Database,
  userId: number,
  publicId: string,
): Promise<string | undefined> => {
  const removed = await transaction
    .updateTable('photos')
    .set({ status: 'deleted', position: null })
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .where('purpose', '=', 'profile')
    .where('status', '<>', 'deleted')
    .returning('content_key')
    .executeTakeFirst();
  return removed?.content_key;
};

/**
 * Closes a gap in the order: moves the photos after a free place forward, so that places are 1 to the number of photos. The
 * caller has locked them (`lockPlacedPhotos`).
 */
export const closeGaps = async (transaction: Database, userId: number): Promise<void> => {
  await sql`set constraints photos_slot deferred`.execute(transaction);
  await sql`update photos f set position = n.position from (
      select id, row_number() over (order by position)::smallint as position from photos
      where user_id = ${userId} and position is not null) n where n.id = f.id`.execute(transaction);
};

/** A photo with the facts by which `mayLoadPhoto` decides. */
export interface LoadedPhoto extends PhotoAccess {
  content_key: string;
}

/** Finds a photo as one viewer meets it; null is a visitor. Undefined for a deleted one, and for those of closed accounts. */
export const findPhoto = async (
  db: Database,
  publicId: string,
  viewerId: number | null,
): Promise<LoadedPhoto | undefined> => {
  const viewer = sql`${viewerId}::bigint`;
  const { rows } = await sql<LoadedPhoto>`
    select f.content_key, u.site_id, u.invisible, coalesce(p.landing_opt_in or u.is_fictional, false) as landing,
      coalesce(u.status = 'active' and p.status = 'active', false) as shown,
      coalesce(u.id = ${viewer}, false) as own,
      ${isReceivedPhoto(viewerId)} as received,
      case when ${isShownPhoto} then
        (select count(*)::int from photos before where before.user_id = u.id and before.purpose = 'profile'
         and before.status = 'active' and before.position < f.position) end as rank,
      exists (select 1 from blocks b where (b.blocker_id = u.id and b.blocked_id = ${viewer})
                                        or (b.blocker_id = ${viewer} and b.blocked_id = u.id)) as blocked,
      (exists (select 1 from likes l where l.from_id = u.id and l.to_id = ${viewer})
        or exists (select 1 from conversations c
                   where c.user_lo = least(u.id, ${viewer}) and c.user_hi = greatest(u.id, ${viewer}))) as met
    from photos f join users u on u.id = f.user_id left join profiles p on p.user_id = u.id
    where f.public_id = ${publicId}::uuid and f.status <> 'deleted'
      and u.status in ('active', 'not_confirmed')`.execute(db);
  return rows[0];
};

/** Approves the photos that have waited longer than this many seconds, and logs it as the moderator `demo`. */
export const approveWaitingPhotos = async (db: Database, seconds: number): Promise<void> => {
  await sql`with approved as (
      update photos set status = 'active'
      where status = 'pending' and created_at < now() - make_interval(secs => ${seconds}::int)
      returning id, user_id)
    insert into moderation_actions (moderator, user_id, photo_id, action, reason)
    select 'demo', user_id, id, 'photo_approve', 'approved by itself in the demo' from approved`.execute(db);
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

interface PhotoRow {
  id: number;
  user_id: number;
}

/** A chat, with its two members, lower id first. */
interface ChatOfPhoto {
  conversation: number;
  user_lo: number;
  user_hi: number;
}

/** Finds the chat that a photo was sent in; undefined for a photo of a profile, and for one that was not sent. */
export const findChatOfPhoto = (db: Database, photoId: number): Promise<ChatOfPhoto | undefined> =>
  db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .where('messages.photo_id', '=', photoId)
    .select(['conversations.public_id as conversation', 'conversations.user_lo', 'conversations.user_hi'])
    .executeTakeFirst();

/** Makes a pending photo active; undefined when there is none with this id. */
export const activatePhoto = (db: Database, publicId: string): Promise<PhotoRow | undefined> =>
  db
    .updateTable('photos')
    .set({ status: 'active', reject_reason: null })
    .where('public_id', '=', publicId)
    .where('status', '=', 'pending')
    .returning(['id', 'user_id'])
    .executeTakeFirst();

/** Rejects a pending or active photo; undefined when there is none with this id. */
export const markPhotoRejected = (
  db: Database,
  publicId: string,
  reason: string,
): Promise<(PhotoRow & { content_key: string }) | undefined> =>
  db
    .updateTable('photos')
    .set({ status: 'rejected', reject_reason: reason, position: null })
    .where('public_id', '=', publicId)
    .where('status', 'in', ['pending', 'active'])
    .returning(['id', 'user_id', 'content_key'])
    .executeTakeFirst();

/** Forbids a picture for all members. */
export const banContent = async (db: Database, contentKey: string, reason: string): Promise<void> => {
  await db
    .insertInto('banned_photos')
    .values({ content_key: contentKey, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const allowContent = async (db: Database, contentKey: string): Promise<void> => {
  await db.deleteFrom('banned_photos').where('content_key', '=', contentKey).execute();
};

/** A rejected photo with its owner's status, locked until the transaction ends; undefined when its owner deleted it. */
export const lockRejectedPhoto = (
  transaction: Database,
  publicId: string,
): Promise<(PhotoRow & { content_key: string; paid: boolean }) | undefined> =>
  transaction
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .where('photos.public_id', '=', publicId)
    .where('photos.status', '=', 'rejected')
    .select(['photos.id', 'photos.user_id', 'photos.content_key', 'users.paid'])
    .forUpdate()
    .executeTakeFirst();

/**
 * Makes a rejected photo active: one of the profile in the first free place of its owner, and it stays rejected when there
 * is none; one of a chat without a place.
 */
export const restoreToFreePlace = async (db: Database, photo: PhotoRow, places: number): Promise<void> => {
  await sql`update photos set status = 'active', reject_reason = null,
      position = case when purpose = 'profile' then free.place end
    from (select min(s) as place from generate_series(1, ${places}::int) s where not exists
      (select 1 from photos f where f.user_id = ${photo.user_id} and f.position = s)) free
    where id = ${photo.id} and (purpose = 'chat' or free.place is not null)`.execute(db);
};

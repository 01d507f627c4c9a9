import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { closeGaps } from '../photos/photos.repository.ts';
import { type Decision, ModerationError } from './moderation-error.ts';

type PhotoDecision = Decision & {
  photo: string;
  /** The report that led to it. */
  complaint?: string;
};

const decided = 'There is no such photo, or it was decided already.';

const log = (
  db: Database,
  photo: { id: number; user_id: number },
  action: string,
  { moderator, reason, complaint }: PhotoDecision,
) =>
  db
    .insertInto('moderation_actions')
    .values({
      moderator,
      user_id: photo.user_id,
      photo_id: photo.id,
      complaint_id: complaint ?? null,
      action: `photo_${action}`,
      reason,
    })
    .execute();

/** Shows a photo to others. */
export const approvePhoto = (db: Database, decision: PhotoDecision): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const photo = await trx
      .updateTable('photos')
      .set({ status: 'active', reject_reason: null })
      .where('public_id', '=', decision.photo)
      .where('status', '=', 'pending')
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (!photo) throw new ModerationError(decided);
    await log(trx, photo, 'approve', decision);
  });

/**
 * Takes a photo away from others; the owner reads the reason and can appeal (decisions S-8). Its place becomes free, and
 * the same picture is not taken again. Call it in a transaction.
 */
export const refusePhoto = async (trx: Database, decision: PhotoDecision): Promise<void> => {
  const photo = await trx
    .updateTable('photos')
    .set({ status: 'rejected', reject_reason: decision.reason, position: null })
    .where('public_id', '=', decision.photo)
    .where('status', 'in', ['pending', 'active'])
    .returning(['id', 'user_id', 'content_key'])
    .executeTakeFirst();
  if (!photo) throw new ModerationError(decided);
  await closeGaps(trx, photo.user_id);
  await trx
    .insertInto('banned_photos')
    .values({ content_key: photo.content_key, reason: decision.reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await log(trx, photo, 'reject', decision);
  await queueMail(trx, {
    userId: photo.user_id,
    template: 'photo_removed',
    data: { values: { reasons: decision.reason } },
  });
};

export const rejectPhoto = (db: Database, decision: PhotoDecision): Promise<void> =>
  db.transaction().execute((trx) => refusePhoto(trx, decision));

/**
 * Takes a refusal back: the picture is allowed again, and shown where its owner still has a free place. Call it in a
 * transaction.
 */
export const restorePhoto = async (trx: Database, decision: PhotoDecision): Promise<void> => {
  const photo = await trx
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .where('photos.public_id', '=', decision.photo)
    .where('photos.status', '=', 'rejected')
    .select(['photos.id', 'photos.user_id', 'photos.content_key', 'users.paid'])
    .forUpdate()
    .executeTakeFirst();
  // Its owner has deleted it meanwhile.
  if (!photo) return;
  await trx.deleteFrom('banned_photos').where('content_key', '=', photo.content_key).execute();
  await sql`update photos set status = 'active', reject_reason = null, position = free.place
    from (select min(s) as place from generate_series(1, ${photo.paid ? 25 : 3}::int) s where not exists
      (select 1 from photos f where f.user_id = ${photo.user_id} and f.position = s)) free
    where id = ${photo.id} and free.place is not null`.execute(trx);
  await log(trx, photo, 'restore', decision);
};

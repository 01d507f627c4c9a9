import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { PhotoStore } from '../../providers/photos/photo-store.ts';
import { deleteOldComplaints } from '../complaints/delete-old-complaints.ts';
import { isContentNeeded } from '../photos/photos.repository.ts';

/** Stands where a photo's content was named; no file has this name. */
const noContent = '0'.repeat(16);

/** Rows that are the person's alone. What others or the tax law need stays, without a name (decisions S-4). */
const ownTables = [
  'push_queue',
  'push_subscriptions',
  'sessions',
  'link_tokens',
  'notification_preferences',
  'notifications_sent',
  'held_messages',
  'mail_queue',
  'retention_offers',
  'account_deletions',
  'exports',
  'profile_interests',
  'swipe_like_slots',
  'swipe_passes',
  'unconfirmed_likes',
  'search_wishes',
  'modal_events',
  'user_events',
] as const;

interface Leaver {
  id: number;
  site_id: number;
  email: string;
}

const takeOne = async (db: Database, failed: readonly number[]): Promise<Leaver | undefined> => {
  const { rows } = await sql<Leaver>`
    select id, site_id, email from users where status = 'pending_deletion' and purge_after <= now()
      and id <> all(${[...failed]}::bigint[])
    order by purge_after limit 1 for update skip locked`.execute(db);
  return rows[0];
};

const forgetPhotos = async (db: Database, userId: number): Promise<string[]> => {
  const photos = await db.selectFrom('photos').where('user_id', '=', userId).select('content_key').execute();
  await sql`update messages set photo_id = null where sender_id = ${userId}`.execute(db);
  await sql`update photos set status = 'deleted', position = null, content_key = ${noContent}, blurhash = null,
    reject_reason = null, width = 1, height = 1 where user_id = ${userId}`.execute(db);
  const unused: string[] = [];
  for (const { content_key } of photos) {
    if (content_key !== noContent && !(await isContentNeeded(db, content_key))) unused.push(content_key);
  }
  return unused;
};

const forgetPerson = async (db: Database, user: Leaver): Promise<void> => {
  const { id } = user;
  for (const table of ownTables) await db.deleteFrom(table).where('user_id', '=', id).execute();
  await sql`delete from likes where from_id = ${id} or to_id = ${id}`.execute(db);
  await sql`delete from matches where user_lo = ${id} or user_hi = ${id}`.execute(db);
  await sql`delete from swipe_passes where target_id = ${id}`.execute(db);
  await sql`delete from modal_events where profile_id = ${id}`.execute(db);
  await sql`update promo_clicks set user_id = null where user_id = ${id}`.execute(db);
  await sql`delete from blocks where blocker_id = ${id} or blocked_id = ${id}`.execute(db);
  await deleteOldComplaints(db, id);
  await sql`delete from email_suppressions where site_id = ${user.site_id} and email = ${user.email}`.execute(db);
  await sql`update conversation_members set draft = null where user_id = ${id}`.execute(db);
  await sql`update messages set body = null, removed_at = coalesce(removed_at, now()) where sender_id = ${id}`.execute(
    db,
  );
  await sql`update profiles set status = 'disabled', gender = null, sexuality = null, seek_gender = null,
      region_id = null, city = null, lat = null, lon = null, hair_color = null, eye_color = null, body_type = null,
      relationship_status = null, tattoos = null, headline = null, about = null, birth_date = '1900-01-01',
      landing_opt_in = false where user_id = ${id}`.execute(db);
  await sql`update users set status = 'deleted', email = null, purge_after = null, name = 'deleted', password_hash = null,
      date_of_birth = null, tracking = '{}', signup_key = null, signup_done = '{}', invisible = true
      where id = ${id}`.execute(db);
};

/**
 * Removes what is left of the accounts whose fourteen days are over: every personal datum, message and photo. The
 * ledger and the payments stay without an identity. An account is one transaction, and its files go as the last thing in
 * it: what could not be removed is tried again with the whole account, and holds up nobody else's.
 * @returns how many accounts are gone
 * @throws {AggregateError} when some could not be
 */
export const purgeAccounts = async (db: Database, photos: Pick<PhotoStore, 'remove'>): Promise<number> => {
  const failed: number[] = [];
  const errors: unknown[] = [];
  let purged = 0;
  for (;;) {
    let current: Leaver | undefined;
    try {
      await db.transaction().execute(async (transaction) => {
        current = await takeOne(transaction, failed);
        if (!current) return;
        const unused = await forgetPhotos(transaction, current.id);
        await forgetPerson(transaction, current);
        for (const key of unused) await photos.remove(key);
      });
    } catch (error) {
      if (!current) throw error;
      failed.push(current.id);
      errors.push(error);
      continue;
    }
    if (current) purged += 1;
    else break;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be purged`);
  return purged;
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** The content key of a purged photo. No file has this name. */
const noContent = '0'.repeat(16);

/** Tables whose rows belong to one member alone. Rows that others or the tax law need stay, without a name (decisions S-4). */
const ownTables = [
  'push_subscriptions',
  'sessions',
  'link_tokens',
  'notification_preferences',
  'notifications_sent',
  'held_messages',
  'held_chat_messages',
  'signup_hosts',
  'mail_queue',
  'mail_changes',
  'retention_offers',
  'account_deletions',
  'exports',
  'profile_interests',
  'swipe_like_slots',
  'swipe_passes',
  'unconfirmed_likes',
  'match_finder_answers',
  'modal_events',
  'user_events',
  'sdd_challenges',
] as const;

export interface ExpiredAccount {
  id: number;
  site_id: number;
  email: string;
}

/** Locks one account whose reactivation period is over, except those in `skipped`; undefined when there is none. */
export const lockExpiredAccount = async (
  transaction: Database,
  skipped: readonly number[],
): Promise<ExpiredAccount | undefined> => {
  const { rows } = await sql<ExpiredAccount>`
    select id, site_id, email from users where status = 'pending_deletion' and purge_after <= now()
      and id <> all(${[...skipped]}::bigint[])
    order by purge_after limit 1 for update skip locked`.execute(transaction);
  return rows[0];
};

/** Empties the photos of an account, and removes the messages that show one. @returns the keys of their contents */
export const purgePhotos = async (transaction: Database, userId: number): Promise<string[]> => {
  const photos = await transaction.selectFrom('photos').where('user_id', '=', userId).select('content_key').execute();
  await sql`update messages set photo_id = null, removed_at = coalesce(removed_at, now())
    where sender_id = ${userId} and photo_id is not null`.execute(transaction);
  await sql`update photos set status = 'deleted', position = null, content_key = ${noContent}, blurhash = null,
    reject_reason = null, width = 1, height = 1 where user_id = ${userId}`.execute(transaction);
  return photos.map(({ content_key }) => content_key).filter((key) => key !== noContent);
};

/** Deletes what belongs to an account and its relations to others. Complaints are deleted between this and `purgeUser`. */
export const purgeOwnRows = async (transaction: Database, userId: number): Promise<void> => {
  for (const table of ownTables) await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  await sql`delete from likes where from_id = ${userId} or to_id = ${userId}`.execute(transaction);
  await sql`delete from matches where user_lo = ${userId} or user_hi = ${userId}`.execute(transaction);
  await sql`delete from swipe_passes where target_id = ${userId}`.execute(transaction);
  await sql`delete from signup_hosts where host_id = ${userId}`.execute(transaction);
  await sql`delete from modal_events where profile_id = ${userId}`.execute(transaction);
  await sql`update promo_clicks set user_id = null where user_id = ${userId}`.execute(transaction);
  // Without its code it is no mandate.
  await sql`delete from sdd_mandates where user_id = ${userId} and confirmed_at is null`.execute(transaction);
  await sql`delete from blocks where blocker_id = ${userId} or blocked_id = ${userId}`.execute(transaction);
};

/**
 * Revokes the mandates of an account, and returns the ids of those that were not revoked. Their rows stay: they prove their
 * collections for 13 months, in which a bank can ask for them.
 */
export const revokeMandates = async (transaction: Database, userId: number): Promise<string[]> => {
  const revoked = await transaction
    .updateTable('sdd_mandates')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('mandate_id')
    .execute();
  return revoked.map(({ mandate_id }) => mandate_id);
};

/** Empties the messages, the profile and the account itself. */
export const purgeUser = async (transaction: Database, { id, site_id, email }: ExpiredAccount): Promise<void> => {
  await sql`delete from email_suppressions where site_id = ${site_id} and email = ${email}`.execute(transaction);
  // Drafts of others to this member are deleted too. The new revision makes their devices delete them.
  await sql`update conversation_members set draft = null, draft_rev = draft_rev + 1
      where draft is not null and conversation_id in
        (select conversation_id from conversation_members where user_id = ${id})`.execute(transaction);
  await sql`update messages set body = null, removed_at = coalesce(removed_at, now()) where sender_id = ${id}`.execute(
    transaction,
  );
  await sql`update profiles set status = 'disabled', gender = null, sexuality = null, seek_gender = null,
      region_id = null, city = null, lat = null, lon = null, hair_color = null, eye_color = null, body_type = null,
      relationship_status = null, tattoos = null, headline = null, about = null, birth_date = '1900-01-01',
      landing_opt_in = false where user_id = ${id}`.execute(transaction);
  await sql`update users set status = 'deleted', email = null, purge_after = null, name = 'deleted', password_hash = null,
      date_of_birth = null, tracking = '{}', signup_key = null, signup_done = '{}', invisible = true
      where id = ${id}`.execute(transaction);
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Deletes limits, keys, links and sessions that have expired. An idempotency key lives 48 hours (decisions 4.5). */
export const deleteExpiredRows = async (db: Database): Promise<void> => {
  await sql`delete from limit_slots where created_at < now() - interval '2 days'`.execute(db);
  await sql`delete from reset_mail_slots where day < current_date - 1`.execute(db);
  // A pass counts for a day in the member's time zone, which may end two days after the server's.
  await sql`delete from swipe_passes where day < current_date - 2`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - interval '48 hours'
    or (status is null and created_at < now() - interval '2 minutes')`.execute(db);
  await sql`delete from link_tokens where expires_at < now() - interval '30 days'`.execute(db);
  // Pushes that were given up. Later events of their kind would join them and never be sent.
  await sql`delete from push_queue where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from sessions where expires_at < now()`.execute(db);
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { linkLifetimeSeconds } from './links.policy.ts';

/** A new address that waits for its confirmation. */
export interface PendingMailChange {
  email: string;
  expiresAt: Date;
}

/** Stores the new address of a member, in place of an earlier one, or renews its time. */
export const storeMailChange = async (db: Database, userId: number, email: string): Promise<void> => {
  await sql`insert into mail_changes (user_id, email) values (${userId}, ${email})
    on conflict (user_id) do update set email = excluded.email, requested_at = now()`.execute(db);
};

/** Finds the new address of a member, as long as its link works. */
export const findMailChange = async (db: Database, userId: number): Promise<PendingMailChange | undefined> => {
  const lifetime = linkLifetimeSeconds.mail_change;
  const { rows } = await sql<PendingMailChange>`
    select email, requested_at + make_interval(secs => ${lifetime}::int) as "expiresAt" from mail_changes
    where user_id = ${userId} and requested_at > now() - make_interval(secs => ${lifetime}::int)`.execute(db);
  return rows[0];
};

/** Deletes the new address of a member: it is confirmed, cancelled, or its link was revoked. */
export const deleteMailChange = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('mail_changes').where('user_id', '=', userId).execute();
};

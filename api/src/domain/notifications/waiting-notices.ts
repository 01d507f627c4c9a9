import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';

/**
 * Takes back the notices of a member that wait for the morning: of one type, or all. Whoever switches mails off in the
 * evening gets none at eight.
 */
export const dropWaitingNotices = async (db: Database, userId: number, type?: NotificationType): Promise<void> => {
  await sql`delete from mail_queue where user_id = ${userId} and data ? 'notice'
    and data ->> 'notice' = coalesce(${type ?? null}::text, data ->> 'notice')`.execute(db);
};

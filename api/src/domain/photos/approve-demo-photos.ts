import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** In the demo nobody moderates: a photo is approved by itself after a few seconds, and the screen says so. */
export const approveDemoPhotos = async (db: Database): Promise<void> => {
  await sql`with approved as (
      update photos set status = 'active' where status = 'pending' and created_at < now() - interval '5 seconds'
      returning id, user_id)
    insert into moderation_actions (moderator, user_id, photo_id, action, reason)
    select 'demo', user_id, id, 'photo_approve', 'approved by itself in the demo' from approved`.execute(db);
};

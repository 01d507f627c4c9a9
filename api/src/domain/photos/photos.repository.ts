import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/**
 * The content key of a photo that a viewer may see: others see active ones, its owner also what waits or was refused.
 * Of who is not premium any more, only the first three are shown (decisions M-14). Undefined for any other, and for
 * those of a closed account.
 */
export const findShownContent = async (
  db: Database,
  publicId: string,
  viewerId?: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ content_key: string }>`
    select f.content_key from photos f join users u on u.id = f.user_id
    where f.public_id = ${publicId}::uuid and u.status in ('active', 'not_confirmed')
      and ((f.status = 'active' and (u.paid or f.position <= 3))
        or (f.user_id = ${viewerId ?? null}::bigint and f.status <> 'deleted'))`.execute(db);
  return rows[0]?.content_key;
};

/** Lets the photos behind a free place move up, so that places are 1 to the number of photos. */
export const closeGaps = async (transaction: Database, userId: number): Promise<void> => {
  await sql`set constraints photos_slot deferred`.execute(transaction);
  await sql`update photos f set position = n.position from (
      select id, row_number() over (order by position)::smallint as position from photos
      where user_id = ${userId} and position is not null) n where n.id = f.id`.execute(transaction);
};

/** Whether a content must stay in the store: another photo has it, or a report that is not decided yet. */
export const isContentNeeded = async (db: Database, content: string): Promise<boolean> => {
  const { rows } = await sql<{ needed: boolean }>`
    select exists (select 1 from photos where content_key = ${content} and status <> 'deleted')
      or exists (select 1 from complaints where status in ('open', 'in_review') and ${content} = any(evidence_photos))
      as needed`.execute(db);
  return rows[0]?.needed ?? true;
};

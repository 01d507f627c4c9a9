import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/**
 * Locks a content until the transaction ends. Photos of equal content share their files: while one of them is added or
 * the files are deleted, no other transaction does either.
 */
export const lockContent = async (transaction: Database, content: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photo:${content}`}, 0))`.execute(transaction);
};

/** Whether a content must stay in the store: another photo has it, or a complaint that is not decided yet. */
export const isContentNeeded = async (db: Database, content: string): Promise<boolean> => {
  const { rows } = await sql<{ needed: boolean }>`
    select exists (select 1 from photos where content_key = ${content} and status <> 'deleted')
      or exists (select 1 from complaints where status in ('open', 'in_review') and ${content} = any(evidence_photos))
      as needed`.execute(db);
  return rows[0]?.needed ?? true;
};

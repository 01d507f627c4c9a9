import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface ExportRow {
  id: string;
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}

/** The latest copy of a member that has not expired. */
export const findLastExport = (db: Database, userId: number): Promise<ExportRow | undefined> =>
  db
    .selectFrom('exports')
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .select(['id', 'created_at', 'ready_at', 'expires_at'])
    .executeTakeFirst();

/** Orders a copy; undefined when there is one of today already, which a unique key decides. */
export const insertExport = (db: Database, userId: number, expiresAt: Date): Promise<ExportRow | undefined> =>
  db
    .insertInto('exports')
    .values({ user_id: userId, day: sql`current_date`, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created_at', 'ready_at', 'expires_at'])
    .executeTakeFirst();

/** Whether a copy belongs to a member, is ready and has not expired. */
export const isExportReady = async (db: Database, userId: number, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('exports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', new Date())
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The copies that are ordered and not written yet, the oldest order first. */
export const listOrderedExports = (db: Database): Promise<{ id: string; user_id: number }[]> =>
  db.selectFrom('exports').where('ready_at', 'is', null).orderBy('created_at').select(['id', 'user_id']).execute();

export const markExportReady = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('exports').set({ ready_at: new Date() }).where('id', '=', id).execute();
};

/** Locks a copy that is ordered and not written yet. @returns false when there is none, or another process writes it */
export const lockOrderedExport = async (transaction: Database, id: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('exports')
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .select('id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
};

/** Locks the copy that expired first, unless it is being written. @returns its id */
export const lockExpiredExport = async (transaction: Database): Promise<string | undefined> => {
  const row = await transaction
    .selectFrom('exports')
    .where('expires_at', '<', new Date())
    .orderBy('expires_at')
    .select('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
};

export const deleteExport = async (transaction: Database, id: string): Promise<void> => {
  await transaction.deleteFrom('exports').where('id', '=', id).execute();
};

/** Locks all copies of a member, and waits for one that is being written. @returns their ids */
export const lockExportsOf = async (transaction: Database, userId: number): Promise<string[]> => {
  const rows = await transaction.selectFrom('exports').where('user_id', '=', userId).select('id').forUpdate().execute();
  return rows.map(({ id }) => id);
};

interface PhotoFile {
  public_id: string;
  content_key: string;
}

export const listPhotoFiles = (db: Database, userId: number): Promise<PhotoFile[]> =>
  db
    .selectFrom('photos')
    .where('user_id', '=', userId)
    .where('status', '<>', 'deleted')
    .select(['public_id', 'content_key'])
    .execute();

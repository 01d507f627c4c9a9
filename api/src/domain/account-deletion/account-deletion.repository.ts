import type { Database } from '../../db/database.ts';
import type { UserStatus } from '../../db/types.generated.ts';

/** Marks an account for deletion. */
export const scheduleDeletion = async (db: Database, userId: number, purgeAfter: Date): Promise<void> => {
  await db
    .updateTable('users')
    .set({ status: 'pending_deletion', purge_after: purgeAfter })
    .where('id', '=', userId)
    .execute();
};

export const insertDeletion = async (
  db: Database,
  deletion: { userId: number; reason: string | null; text: string | null },
): Promise<void> => {
  await db
    .insertInto('account_deletions')
    .values({ user_id: deletion.userId, reason: deletion.reason, text: deletion.text })
    .execute();
};

export const findConfirmedAt = async (db: Database, userId: number): Promise<Date | null> => {
  const row = await db.selectFrom('users').where('id', '=', userId).select('confirmed_at').executeTakeFirstOrThrow();
  return row.confirmed_at;
};

/** Undoes a scheduled deletion. @returns whether there was one */
export const cancelDeletion = async (db: Database, userId: number, status: UserStatus): Promise<boolean> => {
  const reactivated = await db
    .updateTable('users')
    .set({ status, purge_after: null })
    .where('id', '=', userId)
    .where('status', '=', 'pending_deletion')
    .returning('id')
    .executeTakeFirst();
  return reactivated !== undefined;
};

export const markReactivated = async (db: Database, userId: number): Promise<void> => {
  await db
    .updateTable('account_deletions')
    .set({ reactivated_at: new Date() })
    .where('user_id', '=', userId)
    .where('reactivated_at', 'is', null)
    .execute();
};

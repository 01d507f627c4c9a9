import type { Database } from '../../db/database.ts';
import type { UserStatus } from '../../db/types.generated.ts';

/** Closes an account that is in one of these states. @returns whether it was */
export const updateClosedStatus = async (
  db: Database,
  userId: number,
  status: UserStatus,
  from: readonly UserStatus[],
): Promise<boolean> => {
  const closed = await db
    .updateTable('users')
    .set({ status, purge_after: null })
    .where('id', '=', userId)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
};

/** Opens a suspended or banned account whose address is confirmed. @returns whether it was closed */
export const reopenStatus = async (db: Database, userId: number): Promise<boolean> => {
  const opened = await db
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', userId)
    .where('status', 'in', ['suspended', 'banned'])
    .where('confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
};

export const findUserId = async (db: Database, publicId: number): Promise<number | undefined> => {
  const user = await db.selectFrom('users').where('public_id', '=', publicId).select('id').executeTakeFirst();
  return user?.id;
};

/** Whether the data of an account is deleted. */
export const isPurged = async (db: Database, userId: number): Promise<boolean> => {
  const purged = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('email', 'is', null)
    .select('id')
    .executeTakeFirst();
  return purged !== undefined;
};

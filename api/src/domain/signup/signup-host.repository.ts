import type { Database } from '../../db/database.ts';

/**
 * Finds the member whose page led to a signup, by the public id. A member who is invisible or not shown is not found, so
 * that a signup reveals nothing about them and no message reaches them (decisions M-15).
 */
export const findSignupHost = async (db: Database, siteId: number, publicId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.site_id', '=', siteId)
    .where('users.public_id', '=', publicId)
    .where('users.status', '=', 'active')
    .where('profiles.status', '=', 'active')
    .where('users.invisible', '=', false)
    .select('users.id')
    .executeTakeFirst();
  return row?.id;
};

/** Stores the member whose page led to a signup. */
export const insertSignupHost = async (transaction: Database, userId: number, hostId: number): Promise<void> => {
  await transaction.insertInto('signup_hosts').values({ user_id: userId, host_id: hostId }).execute();
};

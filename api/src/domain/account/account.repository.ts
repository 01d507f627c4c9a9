import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { UserStatus } from '../../db/types.generated.ts';

export interface AccountRow {
  id: number;
  status: UserStatus;
  language: string;
  password_hash: string | null;
  /** The gesture that made the account (`derivedKey`). */
  signup_key: string | null;
  /** Set while the account waits for its deletion. */
  purge_after: Date | null;
}

/** The account of an address on a site. The database ignores the case of letters. */
export const findAccountByEmail = (db: Database, siteId: number, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('users')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .select(['id', 'status', 'language', 'password_hash', 'signup_key', 'purge_after'])
    .executeTakeFirst();

export const findAccount = (
  db: Database,
  userId: number,
): Promise<Pick<AccountRow, 'id' | 'status' | 'language' | 'purge_after'>> =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'status', 'language', 'purge_after'])
    .executeTakeFirstOrThrow();

/** What a password must not resemble. */
export const findOwner = (db: Database, userId: number): Promise<{ email: string | null; name: string }> =>
  db.selectFrom('users').where('id', '=', userId).select(['email', 'name']).executeTakeFirstOrThrow();

export const findPasswordHash = async (db: Database, userId: number): Promise<string | null | undefined> => {
  const row = await db.selectFrom('users').where('id', '=', userId).select('password_hash').executeTakeFirst();
  return row?.password_hash;
};

/** @returns the address of the account */
export const updatePasswordHash = async (
  db: Database,
  userId: number,
  passwordHash: string,
): Promise<string | null> => {
  const { email } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
};

/** An account whose row the transaction holds: its status and password do not change until the transaction ends. */
export interface LockedAccount {
  id: number;
  status: UserStatus;
  passwordHash: string | null;
}

/**
 * Locks the row of an account until the transaction ends. Whatever opens or ends sessions, links or the account takes
 * this lock first, before it locks rows of other tables. Concurrent changes of one account therefore follow one another,
 * without a deadlock. Inserts of rows that refer to the account do not wait.
 */
export const lockAccount = async (transaction: Database, userId: number): Promise<LockedAccount> => {
  const row = await transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'status', 'password_hash'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { id: row.id, status: row.status, passwordHash: row.password_hash };
};

/** The address of an account, whose row stays locked until the transaction ends. */
export const lockEmail = async (transaction: Database, userId: number): Promise<string | null> => {
  const { email } = await transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .select('email')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return email;
};

export const updateEmail = async (db: Database, userId: number, email: string): Promise<void> => {
  await db.updateTable('users').set({ email }).where('id', '=', userId).execute();
};

/** Shows a profile to others once its owner has confirmed the address and named a gender. */
export const showProfileWhenComplete = async (db: Database, userId: number): Promise<void> => {
  await sql`update profiles p set status = 'active' from users u
    where u.id = p.user_id and u.id = ${userId} and p.status = 'disabled' and p.gender is not null
      and u.status = 'active'`.execute(db);
};

export const updateInvisible = async (db: Database, userId: number, invisible: boolean): Promise<void> => {
  await db.updateTable('users').set({ invisible }).where('id', '=', userId).execute();
};

export const updateLanguage = async (db: Database, userId: number, language: string): Promise<void> => {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
};

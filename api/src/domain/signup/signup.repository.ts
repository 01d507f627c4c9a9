import type { Language } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';

export interface NewAccount {
  email: string;
  name: string;
  passwordHash: string;
  dateOfBirth: string;
  language: Language;
  country: string;
  tracking: Record<string, string>;
  /** The gesture that makes the account (`derivedKey`). */
  signupKey: string | undefined;
}

/** Inserts an account with its empty profile and credit account, and returns its id. */
export const insertAccount = async (transaction: Database, siteId: number, account: NewAccount): Promise<number> => {
  const { id } = await transaction
    .insertInto('users')
    .values({
      site_id: siteId,
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      date_of_birth: account.dateOfBirth,
      language: account.language,
      country: account.country,
      tracking: JSON.stringify(account.tracking),
      signup_key: account.signupKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('profiles')
    .values({ user_id: id, country: account.country, birth_date: account.dateOfBirth })
    .execute();
  await transaction.insertInto('credit_accounts').values({ user_id: id }).execute();
  return id;
};

/** Whether an insert failed because the address or the gesture has an account already. */
export const isAccountTaken = (error: unknown): boolean =>
  sqlState(error) === '23505' && /users_email_live|signup_key/.test(String(error));

/** Holds a first message until the address is confirmed, and marks the message step as done. */
export const insertHeldMessage = async (
  transaction: Database,
  message: { userId: number; toId: number | null; body: string },
): Promise<void> => {
  await transaction
    .insertInto('held_messages')
    .values({ user_id: message.userId, to_id: message.toId, body: message.body })
    .execute();
  await transaction
    .updateTable('users')
    .set({ signup_done: ['message'], signup_step: 1 })
    .where('id', '=', message.userId)
    .execute();
};

/** Members who signed up between two moments, have not confirmed their address and got no reminder yet. */
export const listUnremindedMembers = async (db: Database, after: Date, before: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('users')
    .where('status', '=', 'not_confirmed')
    .where('signup_date', '<', before)
    .where('signup_date', '>', after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications_sent')
            .whereRef('notifications_sent.user_id', '=', 'users.id')
            .where('notifications_sent.type', '=', 'reminders')
            .select('notifications_sent.user_id'),
        ),
      ),
    )
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

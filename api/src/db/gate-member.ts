import { signupSteps } from '@pairwise/contracts/endpoints/signup';
import { sql } from 'kysely';

import { hashPassword } from '../domain/account/password-hash.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';

/** The account of the gate's member, and what it enters about itself. */
export interface GateAccount {
  email: string;
  password: string;
  name: string;
  gender: 'male' | 'female';
  /** `1990-01-31` */
  birthDate: string;
}

/** Returns the id of the account with an address at the first site; creates it, without a profile, when there is none. */
const ensureAccount = async (
  db: Database,
  { email, name, birthDate }: GateAccount,
  hash: string,
): Promise<{ id: number; isNew: boolean }> => {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into users (site_id, email, name, password_hash, date_of_birth, language, country, status, confirmed_at,
      invisible, signup_step, signup_done)
    values ((select min(id) from sites), ${email}, ${name}, ${hash}, ${birthDate}, 'en', 'NL', 'active', now(),
      true, 5, ${[...signupSteps]})
    on conflict (site_id, email) where email is not null do update set email = users.email
    returning id, xmax = 0 as is_new`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the account of the gate has no row');
  return { id: row.id, isNew: row.is_new };
};

/**
 * Creates the member as whom the gate visits members' pages, or gives the existing one its password again. The member is
 * invisible, has no chats, no photos and no credits, and has never paid. No mail reaches it. Code in its pages cannot tell it
 * from any other new member. Otherwise a version could behave well for the gate only. Safe to call from several processes.
 * @throws when the address belongs to a member of the product
 */
export const ensureGateMember = async (url: string, account: GateAccount): Promise<void> => {
  const db = openDatabase({ url, poolSize: 1, onError: () => {} });
  const { email, password, name, gender, birthDate } = account;
  const sought = gender === 'male' ? 'female' : 'male';
  try {
    const hash = await hashPassword(password);
    await inTransaction(db, async (transaction) => {
      const { id, isNew } = await ensureAccount(transaction, account, hash);
      if (isNew) await sql`insert into gate_members (user_id) values (${id})`.execute(transaction);
      const { rows } = await sql`select from gate_members where user_id = ${id}`.execute(transaction);
      if (rows.length === 0) throw new Error(`${email} belongs to a member; set GATE_EMAIL and GATE_PASSWORD`);
      await sql`update users set password_hash = ${hash}, name = ${name}, invisible = true where id = ${id}`.execute(
        transaction,
      );
      await sql`insert into credit_accounts (user_id) values (${id}) on conflict do nothing`.execute(transaction);
      await sql`insert into profiles (user_id, status, gender, sexuality, seek_gender, country, birth_date)
        values (${id}, 'active', ${gender}, 'hetero', ${sought}, 'NL', ${birthDate})
        on conflict do nothing`.execute(transaction);
    });
  } finally {
    await db.destroy();
  }
};

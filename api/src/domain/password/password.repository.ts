import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { RESET_MAILS_A_DAY } from './password.policy.ts';

/**
 * Takes one of the day's mails to an address; false when there is none left. A slot is a primary key, so concurrent
 * calls cannot take more.
 */
export const takeResetMailSlot = async (db: Database, siteId: number, email: string): Promise<boolean> => {
  const hash = createHash('sha256').update(`${siteId}:${email.toLowerCase()}`).digest();
  for (;;) {
    const { rows } = await sql<{ n: number | null; added: boolean }>`
      with free as (
        select min(s) as n from generate_series(1, ${RESET_MAILS_A_DAY}::int) s where not exists (
          select 1 from reset_mail_slots r where r.email_hash = ${hash} and r.day = current_date and r.n = s)
      ), added as (
        insert into reset_mail_slots (email_hash, day, n) select ${hash}, current_date, n from free where n is not null
        on conflict do nothing returning n
      )
      select free.n, exists (select 1 from added) as added from free`.execute(db);
    const row = rows[0];
    if (!row || row.n === null) return false;
    if (row.added) return true;
  }
};

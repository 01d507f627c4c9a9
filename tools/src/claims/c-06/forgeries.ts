import type { Database } from '@pairwise/api/db';
import { sql } from 'kysely';

import { outcomeOf } from './account.ts';

const ledgers = ['credit_ledger', 'credit_lots', 'credit_lot_uses', 'money_ledger', 'chargebacks'];

/** Statements that an attacker, or a mistake, could send with the connection of the application. */
const forgeries = (member: number): string[] => [
  ...ledgers.flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
    `drop table ${table}`,
  ]),
  `update credit_ledger set delta = delta + 1 where user_id = ${member}`,
  `update money_ledger set amount_minor = 1`,
  `update credit_lots set left_credits = credits where user_id = ${member}`,
  `update credit_accounts set balance = balance + 100 where user_id = ${member}`,
  `delete from credit_accounts where user_id = ${member}`,
  `insert into credit_ledger (user_id, seq, delta, balance_after, reason, ref, idem_key)
    select user_id, seq + 1, 100, balance + 100, 'bonus', 'forged', 'forged' from credit_accounts where user_id = ${member}`,
  `insert into money_ledger (debit, credit, amount_minor, currency, code, ref)
    values ('cash:test', 'sold', 1, 'EUR', 'payment', gen_random_uuid())`,
  `delete from payments where user_id = ${member}`,
  `delete from payment_attempts`,
  `delete from refunds`,
  `set session_replication_role = replica`,
  `create or replace function forbid_change() returns trigger language plpgsql as 'begin return new; end'`,
];

/** Sends all of them as the application. Returns how many there are and which were accepted. */
export const forge = async (app: Database, member: number): Promise<{ tried: number; accepted: string[] }> => {
  const accepted: string[] = [];
  const statements = forgeries(member);
  for (const statement of statements) {
    if ((await outcomeOf(app, sql.raw(statement))) === 'accepted') accepted.push(statement);
  }
  return { tried: statements.length, accepted };
};

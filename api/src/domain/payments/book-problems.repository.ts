import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** What is checked. */
export type BookName = 'accounts' | 'orders' | 'purchases' | 'money';

/** Rows of one table that must agree with the ledgers. */
interface Book {
  /** The table with the alias that `key` and `problem` use. */
  table: RawBuilder<unknown>;
  /** Which rows of the table are checked. */
  where: RawBuilder<unknown>;
  /** The column whose order the check follows. It has an index. */
  key: RawBuilder<unknown>;
  type: RawBuilder<unknown>;
  /** What is wrong with a row; null when it agrees. */
  problem: RawBuilder<string | null>;
}

const paidOrder = sql`('completed', 'refunded', 'charged_back')`;
const paidAttempt = sql`('paid', 'duplicate_paid', 'charged_back')`;

/**
 * Whether a subquery finds nothing. Not `not exists`, because PostgreSQL may read the whole table for that, to keep its
 * rows in memory.
 */
const none = (query: RawBuilder<unknown>): RawBuilder<boolean> => sql`(select true from ${query} limit 1) is null`;
const some = (query: RawBuilder<unknown>): RawBuilder<boolean> => sql`(select true from ${query} limit 1)`;

/**
 * Whether an entry is the money of an attempt: what was ordered, or all that was received of a payment that is sent back.
 * What an accepted payment has brought beyond its order is an entry of its own.
 */
const isMoneyOf = sql`case m.code
  when 'payment' then m.amount_minor = p.amount_minor and m.currency = p.currency
  when 'duplicate' then m.amount_minor = coalesce(a.received_minor, p.amount_minor)
    and m.currency = coalesce(a.received_currency, p.currency)
  else false end`;

const accounts: Book = {
  table: sql`credit_accounts a`,
  where: sql`true`,
  key: sql`a.user_id`,
  type: sql`bigint`,
  problem: sql`case
    when a.balance <> (select coalesce(sum(l.delta), 0) from credit_ledger l where l.user_id = a.user_id)
      then 'balances that are not the sum of their ledger'
    when a.balance <> (select coalesce(sum(l.left_credits), 0) from credit_lots l
        where l.user_id = a.user_id and l.left_credits > 0)
      then 'balances that are not the sum of their lots' end`,
};

const entryOf = (code: string, ref: RawBuilder<unknown>, amount: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`money_ledger m where m.code = ${sql.lit(code)} and m.ref = ${ref} and m.amount_minor = ${amount}`;

const orders: Book = {
  table: sql`payments p`,
  where: sql`true`,
  key: sql`p.payment_id`,
  type: sql`uuid`,
  problem: sql`case
    when p.status in ${paidOrder} and ${none(sql`credit_ledger l where l.reason = 'purchase'
        and l.ref = 'payment:' || p.payment_id and l.delta = p.credits and l.user_id = p.user_id`)}
      then 'paid orders without credits'
    when ${some(sql`payment_attempts a where a.payment_id = p.payment_id and a.state in ${paidAttempt}
        and a.provider not in ('demo', 'test') and ${none(sql`money_ledger m where m.code in ('payment', 'duplicate')
          and m.ref = a.attempt_id and ${isMoneyOf}`)}`)}
      then 'payments that are not in the ledger of money'
    when ${some(sql`payment_attempts a where a.payment_id = p.payment_id and a.state in ('paid', 'charged_back')
        and a.received_minor <> p.amount_minor and ${none(sql`money_ledger m where m.code = 'difference'
          and m.ref = a.attempt_id and m.amount_minor = abs(a.received_minor - p.amount_minor)`)}`)}
      then 'differences of payments that are not in the ledger of money'
    when ${some(sql`payment_attempts a join refunds r using (attempt_id) where a.payment_id = p.payment_id
        and r.state in ('sent', 'settled', 'transferred') and ${none(entryOf('refund', sql`r.refund_id`, sql`r.amount_minor`))}`)}
      then 'refunds that are not in the ledger of money'
    when ${some(sql`payment_attempts a join chargebacks c using (attempt_id) where a.payment_id = p.payment_id
        and ${none(sql`${entryOf('chargeback', sql`c.attempt_id`, sql`c.amount_minor`)} and m.part = c.provider_ref`)}`)}
      then 'chargebacks that are not in the ledger of money'
    when ${some(sql`payment_attempts a join chargebacks c using (attempt_id)
        join chargeback_reversals v on (v.provider, v.provider_ref) = (c.provider, c.provider_ref)
        where a.payment_id = p.payment_id and ${none(sql`
          ${entryOf('chargeback_reversed', sql`c.attempt_id`, sql`c.amount_minor`)} and m.part = c.provider_ref`)}`)}
      then 'reversals of chargebacks that are not in the ledger of money' end`,
};

const purchases: Book = {
  table: sql`credit_ledger l`,
  where: sql`l.reason = 'purchase'`,
  key: sql`l.ref`,
  type: sql`text`,
  problem: sql`case when ${none(sql`payments p where p.payment_id = posting_payment(l.ref) and p.status in ${paidOrder}`)}
    then 'credits without a paid order' end`,
};

const money: Book = {
  table: sql`money_ledger m`,
  where: sql`true`,
  key: sql`m.id`,
  type: sql`bigint`,
  problem: sql`case when case
      when m.code in ('payment', 'duplicate') then ${none(sql`payment_attempts a join payments p using (payment_id)
        where a.attempt_id = m.ref and a.state in ${paidAttempt} and ${isMoneyOf}`)}
      when m.code = 'difference' then ${none(sql`payment_attempts a join payments p using (payment_id)
        where a.attempt_id = m.ref and a.state in ${paidAttempt}
          and m.amount_minor = abs(a.received_minor - p.amount_minor) and m.currency = p.currency`)}
      when m.code in ('refund', 'refund_failed') then ${none(sql`refunds r where r.refund_id = m.ref
        and r.amount_minor = m.amount_minor`)}
      else ${none(sql`chargebacks c where c.attempt_id = m.ref and c.provider_ref = m.part
        and c.amount_minor = m.amount_minor`)} end
    then 'money without a payment, refund or chargeback' end`,
};

/** Everything that must agree with the ledgers. */
export const books: Record<BookName, Book> = { accounts, orders, purchases, money };

/** Counts what is wrong in all books, by what it is. It reads them from the beginning to the end. */
export const countProblems = async (db: Database): Promise<Record<string, number>> => {
  const all = Object.values(books).map(
    ({ table, where, problem }) => sql`select ${problem} as what from ${table} where ${where}`,
  );
  const { rows } = await sql<{ what: string; count: number }>`
    select what, count(*)::int as count from (${sql.join(all, sql` union all `)}) checked
    where what is not null group by what order by what`.execute(db);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
};

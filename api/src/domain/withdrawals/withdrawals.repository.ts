import type { WithdrawableOrder } from '@pairwise/contracts/endpoints/withdrawal';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** An order as a withdrawal sees it. */
export interface OrderRow {
  payment_id: string;
  user_id: number;
  language: string;
  order_number: string;
  product: WithdrawableOrder['product'];
  status: string;
  credits: number;
  unused_credits: number;
  amount_minor: number;
  currency: string;
  completed_at: Date | null;
  /** The attempt that was paid, or whose direct debit has not brought the ordered money yet; null when there is none. */
  attempt_id: string | null;
  /** Whether the money of that attempt has arrived. */
  has_money: boolean;
  /** What is not refunded yet, of what has arrived and of the price. */
  left_minor: number;
}

const orderRows = sql`
  select p.payment_id, p.user_id, u.language, p.order_number, p.product_id as product, p.status, p.credits,
    purchase_left(p.payment_id) as unused_credits, p.amount_minor, p.currency, p.completed_at, a.attempt_id,
    a.state = 'paid' as has_money, greatest(attempt_left(a.attempt_id), 0) as left_minor
  from payments p join users u on u.id = p.user_id
  left join lateral (select one.attempt_id, one.state from payment_attempts one
    where one.payment_id = p.payment_id
      and (one.state = 'paid' or (one.state in ('pending', 'review') and attempt_is_provisional(one.attempt_id)))
    order by one.state = 'paid' desc limit 1) a on true`;

/** Lists the completed orders of a member that were paid after a moment, newest first. */
export const listCompletedOrders = async (db: Database, userId: number, since: Date): Promise<OrderRow[]> => {
  const { rows } = await sql<OrderRow>`
    ${orderRows} where p.user_id = ${userId} and p.status = 'completed' and p.completed_at > ${since}
    order by p.completed_at desc, p.payment_id`.execute(db);
  return rows;
};

export interface Statement {
  withdrawal_id: string;
  site_id: number;
  order_number: string;
  user_id: number | null;
  email: string | null;
  refund_days: number;
  submitted_at: Date;
}

type NewStatement = Omit<Statement, 'withdrawal_id' | 'submitted_at'>;

/** Stores a statement with the time of its arrival. */
export const insertStatement = (
  transaction: Database,
  statement: NewStatement,
): Promise<Pick<Statement, 'withdrawal_id' | 'submitted_at'>> =>
  transaction
    .insertInto('withdrawals')
    .values(statement)
    .returning(['withdrawal_id', 'submitted_at'])
    .executeTakeFirstOrThrow();

/** Locks a statement that is not decided, until the transaction ends. */
export const lockStatement = (transaction: Database, id: string): Promise<Statement | undefined> =>
  transaction
    .selectFrom('withdrawals')
    .where('withdrawal_id', '=', id)
    .where('decided_at', 'is', null)
    .select(['withdrawal_id', 'site_id', 'order_number', 'user_id', 'email', 'refund_days', 'submitted_at'])
    .forUpdate()
    .executeTakeFirst();

/** Finds the paid order that a statement is about: of its member, or of the account with its address. */
export const findOrder = async (
  db: Database,
  { site_id, order_number, user_id, email }: Statement,
): Promise<OrderRow | undefined> => {
  const { rows } = await sql<OrderRow>`
    ${orderRows} where p.order_number = ${order_number} and u.site_id = ${site_id} and p.completed_at is not null
      and (u.id = ${user_id}::bigint or u.email = ${email}::citext)`.execute(db);
  return rows[0];
};

/** Locks the credits of a member until the transaction ends, so that none is used meanwhile. */
export const lockCredits = async (transaction: Database, userId: number): Promise<void> => {
  await sql`select credits_lock(${userId})`.execute(transaction);
};

/** What was decided on a statement. */
export type Outcome =
  { outcome: 'withdrawn'; refundId: string } | { outcome: 'all_used' | 'too_late' | 'ended' } | { outcome: 'unknown' };

/** Stores the decision on a statement with its order, if there is one, and deletes its address. */
export const storeOutcome = async (
  transaction: Database,
  { withdrawal_id: id, user_id: userId }: Statement,
  decided: Outcome,
  order?: OrderRow,
): Promise<void> => {
  await transaction
    .updateTable('withdrawals')
    .set({
      outcome: decided.outcome,
      user_id: order?.user_id ?? userId,
      payment_id: order?.payment_id ?? null,
      refund_id: 'refundId' in decided ? decided.refundId : null,
      email: null,
      decided_at: sql`now()`,
    })
    .where('withdrawal_id', '=', id)
    .execute();
};

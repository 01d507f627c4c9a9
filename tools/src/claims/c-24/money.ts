import { sql } from 'kysely';

import type { Shop } from '../support/shop.ts';

/** Sums over all orders after their jobs are done. All but the first must be 0. */
export interface Money {
  /** Refunds that were not sent, because the bank had taken the money before. */
  unsent: number;
  /** Orders of which the shop has sent back more than was paid. */
  overpaid: number;
  /** Payments with a refund that was sent although the bank had taken its money. */
  paidTwice: number;
  /** Orders whose refunds at the provider are not those of the api. */
  otherRefunds: number;
  /** Orders whose receipts do not add up to their part of the ledger. */
  wrongReceipts: number;
  /** The ledger minus the provider's record, in minor units. */
  difference: number;
}

interface StoredOrder {
  attempt: string;
  paid: number;
  refunded: number;
  unsent: number;
  receipts: number;
  ledger: number;
}

const readOrders = async ({ api }: Shop): Promise<StoredOrder[]> => {
  const { rows } = await sql<StoredOrder>`
    select a.attempt_id as attempt, p.amount_minor as paid,
      (select coalesce(sum(r.amount_minor), 0)::int from refunds r where r.attempt_id = a.attempt_id and r.state in ('sent', 'settled')) as refunded,
      (select count(*)::int from refunds r where r.attempt_id = a.attempt_id and r.state = 'failed') as unsent,
      (select coalesce(sum(d.gross_minor), 0)::int from receipts d where d.payment_id = p.payment_id) as receipts,
      (select coalesce(sum(case when m.credit = 'sold' then m.amount_minor else -m.amount_minor end), 0)::int
        from money_ledger m where 'sold' in (m.debit, m.credit) and (m.ref = a.attempt_id
          or m.ref in (select r.refund_id from refunds r where r.attempt_id = a.attempt_id))) as ledger
    from payments p join payment_attempts a using (payment_id)`.execute(api.db);
  return rows;
};

const countIf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number => items.filter(holds).length;

/** Compares the api's books with the provider's record. */
export const compareMoney = async (shop: Shop): Promise<Money> => {
  const orders = await readOrders(shop);
  const book = await shop.book();
  const byAttempt = new Map(book.map((payment) => [payment.attempt, payment]));
  const { rows } = await sql<{ cash: number }>`
    select coalesce(sum(case when debit = 'cash:sandbox' then amount_minor else -amount_minor end), 0)::float8 as cash
    from money_ledger where 'cash:sandbox' in (debit, credit)`.execute(shop.api.db);
  return {
    unsent: orders.reduce((sum, { unsent }) => sum + unsent, 0),
    overpaid: countIf(orders, ({ attempt, paid }) => (byAttempt.get(attempt)?.refundedMinor ?? 0) > paid),
    paidTwice: countIf(book, ({ isPaidTwice }) => isPaidTwice),
    otherRefunds: countIf(orders, ({ attempt, refunded }) => byAttempt.get(attempt)?.refundedMinor !== refunded),
    wrongReceipts: countIf(orders, ({ receipts, ledger }) => receipts !== ledger),
    difference:
      (rows[0]?.cash ?? 0) -
      book.reduce(
        (sum, { minor, refundedMinor, chargedBackMinor }) => sum + minor - refundedMinor - chargedBackMinor,
        0,
      ),
  };
};

import type { Payment, PaymentMethod, PaymentStatus } from '@pairwise/contracts';
import type { Receipt } from '@pairwise/contracts/shapes/receipt';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { AttemptState } from '../../db/types.generated.ts';
import type { ProviderTransfer } from '../../providers/payment/payment-provider.ts';

/** A payment with its latest attempt. The attempt of a completed payment is the one that was paid. */
export interface PaymentRow {
  payment_id: string;
  user_id: number;
  order_number: string;
  product_id: Payment['product'];
  credits: number;
  amount_minor: number;
  list_minor: number;
  currency: string;
  country: string | null;
  method: PaymentMethod;
  method_kind: string | null;
  status: PaymentStatus;
  created_at: Date;
  completed_at: Date | null;
  /** What was paid back in the order's currency, of all its attempts. */
  refunded_minor: number;
  /** What is owed in the order's currency because refunds have failed. A mail states what is owed in another one. */
  owed_minor: number;
  receipts: Receipt[];
  attempt_id: string | null;
  attempt_state: AttemptState | null;
  checkout_url: string | null;
  /** The bank transfer whose money may still arrive; null when there is none, or its account is not known. */
  transfer: (ProviderTransfer & { method: PaymentMethod }) | null;
  /** Whether only transfers of the member can still pay it: no other attempt is under way. */
  waits_for_transfer: boolean;
}

const paymentRows = sql`
  select p.payment_id, p.user_id, p.order_number, p.product_id, p.credits, p.amount_minor, p.list_minor, p.currency,
    p.country, p.method, m.kind as method_kind, p.status, p.created_at, p.completed_at, a.attempt_id,
    a.state as attempt_state, a.checkout_url,
    (select coalesce(sum(r.amount_minor), 0)::int from refunds r join payment_attempts x using (attempt_id)
      where x.payment_id = p.payment_id and r.state <> 'failed'
        and (attempt_money(x.attempt_id)).currency = p.currency) as refunded_minor,
    (select coalesce(sum(o.amount_minor), 0)::int from refunds_owed o join payment_attempts x using (attempt_id)
      where x.payment_id = p.payment_id and (attempt_money(x.attempt_id)).currency = p.currency) as owed_minor,
    (select coalesce(json_agg(json_build_object('id', d.receipt_id, 'kind', d.kind, 'amount_minor', d.gross_minor,
        'issued_at', to_char(d.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.posting), '[]')
      from receipts d where d.payment_id = p.payment_id) as receipts,
    (select x.transfer || jsonb_build_object('method', x.method) from payment_attempts x
      where x.payment_id = p.payment_id and x.state in ('open', 'pending') and x.transfer is not null
      order by x.attempt_no desc limit 1) as transfer,
    coalesce((select bool_and(x.state in ('open', 'pending') and k.kind is not distinct from 'transfer')
      from payment_attempts x left join payment_methods k on k.key = x.method where x.payment_id = p.payment_id
        and x.state in ('submitting', 'unknown', 'open', 'pending', 'authorized', 'review')), false) as waits_for_transfer
  from payments p
  left join payment_methods m on m.key = p.method
  left join lateral (select * from payment_attempts x where x.payment_id = p.payment_id
    order by x.state in ('paid', 'charged_back') desc, x.attempt_no desc limit 1) a on true`;

/** Finds a payment of a member. */
export const findPayment = async (db: Database, userId: number, paymentId: string): Promise<PaymentRow | undefined> => {
  const { rows } = await sql<PaymentRow>`
    ${paymentRows} where p.payment_id = ${paymentId}::uuid and p.user_id = ${userId}`.execute(db);
  return rows[0];
};

/**
 * Lists the payments of a member, newest first.
 * @param before the payment of this member after which the list begins; without it the newest one is first
 */
export const listPayments = async (
  db: Database,
  userId: number,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<PaymentRow[]> => {
  const older =
    before === undefined
      ? sql``
      : sql`and (p.created_at, p.payment_id) < (select c.created_at, c.payment_id from payments c
          where c.payment_id = ${before}::uuid and c.user_id = ${userId})`;
  const { rows } = await sql<PaymentRow>`
    ${paymentRows} where p.user_id = ${userId} ${older}
    order by p.created_at desc, p.payment_id desc limit ${limit}`.execute(db);
  return rows;
};

/** Finds what a member paid for last, whether or not it was refunded later. */
export const findLastOrder = async (
  db: Database,
  userId: number,
): Promise<{ product_id: Payment['product']; method: PaymentMethod } | undefined> => {
  const { rows } = await sql<{ product_id: Payment['product']; method: PaymentMethod }>`
    select product_id, method from payments where user_id = ${userId} and completed_at is not null
    order by completed_at desc limit 1`.execute(db);
  return rows[0];
};

export interface NewPayment {
  paymentId: string;
  userId: number;
  productId: string;
  credits: number;
  listMinor: number;
  amountMinor: number;
  currency: string;
  country: string;
  ipCountry: string | null;
  method: string;
}

/** Inserts a payment, whose id the caller has locked. */
export const insertPayment = async (transaction: Database, payment: NewPayment): Promise<void> => {
  await transaction
    .insertInto('payments')
    .values({
      payment_id: payment.paymentId,
      user_id: payment.userId,
      product_id: payment.productId,
      credits: payment.credits,
      list_minor: payment.listMinor,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      country: payment.country,
      ip_country: payment.ipCountry,
      method: payment.method,
    })
    .execute();
};

export interface LockedPayment {
  user_id: number;
  product_id: string;
  status: PaymentStatus;
  country: string | null;
  amount_minor: number;
  currency: string;
}

/** Locks the id of a payment until the transaction ends, and returns the payment if it exists. */
export const lockPayment = async (transaction: Database, paymentId: string): Promise<LockedPayment | undefined> => {
  // A payment that does not exist has no row to lock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 29))`.execute(transaction);
  return transaction
    .selectFrom('payments')
    .where('payment_id', '=', paymentId)
    .select(['user_id', 'product_id', 'status', 'country', 'amount_minor', 'currency'])
    .forUpdate()
    .executeTakeFirst();
};

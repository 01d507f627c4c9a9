import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** What a person decides about a payment in review. */
export type ReviewDecision = 'accept' | 'refund' | 'reject';

/** What a person decides about a refund that has failed. */
export type RefundDecision = 'resend' | 'transferred' | 'close';

interface NewDecision {
  attemptId: string;
  refundId?: string;
  decision: ReviewDecision | RefundDecision;
  /** The operator's account on the machine. */
  operator: string;
  reason: string;
}

/** Records a decision: who, when and why. It cannot be changed. */
export const insertDecision = async (
  transaction: Database,
  { attemptId, refundId, decision, operator, reason }: NewDecision,
): Promise<void> => {
  await transaction
    .insertInto('billing_decisions')
    .values({ attempt_id: attemptId, refund_id: refundId ?? null, decision, decided_by: operator, reason })
    .execute();
};

/** A payment in review, with what a decision depends on. */
export interface ReviewedAttempt {
  payment_id: string;
  /** The status of its order. Another attempt may have paid it. */
  status: string;
  /** Whether it is a direct debit that has completed its order before its money arrived. A withdrawal may have ended the order. */
  is_provisional: boolean;
  currency: string;
  /** What the provider reports; null until it was asked. */
  received_minor: number | null;
  received_currency: string | null;
  has_arrived: boolean;
  /** What banks are known to have charged back of it and not returned. */
  charged_back_minor: number;
}

/** Finds an attempt that is in review. */
export const findReviewed = async (db: Database, attemptId: string): Promise<ReviewedAttempt | undefined> => {
  const { rows } = await sql<ReviewedAttempt>`
    select p.payment_id, p.status, attempt_is_provisional(a.attempt_id) as is_provisional, p.currency, a.received_minor, a.received_currency, a.received_at is not null as has_arrived,
      coalesce(a.review_charged_back_minor, 0) as charged_back_minor
    from payment_attempts a join payments p using (payment_id)
    where a.attempt_id = ${attemptId}::uuid and a.state = 'review'`.execute(db);
  return rows[0];
};

/**
 * Applies a decision about an attempt in review, whose payment the caller has locked.
 * @returns the refund that sends the money back; null without one
 */
export const decideAttempt = async (
  transaction: Database,
  attemptId: string,
  decision: ReviewDecision,
): Promise<string | null> => {
  const { rows } = await sql<{ refund: string | null }>`
    select attempt_decide(${attemptId}, ${decision}) as refund`.execute(transaction);
  return rows[0]?.refund ?? null;
};

/** A refund that has failed and is owed to its member. */
export interface OwedRefund {
  attempt_id: string;
  payment_id: string;
  user_id: number;
  language: string;
  order_number: string;
  /** What is owed of it, which may be less than its amount. */
  amount_minor: number;
  currency: string;
  reason: string;
  /** Whether a bank has charged a part of the payment back, so that the provider sends nothing any more. */
  is_charged_back: boolean;
}

/** Finds a refund that has failed and is still owed. */
export const findOwed = async (db: Database, refundId: string): Promise<OwedRefund | undefined> => {
  const { rows } = await sql<OwedRefund>`
    select a.attempt_id, p.payment_id, p.user_id, u.language, p.order_number, o.amount_minor,
      (attempt_money(a.attempt_id)).currency, r.reason, charged_back_minor(a.attempt_id) > 0 as is_charged_back
    from refunds_owed o join refunds r using (refund_id) join payment_attempts a on a.attempt_id = r.attempt_id
    join payments p using (payment_id) join users u on u.id = p.user_id
    where o.refund_id = ${refundId}::uuid`.execute(db);
  return rows[0];
};

/** Records that the operator has sent what is owed of a refund from our own bank account, as a refund of its own. */
export const transferRefund = async (transaction: Database, refundId: string, operator: string): Promise<void> => {
  await sql`select refund_transfer(${refundId}, ${operator})`.execute(transaction);
};

import { minorOf, sumOf, type Amount } from './money.ts';
import type { Payment } from './payment.ts';

/** Returns what is refunded or being refunded. A failed refund does not count. */
export function refundedOf(payment: Payment): number {
  return sumOf(payment.refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount));
}

/** Returns what the bank has reclaimed and not given back. */
export function chargedBackOf(payment: Payment): number {
  return sumOf(payment.chargebacks.filter(({ reversedAt }) => reversedAt === undefined).map(({ amount }) => amount));
}

/** Returns what can still be refunded. Never negative: the bank may reclaim what is refunded already. */
export function remainingOf(payment: Payment): number {
  if (payment.status !== 'paid') return 0;
  return Math.max(0, minorOf(payment.amount) - refundedOf(payment) - chargedBackOf(payment));
}

/** Returns why a refund is not possible, or undefined if it is. */
export function refundProblem(payment: Payment, amount: Amount): string | undefined {
  if (payment.status !== 'paid') return 'Only a paid payment can be refunded';
  if (amount.currency !== payment.amount.currency) return 'The currency must be the one of the payment';
  if (minorOf(amount) > remainingOf(payment)) return 'The amount is higher than what remains of the payment';
  return undefined;
}

/**
 * Returns why a chargeback is not possible, or undefined if it is. Refunds do not limit it: a bank reclaims money that the
 * shop has already refunded.
 */
export function chargebackProblem(payment: Payment, amount: Amount): string | undefined {
  if (payment.status !== 'paid') return 'Only a paid payment can be charged back';
  if (amount.currency !== payment.amount.currency) return 'The currency must be the one of the payment';
  if (minorOf(amount) > minorOf(payment.amount) - chargedBackOf(payment))
    return 'The amount is higher than what is not charged back yet';
  return undefined;
}

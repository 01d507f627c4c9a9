import type { BodyOf, Endpoints } from '@pairwise/contracts';

import type { AttemptState } from '../../db/types.generated.ts';
import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';
import type { AttemptRow } from './attempts.repository.ts';
import type { LockedPayment, PaymentRow } from './payments.repository.ts';

type WaitingPayment = Pick<PaymentRow, 'status' | 'attempt_state' | 'waits_for_transfer'>;
type PaymentForm = BodyOf<Endpoints['POST /api/payment.php']>;

/** Attempts of one member in an hour. Each is a call to a provider. */
const attemptsPerHour = 30;

export const attemptRate = (memberId: number): Limit => ({
  key: `payment-attempt:${memberId}`,
  most: attemptsPerHour,
  windowSeconds: 3_600,
});

/**
 * Whether a payment waits for nothing but a bank transfer of the member, so that no provider takes its money by itself. The
 * provider's page of a latest attempt that is open comes first.
 */
export const isAwaitingTransfer = (row: WaitingPayment): boolean =>
  ['created', 'pending'].includes(row.status) &&
  row.waits_for_transfer &&
  !(row.status === 'created' && row.attempt_state === 'open');

/**
 * Whether another attempt of a payment is offered: when it ended without money, and while the member has not sent the
 * transfer. If both are paid after all, the second one is refunded.
 */
export const canRetry = (row: WaitingPayment): boolean =>
  ['failed', 'cancelled', 'expired'].includes(row.status) || isAwaitingTransfer(row);

/** Whether money has arrived for a payment, so that it needs no further attempt. */
export const isPaid = (status: string): boolean => ['completed', 'refunded', 'charged_back'].includes(status);

/** Whether the money of an attempt has arrived, as it was ordered. */
export const hasMoney = (state: AttemptState): boolean => ['paid', 'duplicate_paid', 'charged_back'].includes(state);

/** @throws {DomainError} `idempotency_mismatch` when the id of the attempt belongs to another attempt or member */
export const requireSameAttempt = (attempt: AttemptRow, member: Member, form: PaymentForm): void => {
  const isSame =
    attempt.user_id === member.id &&
    attempt.payment_id === form.payment_id &&
    attempt.method === form.method &&
    attempt.product_id === form.product;
  if (!isSame) throw new DomainError('idempotency_mismatch');
};

/** @throws {DomainError} `idempotency_mismatch` when the id of the payment belongs to another order or member */
export const requireSameOrder = (payment: LockedPayment, member: Member, form: PaymentForm): void => {
  if (payment.user_id !== member.id || payment.product_id !== form.product) {
    throw new DomainError('idempotency_mismatch');
  }
};

import type {
  ListEntityChargeback,
  ListPaymentResponse,
  PaymentResponse,
  RefundResponse,
} from 'mollie-api-typescript/models';
import { z } from 'zod';

import { minorAmount } from './amount.ts';
import type { ProviderPayment, ProviderRefund, ProviderTransfer } from './payment-provider.ts';

/** A payment of Mollie, alone or in a list. The client has checked its fields. */
export type MolliePayment = PaymentResponse | ListPaymentResponse;

const ours = z.object({ attempt: z.uuid() });
const oursOfRefund = z.object({ refund: z.uuid() });

/** Returns the attempt of a payment; null for payments of other programs of the same account. */
export const attemptOf = ({ metadata }: Pick<MolliePayment, 'metadata'>): string | null =>
  ours.safeParse(metadata).data?.attempt ?? null;

/** Returns our id of a refund; null for refunds that were made by hand. */
export const refundIdOf = ({ metadata }: Pick<RefundResponse, 'metadata'>): string | null =>
  oursOfRefund.safeParse(metadata).data?.refund ?? null;

const states = z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']);

const reasonOf = ({ details, statusReason }: MolliePayment): string | null =>
  details?.failureReason ?? details?.bankReasonCode ?? statusReason?.code ?? null;

/** Returns the account of a bank transfer. Mollie sends these fields with that method only. */
const transferOf = ({ details }: MolliePayment): ProviderTransfer | null => {
  const { bankName, bankAccount, bankBic, transferReference } = details ?? {};
  if (!bankName || !bankAccount || !bankBic || !transferReference) return null;
  return { bank: bankName, iban: bankAccount, bic: bankBic, reference: transferReference };
};

/** @throws when a field is not as documented */
export const paymentOf = (
  payment: MolliePayment,
  chargebacks: readonly Pick<ListEntityChargeback, 'id' | 'amount' | 'reversedAt'>[],
): ProviderPayment => {
  const { currency, value } = payment.amount;
  const state = states.parse(payment.status);
  return {
    ref: payment.id,
    state,
    amountMinor: minorAmount(value, currency),
    currency,
    attemptId: attemptOf(payment),
    checkoutUrl: payment.links.checkout?.href ?? null,
    transfer: transferOf(payment),
    failureReason: state === 'failed' ? reasonOf(payment) : null,
    refundedMinor: payment.amountRefunded ? minorAmount(payment.amountRefunded.value, currency) : 0,
    createdAt: new Date(payment.createdAt),
    chargebacks: chargebacks.map(({ id, amount, reversedAt }) => ({
      ref: id,
      amountMinor: minorAmount(amount.value, amount.currency),
      isReversed: typeof reversedAt === 'string',
    })),
  };
};

const refundStates = z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']);
const stateOf = {
  queued: 'sent',
  pending: 'sent',
  processing: 'sent',
  refunded: 'settled',
  failed: 'failed',
  canceled: 'failed',
} as const;

/** @throws when a field is not as documented */
export const refundOf = ({ id, status }: Pick<RefundResponse, 'id' | 'status'>): ProviderRefund => ({
  ref: id,
  state: stateOf[refundStates.parse(status)],
});

import { chargedBackOf, refundedOf, remainingOf } from './balance.ts';
import type { Chargeback } from './chargeback.ts';
import { methodOf } from './methods.ts';
import { amountOf } from './money.ts';
import type { Payment } from './payment.ts';
import type { Refund } from './refund.ts';
import { BANK_REASONS, type Status } from './status.ts';
import { ACCOUNT, referenceOf } from './transfer.ts';

const TIME_FIELD: Partial<Record<Status, string>> = {
  authorized: 'authorizedAt',
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
};

/** What a response contains beside the payment itself. */
export interface Embed {
  refunds?: boolean;
  chargebacks?: boolean;
}

/** Builds a payment in the form of Mollie's api. */
export function viewPayment(payment: Payment, publicUrl: string, embed: Embed = {}) {
  const href = `${publicUrl}/v2/payments/${payment.id}`;
  const timeField = TIME_FIELD[payment.status];
  const details = viewDetails(payment);
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: payment.amount,
    ...viewBalance(payment),
    description: payment.description,
    method: payment.method ?? null,
    metadata: payment.metadata ?? null,
    status: payment.status,
    isCancelable: payment.status === 'open',
    expiresAt: payment.expiresAt,
    ...(timeField === undefined ? {} : { [timeField]: payment.changedAt }),
    ...(details === undefined ? {} : { details }),
    profileId: 'pfl_sandbox',
    sequenceType: payment.sequenceType ?? 'oneoff',
    ...(payment.mandateId === undefined ? {} : { mandateId: payment.mandateId }),
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl === undefined ? {} : { webhookUrl: payment.webhookUrl }),
    ...(payment.locale === undefined ? {} : { locale: payment.locale }),
    ...viewEmbedded(payment, publicUrl, embed),
    _links: {
      self: { href, type: 'application/hal+json' },
      ...(payment.status === 'open'
        ? { checkout: { href: `${publicUrl}/checkout/${payment.id}`, type: 'text/html' } }
        : {}),
      ...(payment.refunds.length > 0 ? { refunds: { href: `${href}/refunds`, type: 'application/hal+json' } } : {}),
      ...(payment.chargebacks.length > 0
        ? { chargebacks: { href: `${href}/chargebacks`, type: 'application/hal+json' } }
        : {}),
    },
  };
}

function viewDetails(payment: Payment) {
  const { method, failureReason, bankReason, card } = payment;
  const { kind } = methodOf(method);
  if (kind === 'transfer') {
    const { bank, iban, bic } = ACCOUNT;
    return { bankName: bank, bankAccount: iban, bankBic: bic, transferReference: referenceOf(payment) };
  }
  if (kind === 'card' && (failureReason !== undefined || card !== undefined)) {
    return {
      ...(card === undefined ? {} : { cardLabel: card.label, cardNumber: card.last4 }),
      ...(failureReason === undefined ? {} : { failureReason }),
    };
  }
  if (kind === 'debit' && bankReason !== undefined) {
    return { bankReasonCode: bankReason, bankReason: BANK_REASONS[bankReason] };
  }
  return undefined;
}

function viewEmbedded(payment: Payment, publicUrl: string, { refunds = false, chargebacks = false }: Embed) {
  if (!refunds && !chargebacks) return {};
  return {
    _embedded: {
      ...(refunds ? { refunds: payment.refunds.map((refund) => viewRefund(refund, payment, publicUrl)) } : {}),
      ...(chargebacks
        ? { chargebacks: payment.chargebacks.map((chargeback) => viewChargeback(chargeback, payment, publicUrl)) }
        : {}),
    },
  };
}

/** Builds the fields of a payment that say what became of its money. */
function viewBalance(payment: Payment) {
  if (payment.status !== 'paid') return {};
  const { currency } = payment.amount;
  return {
    amountRefunded: amountOf(refundedOf(payment), currency),
    amountRemaining: amountOf(remainingOf(payment), currency),
    ...(payment.chargebacks.length === 0 ? {} : { amountChargedBack: amountOf(chargedBackOf(payment), currency) }),
  };
}

/** Builds a refund in the form of Mollie's api. */
export function viewRefund(refund: Refund, payment: Payment, publicUrl: string) {
  const href = `${publicUrl}/v2/payments/${payment.id}`;
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    amount: refund.amount,
    settlementAmount: { ...refund.amount, value: `-${refund.amount.value}` },
    status: refund.status,
    createdAt: refund.createdAt,
    description: refund.description ?? '',
    metadata: refund.metadata ?? null,
    paymentId: payment.id,
    _links: {
      self: { href: `${href}/refunds/${refund.id}`, type: 'application/hal+json' },
      payment: { href, type: 'application/hal+json' },
    },
  };
}

/** Builds a chargeback in the form of Mollie's api. */
export function viewChargeback(chargeback: Chargeback, payment: Payment, publicUrl: string) {
  const href = `${publicUrl}/v2/payments/${payment.id}`;
  const { reason } = chargeback;
  return {
    resource: 'chargeback',
    id: chargeback.id,
    amount: chargeback.amount,
    settlementAmount: { ...chargeback.amount, value: `-${chargeback.amount.value}` },
    reason: reason === undefined ? null : { code: reason, description: BANK_REASONS[reason] },
    createdAt: chargeback.createdAt,
    reversedAt: chargeback.reversedAt ?? null,
    paymentId: payment.id,
    _links: {
      self: { href: `${href}/chargebacks/${chargeback.id}`, type: 'application/hal+json' },
      payment: { href, type: 'application/hal+json' },
    },
  };
}

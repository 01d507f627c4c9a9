import { type Amount, amountOf, sumOf } from '../../payment-sandbox/money.ts';

const hal = 'application/hal+json';

export interface Refund {
  id: string;
  amount: Amount;
  description: string;
  metadata: { refund: string };
  status: 'pending' | 'refunded' | 'failed';
  createdAt: string;
}

export interface Chargeback {
  id: string;
  amount: Amount;
  createdAt: string;
  reversedAt?: string;
}

export interface Payment {
  id: string;
  amount: Amount;
  description: string;
  redirectUrl: string;
  sequenceType?: 'recurring';
  customerId?: string;
  mandateId?: string;
  webhookUrl?: string;
  locale?: string;
  method: string;
  /** Null for a payment of another program. */
  metadata: { attempt: string } | null;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
  createdAt: string;
  refunds: Refund[];
  chargebacks: Chargeback[];
}

const transferDetails = {
  bankName: 'Stichting Mollie Payments',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12-3456-7890-1234',
};

const viewMoney = ({ amount, status, refunds, chargebacks }: Payment) => {
  if (status !== 'paid') return {};
  const { currency } = amount;
  const chargedBack = chargebacks.filter(({ reversedAt }) => reversedAt === undefined).map((one) => one.amount);
  const refunded = sumOf(refunds.filter((refund) => refund.status !== 'failed').map((refund) => refund.amount));
  return {
    amountRefunded: amountOf(refunded, currency),
    amountRemaining: amountOf(sumOf([amount]) - refunded, currency),
    ...(chargedBack.length > 0 && { amountChargedBack: amountOf(sumOf(chargedBack), currency) }),
  };
};

/** Writes a payment as Mollie documents it. */
export const viewPayment = (payment: Payment, origin: string) => {
  const href = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    description: payment.description,
    amount: payment.amount,
    ...viewMoney(payment),
    redirectUrl: payment.redirectUrl,
    webhookUrl: payment.webhookUrl ?? null,
    locale: payment.locale ?? null,
    method: payment.method,
    metadata: payment.metadata,
    profileId: 'pfl_QkEhN94Ba',
    sequenceType: payment.sequenceType ?? 'oneoff',
    ...(payment.mandateId !== undefined && { customerId: payment.customerId, mandateId: payment.mandateId }),
    status: payment.status,
    isCancelable: payment.status === 'open',
    createdAt: payment.createdAt,
    ...(payment.method === 'banktransfer' && { details: transferDetails }),
    ...(payment.status === 'failed' && { details: { failureReason: 'insufficient_funds' } }),
    _links: {
      self: { href, type: hal },
      dashboard: { href: `https://my.mollie.com/dashboard/payments/${payment.id}`, type: 'text/html' },
      documentation: { href: 'https://docs.mollie.com/reference/get-payment', type: 'text/html' },
      ...(payment.chargebacks.length > 0 && { chargebacks: { href: `${href}/chargebacks`, type: hal } }),
      ...(payment.status === 'open' && {
        checkout: { href: `https://www.mollie.com/checkout/select/${payment.id}`, type: 'text/html' },
      }),
    },
  };
};

/** Writes a refund as Mollie documents it. */
export const viewRefund = (refund: Refund, payment: Payment, origin: string) => {
  const href = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    description: refund.description,
    amount: refund.amount,
    metadata: refund.metadata,
    paymentId: payment.id,
    status: refund.status,
    createdAt: refund.createdAt,
    _links: {
      self: { href: `${href}/refunds/${refund.id}`, type: hal },
      payment: { href, type: hal },
      documentation: { href: 'https://docs.mollie.com/reference/get-refund', type: 'text/html' },
    },
  };
};

/** Writes a chargeback as Mollie documents it. */
export const viewChargeback = (chargeback: Chargeback, payment: Payment, origin: string) => {
  const href = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: 'chargeback',
    id: chargeback.id,
    amount: chargeback.amount,
    reason: null,
    paymentId: payment.id,
    createdAt: chargeback.createdAt,
    reversedAt: chargeback.reversedAt ?? null,
    _links: {
      self: { href: `${href}/chargebacks/${chargeback.id}`, type: hal },
      payment: { href, type: hal },
    },
  };
};

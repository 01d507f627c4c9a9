export interface StripeRefund {
  id: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: { refund: string };
}

export interface StripeDispute {
  id: string;
  /** Seconds since 1970. */
  created: number;
  amount: number;
  status: string;
}

/** A checkout session with its payment, or a payment without a session: both then have the same id. */
export interface StripeSession {
  id: string;
  /** Seconds since 1970. */
  created: number;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  amount: number;
  currency: string;
  /** Null for a session of another program. */
  attempt: string | null;
  intent?: { id: string; status: string; received: number };
  refunds: StripeRefund[];
  disputes: StripeDispute[];
}

const refundedOf = ({ refunds }: StripeSession): number =>
  refunds.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);

/** Writes a payment as Stripe documents it, with its charge inside. */
export const viewPayment = (session: StripeSession) => {
  const { intent, currency } = session;
  if (!intent) return null;
  const hasFailed = intent.status === 'requires_payment_method';
  return {
    id: intent.id,
    object: 'payment_intent',
    created: session.created,
    metadata: session.id === intent.id ? { collection: session.attempt } : { attempt: session.attempt },
    status: intent.status,
    amount: session.amount,
    amount_received: intent.received,
    currency,
    last_payment_error: hasFailed
      ? { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
      : null,
    latest_charge: hasFailed
      ? null
      : {
          id: intent.id.replace('pi_', 'ch_'),
          object: 'charge',
          amount: intent.received,
          amount_refunded: refundedOf(session),
          disputed: session.disputes.length > 0,
        },
  };
};

const viewIntent = (session: StripeSession, isExpanded: boolean) =>
  isExpanded ? viewPayment(session) : (session.intent?.id ?? null);

/** Writes a checkout session as Stripe documents it. What is not expanded is an id. */
export const viewSession = (session: StripeSession, isExpanded: boolean) => ({
  id: session.id,
  object: 'checkout.session',
  created: session.created,
  mode: 'payment',
  livemode: false,
  status: session.status,
  payment_status: session.paymentStatus,
  amount_total: session.amount,
  currency: session.currency,
  client_reference_id: session.attempt,
  url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
  payment_intent: viewIntent(session, isExpanded),
});

export const viewRefund = ({ id, amount, status, metadata }: StripeRefund, session: StripeSession) => ({
  id,
  object: 'refund',
  amount,
  currency: session.currency,
  payment_intent: session.intent?.id ?? null,
  status,
  metadata,
});

/** Writes the money of a dispute, in the currency of our balance. */
const viewMoved = (amount: number) => ({ object: 'balance_transaction', amount, currency: 'eur', type: 'adjustment' });

/** Writes a dispute as Stripe documents it. Its money leaves the balance when it is created and returns when it is won. */
export const viewDispute = ({ id, created, amount, status }: StripeDispute, session: StripeSession) => ({
  id,
  object: 'dispute',
  created,
  amount,
  currency: session.currency,
  payment_intent: session.intent?.id ?? null,
  status,
  balance_transactions: [viewMoved(-amount), ...(status === 'won' ? [viewMoved(amount)] : [])],
});

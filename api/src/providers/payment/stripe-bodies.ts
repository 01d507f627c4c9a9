import { z } from 'zod';

import type { ProviderPayment, ProviderRefund } from './payment-provider.ts';
import { minorOfStripe } from './stripe-amounts.ts';

const currency = z.string().transform((text) => text.toUpperCase());

/** The fields of a payment, with its charge inside. */
const intentBody = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int(),
  currency,
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  latest_charge: z.object({ amount_refunded: z.int(), disputed: z.boolean() }).nullish(),
});

/** The fields of a checkout session that the product uses, with the payment and its charge inside. */
const sessionBody = z.object({
  id: z.string(),
  created: z.int(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  amount_total: z.int(),
  currency,
  client_reference_id: z.string().nullable(),
  url: z.url().nullish(),
  payment_intent: intentBody.nullable(),
});
type Session = z.output<typeof sessionBody>;

/** A payment of Stripe. Its disputes are a request of their own. */
export interface StripePayment {
  payment: ProviderPayment;
  /** Null before the member has entered how to pay. */
  intent: string | null;
  isDisputed: boolean;
}

/** The page lets the member try again until the session ends, so that only a completed one can have failed. */
const stateOf = ({ status, payment_status: paid, payment_intent: intent }: Session): ProviderPayment['state'] => {
  if (status !== 'complete') return status;
  if (paid === 'paid') return 'paid';
  return intent !== null && ['requires_payment_method', 'canceled'].includes(intent.status) ? 'failed' : 'pending';
};

const paidAmountOf = ({ payment_intent: intent }: Session) => {
  if (!intent) throw new Error('a paid session has no payment');
  return { amount: intent.amount_received, of: intent.currency };
};

/** @throws when a field is not as documented */
export const paymentOf = (body: unknown): StripePayment => {
  const session = sessionBody.parse(body);
  const { payment_intent: intent } = session;
  const state = stateOf(session);
  const { amount, of } =
    state === 'paid' ? paidAmountOf(session) : { amount: session.amount_total, of: session.currency };
  const error = intent?.last_payment_error;
  return {
    payment: {
      ref: session.id,
      state,
      amountMinor: minorOfStripe(amount, of),
      currency: of,
      attemptId: z.uuid().safeParse(session.client_reference_id).data ?? null,
      checkoutUrl: state === 'open' ? (session.url ?? null) : null,
      transfer: null,
      failureReason: state === 'failed' ? (error?.decline_code ?? error?.code ?? null) : null,
      refundedMinor: minorOfStripe(intent?.latest_charge?.amount_refunded ?? 0, of),
      createdAt: new Date(session.created * 1000),
      chargebacks: [],
    },
    intent: intent?.id ?? null,
    isDisputed: intent?.latest_charge?.disputed ?? false,
  };
};

const collectionBody = intentBody.extend({
  created: z.int(),
  amount: z.int(),
  metadata: z.record(z.string(), z.string()).nullable(),
});

/** A debit is with the banks for days. One that came back has no account any more to be collected from. */
const collectionStates: Readonly<Record<string, ProviderPayment['state']>> = {
  processing: 'pending',
  succeeded: 'paid',
  requires_payment_method: 'failed',
  canceled: 'canceled',
};

/**
 * Reads a payment that was collected by a mandate; null for one of a session, or of another program.
 * @throws when a field is not as documented
 */
export const collectionOf = (body: unknown): StripePayment | null => {
  const { metadata, last_payment_error: error, latest_charge: charge, ...intent } = collectionBody.parse(body);
  const attemptId = z.uuid().safeParse(metadata?.['collection']).data;
  if (attemptId === undefined) return null;
  const state = collectionStates[intent.status] ?? 'open';
  return {
    payment: {
      ref: intent.id,
      state,
      amountMinor: minorOfStripe(state === 'paid' ? intent.amount_received : intent.amount, intent.currency),
      currency: intent.currency,
      attemptId,
      checkoutUrl: null,
      transfer: null,
      failureReason: state === 'failed' ? (error?.decline_code ?? error?.code ?? null) : null,
      refundedMinor: minorOfStripe(charge?.amount_refunded ?? 0, intent.currency),
      createdAt: new Date(intent.created * 1000),
      chargebacks: [],
    },
    intent: intent.id,
    isDisputed: charge?.disputed ?? false,
  };
};

const disputes = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      currency,
      status: z.string(),
      /** What was withdrawn from our balance (below zero) and what was returned to it, in its own currency. */
      balance_transactions: z.array(z.object({ amount: z.int() })),
    }),
  ),
});

/** Whether a dispute took money. Inquiries and prevented ones took none. */
const tookMoney = ({ status }: { status: string }): boolean => status !== 'prevented' && !status.startsWith('warning_');

const listedDispute = z.object({
  id: z.string(),
  created: z.int(),
  status: z.string(),
  payment_intent: z.string().nullable(),
});

/** Reads a dispute of the list of all. */
export const listedDisputeOf = (body: unknown) => {
  const { id: ref, created, payment_intent: intent, ...dispute } = listedDispute.parse(body);
  return { ref, createdAt: new Date(created * 1000), intent, tookMoney: tookMoney(dispute) };
};

/** Returns the disputes that took money. The money of a won one comes back. */
export const chargebacksOf = (body: unknown): ProviderPayment['chargebacks'] =>
  disputes
    .parse(body)
    .data.filter(tookMoney)
    .map((dispute) => ({
      ref: dispute.id,
      amountMinor: minorOfStripe(dispute.amount, dispute.currency),
      isReversed: dispute.status === 'won' && dispute.balance_transactions.some((moved) => moved.amount > 0),
    }));

const refundBody = z.object({
  id: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
});
const refundStates = {
  pending: 'sent',
  requires_action: 'sent',
  succeeded: 'settled',
  failed: 'failed',
  canceled: 'failed',
} as const;

/** @throws when a field is not as documented */
export const refundOf = (body: unknown): ProviderRefund => {
  const { id, status } = refundBody.parse(body);
  return { ref: id, state: refundStates[status] };
};

const hint = z.object({
  data: z.object({
    object: z.object({ object: z.string(), id: z.string(), payment_intent: z.string().nullish() }),
  }),
});

/** Returns the session or the payment that an event is about; undefined when it names none. */
export const subjectOf = (event: unknown): { session: string } | { intent: string } | undefined => {
  const object = hint.safeParse(event).data?.data.object;
  if (object?.object === 'checkout.session') return { session: object.id };
  if (object?.object === 'payment_intent') return { intent: object.id };
  return object?.payment_intent ? { intent: object.payment_intent } : undefined;
};

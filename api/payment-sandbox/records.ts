import { NO_CHAOS, type ChaosProfile } from './chaos.ts';
import type { Chargeback } from './chargeback.ts';
import type { Mandate } from './mandate.ts';
import type { Amount } from './money.ts';
import { NO_OUTCOMES, type Outcomes } from './outcomes.ts';
import type { Details, Payment } from './payment.ts';
import type { Step } from './plan.ts';
import type { Refund, RefundStatus } from './refund.ts';
import type { Status } from './status.ts';

export type WebhookOutcome = 'delivered' | 'given_up';

/** A payment as it was created: without what can only follow. */
export type CreatedPayment = Omit<Payment, 'refunds' | 'chargebacks' | 'plan' | 'changes'> & { plan?: readonly Step[] };

/** A line of the book. The current state follows from all lines. */
export type Entry =
  | { type: 'created'; payment: CreatedPayment; key?: string; fingerprint?: string }
  | ({ type: 'changed'; id: string; status: Status; amount?: Amount | undefined; at: string } & Details)
  /** Written by earlier versions in place of `changed`. */
  | ({ type: 'ended'; id: string; status: Status; amount?: undefined; at: string } & Details)
  | { type: 'refund_created'; id: string; refund: Refund; key?: string; fingerprint?: string; at: string }
  | { type: 'refund_changed'; id: string; refundId: string; status: RefundStatus; at: string }
  | { type: 'charged_back'; id: string; chargeback: Chargeback; at: string }
  | { type: 'chargeback_reversed'; id: string; chargebackId: string; at: string }
  /** The number of the change is missing in lines of earlier versions, in which a payment changed only once. */
  | { type: 'notified'; id: string; change?: number; at: string; outcome: WebhookOutcome }
  /** How far the sandbox's clock is ahead of the machine's, in milliseconds. */
  | { type: 'clock'; aheadMs: number }
  | { type: 'chaos'; profile: ChaosProfile }
  | { type: 'outcomes'; outcomes: Outcomes }
  | { type: 'customer_created'; id: string; key?: string; fingerprint: string }
  | { type: 'mandate_created'; mandate: Mandate; key?: string; fingerprint: string }
  | { type: 'mandate_revoked'; id: string; at: string }
  /** The payment has another plan. */
  | { type: 'planned'; id: string; plan: readonly Step[] };

/** What an idempotency key was used for. */
interface UsedKey {
  id: string;
  refundId?: string;
  fingerprint: string | undefined;
}

/** The state that follows from the lines of the book. */
export interface Records {
  payments: Map<string, Payment>;
  customers: Set<string>;
  mandates: Map<string, Mandate>;
  keys: Map<string, UsedKey>;
  /** Changes whose webhook was neither delivered nor given up: the payment's id and the number of the change. */
  unnotified: Map<string, { id: string; change: number }>;
  /** Payments that change without a request, such as open ones, which expire. */
  waiting: Set<string>;
  clockAheadMs: number;
  chaos: ChaosProfile;
  outcomes: Outcomes;
}

export function emptyRecords(): Records {
  return {
    payments: new Map(),
    customers: new Set(),
    mandates: new Map(),
    keys: new Map(),
    unnotified: new Map(),
    waiting: new Set(),
    clockAheadMs: 0,
    chaos: NO_CHAOS,
    outcomes: NO_OUTCOMES,
  };
}

/** Applies a line to the state. Throws if it names a payment that no earlier line created. */
export function applyEntry(records: Records, entry: Entry): void {
  if (entry.type === 'created') {
    const payment: Payment = paymentOf(entry.payment);
    store(records, payment);
    recordKey(records, entry.key, { id: payment.id, fingerprint: entry.fingerprint });
    return;
  }
  if (entry.type === 'clock') {
    records.clockAheadMs = entry.aheadMs;
    return;
  }
  if (entry.type === 'chaos') {
    records.chaos = entry.profile;
    return;
  }
  if (entry.type === 'outcomes') {
    records.outcomes = entry.outcomes;
    return;
  }
  if (entry.type === 'customer_created') {
    records.customers.add(entry.id);
    recordKey(records, entry.key, { id: entry.id, fingerprint: entry.fingerprint });
    return;
  }
  if (entry.type === 'mandate_created') {
    records.mandates.set(entry.mandate.id, entry.mandate);
    recordKey(records, entry.key, { id: entry.mandate.id, fingerprint: entry.fingerprint });
    return;
  }
  if (entry.type === 'mandate_revoked') {
    const mandate = records.mandates.get(entry.id);
    if (mandate) records.mandates.set(entry.id, { ...mandate, revokedAt: entry.at });
    return;
  }
  const payment = records.payments.get(entry.id);
  if (payment === undefined)
    throw new Error(`The book of the payment sandbox is damaged: it names the unknown payment ${entry.id}.`);
  if (entry.type === 'notified') {
    records.unnotified.delete(`${entry.id}#${entry.change ?? 1}`);
    return;
  }
  if (entry.type === 'planned') {
    store(records, { ...payment, plan: entry.plan });
    return;
  }
  if (entry.type === 'refund_created')
    recordKey(records, entry.key, { id: entry.id, refundId: entry.refund.id, fingerprint: entry.fingerprint });
  const change = payment.changes + 1;
  store(records, { ...changed(payment, entry), changes: change });
  if (payment.webhookUrl !== undefined) records.unnotified.set(`${entry.id}#${change}`, { id: entry.id, change });
}

/** Returns a payment to which nothing has happened yet. */
export function paymentOf(created: CreatedPayment): Payment {
  return { plan: [], ...created, refunds: [], chargebacks: [], changes: 0 };
}

type Change = Exclude<
  Entry,
  {
    type:
      | 'created'
      | 'notified'
      | 'clock'
      | 'chaos'
      | 'outcomes'
      | 'planned'
      | 'customer_created'
      | 'mandate_created'
      | 'mandate_revoked';
  }
>;

/** Returns the payment after a change. */
function changed(payment: Payment, entry: Change): Payment {
  switch (entry.type) {
    case 'changed':
    case 'ended':
      return withStatus(payment, entry);
    case 'refund_created':
      return { ...payment, refunds: [...payment.refunds, entry.refund] };
    case 'refund_changed':
      return {
        ...payment,
        refunds: payment.refunds.map((refund) =>
          refund.id === entry.refundId ? { ...refund, status: entry.status, changedAt: entry.at } : refund,
        ),
      };
    case 'charged_back':
      return { ...payment, chargebacks: [...payment.chargebacks, entry.chargeback] };
    default:
      return {
        ...payment,
        chargebacks: payment.chargebacks.map((chargeback) =>
          chargeback.id === entry.chargebackId ? { ...chargeback, reversedAt: entry.at } : chargeback,
        ),
      };
  }
}

/** Returns the payment with its new status. The reasons of the earlier one do not apply to it. */
function withStatus(
  payment: Payment,
  { status, amount, at, failureReason, bankReason, card }: Extract<Change, { type: 'changed' | 'ended' }>,
): Payment {
  const { failureReason: _failure, bankReason: _bank, ...rest } = payment;
  return {
    ...rest,
    status,
    changedAt: at,
    ...(amount === undefined ? {} : { amount }),
    ...(failureReason === undefined ? {} : { failureReason }),
    ...(bankReason === undefined ? {} : { bankReason }),
    ...(card === undefined ? {} : { card }),
  };
}

function store({ payments, waiting }: Records, payment: Payment): void {
  payments.set(payment.id, payment);
  if (isWaiting(payment)) waiting.add(payment.id);
  else waiting.delete(payment.id);
}

function isWaiting({ status, plan, refunds }: Payment): boolean {
  return (
    status === 'open' ||
    plan.length > 0 ||
    refunds.some((refund) => refund.status !== 'refunded' && refund.status !== 'failed')
  );
}

function recordKey({ keys }: Records, key: string | undefined, use: UsedKey): void {
  if (key !== undefined) keys.set(key, use);
}

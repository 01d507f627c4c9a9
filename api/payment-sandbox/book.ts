import { createHash, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chargebackProblem, chargedBackOf, refundProblem } from './balance.ts';
import { openLineFile } from './book-file.ts';
import type { ChaosProfile } from './chaos.ts';
import type { Chargeback } from './chargeback.ts';
import { planOfIban, type Mandate, type NewCustomer, type NewMandate } from './mandate.ts';
import { EXPIRES_AFTER_MS, methodOf } from './methods.ts';
import { amountOf, minorOf, type Amount } from './money.ts';
import type { Outcomes } from './outcomes.ts';
import type { Details, NewPayment, Payment } from './payment.ts';
import type { Step } from './plan.ts';
import {
  applyEntry,
  emptyRecords,
  paymentOf,
  type CreatedPayment,
  type Entry,
  type WebhookOutcome,
} from './records.ts';
import { canChangeRefund, type NewRefund, type Refund, type RefundStatus } from './refund.ts';
import { canChange, type BankReason, type Status } from './status.ts';

/** The result of a creation with an idempotency key. */
type Creation<Created> =
  | { outcome: 'created' | 'replayed'; created: Created }
  /** The key was used for something else. */
  | { outcome: 'key_reused' };

/** A change that is not possible in the present state, with the reason. */
export interface Refused {
  outcome: 'refused';
  why: string;
}

export interface StatusChange extends Details {
  status: Status;
  /** What was paid, if it is not what was ordered. */
  amount?: Amount | undefined;
}

/** The sandbox's own record of all payments, independent of the product's. A change is on the disk before the response. */
export interface Book {
  /** The sandbox's clock, in milliseconds since 1970. It is ahead of the machine's by what it was advanced. */
  now(): number;
  advanceClock(byMs: number): void;
  chaos(): ChaosProfile;
  setChaos(profile: ChaosProfile): void;
  outcomes(): Outcomes;
  setOutcomes(outcomes: Outcomes): void;
  /** Replaces what happens to a payment without the checkout page. */
  plan(id: string, plan: readonly Step[]): void;
  create(
    request: NewPayment,
    options: {
      expiresAfterMs?: number | undefined;
      /** Returns what happens without the checkout page. Not called for a repeated request. */
      plan?: (now: number) => readonly Step[];
      key?: string | undefined;
    },
  ): Creation<Payment> | Refused;
  /** Creates a customer, and returns its id. */
  createCustomer(request: NewCustomer, key: string | undefined): Creation<string>;
  hasCustomer(id: string): boolean;
  createMandate(customerId: string, request: NewMandate, key: string | undefined): Creation<Mandate>;
  findMandate(id: string): Mandate | undefined;
  listMandates(): Mandate[];
  /** Ends a mandate, even one that has ended. */
  revokeMandate(mandate: Mandate): void;
  find(id: string): Payment | undefined;
  /** Lists all payments, oldest first. */
  list(): Payment[];
  /** Lists the payments that change without a request, such as open ones, which expire. */
  waiting(): Payment[];
  /** Changes the status. False when the present one does not permit it. */
  change(id: string, change: StatusChange): boolean;
  refund(
    payment: Payment,
    request: NewRefund,
    options: { settlesAfterMs: number; key?: string | undefined },
  ): Creation<Refund> | Refused;
  /** Changes the status of a refund. False when the present one does not permit it. */
  changeRefund(id: string, refundId: string, status: RefundStatus): boolean;
  /** Charges a payment back: by default all of it that is not charged back yet. */
  chargeBack(
    payment: Payment,
    request: { amount?: Amount | undefined; reason?: BankReason | undefined },
  ): { outcome: 'created'; created: Chargeback } | Refused;
  /** Reverses a chargeback. False when it is unknown or reversed already. */
  reverseChargeback(id: string, chargebackId: string): boolean;
  noteWebhook(id: string, change: number, outcome: WebhookOutcome): void;
  /** Lists the changes whose webhook was neither delivered nor given up. */
  undelivered(): { id: string; change: number }[];
  close(): void;
}

/** Opens or creates `book.jsonl` in the folder. Only one program may have it open. */
export function openBook(folder: string): Book {
  const records = emptyRecords();
  const { payments, keys } = records;
  mkdirSync(folder, { recursive: true });
  // Only this program writes the file, so its lines are not validated.
  const file = openLineFile(path.join(folder, 'book.jsonl'), (entry) => applyEntry(records, entry as Entry));
  const write = (entry: Entry): void => {
    file.append(entry);
    applyEntry(records, entry);
  };
  const now = (): number => Date.now() + records.clockAheadMs;
  const at = (moment = now()): string => new Date(moment).toISOString();

  return {
    now,
    advanceClock: (byMs) => write({ type: 'clock', aheadMs: records.clockAheadMs + byMs }),
    chaos: () => records.chaos,
    setChaos: (profile) => write({ type: 'chaos', profile }),
    outcomes: () => records.outcomes,
    setOutcomes: (outcomes) => write({ type: 'outcomes', outcomes }),
    plan: (id, plan) => write({ type: 'planned', id, plan }),
    create(request, { expiresAfterMs = EXPIRES_AFTER_MS[methodOf(request.method).kind], plan, key }) {
      const fingerprint = fingerprintOf(request);
      const earlier = key === undefined ? undefined : keys.get(key);
      if (earlier !== undefined) {
        const payment = payments.get(earlier.id);
        if (payment === undefined || earlier.fingerprint !== fingerprint) return { outcome: 'key_reused' };
        return { outcome: 'replayed', created: payment };
      }
      const mandate = request.mandateId === undefined ? undefined : records.mandates.get(request.mandateId);
      if (request.mandateId !== undefined && (!mandate || mandate.revokedAt !== undefined)) {
        return { outcome: 'refused', why: 'The mandate is not valid' };
      }
      const created = now();
      const steps = plan?.(created) ?? [];
      const payment: CreatedPayment = {
        ...request,
        id: newId('tr'),
        status: 'open',
        createdAt: at(created),
        expiresAt: at(created + expiresAfterMs),
        ...(steps.length === 0 ? {} : { plan: steps }),
      };
      write({ type: 'created', payment, ...(key === undefined ? {} : { key, fingerprint }) });
      return { outcome: 'created', created: paymentOf(payment) };
    },
    createCustomer(request, key) {
      const fingerprint = fingerprintOf({ customer: request });
      const earlier = key === undefined ? undefined : keys.get(key);
      if (earlier !== undefined) {
        if (!records.customers.has(earlier.id) || earlier.fingerprint !== fingerprint) return { outcome: 'key_reused' };
        return { outcome: 'replayed', created: earlier.id };
      }
      const id = newId('cst');
      write({ type: 'customer_created', id, fingerprint, ...(key === undefined ? {} : { key }) });
      return { outcome: 'created', created: id };
    },
    hasCustomer: (id) => records.customers.has(id),
    createMandate(customerId, request, key) {
      const { consumerAccount, consumerName, mandateReference, signatureDate } = request;
      // Without the account, which a reader of the book could find by its hash.
      const fingerprint = fingerprintOf({ customerId, consumerName, mandateReference, signatureDate });
      const earlier = key === undefined ? undefined : keys.get(key);
      if (earlier !== undefined) {
        const mandate = records.mandates.get(earlier.id);
        if (mandate === undefined || earlier.fingerprint !== fingerprint) return { outcome: 'key_reused' };
        return { outcome: 'replayed', created: mandate };
      }
      const mandate: Mandate = {
        id: newId('mdt'),
        customerId,
        consumerName,
        last4: consumerAccount.slice(-4),
        signatureDate,
        mandateReference,
        createdAt: at(),
        plan: planOfIban(consumerAccount),
      };
      write({ type: 'mandate_created', mandate, fingerprint, ...(key === undefined ? {} : { key }) });
      return { outcome: 'created', created: mandate };
    },
    findMandate: (id) => records.mandates.get(id),
    listMandates: () => [...records.mandates.values()],
    revokeMandate: ({ id, revokedAt }) => {
      if (revokedAt === undefined) write({ type: 'mandate_revoked', id, at: at() });
    },
    find: (id) => payments.get(id),
    list: () => [...payments.values()],
    waiting: () => [...records.waiting].flatMap((id) => payments.get(id) ?? []),
    change(id, change) {
      const payment = payments.get(id);
      if (payment === undefined || !canChange(payment.status, change.status)) return false;
      write({ type: 'changed', id, ...change, at: at() });
      return true;
    },
    refund(payment, request, { settlesAfterMs, key }) {
      const fingerprint = fingerprintOf({ refundOf: payment.id, ...request });
      const earlier = key === undefined ? undefined : keys.get(key);
      if (earlier !== undefined) {
        const refund = payment.refunds.find(({ id }) => id === earlier.refundId);
        if (refund === undefined || earlier.fingerprint !== fingerprint) return { outcome: 'key_reused' };
        return { outcome: 'replayed', created: refund };
      }
      const why = refundProblem(payment, request.amount);
      if (why !== undefined) return { outcome: 'refused', why };
      const refund: Refund = {
        ...request,
        id: newId('re'),
        status: 'pending',
        createdAt: at(),
        settlesAt: at(now() + settlesAfterMs),
      };
      const used = key === undefined ? {} : { key, fingerprint };
      write({ type: 'refund_created', id: payment.id, refund, ...used, at: refund.createdAt });
      return { outcome: 'created', created: refund };
    },
    changeRefund(id, refundId, status) {
      const refund = payments.get(id)?.refunds.find((one) => one.id === refundId);
      if (refund === undefined || !canChangeRefund(refund.status, status)) return false;
      write({ type: 'refund_changed', id, refundId, status, at: at() });
      return true;
    },
    chargeBack(payment, { amount: given, reason }) {
      const rest = minorOf(payment.amount) - chargedBackOf(payment);
      if (given === undefined && rest <= 0) return { outcome: 'refused', why: 'The payment is charged back already' };
      const amount = given ?? amountOf(rest, payment.amount.currency);
      const why = chargebackProblem(payment, amount);
      if (why !== undefined) return { outcome: 'refused', why };
      const chargeback: Chargeback = {
        id: newId('chb'),
        amount,
        ...(reason === undefined ? {} : { reason }),
        createdAt: at(),
      };
      write({ type: 'charged_back', id: payment.id, chargeback, at: chargeback.createdAt });
      return { outcome: 'created', created: chargeback };
    },
    reverseChargeback(id, chargebackId) {
      const chargeback = payments.get(id)?.chargebacks.find((one) => one.id === chargebackId);
      if (chargeback === undefined || chargeback.reversedAt !== undefined) return false;
      write({ type: 'chargeback_reversed', id, chargebackId, at: at() });
      return true;
    },
    noteWebhook: (id, change, outcome) => write({ type: 'notified', id, change, outcome, at: at() }),
    undelivered: () => [...records.unnotified.values()],
    close: () => file.close(),
  };
}

/** Returns a hash of all fields of a request. The schema gives the fields a fixed order. */
function fingerprintOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

const ID_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** Returns a new id in Mollie's form: the kind and 24 random characters. */
export function newId(kind: 'tr' | 're' | 'chb' | 'cst' | 'mdt'): string {
  return `${kind}_${Array.from({ length: 24 }, () => ID_SIGNS[randomInt(ID_SIGNS.length)]).join('')}`;
}

import type { Logger } from 'pino';
import type { Book, StatusChange } from './book.ts';
import { startChaos, type Chaos, type ChaosProfile } from './chaos.ts';
import { withChaos } from './chaotic-webhooks.ts';
import { DAY } from './methods.ts';
import { amountOf, minorOf, type Amount } from './money.ts';
import { isCollection, startPlanner, type Outcomes } from './outcomes.ts';
import type { NewPayment, Payment } from './payment.ts';
import type { Step } from './plan.ts';
import { isSettled } from './refund.ts';
import { startWebhooks } from './webhooks.ts';

export interface ProviderOptions {
  book: Book;
  logger: Logger;
  /** How long a payment stays open, in milliseconds. By default the method decides. */
  expiresAfterMs?: number;
  /** How long a refund takes, in milliseconds. By default one day. */
  refundSettlesAfterMs?: number;
  webhookPauses?: readonly number[];
  /** What goes wrong on purpose. By default what the book says, which is nothing in a new one. */
  chaos?: ChaosProfile | undefined;
}

/** What the routes change: each change is written to the book, and its webhook is sent. */
export interface Provider {
  book: Book;
  chaos: Chaos;
  setChaos(profile: ChaosProfile): void;
  setOutcomes(outcomes: Outcomes): void;
  create(request: NewPayment, key?: string): ReturnType<Book['create']>;
  /** Changes the status. False when the present one does not permit it. */
  change: Book['change'];
  refund(payment: Payment, request: Parameters<Book['refund']>[1], key?: string): ReturnType<Book['refund']>;
  changeRefund: Book['changeRefund'];
  chargeBack: Book['chargeBack'];
  reverseChargeback: Book['reverseChargeback'];
  /** Returns a payment after everything that is due. */
  find(id: string): Payment | undefined;
  /** Sends a webhook of a payment, whatever its state, and returns when the shop has received it. */
  notifyEarly(id: string): Promise<void>;
  /** Expires payments and settles refunds whose time has come. */
  runDue(): void;
  stop(): Promise<void>;
}

const SWEEP_MS = 5000;

export function startProvider({
  book,
  logger,
  expiresAfterMs,
  refundSettlesAfterMs = DAY,
  webhookPauses,
  chaos: profile,
}: ProviderOptions): Provider {
  if (profile !== undefined) book.setChaos(profile);
  const chaos = startChaos(book.chaos());
  const planner = startPlanner(book.outcomes());
  const webhooks = withChaos(startWebhooks(book, logger, webhookPauses), book, chaos);

  /** Sends the webhook of the last change of a payment. */
  const notify = (id: string): void => {
    const payment = book.find(id);
    if (payment !== undefined) webhooks.send({ id, change: payment.changes });
  };
  /** Returns another amount than the ordered one, the difference being one unit. */
  const wrongAmountOf = (id: string): Amount | undefined => {
    const ordered = book.find(id)?.amount;
    if (ordered === undefined) return undefined;
    const minor = minorOf(ordered);
    return amountOf(minor > 1 ? minor - 1 : minor + 1, ordered.currency);
  };
  const asPaid = (id: string, to: StatusChange): StatusChange =>
    to.status === 'paid' && to.amount === undefined && chaos.hits('wrongAmount')
      ? { ...to, amount: wrongAmountOf(id) }
      : to;
  const change = (id: string, to: StatusChange): boolean => {
    if (!book.change(id, asPaid(id, to))) return false;
    logger.info({ id, status: to.status }, 'payment changed');
    notify(id);
    return true;
  };
  const changeRefund: Book['changeRefund'] = (id, refundId, status) => {
    if (!book.changeRefund(id, refundId, status)) return false;
    logger.info({ id, refundId, status }, 'refund changed');
    notify(id);
    return true;
  };
  const chargeBack: Book['chargeBack'] = (payment, request) => {
    const result = book.chargeBack(payment, request);
    if (result.outcome === 'created') notify(payment.id);
    return result;
  };
  const reverseChargeback = (id: string, chargebackId: string): boolean => {
    if (!book.reverseChargeback(id, chargebackId)) return false;
    notify(id);
    return true;
  };
  /** Takes a step of a plan. The customer or the operator may have made it impossible; then nothing happens. */
  const take = (payment: Payment, step: Step): void => {
    const { id } = payment;
    if (step.type === 'chargeback') {
      chargeBack(payment, step);
    } else if (step.type === 'reversal') {
      const last = payment.chargebacks.findLast(({ reversedAt }) => reversedAt === undefined);
      if (last !== undefined) reverseChargeback(id, last.id);
    } else {
      const { status, failureReason, bankReason, wrongAmount = false } = step;
      change(id, { status, failureReason, bankReason, ...(wrongAmount ? { amount: wrongAmountOf(id) } : {}) });
    }
  };
  const takeDueSteps = (id: string, now: string): void => {
    for (let payment = book.find(id); payment !== undefined; payment = book.find(id)) {
      const [step, ...rest] = payment.plan;
      if (step === undefined || step.at > now) return;
      take(payment, step);
      // After the step: a stop in between repeats it, which its own rules refuse.
      book.plan(id, rest);
    }
  };
  const runDue = (): void => {
    const now = new Date(book.now()).toISOString();
    for (const { id, status, expiresAt, refunds } of book.waiting()) {
      if (status === 'open' && expiresAt <= now) change(id, { status: 'expired' });
      takeDueSteps(id, now);
      for (const refund of refunds)
        if (!isSettled(refund) && refund.settlesAt <= now) changeRefund(id, refund.id, 'refunded');
    }
  };
  const sweep = setInterval(runDue, SWEEP_MS);

  return {
    book,
    chaos,
    setChaos(next) {
      book.setChaos(next);
      chaos.set(next);
    },
    async notifyEarly(id) {
      const url = book.find(id)?.webhookUrl;
      if (url !== undefined) await webhooks.sendOnce(url, id);
    },
    setOutcomes(next) {
      book.setOutcomes(next);
      planner.set(next);
    },
    create(request, key) {
      const plan = (now: number) =>
        planner.plan(request, now, request.mandateId === undefined ? undefined : book.findMandate(request.mandateId));
      const creation = book.create(request, { expiresAfterMs, plan, key });
      // No customer has to act, so the response already has the bank's status.
      if (creation.outcome !== 'created' || !isCollection(request)) return creation;
      runDue();
      return { ...creation, created: book.find(creation.created.id) ?? creation.created };
    },
    change,
    refund(payment, request, key) {
      const result = book.refund(payment, request, { settlesAfterMs: refundSettlesAfterMs, key });
      if (result.outcome === 'created') notify(payment.id);
      return result;
    },
    changeRefund,
    chargeBack,
    reverseChargeback,
    find(id) {
      runDue();
      return book.find(id);
    },
    runDue,
    async stop() {
      clearInterval(sweep);
      await webhooks.stop();
    },
  };
}

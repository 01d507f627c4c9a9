import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { checkAttempt } from './check-attempt.ts';
import { hasMoney } from './payments.policy.ts';
import {
  type Difference,
  findRecorded,
  insertReconciliation,
  listPaidRefs,
  type Reconciliation,
  type Recorded,
} from './reconciliation.repository.ts';
import type { Shop } from './shop.ts';

/** How far back payments are compared, in days. Chargebacks arrive for months, but each comes with a webhook too. */
const daysBack = 14;

const sum = (amounts: readonly { amountMinor: number }[]): number =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);

const differenceOf = (payment: ProviderPayment, recorded: Recorded | undefined): Difference['what'] | undefined => {
  const isPaid = payment.state === 'paid';
  if (!recorded) return isPaid ? 'unknown here' : undefined;
  // Money of another amount waits for a person, who is reminded by the list of reviews.
  if (recorded.state === 'review') return undefined;
  if (isPaid !== hasMoney(recorded.state)) return isPaid ? 'paid there only' : 'paid here only';
  if (payment.refundedMinor !== recorded.refunded_minor) return 'refunds differ';
  return sum(payment.chargebacks) === recorded.charged_back_minor ? undefined : 'chargebacks differ';
};

/** Compares one payment. What a lost webhook has left behind is applied first and is no difference. */
const compare = async (shop: Shop, payment: ProviderPayment): Promise<Difference | undefined> => {
  const find = async () => (payment.attemptId === null ? undefined : findRecorded(shop.db, payment.attemptId));
  const recorded = await find();
  if (differenceOf(payment, recorded) === undefined) return undefined;
  if (recorded) await checkAttempt(shop, recorded.attempt_id);
  const what = differenceOf(payment, await find());
  return what && { ref: payment.ref, what };
};

const reconcileProvider = async (shop: Shop, provider: PaymentProvider, since: Date, signal: AbortSignal) => {
  const result: Reconciliation = { provider: provider.id, since, compared: 0, differences: [] };
  const seen = new Set<string>();
  for await (const payment of provider.list(since)) {
    signal.throwIfAborted();
    seen.add(payment.ref);
    result.compared += 1;
    const difference = await compare(shop, payment);
    if (difference) result.differences.push(difference);
  }
  for (const ref of await listPaidRefs(shop.db, provider.id, since)) {
    if (!seen.has(ref)) result.differences.push({ ref, what: 'unknown there' });
  }
  await insertReconciliation(shop.db, result);
  return result;
};

/**
 * Compares our payments of the last two weeks with each provider's own list, applies what was missed, and stores the rest.
 * @param alert receives each provider whose records still differ
 * @throws when a provider does not respond; the job is retried
 */
export const reconcilePayments = async (
  shop: Shop,
  { signal, alert }: { signal: AbortSignal; alert: (result: Reconciliation) => void },
): Promise<void> => {
  const since = new Date(Date.now() - daysBack * 86_400_000);
  for (const provider of shop.providers.values()) {
    const result = await reconcileProvider(shop, provider, since, signal);
    if (result.differences.length > 0) alert(result);
  }
};

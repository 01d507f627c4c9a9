import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { checkAttempt } from './check-attempt.ts';
import { hasMoney } from './payments.policy.ts';
import {
  type Difference,
  findRecorded,
  insertReconciliation,
  listOpenChargebacks,
  listPaidRefs,
  type OpenChargeback,
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
  if (sum(payment.chargebacks) !== recorded.charged_back_minor) return 'chargebacks differ';
  const reversed = payment.chargebacks.filter(({ isReversed }) => isReversed);
  return sum(reversed) === recorded.reversed_minor ? undefined : 'reversals differ';
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

/** How far back the provider is asked whether a bank has returned a chargeback, in days. */
const daysOfReversals = 180;

/** Asks about the chargebacks that a bank can still reverse, because their payments are older than those that are compared. */
const checkChargebacks = async (shop: Shop, provider: string, signal: AbortSignal): Promise<void> => {
  const since = new Date(Date.now() - daysOfReversals * 86_400_000);
  for (let after: OpenChargeback | null = null; ;) {
    const page: OpenChargeback[] = await listOpenChargebacks(shop.db, { provider, since, after });
    for (const { attempt_id: attempt } of page) {
      signal.throwIfAborted();
      await checkAttempt(shop, attempt);
    }
    after = page.at(-1) ?? null;
    if (after === null) return;
  }
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
  await checkChargebacks(shop, provider.id, signal);
  await insertReconciliation(shop.db, result);
  return result;
};

/**
 * Compares our payments of the last two weeks with each provider's own list, applies what was missed, and stores the rest.
 * Asks about older chargebacks too, which a bank may have reversed.
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

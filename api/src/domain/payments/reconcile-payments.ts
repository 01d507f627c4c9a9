import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts';
import type { RefundShop } from './apply-refund.ts';
import { countOwedRefunds } from './books.repository.ts';
import { findAttemptOf } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';
import { checkRefundsOf } from './check-refunds.ts';
import { hasMoney } from './payments.policy.ts';
import {
  addDifferences,
  type Difference,
  findRecorded,
  insertReconciliation,
  isChargebackRecorded,
  listOpenChargebacks,
  listPaidRefs,
  type OpenChargeback,
  type Reconciliation,
  type Recorded,
} from './reconciliation.repository.ts';
import type { Shop } from './shop.ts';

/** What a comparison uses. */
type ComparingShop = Shop & RefundShop;

/** How far back payments are compared, in days. Refunds and chargebacks that come later have checks of their own. */
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
const compare = async (shop: ComparingShop, payment: ProviderPayment): Promise<Difference | undefined> => {
  const find = async () => (payment.attemptId === null ? undefined : findRecorded(shop.db, payment.attemptId));
  const recorded = await find();
  if (differenceOf(payment, recorded) === undefined) return undefined;
  if (recorded) {
    await checkAttempt(shop, recorded.attempt_id);
    await checkRefundsOf(shop, recorded.attempt_id);
  }
  const what = differenceOf(payment, await find());
  return what && { ref: payment.ref, what };
};

/** How far back chargebacks are checked, in days: new ones at the provider, and ours that a bank may have returned. */
const daysOfChargebacks = 180;

/**
 * Finds the chargebacks that we do not know in the provider's own list, and applies them. A bank charges a card back after
 * months, and an unauthorised direct debit after more than a year, so most of their payments are older than those that are
 * compared. The cost is that of the list: only a payment whose chargeback is new is fetched.
 */
const findLateChargebacks = async (
  shop: ComparingShop,
  provider: PaymentProvider,
  { since, signal }: { since: Date; signal: AbortSignal },
): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for await (const { ref: chargeback, findPayment } of provider.listChargebacks(since)) {
    signal.throwIfAborted();
    const isRecorded = () => isChargebackRecorded(shop.db, provider.id, chargeback);
    if (await isRecorded()) continue;
    const ref = await findPayment();
    const attempt = ref === null ? undefined : await findAttemptOf(shop.db, provider.id, ref);
    // The account of the provider may serve other programs too.
    if (ref === null || attempt === undefined) continue;
    await checkAttempt(shop, attempt);
    if (!(await isRecorded())) differences.push({ ref, what: 'chargebacks differ' });
  }
  return differences;
};

/** Asks about the chargebacks that a bank can still reverse, because their payments are older than those that are compared. */
const checkReversals = async (
  shop: Shop,
  provider: string,
  { since, signal }: { since: Date; signal: AbortSignal },
): Promise<void> => {
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

/**
 * Compares the payments that the list lacks, one by one: a payment at the border of the period, or one that was created while
 * the list was read, is not unknown to the provider.
 */
const compareMissing = async (
  shop: ComparingShop,
  provider: PaymentProvider,
  refs: readonly string[],
  signal: AbortSignal,
): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (const ref of refs) {
    signal.throwIfAborted();
    const payment = await provider.fetch(ref);
    const difference = payment ? await compare(shop, payment) : ({ ref, what: 'unknown there' } as const);
    if (difference) differences.push(difference);
  }
  return differences;
};

/** What the comparison of one provider uses. */
interface Comparison {
  since: Date;
  signal: AbortSignal;
  /** Receives what still differs. */
  report: (result: Reconciliation) => void;
}

/** Compares the payments of one provider since a time. */
const comparePayments = async (
  shop: ComparingShop,
  provider: PaymentProvider,
  { since, signal }: Comparison,
): Promise<Reconciliation> => {
  const result: Reconciliation = { provider: provider.id, since, compared: 0, differences: [] };
  const seen = new Set<string>();
  for await (const payment of provider.list(since)) {
    signal.throwIfAborted();
    seen.add(payment.ref);
    result.compared += 1;
    const difference = await compare(shop, payment);
    if (difference) result.differences.push(difference);
  }
  const missing = (await listPaidRefs(shop.db, provider.id, since)).filter((ref) => !seen.has(ref));
  result.differences.push(...(await compareMissing(shop, provider, missing, signal)));
  return result;
};

/**
 * Compares one provider. What differs of its payments is stored and reported before its chargebacks are read, so that a
 * provider that refuses these hides nothing of the payments.
 */
const reconcileProvider = async (
  shop: ComparingShop,
  provider: PaymentProvider,
  comparison: Comparison,
): Promise<void> => {
  const { signal, report } = comparison;
  const result = await comparePayments(shop, provider, comparison);
  const id = await insertReconciliation(shop.db, result);
  if (result.differences.length > 0) report(result);
  const chargebacks = { since: new Date(Date.now() - daysOfChargebacks * 86_400_000), signal };
  await checkReversals(shop, provider.id, chargebacks);
  const late = await findLateChargebacks(shop, provider, chargebacks);
  const reported = new Set(result.differences.map(({ ref }) => ref));
  const differences = late.filter(({ ref }) => !reported.has(ref));
  if (differences.length === 0) return;
  await addDifferences(shop.db, id, differences);
  report({ ...result, differences });
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Alerts while refunds are owed: the process that found one may have ended before its alert. */
const remindOfOwed = async ({ db, alert }: RefundShop): Promise<void> => {
  const refunds = await countOwedRefunds(db);
  if (refunds === 0) return;
  alert({ refunds }, 'refunds have failed and are owed to their members; list them with `npm run billing -- refunds`');
};

/**
 * Compares our payments of the last two weeks with each provider's own list, applies what was missed, and stores the rest.
 * Finds chargebacks and reversals of older payments too, and reminds of refunds that are owed. A provider that does
 * not respond does not stop the others.
 * @param report receives each provider whose records still differ
 * @throws {AggregateError} when providers did not respond; the job is retried
 */
export const reconcilePayments = async (
  shop: ComparingShop,
  { signal, report }: Omit<Comparison, 'since'>,
): Promise<void> => {
  await remindOfOwed(shop);
  const since = new Date(Date.now() - daysBack * 86_400_000);
  const errors: unknown[] = [];
  const failed: string[] = [];
  for (const provider of shop.providers.values()) {
    try {
      await reconcileProvider(shop, provider, { since, signal, report });
    } catch (error) {
      signal.throwIfAborted();
      errors.push(error);
      failed.push(`${provider.id}: ${messageOf(error)}`);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `some comparisons have failed: ${failed.join('; ')}`);
};

import type { ListedChargeback, PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts';
import type { RefundShop } from './apply-refund.ts';
import { countOwedRefunds } from './books.repository.ts';
import { findAttemptOf } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';
import { type Checks, startChecks } from './check-each.ts';
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Messages that the error of a comparison names. */
const namedMessages = 3;

const summaryOf = (errors: readonly unknown[]): string => {
  const messages = [...new Set(errors.map(messageOf))];
  const others = messages.length - namedMessages;
  return messages.slice(0, namedMessages).join(', ') + (others > 0 ? ` and ${others} others` : '');
};

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
 * @param differences receives what differs, also when the list ends with an error
 */
const findLateChargebacks = async (
  shop: ComparingShop,
  provider: PaymentProvider,
  { since, checks, differences }: { since: Date; checks: Checks; differences: Difference[] },
): Promise<void> => {
  const check = async ({ ref: chargeback, findPayment }: ListedChargeback): Promise<void> => {
    const isRecorded = () => isChargebackRecorded(shop.db, provider.id, chargeback);
    if (await isRecorded()) return;
    const ref = await findPayment();
    const attempt = ref === null ? undefined : await findAttemptOf(shop.db, provider.id, ref);
    // The account of the provider may serve other programs too.
    if (ref === null || attempt === undefined) return;
    await checkAttempt(shop, attempt);
    if (!(await isRecorded())) differences.push({ ref, what: 'chargebacks differ' });
  };
  for await (const chargeback of provider.listChargebacks(since)) await checks.item(() => check(chargeback));
};

/** Asks about the chargebacks that a bank can still reverse, because their payments are older than those that are compared. */
const checkReversals = async (
  shop: Shop,
  provider: string,
  { since, checks }: { since: Date; checks: Checks },
): Promise<void> => {
  for (let after: OpenChargeback | null = null; ;) {
    const page: OpenChargeback[] = await listOpenChargebacks(shop.db, { provider, since, after });
    for (const { attempt_id: attempt } of page) await checks.item(() => checkAttempt(shop, attempt));
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
  { refs, checks, differences }: { refs: readonly string[]; checks: Checks; differences: Difference[] },
): Promise<void> => {
  for (const ref of refs) {
    const difference = await checks.item(async () => {
      const payment = await provider.fetch(ref);
      return payment ? compare(shop, payment) : ({ ref, what: 'unknown there' } as const);
    });
    if (difference) differences.push(difference);
  }
};

/** What the comparison of one provider uses. */
interface Comparison {
  since: Date;
  signal: AbortSignal;
  /** Receives what still differs. */
  report: (result: Reconciliation) => void;
}

/**
 * Compares the payments of one provider since a time.
 * @param result receives what was compared and what differs, also when the list ends with an error
 */
const comparePayments = async (
  shop: ComparingShop,
  provider: PaymentProvider,
  { result, checks }: { result: Reconciliation; checks: Checks },
): Promise<void> => {
  const { since, differences } = result;
  const seen = new Set<string>();
  for await (const payment of provider.list(since)) {
    seen.add(payment.ref);
    result.compared += 1;
    const difference = await checks.item(() => compare(shop, payment));
    if (difference) differences.push(difference);
  }
  const refs = (await listPaidRefs(shop.db, provider.id, since)).filter((ref) => !seen.has(ref));
  await compareMissing(shop, provider, { refs, checks, differences });
};

/**
 * Compares one provider. What differs of its payments is stored and reported before its chargebacks are read. A payment that
 * cannot be checked, or a list that does not respond, hides nothing of the others.
 * @throws {AggregateError} after all checks, when some have failed
 */
const reconcileProvider = async (
  shop: ComparingShop,
  provider: PaymentProvider,
  { since, signal, report }: Comparison,
): Promise<void> => {
  const checks = startChecks(signal);
  const result: Reconciliation = { provider: provider.id, since, compared: 0, differences: [] };
  await checks.part(() => comparePayments(shop, provider, { result, checks }));
  // A provider that has said nothing was not compared.
  const isCompared = result.compared > 0 || result.differences.length > 0 || checks.errors.length === 0;
  const id = isCompared ? await insertReconciliation(shop.db, result) : undefined;
  if (result.differences.length > 0) report(result);
  const sinceChargebacks = new Date(Date.now() - daysOfChargebacks * 86_400_000);
  await checks.part(() => checkReversals(shop, provider.id, { since: sinceChargebacks, checks }));
  const late: Difference[] = [];
  await checks.part(() => findLateChargebacks(shop, provider, { since: sinceChargebacks, checks, differences: late }));
  const reported = new Set(result.differences.map(({ ref }) => ref));
  const differences = late.filter(({ ref }) => !reported.has(ref));
  if (differences.length > 0) {
    if (id === undefined) await insertReconciliation(shop.db, { ...result, differences });
    else await addDifferences(shop.db, id, differences);
    report({ ...result, differences });
  }
  if (checks.errors.length > 0) throw new AggregateError(checks.errors, summaryOf(checks.errors));
};

/** Alerts while refunds are owed: the process that found one may have ended before its alert. */
const remindOfOwed = async ({ db, alert }: RefundShop): Promise<void> => {
  const refunds = await countOwedRefunds(db);
  if (refunds === 0) return;
  alert({ refunds }, 'refunds have failed and are owed to their members; list them with `npm run billing -- refunds`');
};

/**
 * Compares our payments of the last two weeks with each provider's own list, applies what was missed, and stores the rest.
 * Finds chargebacks and reversals of older payments too, and reminds of refunds that are owed. Neither a payment that cannot
 * be checked nor a provider that does not respond stops the others.
 * @param report receives each provider whose records still differ
 * @throws {AggregateError} when something could not be checked; the job is retried
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

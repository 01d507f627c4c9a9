import { type PaymentProvider, ProviderRefusedError } from '../../providers/payment/payment-provider.ts';
import { applyRefund, type RefundShop } from './apply-refund.ts';
import { findAttempt } from './attempts.repository.ts';
import { findRefund, markTried, type RefundResult, type RefundRow } from './refunds.repository.ts';
import { settle } from './settle.ts';

/** What is stored of a refund that the provider does not have and does not take. */
const notSent: RefundResult = { ref: null, state: 'failed' };

/**
 * Sends a refund that the provider has not accepted yet, and returns what the provider says. An earlier request may have
 * arrived without a response, and may be the reason why a repeated one is refused: so the provider is searched for the refund
 * before it is sent again, and before it is given up.
 */
const send = async (db: RefundShop['db'], provider: PaymentProvider, refund: RefundRow): Promise<RefundResult> => {
  const request = {
    refundId: refund.refund_id,
    startedAt: refund.created_at,
    providerRef: refund.payment_ref,
    amountMinor: refund.amount_minor,
    currency: refund.currency,
    description: refund.order_number,
  };
  if (refund.is_tried || refund.is_gone) {
    const found = await provider.findRefund(request);
    if (found) return found;
  }
  // A member whose bank took the money back is not paid twice.
  if (refund.is_gone) return notSent;
  await markTried(db, refund.refund_id);
  try {
    return await provider.refund(request);
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    return (await provider.findRefund(request)) ?? notSent;
  }
};

/**
 * Fetches the payment of a refund that is not sent yet, and records what banks have charged back of it: a chargeback of a
 * payment in review is not recorded, and a webhook may be late. Returns the refund as it is then.
 */
const findWithChargebacks = async (
  shop: RefundShop,
  provider: PaymentProvider,
  { refund_id: id, attempt_id: attemptId, payment_ref: ref }: RefundRow,
): Promise<RefundRow | undefined> => {
  const payment = await provider.fetch(ref);
  const attempt = await findAttempt(shop.db, attemptId);
  if (payment && attempt) await settle(shop, attempt, payment);
  return findRefund(shop.db, id);
};

/** Whether a refund can still be sent, or fetched. */
const isActive = (refund: RefundRow | undefined): refund is RefundRow =>
  refund !== undefined && refund.has_money && !['failed', 'transferred'].includes(refund.state);

/**
 * Sends a refund to its provider, or fetches one that the provider has accepted, and stores what the provider says. The id of
 * the refund is the key of the request, so that repeating the request sends no second amount. A refund whose money the bank
 * has charged back is not sent. It fails, unless an earlier request has reached the provider already. A refund that
 * the provider has lost stays as it is, with an alert.
 * @throws when the provider did not respond or does not accept our key; the job is retried
 */
export const sendRefund = async (shop: RefundShop, refundId: string): Promise<void> => {
  const { db, providers, alert } = shop;
  const found = await findRefund(db, refundId);
  if (!isActive(found)) return;
  const provider = providers.get(found.provider);
  if (!provider) {
    // One that the provider has accepted needs nothing more of us.
    if (found.provider_ref !== null) return;
    throw new Error(`the provider ${found.provider} of a refund is not configured`);
  }
  const refund = found.provider_ref === null ? await findWithChargebacks(shop, provider, found) : found;
  // Another process may have been faster.
  if (!isActive(refund)) return;
  const result =
    refund.provider_ref === null
      ? await send(db, provider, refund)
      : await provider.fetchRefund(refund.payment_ref, refund.provider_ref);
  if (result) return applyRefund(shop, refund, result);
  // It has no new state: the money may have left, so that it must not be sent again.
  const details = { refund: refund.refund_id, order: refund.order_number, ref: refund.provider_ref };
  alert(details, `${refund.provider} does not know a refund that it has accepted`);
};

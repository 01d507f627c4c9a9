import { type PaymentProvider, ProviderRefusedError } from '../../providers/payment/payment-provider.ts';
import { applyRefund, type RefundShop } from './apply-refund.ts';
import { findRefund, markTried, type RefundResult, type RefundRow } from './refunds.repository.ts';

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
 * Sends a refund to its provider, or fetches one that the provider has accepted, and stores what the provider says. The id of
 * the refund is the key of the request, so that repeating the request sends no second amount. A refund whose money the bank
 * has charged back meanwhile is not sent. It fails, unless an earlier request has reached the provider already. A refund that
 * the provider has lost stays as it is, with an alert.
 * @throws when the provider did not respond or does not accept our key; the job is retried
 */
export const sendRefund = async (shop: RefundShop, refundId: string): Promise<void> => {
  const { db, providers, alert } = shop;
  const refund = await findRefund(db, refundId);
  if (!refund || !refund.has_money || ['failed', 'transferred'].includes(refund.state)) return;
  const provider = providers.get(refund.provider);
  if (!provider) {
    // One that the provider has accepted needs nothing more of us.
    if (refund.provider_ref !== null) return;
    throw new Error(`the provider ${refund.provider} of a refund is not configured`);
  }
  const result =
    refund.provider_ref === null
      ? await send(db, provider, refund)
      : await provider.fetchRefund(refund.payment_ref, refund.provider_ref);
  if (result) return applyRefund(shop, refund, result);
  // It has no new state: the money may have left, so that it must not be sent again.
  const details = { refund: refund.refund_id, order: refund.order_number, ref: refund.provider_ref };
  alert(details, `${refund.provider} does not know a refund that it has accepted`);
};

import { ProviderRefusedError } from '../../providers/payment/payment-provider.ts';
import { findRefund, settleRefund } from './refunds.repository.ts';
import type { Shop } from './shop.ts';

/**
 * Sends a refund to its provider and stores what the provider says. The id of the refund is the key of the request, so
 * that repeating the request sends no second amount. A refund whose money the bank has charged back meanwhile is not
 * sent. It fails, unless an earlier request has reached the provider already.
 * @throws when the provider did not respond; the job is retried
 */
export const sendRefund = async (
  { db, providers }: Pick<Shop, 'db' | 'providers'>,
  refundId: string,
): Promise<void> => {
  const refund = await findRefund(db, refundId);
  if (!refund || refund.state === 'settled' || refund.state === 'failed') return;
  const provider = providers.get(refund.provider);
  if (!provider) throw new Error(`the provider ${refund.provider} of a refund is not configured`);
  const request = {
    refundId,
    startedAt: refund.created_at,
    providerRef: refund.payment_ref,
    amountMinor: refund.amount_minor,
    currency: refund.currency,
    description: refund.order_number,
  };
  // A member whose bank took the money back is not paid twice.
  if (refund.provider_ref === null && refund.is_gone) {
    const found = await provider.findRefund(request);
    return settleRefund(db, refundId, found ?? { ref: null, state: 'failed' });
  }
  try {
    const result =
      refund.provider_ref === null
        ? await provider.refund(request)
        : await provider.fetchRefund(refund.payment_ref, refund.provider_ref);
    if (result) await settleRefund(db, refundId, result);
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    await settleRefund(db, refundId, { ref: null, state: 'failed' });
  }
};

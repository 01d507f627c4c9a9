import { ProviderRefusedError } from '../../providers/payment/payment-provider.ts';
import { findRefund, settleRefund } from './refunds.repository.ts';
import type { Shop } from './shop.ts';

/**
 * Sends a refund to its provider and stores what the provider says. The id of the refund is the key of the request, so
 * that a repetition sends no second amount. A refund whose money the bank has charged back meanwhile fails unsent.
 * @throws when the provider did not respond; the job is tried again
 */
export const sendRefund = async (
  { db, providers }: Pick<Shop, 'db' | 'providers'>,
  refundId: string,
): Promise<void> => {
  const refund = await findRefund(db, refundId);
  if (!refund || refund.state === 'settled' || refund.state === 'failed') return;
  // A member whose bank took the money back is not paid twice.
  if (refund.provider_ref === null && refund.is_gone) return settleRefund(db, refundId, { ref: null, state: 'failed' });
  const provider = providers.get(refund.provider);
  if (!provider) throw new Error(`the provider ${refund.provider} of a refund is not configured`);
  try {
    const answer =
      refund.provider_ref === null
        ? await provider.refund({
            refundId,
            startedAt: refund.created_at,
            providerRef: refund.payment_ref,
            amountMinor: refund.amount_minor,
            currency: refund.currency,
            description: refund.order_number,
          })
        : await provider.fetchRefund(refund.payment_ref, refund.provider_ref);
    if (answer) await settleRefund(db, refundId, answer);
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    await settleRefund(db, refundId, { ref: null, state: 'failed' });
  }
};

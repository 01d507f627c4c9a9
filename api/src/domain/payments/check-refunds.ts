import type { RefundShop } from './apply-refund.ts';
import { checkAllDue } from './check-all-due.ts';
import { claimDueRefunds, listAcceptedRefunds } from './refunds.repository.ts';
import { sendRefund } from './send-refund.ts';

/** Fetches the refunds of an attempt that the provider has accepted, because a bank may have refused them since. */
export const checkRefundsOf = async (shop: RefundShop, attemptId: string): Promise<void> => {
  for (const refund of await listAcceptedRefunds(shop.db, attemptId)) await sendRefund(shop, refund);
};

/**
 * Fetches every refund that is due, for example when a webhook was lost, and sends one whose job has ended without success.
 * @throws {AggregateError} when some failed
 */
export const checkDueRefunds = (shop: RefundShop, signal: AbortSignal): Promise<void> =>
  checkAllDue({
    claim: (limit) => claimDueRefunds(shop.db, limit),
    check: (refund) => sendRefund(shop, refund),
    what: 'refunds',
    signal,
  });

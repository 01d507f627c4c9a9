import { findAttempt } from './attempts.repository.ts';
import { settle } from './settle.ts';
import type { Shop } from './shop.ts';

/**
 * Cancels the payment of a rejected attempt at its provider, so that no money arrives later. What the provider says counts:
 * money that has arrived meanwhile completes the order, or waits again. A payment that the provider cannot cancel stays
 * authorized there until the authorization expires.
 * @throws when the provider did not respond or is not configured; the job is retried
 */
export const cancelRejected = async (shop: Shop, attemptId: string): Promise<void> => {
  const attempt = await findAttempt(shop.db, attemptId);
  if (attempt?.state !== 'canceled' || attempt.provider_ref === null) return;
  const provider = shop.providers.get(attempt.provider);
  if (!provider) throw new Error(`the provider ${attempt.provider} of a rejected payment is not configured`);
  const payment = await provider.cancel(attempt.provider_ref);
  if (payment) await settle(shop, attempt, payment);
};

import { ProviderUnknownError } from '../../providers/payment/payment-provider.ts';
import { listAttemptsHolding } from './attempts.repository.ts';
import { settle } from './settle.ts';
import type { Shop } from './shop.ts';

/**
 * Cancels a member's unpaid order that holds a discount code, at its provider, so that another order can use the code: a
 * member who left the provider's page chooses another bundle with the same discount. What the provider says counts, so an
 * order that was paid in the meantime keeps the code.
 * @returns whether there was such an order
 */
export const takeCodeOver = async (shop: Shop, userId: number, code: string): Promise<boolean> => {
  const attempts = await listAttemptsHolding(shop.db, userId, code);
  for (const attempt of attempts) {
    const provider = shop.providers.get(attempt.provider);
    if (!provider || attempt.provider_ref === null) continue;
    try {
      const payment = await provider.cancel(attempt.provider_ref);
      if (payment) await settle(shop, attempt, payment);
    } catch (error) {
      // Nothing is known, so the code stays with that order.
      if (!(error instanceof ProviderUnknownError)) throw error;
    }
  }
  return attempts.length > 0;
};

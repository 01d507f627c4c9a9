import { claimDueAttempts } from './attempts.repository.ts';
import { checkAllDue } from './check-all-due.ts';
import { checkAttempt } from './check-attempt.ts';
import type { Shop } from './shop.ts';

/**
 * Asks the providers about every attempt that is due, for example when a webhook was lost or the program crashed between
 * two statements.
 * @throws {AggregateError} when some failed
 */
export const checkDuePayments = (shop: Shop, signal: AbortSignal): Promise<void> =>
  checkAllDue({
    claim: (limit) => claimDueAttempts(shop.db, limit),
    check: (attempt) => checkAttempt(shop, attempt),
    what: 'payments',
    signal,
  });

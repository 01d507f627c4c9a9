import { claimDueAttempts } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';
import type { Shop } from './shop.ts';

/** Attempts that one statement claims. A slow provider then holds up few of them. */
const batch = 20;

/**
 * Asks the providers about every attempt that is due, for example when a webhook was lost or the program crashed between
 * two statements. An attempt that cannot be applied keeps no other from its check.
 * @throws {AggregateError} when some failed
 */
export const checkDuePayments = async (shop: Shop, signal: AbortSignal): Promise<void> => {
  const errors: unknown[] = [];
  for (;;) {
    const due = signal.aborted ? [] : await claimDueAttempts(shop.db, batch);
    if (due.length === 0) break;
    for (const attempt of due) {
      try {
        await checkAttempt(shop, attempt);
      } catch (error) {
        errors.push(error);
      }
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payments could not be checked`);
};

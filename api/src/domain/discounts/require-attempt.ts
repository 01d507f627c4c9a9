import type { Database } from '../../db/database.ts';
import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';
import { reasonAgainstAttempt } from './discounts.policy.ts';
import { findOrderedDiscount } from './discounts.repository.ts';

/**
 * Checks the code of an order, if it has one, before a further attempt: its price is that of the code, which may have ended,
 * or exclude the other method.
 * @throws {DomainError} the reason why the attempt cannot have this price
 */
export const requireAttempt = async (
  db: Database,
  member: Member,
  { paymentId, method }: { paymentId: string; method: string },
): Promise<void> => {
  const ordered = await findOrderedDiscount(db, paymentId);
  const reason = ordered && reasonAgainstAttempt(ordered, member, method);
  if (reason !== undefined) throw new DomainError(reason, { field: 'code' });
};

import type { BookedPayment } from '../support/provider-book.ts';
import type { StoredAttempt } from '../support/read-sales.ts';

/** How the api's record differs from the provider's. All are 0 when every payment was credited exactly once. */
export interface Judgement {
  paid: number;
  /** Paid as ordered, and the credits were not posted. */
  notCredited: number;
  creditedTwice: number;
  /** Credited, although the provider has no such money. */
  unpaidCredited: number;
  /** Paid with another amount, and not set aside for a person. */
  wrongAmountNotSetAside: number;
  /** The money that the ledger has more than the provider, in minor units. */
  difference: number;
}

/** Compares the two records. Money of another amount is not in the ledger: it waits for a person. */
export const judge = (
  stored: readonly StoredAttempt[],
  book: readonly BookedPayment[],
  cashMinor: number,
): Judgement => {
  const byAttempt = new Map(book.map((payment) => [payment.attempt, payment]));
  const found: Judgement = {
    paid: 0,
    notCredited: 0,
    creditedTwice: 0,
    unpaidCredited: 0,
    wrongAmountNotSetAside: 0,
    difference: 0,
  };
  let expectedCash = 0;
  for (const { attempt, state, minor, purchases } of stored) {
    const booked = byAttempt.get(attempt);
    const isPaid = booked?.status === 'paid';
    const isRight = isPaid && booked.minor === minor;
    if (isRight) {
      found.paid += 1;
      expectedCash += booked.minor - booked.refundedMinor;
      if (purchases === 0) found.notCredited += 1;
    } else if (purchases > 0) found.unpaidCredited += 1;
    if (isPaid && !isRight && state !== 'review') found.wrongAmountNotSetAside += 1;
    if (purchases > 1) found.creditedTwice += 1;
  }
  found.difference = cashMinor - expectedCash;
  return found;
};

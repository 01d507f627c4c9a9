import { withdrawalDays } from '@pairwise/contracts/withdrawal-period';

import type { Limit } from '../limits/limits.repository.ts';

const day = 86_400_000;
/** The last place on earth where a day ends is twelve hours behind UTC. */
const lastZone = day / 2;

/**
 * The last moment of the period of an order. The day of the purchase does not count, and the last day ends at midnight wherever
 * the member is.
 * @param goodwillDays the site's `refund_days`, which can only prolong the period
 */
export const withdrawalEnd = (completedAt: Date, goodwillDays: number): Date => {
  const startOfDay = Math.floor(completedAt.getTime() / day) * day;
  return new Date(startOfDay + (withdrawalDays(goodwillDays) + 1) * day + lastZone - 1);
};

interface Purchase {
  amountMinor: number;
  credits: number;
  unusedCredits: number;
  /** What is not refunded yet, of what has arrived and of the price. */
  leftMinor: number;
}

/**
 * What a withdrawal pays back: everything while no credit is used, otherwise the share of the unused credits, rounded in
 * the customer's favour (decisions B-14), and never more than was paid.
 */
export const withdrawalAmount = ({ amountMinor, credits, unusedCredits, leftMinor }: Purchase): number =>
  Math.min(leftMinor, Math.ceil((amountMinor * unusedCredits) / credits));

/**
 * The limits of statements: ten an hour of one network, and five a day about one order, so that they cannot fill a
 * mailbox. Numbers of no order count as well, so that a limit reveals nothing.
 */
export const withdrawalLimits = (network: Buffer, siteId: number, orderNumber: string): Limit[] => [
  { key: `withdrawal-network:${network.toString('hex')}`, most: 10, windowSeconds: 3_600 },
  { key: `withdrawal-order:${siteId}:${orderNumber}`, most: 5, windowSeconds: 86_400 },
];

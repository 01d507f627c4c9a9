import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { withdrawalAmount, withdrawalEnd } from './withdrawals.policy.ts';
import { listCompletedOrders, type OrderRow } from './withdrawals.repository.ts';

type Found = ResponseOf<Endpoints['GET /api/withdrawal.php']>;

/** What a withdrawal from an order would pay back now. */
export const amountOf = (order: OrderRow): number =>
  withdrawalAmount({
    amountMinor: order.amount_minor,
    credits: order.credits,
    unusedCredits: order.unused_credits,
    leftMinor: order.left_minor,
  });

/** Returns the orders that a member can withdraw from, newest first; none for a visitor. */
export const listWithdrawable = async ({ db, site }: Context, member: Member | null): Promise<Found> => {
  if (!member) return { orders: [] };
  const { refund_days: days } = site.settings;
  const now = new Date();
  // The period that began at the start of time ends as long after it as every other one after its own.
  const longest = withdrawalEnd(new Date(0), days).getTime();
  const orders = await listCompletedOrders(db, member.id, new Date(now.getTime() - longest));
  return {
    orders: orders.flatMap((order) => {
      const { completed_at: completedAt } = order;
      if (completedAt === null || order.attempt_id === null) return [];
      const until = withdrawalEnd(completedAt, days);
      const refundMinor = amountOf(order);
      if (until < now || refundMinor === 0) return [];
      return [
        {
          ...order,
          completed_at: completedAt.toISOString(),
          until: until.toISOString(),
          refund_minor: refundMinor,
        },
      ];
    }),
  };
};

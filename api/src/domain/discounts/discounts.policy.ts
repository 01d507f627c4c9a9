import type { ErrorCode } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';
import type { DiscountRow, OrderedDiscount } from './discounts.repository.ts';

/** What an order says about a code. Undefined is not checked. */
interface Order {
  country: string;
  currency: string;
  method?: string | undefined;
  /** The list price in minor units. */
  listMinor?: number | undefined;
}

/** Codes that one member can try in an hour, so that codes cannot be guessed. */
const triesPerHour = 60;

export const discountTries = (memberId: number): Limit => ({
  key: `discount:${memberId}`,
  most: triesPerHour,
  windowSeconds: 3_600,
});

const reasonAgainst = (row: DiscountRow | undefined, member: Member, order: Order): ErrorCode | undefined => {
  if (!row?.is_active || (row.for_user !== null && row.for_user !== member.id)) return 'code_not_found';
  if (row.is_used) return 'code_used';
  if (row.has_ended || (row.is_welcome && member.paid)) return 'code_expired';
  if (row.country !== null && row.country !== order.country) return 'code_country';
  if (row.minimum_order_minor !== null && order.listMinor !== undefined) {
    if (row.currency !== order.currency || order.listMinor < row.minimum_order_minor) return 'code_min_order';
  }
  const isOtherMethod = order.method !== undefined && row.paymentmethods?.every((method) => method !== order.method);
  return isOtherMethod ? 'code_method' : undefined;
};

/**
 * Returns a code that a member can use for an order. The checks have a fixed order, so that one order has one reason: not
 * found, used, expired, country, minimum, method.
 * @throws {DomainError} `code_not_found`, `code_used`, `code_expired`, `code_country`, `code_min_order`, `code_method`
 */
export const requireUsable = (row: DiscountRow | undefined, member: Member, order: Order): DiscountRow => {
  const reason = reasonAgainst(row, member, order);
  if (reason !== undefined || !row) throw new DomainError(reason ?? 'code_not_found', { field: 'code' });
  return row;
};

/**
 * Seconds after an order in which a further attempt may use its code although that has ended. The attempt before may have
 * failed in the last minutes of the code.
 */
const graceSeconds = 86_400;

/**
 * Returns why a further attempt with a method cannot have the price of its order, which a code has reduced; undefined when it
 * can. The rules are those of a new order. Only the end is another: it does not count while the order holds the code, and for
 * a day after the order.
 */
export const reasonAgainstAttempt = (row: OrderedDiscount, member: Member, method: string): ErrorCode | undefined =>
  reasonAgainst(
    {
      ...row,
      is_used: !row.is_held && row.is_used,
      has_ended: !row.is_held && row.seconds_since_order > graceSeconds && row.has_ended,
    },
    member,
    {
      country: row.order_country ?? member.country,
      currency: row.order_currency,
      method,
      listMinor: row.list_minor,
    },
  );

/** Returns a price with a discount, in minor units: rounded half up, once, on the order's total. */
export const discountedPrice = (listMinor: number, percentage: number): number => {
  // Hundredths of a percent are integers, so that nothing is rounded twice.
  const rest = 10_000 - Math.round(percentage * 100);
  return Math.max(1, Math.floor((listMinor * rest + 5_000) / 10_000));
};

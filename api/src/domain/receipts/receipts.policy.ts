import type { Limit } from '../limits/limits.repository.ts';

/** Receipts that a member can load in an hour. Writing one takes some milliseconds of the processor. */
const receiptsPerHour = 120;

export const receiptRate = (memberId: number): Limit => ({
  key: `receipt:${memberId}`,
  most: receiptsPerHour,
  windowSeconds: 3_600,
});

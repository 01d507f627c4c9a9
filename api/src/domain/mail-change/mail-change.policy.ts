import type { Limit } from '../limits/limits.repository.ts';

/** Requests a day for another address. */
export const mailChangeLimit = (memberId: number): Limit => ({
  key: `mail-change:${memberId}`,
  most: 5,
  windowSeconds: 86_400,
});

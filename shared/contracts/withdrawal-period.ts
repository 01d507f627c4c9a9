/** Days in which consumers may withdraw by law (Directive 2011/83/EU, article 9). No setting can shorten them. */
const STATUTORY_DAYS = 14;

/** Days in which members can withdraw from an order. The goodwill window (`refund_days`) can only prolong them. */
export const withdrawalDays = (refundDays: number): number => Math.max(STATUTORY_DAYS, refundDays);

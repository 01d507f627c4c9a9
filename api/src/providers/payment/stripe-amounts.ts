import { minorAmount } from './amount.ts';

/** Currencies without decimals that Stripe, for historical reasons, still writes with two. */
const widened = new Set(['ISK', 'UGX']);

/** Returns an amount as Stripe writes it: in the smallest unit, except of `widened` currencies. */
export const stripeAmount = (minor: number, currency: string): number => (widened.has(currency) ? minor * 100 : minor);

/** @throws {RangeError} when the amount has a part of a unit that the currency does not have */
export const minorOfStripe = (amount: number, currency: string): number => {
  if (!widened.has(currency)) return amount;
  if (amount % 100 !== 0) throw new RangeError(`${amount} is no amount of ${currency}`);
  return minorAmount(String(amount / 100), currency);
};

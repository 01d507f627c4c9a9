import { z } from 'zod';

/** An amount in the form of Mollie's api: a decimal text with the currency's number of decimals. */
export interface Amount {
  currency: string;
  value: string;
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Returns how many decimals a currency has; undefined for an unknown currency. */
function decimalsOf(currency: string): number | undefined {
  if (!CURRENCIES.has(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

function isAmount({ currency, value }: Amount): boolean {
  const decimals = decimalsOf(currency);
  if (decimals === undefined) return false;
  const [, fraction = ''] = value.split('.');
  return fraction.length === decimals && Number(value) > 0;
}

export const amountSchema = z
  .object({ currency: z.string(), value: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d+)?$/, 'must look like "10.00"') })
  .refine(isAmount, 'must be greater than zero, in a known currency and with its number of decimals');

/** Returns an amount in the smallest unit of its currency. The schema has checked its number of decimals. */
export function minorOf(amount: Amount): number {
  return Number(amount.value.replace('.', ''));
}

/** Returns the amount of a number of smallest units, zero or more. */
export function amountOf(minor: number, currency: string): Amount {
  const decimals = decimalsOf(currency) ?? 2;
  if (decimals === 0) return { currency, value: String(minor) };
  const digits = String(minor).padStart(decimals + 1, '0');
  return { currency, value: `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
}

/** Adds up amounts of one currency, in its smallest unit. */
export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, amount) => sum + minorOf(amount), 0);
}

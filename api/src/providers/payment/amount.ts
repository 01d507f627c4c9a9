const known = new Map<string, number>();

/** Returns the digits after the point of a currency. Kept, because creating a formatter is slow. */
const digitsOf = (currency: string): number => {
  const found = known.get(currency);
  if (found !== undefined) return found;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits);
  return digits;
};

/** Writes an amount of minor units as a decimal text with the digits of its currency: 2999 EUR is `29.99`. */
export const decimalAmount = (minor: number, currency: string): string => {
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** Reads a decimal text as minor units. Integers only, because 29.99 × 100 is not 2999 in floating point. */
export const minorAmount = (text: string, currency: string): number => {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = digitsOf(currency);
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(fraction) || fraction.length > digits) {
    throw new RangeError(`"${text}" is no amount of ${currency}`);
  }
  return Number(whole + fraction.padEnd(digits, '0'));
};

import { decimalAmount } from '../../providers/payment/amount.ts';

/** Formatters by language and currency, kept because creating one is slow. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: string, currency: string): Intl.NumberFormat => {
  const key = `${language} ${currency}`;
  const found = formats.get(key);
  if (found) return found;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  formats.set(key, format);
  return format;
};

/** Formats an amount of minor units for a mail, in the language of its receiver. */
export const formatAmount = (minor: number, currency: string, language: string): string =>
  // The formatter takes the decimal text exactly, without a floating-point number.
  formatOf(language, currency).format(decimalAmount(minor, currency) as Intl.StringNumericLiteral);

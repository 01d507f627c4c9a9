import { decimalAmount } from '../../providers/payment/amount.ts';

/** Formats an amount of minor units for a mail, in the language of its receiver. */
export const formatAmount = (minor: number, currency: string, language: string): string => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  // The formatter takes the decimal text exactly, without a floating-point number.
  return format.format(decimalAmount(minor, currency) as Intl.StringNumericLiteral);
};

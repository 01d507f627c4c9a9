import type { FailureReason } from './status.ts';

export interface TestCard {
  number: string;
  label: string;
  /** Undefined if the card pays. */
  failureReason?: FailureReason;
}

/** The numbers that the card page accepts. They are in the documentation of several providers, and belong to no one. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Visa' },
  { number: '5555555555554444', label: 'Mastercard' },
  { number: '6759649826438453', label: 'Maestro' },
  { number: '5019717010103742', label: 'Dankort' },
  { number: '4035501000000008', label: 'Carte Bancaire' },
  { number: '4000000000000002', label: 'Visa', failureReason: 'card_declined' },
  { number: '4000000000009995', label: 'Visa', failureReason: 'insufficient_funds' },
  { number: '4000000000000069', label: 'Visa', failureReason: 'card_expired' },
  { number: '4000000000000127', label: 'Visa', failureReason: 'invalid_cvv' },
  { number: '4100000000000019', label: 'Visa', failureReason: 'possible_fraud' },
  { number: '4000000000003055', label: 'Visa', failureReason: 'authentication_failed' },
];

/** Returns the test card of a number with or without spaces; undefined for all real cards. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/** Returns the test card with these last four digits, which are different for each. */
export function testCardEnding(last4: string): TestCard | undefined {
  return TEST_CARDS.find(({ number }) => number.endsWith(last4) && last4.length === 4);
}

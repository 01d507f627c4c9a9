import { languages } from '@pairwise/contracts';

import { formatAmount } from '../payments/format-amount.ts';
import { smsText } from './sms-text.ts';

/** The characters of GSM 03.38, and those that count as two. */
const single =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const double = '^{}\\[~]|€';

/** Returns how much of a message a text takes; infinity when a character is not in the alphabet. */
const lengthOf = (text: string): number =>
  Array.from(text, (one) => (single.includes(one) ? 1 : double.includes(one) ? 2 : Infinity)).reduce(
    (sum, one) => sum + one,
    0,
  );

/** Words of the English message that no other language has. */
const english = /\b(your|from|account|ending|share|never|valid for)\b/i;

/** The most expensive package, whose amount is the longest. */
const [minor, site, code, last4] = [11_999, 'Pairwise', '012345', '3000'];

const textIn = (language: (typeof languages)[number]): string =>
  smsText(language, { site, code, last4, amount: formatAmount(minor, 'EUR', language) });

test.each(languages)('LANG-01 BILL-05 in %s the code comes in one text message, with what it confirms', (language) => {
  const text = textIn(language);
  expect(lengthOf(text)).toBeLessThanOrEqual(160);
  for (const part of [`${site}:`, code, last4, '€']) expect(text).toContain(part);
  expect(text).toMatch(/119[.,]99/);
  expect(text).not.toMatch(/[{}]|undefined/);
  expect(english.test(text)).toBe(language === 'en');
});

test('control: a character outside the alphabet makes a message too long, and the euro sign counts twice', () => {
  expect([lengthOf('29.99 €'), lengthOf('29.99\u00A0€'), lengthOf('zł')]).toEqual([8, Infinity, Infinity]);
});

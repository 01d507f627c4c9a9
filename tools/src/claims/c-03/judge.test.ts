import type { BookedPayment } from '../support/provider-book.ts';
import type { StoredAttempt } from '../support/read-sales.ts';
import { judge } from './judge.ts';

const stored = (more: Partial<StoredAttempt> = {}): StoredAttempt => ({
  attempt: 'a',
  payment: 'p',
  state: 'paid',
  status: 'completed',
  minor: 2999,
  purchases: 1,
  orderNumber: '0123456789',
  ...more,
});
const booked = (more: Partial<BookedPayment> = {}): BookedPayment => ({
  ref: 'tr_1',
  status: 'paid',
  minor: 2999,
  refundedMinor: 0,
  chargedBackMinor: 0,
  isPaidTwice: false,
  attempt: 'a',
  ...more,
});
const nothing = {
  paid: 1,
  notCredited: 0,
  creditedTwice: 0,
  unpaidCredited: 0,
  wrongAmountNotSetAside: 0,
  difference: 0,
};

test('C-03 finds nothing in equal records', () => {
  expect(judge([stored()], [booked()], 2999)).toEqual(nothing);
});

test.each([
  ['a payment without credits', [stored({ purchases: 0 })], [booked()], 2999, { notCredited: 1 }],
  ['credits twice', [stored({ purchases: 2 })], [booked()], 2999, { creditedTwice: 1 }],
  ['credits without money', [stored()], [booked({ status: 'failed' })], 0, { paid: 0, unpaidCredited: 1 }],
  ['credits for an unknown payment', [stored()], [], 0, { paid: 0, unpaidCredited: 1 }],
  [
    'another amount',
    [stored({ purchases: 0, state: 'pending' })],
    [booked({ minor: 1 })],
    0,
    { paid: 0, wrongAmountNotSetAside: 1 },
  ],
  ['a ledger with more money', [stored()], [booked()], 3000, { difference: 1 }],
  ['a refund that the ledger does not have', [stored()], [booked({ refundedMinor: 999 })], 2999, { difference: 999 }],
])('C-03 finds %s', (_, attempts, book, cash, found) => {
  expect(judge(attempts, book, cash)).toEqual({ ...nothing, ...found });
});

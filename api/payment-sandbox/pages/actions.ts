import type { StatusChange } from '../book.ts';
import { methodOf } from '../methods.ts';
import type { Payment } from '../payment.ts';
import { testCardEnding, testCardOf } from '../test-cards.ts';
import type { Errors } from './view.ts';

/** What follows from a form of the page. */
export type Outcome =
  | { type: 'change'; change: StatusChange; plan?: string }
  /** The bank of the card asks for a code next. */
  | { type: 'secure'; card: string }
  | { type: 'invalid'; errors: Errors };

export interface Fields {
  action: 'pay' | 'abandon';
  number: string;
  expiry: string;
  cvc: string;
  code: string;
}

/** The codes that the pages name. */
const RIGHT_CODE = { code: '777123', voucher: '0000000009903417', card: '123456' };

/** Does what the customer has entered, as the provider and the banks would. */
export function act(payment: Payment, fields: Fields, card: string | undefined, now: number): Outcome {
  const { kind } = methodOf(payment.method);
  const digits = fields.code.replaceAll(/[\s-]/g, '');
  switch (kind) {
    case 'card':
      return card === undefined ? enterCard(fields, now) : confirmCard(card, fields.action, digits);
    case 'code':
    case 'voucher':
      return digits === RIGHT_CODE[kind]
        ? { type: 'change', change: { status: 'paid' } }
        : { type: 'invalid', errors: { code: kind === 'code' ? 'code_wrong' : 'voucher_wrong' } };
    case 'transfer':
      return { type: 'change', change: { status: 'pending' }, plan: '+1d,paid' };
    case 'debit':
      return { type: 'change', change: { status: 'pending' }, plan: '+9d,paid' };
    default:
      return { type: 'change', change: { status: 'paid' } };
  }
}

function enterCard({ number, expiry, cvc }: Fields, now: number): Outcome {
  const card = testCardOf(number);
  const errors: Errors = {
    ...(card === undefined ? { number: 'card_unknown' } : {}),
    ...(isFuture(expiry, now) ? {} : { expiry: 'card_badExpiry' }),
    ...(/^\d{3,4}$/.test(cvc) ? {} : { cvc: 'card_badCvc' }),
  };
  if (card === undefined || Object.keys(errors).length > 0) return { type: 'invalid', errors };
  return { type: 'secure', card: card.number.slice(-4) };
}

/** Whether a card with this date, as printed on it, is valid. It is until the end of its month. */
function isFuture(expiry: string, now: number): boolean {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? [];
  return month !== '' && Date.UTC(2000 + Number(year), Number(month)) > now;
}

function confirmCard(last4: string, action: Fields['action'], code: string): Outcome {
  const testCard = testCardEnding(last4);
  if (testCard === undefined) return { type: 'invalid', errors: { number: 'card_unknown' } };
  const { label, failureReason } = testCard;
  const card = { label, last4 };
  if (action === 'abandon')
    return { type: 'change', change: { status: 'failed', failureReason: 'authentication_abandoned', card } };
  if (code !== RIGHT_CODE.card) return { type: 'invalid', errors: { code: 'secure_wrong' } };
  if (failureReason !== undefined) return { type: 'change', change: { status: 'failed', failureReason, card } };
  return { type: 'change', change: { status: 'paid', card } };
}

import { chargedBackOf } from '../balance.ts';
import { methodOf } from '../methods.ts';
import { minorOf } from '../money.ts';
import type { Payment } from '../payment.ts';
import { canChange, LATER_STATUSES, type Status, STATUSES } from '../status.ts';
import { html, type Html } from './html.ts';
import { icon } from './icons.ts';
import type { Messages } from './messages/index.ts';

/** Why a bank returns a direct debit, as the test accounts do (`IBAN_PLANS`). */
export const RETURN_REASONS = ['AC01', 'AC04', 'AM04', 'MD01'] as const;
/** Why a bank takes a direct debit back after it was paid. */
const CHARGEBACK_REASONS = ['MD06', 'MS03'] as const;

/** What a bank may do after the page: the value of a button. */
export const LATER_RESULTS = [
  ...LATER_STATUSES,
  ...RETURN_REASONS,
  'chargeback',
  ...CHARGEBACK_REASONS,
  'reversal',
] as const;
export type LaterResult = (typeof LATER_RESULTS)[number];

/** What the page of an open payment can end with. */
const PAGE_STATUSES: readonly Status[] = ['paid', 'failed', 'canceled', 'expired', 'pending', 'authorized'];

/** Lists what the bank can do with a payment now. */
function laterResults(payment: Payment): LaterResult[] {
  const { status } = payment;
  const isDebit = methodOf(payment.method).kind === 'debit';
  if (status === 'open') return isDebit ? [...RETURN_REASONS] : [];
  const taken = chargedBackOf(payment);
  const canTake = status === 'paid' && taken < minorOf(payment.amount);
  return [
    ...STATUSES.filter((next): next is Exclude<Status, 'open'> => next !== 'open' && canChange(status, next)),
    ...(isDebit && canChange(status, 'failed') ? RETURN_REASONS : []),
    ...(canTake ? (isDebit ? CHARGEBACK_REASONS : (['chargeback'] as const)) : []),
    ...(taken > 0 ? (['reversal'] as const) : []),
  ];
}

/** Renders a button for each outcome that a payment can have: of its page, and of what the bank does later. */
export function testResults(payment: Payment, text: Messages): Html | false {
  const texts = text as Record<string, string>;
  const isOpen = payment.status === 'open';
  const later = laterResults(payment);
  if (!isOpen && later.length === 0) return false;
  const button = (name: 'status' | 'later', value: string): Html =>
    html`<button name="${name}" value="${value}">${texts[`test_${value}`]}</button>`;
  return html`<section class="test">
    <h2>${icon('test')}<span>${text.test_title}</span></h2>
    <p>${isOpen ? text.test_text : text.test_later}</p>
    <form method="post">
      ${isOpen && PAGE_STATUSES.map((status) => button('status', status))}
      ${later.map((value) => button('later', value))} ${isOpen && button('status', 'open')}
    </form>
  </section>`;
}

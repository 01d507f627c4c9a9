import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { act, people, renderScreen, respondToCalls, screen, userEvent, within } from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { payment } from '../../testing/payment.ts';
import TransactionsScreen from '../result/transactions.screen.tsx';

type Transactions = ResponseOf<Endpoints['GET /api/transactions.php']>;
type Entry = Transactions['ledger'][number];

const entry = (seq: number, differences: Partial<Entry> = {}): Entry => ({
  seq,
  reason: 'message',
  delta: -1,
  balance_after: 30 - seq,
  paid: null,
  payment_id: null,
  created_at: '2026-11-20T10:05:00.000Z',
  ...differences,
});

const newest: Transactions = {
  payments: [
    payment({ status: 'completed' }),
    payment({ payment_id: '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e02', method: 'visa', status: 'cancelled' }),
  ],
  ledger: [
    entry(3, { paid: { amount_minor: 100, currency: 'EUR' } }),
    entry(2, { reason: 'purchase', delta: 30, balance_after: 33, paid: { amount_minor: 2999, currency: 'EUR' } }),
  ],
  has_more_payments: false,
  has_more: true,
};

const open = (
  respond: (before: string | null, paymentsBefore: string | null) => Transactions | 'rate_limited',
  language: 'en' | 'de' = 'en',
) => {
  const calls = respondToCalls({
    'GET /api/transactions.php': (query) => respond(query.get('before'), query.get('payments_before')),
    'GET /api/mandates.php': () => ({ mandates: [] }),
  });
  renderScreen(<TransactionsScreen />, {
    path: '/transactions',
    language,
    user: people.premium,
    messages: { 'mf-billing': language === 'de' ? de : en },
  });
  return calls;
};

const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('BILL-11 a payment whose refund came back to us says so, and no other', async () => {
  const payments = newest.payments.map((one, index) => ({ ...one, owed_minor: index === 0 ? 999 : 0 }));
  open(() => ({ ...newest, payments }));
  const [owed, other] = await rows('Payments');
  expect(owed).toHaveTextContent('Paid Your refund has come back to us');
  expect(other).not.toHaveTextContent('come back');
});

test('ROUTE-29 lists the payments, each a link to its result', async () => {
  open(() => newest);
  const [paid, cancelled] = await rows('Payments');
  expect(paid).toHaveTextContent('30 credits €29.99 20 November 2026 · iDEAL | Wero · P-7Q2M-4KXA Paid');
  expect(cancelled).toHaveTextContent('Visa · P-7Q2M-4KXA Cancelled');
  expect(within(paid ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/transactions/5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e01',
  );
});

test('ROUTE-29 lists the changes of the credits, and older ones on demand', async () => {
  const calls = open((before) =>
    before === '2'
      ? { payments: [], has_more_payments: false, ledger: [entry(1, { reason: 'signup', delta: 3 })], has_more: false }
      : newest,
  );
  const [spent, bought] = await rows('Credits');
  expect(spent).toHaveTextContent('Message 20 November 2026 €1.00 −1 Balance 27');
  expect(bought).toHaveTextContent('Package 20 November 2026 €29.99 +30 Balance 33');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Welcome gift')).toBeVisible();
  expect(await rows('Credits')).toHaveLength(3);
  expect(await rows('Payments')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const pages = calls.filter((call) => call.includes('transactions'));
  expect(pages).toEqual(['GET /api/transactions.php', 'GET /api/transactions.php?before=2']);
});

test('ROUTE-29 lists older payments on demand, page by page, and a failure keeps those that are there', async () => {
  const ids = ['e01', 'e02', 'e03', 'e04'].map((end) => `5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4${end}`);
  const page = (nth: number, hasMore: boolean): Transactions => ({
    payments: [payment({ payment_id: ids[nth] ?? '', order_number: `P-000${nth}` })],
    has_more_payments: hasMore,
    ledger: [],
    has_more: false,
  });
  let broken = true;
  const calls = open((_, paymentsBefore) => {
    if (paymentsBefore === null) return { ...newest, payments: page(0, true).payments, has_more_payments: true };
    if (paymentsBefore === ids[0]) return page(1, true);
    return broken ? 'rate_limited' : page(2, false);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more payments' }));
  expect(await screen.findByText(/P-0001/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more payments' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await rows('Payments')).toHaveLength(2);
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/P-0002/)).toBeVisible();
  expect(await rows('Payments')).toHaveLength(3);
  expect(await rows('Credits')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more payments' })).toBeNull();
  expect(calls.filter((call) => call.includes('payments_before'))).toEqual([
    `GET /api/transactions.php?payments_before=${ids[0]}`,
    `GET /api/transactions.php?payments_before=${ids[1]}`,
    `GET /api/transactions.php?payments_before=${ids[1]}`,
  ]);
});

test('ROUTE-16 offers to order the last bundle again, once one is paid', async () => {
  open(() => ({ ...newest, payments: [payment({ status: 'completed', completed_at: '2026-11-20T10:05:00.000Z' })] }));
  expect(await screen.findByRole('link', { name: 'Order the last one again' })).toHaveAttribute(
    'href',
    '/credits/repeat-order',
  );
});

test('ROUTE-16 offers no repetition while nothing is paid', async () => {
  open(() => ({ ...newest, payments: [payment({ status: 'failed', completed_at: null })] }));
  await rows('Payments');
  expect(screen.queryByRole('link', { name: 'Order the last one again' })).toBeNull();
});

test('without anything it leads to the bundles', async () => {
  open(() => ({ payments: [], has_more_payments: false, ledger: [], has_more: false }));
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/credits');
});

test('a member who only has free credits sees them, and the way to the bundles', async () => {
  open(() => ({
    payments: [],
    has_more_payments: false,
    ledger: [entry(1, { reason: 'signup', delta: 3 })],
    has_more: false,
  }));
  expect(await screen.findByText('You have not bought a package yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the packages' })).toBeVisible();
  expect(await rows('Credits')).toHaveLength(1);
});

test('a failure of older changes keeps the newest and can be retried', async () => {
  let broken = true;
  open((before) => {
    if (before === null) return newest;
    return broken ? 'rate_limited' : { payments: [], has_more_payments: false, ledger: [entry(1)], has_more: false };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await rows('Credits')).toHaveLength(2);
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Balance 29')).toBeVisible();
});

test.each([
  ['Show more payments', /P-0001/],
  ['Show more', 'Balance 29'],
])('ROUTE-29 “%s” says that there is no network, and loads once there is', async (name, loaded) => {
  open((before, paymentsBefore) => {
    if (before !== null) return { payments: [], has_more_payments: false, ledger: [entry(1)], has_more: false };
    if (paymentsBefore === null) return { ...newest, has_more_payments: true };
    const older = payment({ payment_id: '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e03', order_number: 'P-0001' });
    return { payments: [older], has_more_payments: false, ledger: [], has_more: false };
  });
  const button = await screen.findByRole('button', { name });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(button);
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(await rows('Credits')).toHaveLength(2);
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(loaded)).toBeVisible();
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('a history that could not be loaded can be retried', async () => {
  let broken = true;
  open(() => (broken ? 'rate_limited' : newest), 'de');
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  broken = false;
  await userEvent.click(retry);
  expect(await rows('Zahlungen')).toHaveLength(2);
});

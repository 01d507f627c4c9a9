import { bus } from '@pairwise/bus';
import type { Payment, User } from '@pairwise/contracts';
import { Route, Routes } from '@pairwise/router';
import {
  act,
  type CallResponses,
  people,
  person,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { payment } from '../../testing/payment.ts';
import { readOrder, writeNext, writeOrder } from '../order/order-store.ts';
import { pollDelay } from '../payment/payment.queries.ts';
import TransactionsScreen from './transactions.screen.tsx';

const id = payment().payment_id;
const emitted: (User | null | undefined)[] = [];
const missing: string[] = [];
const subscriptions = [
  bus.on('user:changed').subscribe(({ user }) => emitted.push(user)),
  bus.on('page:missing').subscribe(({ path }) => missing.push(path)),
];
afterAll(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
afterEach(() => {
  emitted.length = 0;
  missing.length = 0;
});

interface Options {
  language?: 'en' | 'de';
  responses?: CallResponses;
  /** Stores what the tab knows of the order. */
  before?: () => void;
}

const open = (differences: Partial<Payment>, { language = 'en', responses = {}, before }: Options = {}) => {
  const current = { payment: payment({ redirect_url: null, ...differences }) };
  const calls = respondToCalls({
    'GET /api/payment.php': () => current,
    'GET /api/user.php': () => ({ user: person(people.free, { credits: 42, paid_user: true }) }),
    ...responses,
  });
  sessionStorage.clear();
  before?.();
  renderScreen(
    <Routes>
      <Route path="/transactions/:id?" element={<TransactionsScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path: `/transactions/${id}`,
      language,
      user: people.free,
      messages: { 'mf-billing': language === 'de' ? de : en },
    },
  );
  return { calls, current };
};

const heading = () => screen.findByRole('heading', { level: 1 });
const methodLinks = () => within(screen.getByRole('list', { name: 'Payment methods' })).getAllByRole('link');

test('BILL-03 a completed payment shows credits, new balance, Premium and order number', async () => {
  open({ status: 'completed', completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent('30 new credits for you');
  expect(await screen.findByText('Your balance is now 42 credits.')).toBeVisible();
  expect(screen.getByText(/Premium is open for you/)).toBeVisible();
  expect(screen.getByText('Order number').nextSibling).toHaveTextContent('P-7Q2M-4KXA');
  expect(screen.getByText('Paid').nextSibling).toHaveTextContent('€29.99');
  expect(screen.getByText('With').nextSibling).toHaveTextContent('iDEAL | Wero');
  expect(screen.getByRole('link', { name: 'Discover members' })).toHaveAttribute('href', '/members');
});

test('BILL-05 a direct debit is ordered, not paid, when its credits are there', async () => {
  open({ status: 'completed', method: 'sdd', completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent('30 new credits for you');
  expect(screen.getByRole('status')).toHaveTextContent('Order confirmed');
  expect(screen.getByText('€29.99 is collected by direct debit. You will find the date in our email.')).toBeVisible();
  expect(screen.getByText('Amount').nextSibling).toHaveTextContent('€29.99');
  expect(screen.queryByText('Paid')).toBeNull();
  expect(screen.queryByText('Payment received')).toBeNull();
});

test('BILL-10 a completed payment hands the new member record to the shell', async () => {
  open({ status: 'completed' });
  await waitFor(() => expect(emitted).toHaveLength(1));
  expect(emitted[0]).toMatchObject({ credits: 42, paid_user: true });
});

test.each([
  ['/chats/5', 'Keep chatting'],
  ['/members/7/chat', 'Keep chatting'],
  ['/members/7', 'Continue where you left off'],
  ['https://evil.test', 'Discover members'],
])('a completed payment leads back to %s: “%s”', async (next, label) => {
  open({ status: 'completed' }, { before: () => writeNext(id, next) });
  const link = await screen.findByRole('link', { name: label });
  expect(link).toHaveAttribute('href', next.startsWith('/') ? next : '/members');
});

test('a completed payment ends the order of the tab', async () => {
  open({ status: 'completed' }, { before: () => writeOrder('p1', { paymentId: id }) });
  await heading();
  await waitFor(() => expect(readOrder('p1')).toBeUndefined());
});

test('BILL-03 a pending payment says that the page can be left, and follows it until it is completed', async () => {
  const { calls, current } = open({ status: 'pending' });
  expect(await heading()).toHaveTextContent('Your payment is being processed');
  // One element, so that screen readers read the change out.
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('In progress');
  expect(screen.getByText(/You can leave this page/)).toBeVisible();
  current.payment = payment({ status: 'completed', redirect_url: null });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('30 new credits'), {
    timeout: 10_000,
  });
  expect(status).toHaveTextContent('Payment received');
  expect(screen.getByRole('status')).toBe(status);
  const reads = calls.filter((call) => call.startsWith('GET /api/payment.php'));
  expect(reads).toHaveLength(2);
});

test('BILL-03 a bank transfer under way names its order and leads to other packages', async () => {
  open({ status: 'pending', method: 'sct' }, { before: () => writeNext(id, '/chats/5') });
  await heading();
  expect(screen.getByText(/a bank transfer takes up to two business days/)).toBeVisible();
  expect(screen.getByText(/buy this package again once order P-7Q2M-4KXA is settled/)).toBeVisible();
  expect(screen.getByText('Amount').nextSibling).toHaveTextContent('€29.99');
  expect(screen.getByText('With').nextSibling).toHaveTextContent('Bank transfer');
  expect(screen.getByRole('link', { name: 'Choose another package' })).toHaveAttribute(
    'href',
    '/credits?next=%2Fchats%2F5',
  );
});

const transfer = { bank: 'Test bank', iban: 'NL96TEST0000000000', bic: 'TESTNL2A', reference: 'RF45000012345678' };
const fact = (name: string) => screen.getByText(name, { selector: 'dt' });
const awaited = { status: 'pending', method: 'sct', transfer, retry_methods: ['ideal', 'paypal'] } as const;

test('BILL-03 a transfer that has not arrived shows its account, amount and reference, to copy', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  open({ ...awaited, retry_methods: [...awaited.retry_methods] });
  expect(await heading()).toHaveTextContent('We are waiting for your transfer');
  expect(fact('IBAN').nextSibling).toHaveTextContent('NL96 TEST 0000 0000 00');
  expect(fact('BIC').nextSibling).toHaveTextContent('TESTNL2A');
  expect(fact('Bank name').nextSibling).toHaveTextContent('Test bank');
  expect(fact('Reference').nextSibling).toHaveTextContent('RF45000012345678');
  await user.click(screen.getByRole('button', { name: 'Copy IBAN' }));
  expect(await screen.findByRole('button', { name: 'Copied IBAN' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy Reference' }));
  expect(write.mock.calls).toEqual([['NL96TEST0000000000'], ['RF45000012345678']]);
});

test('BILL-03 a transfer that has not arrived can be paid another way, as the same order', async () => {
  open({ ...awaited, retry_methods: [...awaited.retry_methods] }, { before: () => writeNext(id, '/chats/5') });
  await heading();
  expect(screen.getByText(/If your transfer arrives as well, we send it back/)).toBeVisible();
  const [ideal] = methodLinks();
  expect(methodLinks()).toHaveLength(2);
  if (ideal) await userEvent.click(ideal);
  expect(location.pathname + location.search).toBe('/credits/p1/ideal?next=%2Fchats%2F5');
  expect(readOrder('p1')).toEqual({ paymentId: id });
});

test('BILL-03 a transfer beside which the provider processes another attempt offers no other method', async () => {
  open({ ...awaited, retry_methods: [] });
  await heading();
  expect(fact('Reference')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Payment methods' })).toBeNull();
  expect(screen.queryByText(/another way/)).toBeNull();
});

test('a hidden page does not poll', async () => {
  const { calls } = open({ status: 'pending' });
  await heading();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(calls).toHaveLength(1);
  hidden.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('polls every two seconds at first, slower later', () => {
  expect([1, 14, 15, 39, 40, 500].map(pollDelay)).toEqual([2_000, 2_000, 5_000, 5_000, 15_000, 15_000]);
});

test('BILL-03 a payment that waits for the member leads back to the provider’s page', async () => {
  open({ redirect_url: 'https://pay.example.test/checkout/tr_1', retry_methods: [] });
  expect(await heading()).toHaveTextContent('Your payment is waiting for you');
  expect(screen.getByRole('link', { name: 'Continue paying' })).toHaveAttribute(
    'href',
    'https://pay.example.test/checkout/tr_1',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Choose another payment method' }));
  expect(location.pathname).toBe('/credits/p1');
  expect(readOrder('p1')).toEqual({ paymentId: id });
});

test('BILL-03 a member who comes back from paying does not read that the payment waits', async () => {
  const { calls, current } = open({ redirect_url: 'https://pay.example.test/checkout/tr_1' });
  const titles: (string | null)[] = [];
  await waitFor(() => expect(calls).toHaveLength(1));
  const observer = new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent ?? null));
  observer.observe(document.body, { childList: true, subtree: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your payment');
  current.payment = payment({ status: 'completed', redirect_url: null });
  expect(await heading()).toHaveTextContent('30 new credits for you');
  observer.disconnect();
  expect(titles.filter((title) => title?.includes('waiting'))).toEqual([]);
});

test.each(['failed', 'cancelled', 'expired'] as const)(
  'BILL-03 %s: says so and offers other methods for the same payment',
  async (status) => {
    open(
      { status, failure: status === 'failed' ? 'other' : null, retry_methods: ['paypal', 'creditcard'] },
      { before: () => writeNext(id, '/chats/5') },
    );
    expect((await heading()).textContent).toBe('Payment failed or has been cancelled.');
    const links = methodLinks();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/credits/p1/paypal?next=%2Fchats%2F5',
      '/credits/p1/creditcard?next=%2Fchats%2F5',
    ]);
    expect(readOrder('p1')).toBeUndefined();
    await userEvent.click(links[0] ?? document.body);
    expect(location.pathname).toBe('/credits/p1/paypal');
    expect(readOrder('p1')).toEqual({ paymentId: id });
  },
);

test('BILL-03 a card that failed can be tried again, or PayPal', async () => {
  open({ status: 'failed', failure: 'card', method: 'visa', retry_methods: ['ideal', 'visa', 'paypal'] });
  expect((await heading()).textContent).toBe('Credit card payment failed');
  expect(methodLinks().map((link) => link.getAttribute('href'))).toEqual(['/credits/p1/paypal', '/credits/p1/ideal']);
  await userEvent.click(screen.getByRole('link', { name: 'Try the card again' }));
  expect(location.pathname).toBe('/credits/p1/visa');
  expect(readOrder('p1')).toEqual({ paymentId: id });
});

test('BILL-03 the texts of a failure are translated', async () => {
  open({ status: 'failed', failure: 'other', retry_methods: ['paypal'] }, { language: 'de' });
  expect(await screen.findByText(/Es wurde nichts abgebucht/)).toBeVisible();
});

test('a failed attempt of this tab is over: the next press is a new one', async () => {
  const attempt = { id: '0f1a9a3c-7a51-4b0e-9a77-2a1d6c0b4e02', method: 'ideal' } as const;
  open(
    { status: 'cancelled', retry_methods: ['ideal'] },
    { before: () => writeOrder('p1', { paymentId: id, attempt }) },
  );
  await heading();
  await waitFor(() => expect(readOrder('p1')).toEqual({ paymentId: id }));
});

test('a payment that cannot be retried leads to the bundles', async () => {
  open({ status: 'expired' });
  expect((await heading()).textContent).toBe('Payment failed or has been cancelled.');
  expect(screen.getByRole('link', { name: 'Choose a package' })).toHaveAttribute('href', '/credits');
});

test.each([
  ['refunded', 'This payment was refunded', /We sent €20.00 back/],
  ['charged_back', 'This payment was reversed', /Your bank took the money back/],
] as const)('BILL-11 %s has its own text', async (status, title, text) => {
  open({ status, refunded_minor: 2000, completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeVisible();
  expect(emitted).toEqual([]);
});

test('BILL-11 a refund that came back to us says what the member is owed, and leads to customer service', async () => {
  open({ status: 'refunded', refunded_minor: 0, owed_minor: 2000, completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent('Your refund has come back to us');
  expect(screen.getByText(/did not accept €20\.00\. The money is still yours/)).toBeVisible();
  expect(screen.queryByText(/We sent/)).toBeNull();
});

test('BILL-11 a part whose refund came back to us is named beside the credits, and leads to customer service', async () => {
  open({ status: 'completed', owed_minor: 999, completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent('30 new credits for you');
  expect(screen.getByRole('heading', { name: 'Your refund has come back to us' })).toBeVisible();
  expect(screen.getByText(/did not accept €9\.99\. The money is still yours/)).toBeVisible();
});

test.each(['failed', 'cancelled', 'expired'] as const)(
  'BILL-11 an order that is %s names the money of another amount that was sent back, and never that nothing was charged',
  async (status) => {
    open({ status, refunded_minor: 2998, retry_methods: ['ideal'] });
    await heading();
    expect(screen.getByText('We sent €29.98 back.')).toBeVisible();
    expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
    expect(methodLinks()).toHaveLength(1);
  },
);

test('BILL-11 an unpaid order whose refund came back to us says what is owed, and leads to customer service', async () => {
  open({ status: 'cancelled', owed_minor: 2998 });
  await heading();
  expect(screen.getByText(/did not accept €29\.98\. The money is still yours/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Customer service' })).toBeVisible();
  expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
});

test('BILL-11 an order that the bank has reversed in part says what is owed of the rest', async () => {
  open({ status: 'charged_back', owed_minor: 1999, completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent('This payment was reversed');
  expect(screen.getByText(/did not accept €19\.99\. The money is still yours/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Customer service' })).toHaveLength(1);
});

test('BILL-04 a completed payment names a second one that was sent back', async () => {
  open({ status: 'completed', refunded_minor: 2999, completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent('30 new credits for you');
  expect(screen.getByText('We sent €29.99 back.')).toBeVisible();
});

test('BILL-11 a completed payment of which nothing is owed names no refund', async () => {
  open({ status: 'completed', completed_at: '2026-11-20T10:01:00.000Z' });
  await heading();
  expect(screen.queryByText(/has come back to us/)).toBeNull();
});

test('BILL-11 an order of which nothing was sent back and nothing is owed names no amount', async () => {
  open({ status: 'refunded', refunded_minor: 0, owed_minor: 0, completed_at: '2026-11-20T10:01:00.000Z' });
  expect(await heading()).toHaveTextContent('This order has ended');
  expect(screen.getByText(/please contact customer service/)).toBeVisible();
  expect(screen.queryByText(/We sent|Refunded|0\.00/)).toBeNull();
});

test.each(['not_found', 'invalid_request'] as const)(
  'ROUTE-29 a payment of another member (%s) does not exist',
  async (code) => {
    open({}, { responses: { 'GET /api/payment.php': () => code } });
    await waitFor(() => expect(missing).toEqual([`/transactions/${id}`]));
  },
);

test('a result that could not be loaded can be retried', async () => {
  let broken = true;
  open(
    {},
    {
      responses: {
        'GET /api/payment.php': () => (broken ? 'rate_limited' : { payment: payment({ status: 'pending' }) }),
      },
    },
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await heading()).toBeVisible();
});

import type { WithdrawableOrder } from '@pairwise/contracts/endpoints/withdrawal';
import { people, renderScreen, respondToCalls, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { remote } from '../../remote.ts';
import WithdrawalScreen from './withdrawal.screen.tsx';

const order: WithdrawableOrder = {
  order_number: '0123456789',
  product: 'p1',
  credits: 30,
  amount_minor: 2999,
  currency: 'EUR',
  completed_at: '2026-11-20T10:00:00.000Z',
  until: '2026-12-05T11:59:59.999Z',
  unused_credits: 23,
  refund_minor: 2300,
};
const id = '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e01';

const open = (orders: WithdrawableOrder[], user: (typeof people)['free'] | null) => {
  const sent: unknown[] = [];
  respondToCalls({
    'GET /api/withdrawal.php': () => ({ orders }),
    'POST /api/withdrawal.php': (_query, body) => {
      sent.push(body);
      return {
        ok: true,
        receipt: { id, order_number: '0123456789', submitted_at: '2026-11-23T12:30:15.000Z' },
      };
    },
  });
  renderScreen(<WithdrawalScreen />, { path: '/withdrawal', user, messages: { 'mf-billing': en } });
  return sent;
};
// Its calls are accepted from the app too, for the versions before.
test('T1 the page is a document of payments', () => {
  expect(remote.routes.find(({ path }) => path === '/withdrawal')).toMatchObject({ zone: 'pay' });
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('BILL-11 a visitor withdraws with number and address in two steps, and gets the time to the second', async () => {
  const sent = open([], null);
  await userEvent.type(await screen.findByLabelText('Order number'), '0123 456 789');
  await userEvent.type(screen.getByLabelText('Email address of your account'), 'anna@example.test');
  await press('Continue');
  expect(await screen.findByText('I withdraw from the contract of my order 0123456789.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toEqual([]);
  await press('Confirm withdrawal');
  expect(await screen.findByRole('heading', { name: 'Your withdrawal is with us' })).toHaveFocus();
  expect(sent).toEqual([{ order_number: '0123456789', email: 'anna@example.test', confirm: true }]);
  expect(screen.getByText(/23 November 2026 .*:30:15/)).toBeVisible();
  expect(screen.getByText(id)).toBeVisible();
});

test('BILL-11 a member chooses an order and reads what comes back', async () => {
  const sent = open([order], people.premium);
  expect(await screen.findByRole('radio', { name: /30 credits, €29.99/ })).toBeChecked();
  expect(screen.getByText('20 November 2026 · 0123456789 · until 4 December 2026')).toBeVisible();
  await press('Continue');
  expect(await screen.findByText('23 of 30')).toBeVisible();
  expect(screen.getByText('€23.00')).toBeVisible();
  await press('Confirm withdrawal');
  await screen.findByRole('heading', { name: 'Your withdrawal is with us' });
  expect(sent).toEqual([{ order_number: '0123456789', confirm: true }]);
});

test('a member withdraws from an order of another account', async () => {
  open([order], people.premium);
  await userEvent.click(await screen.findByRole('radio', { name: 'Another order' }));
  expect(screen.getByLabelText('Order number')).toBeVisible();
});

test('names the fields that cannot be right, and focuses the first one', async () => {
  const sent = open([], null);
  await userEvent.type(await screen.findByLabelText('Order number'), '123');
  await press('Continue');
  expect(screen.getByText('Enter the ten digits of your order number.')).toBeVisible();
  expect(screen.getByText('Enter the email address of your account.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Order number')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('keeps what was typed on the way back', async () => {
  open([], null);
  await userEvent.type(await screen.findByLabelText('Order number'), '0123456789');
  await userEvent.type(screen.getByLabelText('Email address of your account'), 'anna@example.test');
  await press('Continue');
  await press('Back');
  expect(await screen.findByLabelText('Order number')).toHaveValue('0123456789');
  expect(screen.getByLabelText('Email address of your account')).toHaveValue('anna@example.test');
});

test('an order that could not be loaded can still be typed', async () => {
  respondToCalls({ 'GET /api/withdrawal.php': () => 'invalid_request' });
  renderScreen(<WithdrawalScreen />, { path: '/withdrawal', user: people.premium, messages: { 'mf-billing': en } });
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.getByLabelText('Order number')).toBeVisible();
});

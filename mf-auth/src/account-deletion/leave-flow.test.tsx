import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import {
  type CallResponses,
  respondToCalls,
  cleanup,
  people,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import NotificationsScreen from '../account-settings/notifications.screen.tsx';

type Leaving = ResponseOf<Endpoints['GET /api/account-delete.php']>;

const leaving: Leaving = {
  offers: ['pause_mails', 'invisible', 'discount'],
  discount_percentage: 50,
  credits: 30,
  refundable_minor: 2_999,
  currency: 'EUR',
  reactivation_days: 14,
};
const OFFER = 'PUT /api/account-delete.php';

const open = (path: string, answers: CallResponses = {}) => {
  const calls = respondToCalls({ 'GET /api/account-delete.php': () => leaving, ...answers });
  renderScreen(<NotificationsScreen />, { path, user: people.premium, messages: { 'mf-auth': en } });
  return calls;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('AUTH-11 a reason, the offer that answers it, no, and what one would lose; each step in the address', async () => {
  open('/notifications?leave=reason');
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'It is too expensive' }));
  await press('Continue');
  expect(location.search).toBe('?leave=offer');
  expect(await screen.findByRole('heading', { level: 1, name: '50% off, if you stay' })).toHaveFocus();
  await press('No, go on deleting');
  expect(location.search).toBe('?leave=confirm');
  expect(await screen.findByRole('heading', { level: 1, name: 'Delete your account?' })).toHaveFocus();
  expect(screen.getByText('30 credits are lost.')).toBeVisible();
  expect(screen.getByText(/€29\.99 can be paid back/)).toBeVisible();
  history.back();
  expect(await screen.findByRole('heading', { level: 1, name: '50% off, if you stay' })).toBeVisible();
});

test('AUTH-11 the reason can be skipped; one offer at a time, another on request', async () => {
  open('/notifications?leave=reason');
  await press('Skip');
  expect(await screen.findByRole('button', { name: 'Pause my mails' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make me invisible' })).not.toBeInTheDocument();
  await press('Show me another offer');
  expect(screen.getByRole('button', { name: 'Make me invisible' })).toBeVisible();
  await press('Show me another offer');
  expect(screen.getByRole('button', { name: 'Stay with the discount' })).toBeVisible();
});

test('AUTH-11 mails that rest: until when', async () => {
  open('/notifications?leave=offer', {
    [OFFER]: () => ({ user: people.premium, mails_paused_until: '2027-01-05T12:00:00.000Z', discountcode: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause my mails' }));
  expect(await screen.findByText('Your mails rest until 5 January 2027.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to settings', description: '' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});

const discounted = {
  user: people.premium,
  mails_paused_until: null,
  discountcode: { code: 'STAYABCDEFGH', value_percentage: 50, expires: '2027-01-05T12:00:00.000Z' },
};

test('AUTH-11 the discount: the code, copied with one press; who still wants to leave may', async () => {
  open('/notifications?leave=offer', {
    'GET /api/account-delete.php': () => ({ ...leaving, offers: ['discount'] }),
    [OFFER]: () => discounted,
  });
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Stay with the discount' }));
  expect(await screen.findByText('STAYABCDEFGH')).toBeVisible();
  expect(screen.getByText(/code for 50% off\. It works once, until 5 January 2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith('STAYABCDEFGH');
  await user.click(screen.getByRole('button', { name: 'Delete my account anyway' }));
  expect(location.search).toBe('?leave=confirm');
});

test('AUTH-11 an offer taken, its answer lost, taken again after a reload: one key, one code', async () => {
  let tries = 0;
  const answers: CallResponses = {
    'GET /api/account-delete.php': () => ({ ...leaving, offers: ['discount'] }),
    [OFFER]: () => ((tries += 1) === 1 ? 'invalid_request' : discounted),
  };
  open('/notifications?leave=offer', answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay with the discount' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  cleanup();
  open('/notifications?leave=offer', answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay with the discount' }));
  expect(await screen.findByText('STAYABCDEFGH')).toBeVisible();
  const keys = jest
    .mocked(fetch)
    .mock.calls.map(([request]) => request)
    .filter((request) => request instanceof Request && request.method === 'PUT')
    .map((request) => request instanceof Request && request.headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

test('AUTH-11 an offer that was used already', async () => {
  open('/notifications?leave=offer', { [OFFER]: () => 'offer_used' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause my mails' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have used this offer already.');
});

test('AUTH-11 with no offer left the last step is next', async () => {
  open('/notifications?leave=offer', { 'GET /api/account-delete.php': () => ({ ...leaving, offers: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Delete your account?' })).toBeVisible();
  expect(location.search).toBe('?leave=confirm');
});

test('AUTH-11 a wrong password closes nothing', async () => {
  open('/notifications?leave=confirm', { 'POST /api/account-delete.php': () => 'old_password_wrong' });
  await userEvent.type(await screen.findByLabelText('Your password'), 'wrong{Enter}');
  expect(await screen.findByText('Please check your old password.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(location.pathname).toBe('/notifications');
});

test('what one would lose could not be loaded: nothing can be deleted before it is', async () => {
  let fails = true;
  open('/notifications?leave=confirm', { 'GET /api/account-delete.php': () => (fails ? 'not_found' : leaving) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible());
});

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

type AccountDeletion = ResponseOf<Endpoints['GET /api/account-delete.php']>;

const deletion: AccountDeletion = {
  offers: ['pause_mails', 'invisible', 'discount'],
  discount_percentage: 50,
  credits: 30,
  refundable_minor: 2_999,
  currency: 'EUR',
  reactivation_days: 14,
};
const OFFER = 'PUT /api/account-delete.php';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const open = (path: string, responses: CallResponses = {}) => {
  const calls = respondToCalls({ 'GET /api/account-delete.php': () => deletion, ...responses });
  renderScreen(<NotificationsScreen />, { path, user: people.premium, messages: { 'mf-auth': en } });
  return calls;
};
/** Reloads the page at the offer, declines it and deletes the account. Returns what was sent. */
const deleteAfterReload = async (): Promise<{ body: unknown }> => {
  cleanup();
  let body: unknown;
  open('/notifications?account-deletion=offer', {
    'POST /api/account-delete.php': (_query, sent) => {
      body = sent;
      return { purge_after: '2027-01-05T12:00:00.000Z' };
    },
  });
  expect(await screen.findByRole('button', { name: 'Pause my emails' })).toBeVisible();
  await press('No, continue deleting');
  await userEvent.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  await waitFor(() => expect(body).toBeDefined());
  return { body };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('AUTH-11 asks for a reason, shows the matching offer, then the losses; each step is in the address', async () => {
  open('/notifications?account-deletion=reason');
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'It is too expensive' }));
  await press('Continue');
  expect(location.search).toBe('?account-deletion=offer');
  expect(await screen.findByRole('heading', { level: 1, name: '50% off, if you stay' })).toHaveFocus();
  await press('No, continue deleting');
  expect(location.search).toBe('?account-deletion=confirm');
  expect(await screen.findByRole('heading', { level: 1, name: 'Delete your account?' })).toHaveFocus();
  expect(screen.getByText('30 credits are lost.')).toBeVisible();
  expect(screen.getByText(/We can refund €29\.99 for them/)).toBeVisible();
  history.back();
  expect(await screen.findByRole('heading', { level: 1, name: '50% off, if you stay' })).toBeVisible();
});

test('AUTH-11 the reason and the offer on the screen survive a reload, and each step opens at its top', async () => {
  open('/notifications?account-deletion=reason');
  await userEvent.click(screen.getByRole('radio', { name: 'It is too expensive' }));
  await press('Continue');
  await screen.findByRole('heading', { level: 1, name: '50% off, if you stay' });
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  await press('Show me another offer');
  expect(screen.getByRole('button', { name: 'Pause my emails' })).toBeVisible();
  const { body } = await deleteAfterReload();
  expect(body).toMatchObject({ reason: 'too_expensive' });
});

test('AUTH-11 the reason can be skipped; one offer at a time, another on request', async () => {
  open('/notifications?account-deletion=reason');
  await press('Skip');
  expect(await screen.findByRole('button', { name: 'Pause my emails' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make me invisible' })).not.toBeInTheDocument();
  await press('Show me another offer');
  expect(screen.getByRole('button', { name: 'Make me invisible' })).toBeVisible();
  await press('Show me another offer');
  expect(screen.getByRole('button', { name: 'Stay with the discount' })).toBeVisible();
});

test('AUTH-11 pausing mails shows until when they are paused', async () => {
  open('/notifications?account-deletion=offer', {
    [OFFER]: () => ({ user: people.premium, mails_paused_until: '2027-01-05T12:00:00.000Z', discountcode: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause my emails' }));
  expect(await screen.findByText('Your emails are paused until 5 January 2027.')).toBeVisible();
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

test('AUTH-11 the discount code is copied with one press, and the account can still be deleted', async () => {
  open('/notifications?account-deletion=offer', {
    'GET /api/account-delete.php': () => ({ ...deletion, offers: ['discount'] }),
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
  expect(location.search).toBe('?account-deletion=confirm');
});

test('AUTH-11 accepts an offer again after a lost response and a reload, with the same idempotency key', async () => {
  let attempts = 0;
  const responses: CallResponses = {
    'GET /api/account-delete.php': () => ({ ...deletion, offers: ['discount'] }),
    [OFFER]: () => ((attempts += 1) === 1 ? 'invalid_request' : discounted),
  };
  open('/notifications?account-deletion=offer', responses);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay with the discount' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  cleanup();
  open('/notifications?account-deletion=offer', responses);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay with the discount' }));
  expect(await screen.findByText('STAYABCDEFGH')).toBeVisible();
  const keys = jest
    .mocked(fetch)
    .mock.calls.map(([request]) => request)
    .filter((request) => request instanceof Request && request.method === 'PUT')
    .map((request) => request instanceof Request && request.headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

test('AUTH-11 refuses an offer that was used already', async () => {
  open('/notifications?account-deletion=offer', { [OFFER]: () => 'offer_used' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause my emails' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have already used this offer.');
});

test('AUTH-11 continues to the last step when no offer is left', async () => {
  open('/notifications?account-deletion=offer', { 'GET /api/account-delete.php': () => ({ ...deletion, offers: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Delete your account?' })).toBeVisible();
  expect(location.search).toBe('?account-deletion=confirm');
});

test('AUTH-11 a wrong password does not close the account', async () => {
  open('/notifications?account-deletion=confirm', { 'POST /api/account-delete.php': () => 'old_password_wrong' });
  await userEvent.type(await screen.findByLabelText('Your password'), 'wrong{Enter}');
  expect(await screen.findByText('Please check your password.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(location.pathname).toBe('/notifications');
});

test('AUTH-11 back in the settings the heading has the focus', async () => {
  open('/notifications?account-deletion=reason', { 'GET /api/notifications.php': () => 'not_found' });
  await userEvent.click(screen.getByRole('link', { name: 'Back to settings' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
});

test('the account can be deleted only after the losses have loaded', async () => {
  let fails = true;
  open('/notifications?account-deletion=confirm', {
    'GET /api/account-delete.php': () => (fails ? 'not_found' : deletion),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible());
});

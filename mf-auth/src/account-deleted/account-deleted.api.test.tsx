/** @jest-environment @pairwise/testing/api-environment */
import { bus } from '@pairwise/bus';
import { formatDate } from '@pairwise/i18n';
import { Route, Routes } from '@pairwise/router';
import { callRealApi, people, person, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import { ToastRegion } from '@pairwise/ui';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import { rememberLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import NotificationsScreen from '../account-settings/notifications.screen.tsx';
import AccountDeletedScreen from './account-deleted.screen.tsx';

const messages = { 'mf-auth': en };
const emittedEmails: (string | null | undefined)[] = [];
const subscription = bus.on('user:changed').subscribe(({ user }) => emittedEmails.push(user && user.email));

beforeEach(() => emittedEmails.splice(0));
afterEach(() => void takeLinkToken('reactivate'));
afterAll(() => subscription.unsubscribe());

const closed = async () => {
  const account = await realApi().make();
  const client = await realApi().as(account);
  await client.call('POST /api/account-delete.php', { body: { password: realApi().password } });
  return account;
};
const open = (path = '/account-deleted') =>
  renderScreen(
    <>
      <AccountDeletedScreen />
      <ToastRegion label="Notices" dismissLabel="Close" />
    </>,
    { path, messages },
  );

test('AUTH-11 ROUTE-11 deletes the account, shows until when the member can come back, and logs out', async () => {
  const account = await realApi().make();
  const client = await realApi().as(account);
  callRealApi(client.cookie());
  renderScreen(
    <Routes>
      <Route path="notifications" element={<NotificationsScreen />} />
      <Route path="account-deleted" element={<AccountDeletedScreen />} />
    </Routes>,
    { path: '/notifications?account-deletion=confirm', user: person(people.free, { email: account.email }), messages },
  );
  await userEvent.type(await screen.findByLabelText('Your password'), `${realApi().password}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  const until = formatDate(new Date(Date.now() + 14 * 86_400_000), 'en');
  expect(screen.getByText(new RegExp(`You can come back until ${until}`))).toBeVisible();
  expect(emittedEmails).toEqual([null]);
  await waitFor(async () => expect((await client.call('GET /api/user.php')).body.user).toBeNull());
});

test('AUTH-11 the link of the mail asks for confirmation, then one press restores the account', async () => {
  const { email, name } = await closed();
  rememberLinkToken('reactivate', await linkFromMail(email));
  callRealApi();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Do you want to come back?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bring my account back' }));
  await waitFor(() => expect(location.pathname).toBe('/members'));
  expect(emittedEmails).toEqual([email]);
  expect(await screen.findByText(`Welcome back, ${name}.`)).toBeVisible();
});

test('AUTH-11 says that a used link has ended and offers another', async () => {
  rememberLinkToken('reactivate', 'C'.repeat(43));
  callRealApi();
  open();
  expect(await screen.findByText('Link expired or invalid, request a new email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send me the link' })).toBeVisible();
});

test('AUTH-11 without a link: sends it again with the right password, refuses with a wrong one', async () => {
  const { email } = await closed();
  callRealApi();
  open();
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed, please try again');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), `${realApi().password}{Enter}`);
  expect(await screen.findByText(`The link is on its way. We have sent it to ${email}.`)).toBeVisible();
  expect(await linkFromMail(email)).toHaveLength(43);
});

/** @jest-environment @pairwise/testing/api-environment */
import { Route, Routes } from '@pairwise/router';
import { callRealApi, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import ActivateDoneScreen from '../activate/activate-done.screen.tsx';
import ActivateErrorScreen from '../activate/activate-error.screen.tsx';
import ResetPasswordDoScreen from '../reset-password/reset-password-do.screen.tsx';
import LinkScreen from './link.screen.tsx';

const open = (token: string, cookie?: string) => {
  callRealApi(cookie);
  return renderScreen(
    <Routes>
      <Route path="/activate/done" element={<ActivateDoneScreen />} />
      <Route path="/activate/error" element={<ActivateErrorScreen />} />
      <Route path="/reset-password/do" element={<ResetPasswordDoScreen />} />
      <Route path="/:token" element={<LinkScreen />} />
    </Routes>,
    { path: `/${token}`, messages: { 'mf-auth': en } },
  );
};

const statusOf = async (email: string) =>
  (await realApi().db.selectFrom('users').where('email', '=', email).select('status').executeTakeFirstOrThrow()).status;

test('ROUTE-32 AUTH-07 the mail’s link confirms the address, and opening it again is no failure', async () => {
  const email = `link-${Date.now()}@example.test`;
  await realApi()
    .visitor()
    .call('POST /api/signup.php', {
      body: { email, name: 'Anna', password: 'a quiet long walk', date_of_birth: '1994-03-05', terms: true },
    });
  const token = await linkFromMail(email);
  expect(await statusOf(email)).toBe('not_confirmed');
  const first = open(token);
  expect(await screen.findByText('Welcome, Anna. What would you like to do first?')).toBeVisible();
  expect(await statusOf(email)).toBe('active');
  first.unmount();
  jest.restoreAllMocks();
  open(token);
  expect(await screen.findByText('Your address is confirmed. Log in to continue.')).toBeVisible();
});

test('ROUTE-32 a link that a newer one has replaced has ended, and the page offers a new mail', async () => {
  const { email } = await realApi().make();
  const request = () => realApi().visitor().call('POST /api/password-reset.php', { body: { email } });
  await request();
  const replaced = await linkFromMail(email);
  await request();
  await realApi().runDueJobs();
  open(replaced);
  expect(await screen.findByText('Link expired or invalid, request a new email')).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute('href', '/reset-password');
});

test('AUTH-15 the unsubscribe link of a mail ends the mails on a press', async () => {
  const account = await realApi().make();
  await realApi()
    .visitor()
    .call('POST /api/password-reset.php', { body: { email: account.email } });
  await realApi().runDueJobs();
  const mails = (await realApi().app.inject({ url: '/__dev/outbox', query: { to: account.email } })).json<
    { headers?: Record<string, string> }[]
  >();
  const token = /token=([\w-]{43})/.exec(mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  open(token);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the emails' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Done'));
  const client = await realApi().as(account);
  expect((await client.call('GET /api/notifications.php')).body.email_disabled_reason).toBe('listunsubscribe');
});

test('ROUTE-32 shows nothing for 43 characters that are no link', async () => {
  open('x'.repeat(43));
  await waitFor(() => expect(location.pathname).not.toContain('xxx'));
  expect(screen.queryByRole('heading')).toBeNull();
});

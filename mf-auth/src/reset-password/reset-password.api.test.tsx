/** @jest-environment @pairwise/testing/api-environment */
import { Route, Routes } from '@pairwise/router';
import { callRealApi, cleanup, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import { readLinkToken, rememberLinkToken } from '../link-token/link-token.ts';
import LinkScreen from '../link/link.screen.tsx';
import LoginScreen from '../login/login.screen.tsx';
import ResetPasswordDoScreen from './reset-password-do.screen.tsx';
import ResetPasswordScreen from './reset-password.screen.tsx';

const messages = { 'mf-auth': en };

const requestReset = async (email: string) => {
  callRealApi();
  renderScreen(<ResetPasswordScreen />, { path: '/reset-password', messages });
  await userEvent.type(screen.getByLabelText('Email'), `${email}{Enter}`);
};

const choose = async (password: string, repeat = password) => {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('New password once more'), `${repeat}{Enter}`);
};

test('AUTH-09 sends the mail, sets the new password and logs in with it', async () => {
  const { email } = await realApi().make();
  await requestReset(email);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toHaveFocus();
  expect(screen.getByText(`We have sent a link to ${email}. It works for one hour.`)).toBeVisible();

  cleanup();
  rememberLinkToken('reset_password', await linkFromMail(email));
  renderScreen(
    <Routes>
      <Route path="reset-password/do" element={<ResetPasswordDoScreen />} />
      <Route path="login" element={<LoginScreen />} />
    </Routes>,
    { path: '/reset-password/do', messages },
  );
  await choose('a brand new phrase');
  expect(await screen.findByText('Your password has been changed. Log in with the new one.')).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(readLinkToken('reset_password')).toBeUndefined();
  const again = await realApi()
    .visitor()
    .call('POST /api/user.php', { body: { email, password: 'a brand new phrase' } });
  expect(again.status).toBe(200);
});

test('AUTH-08 a login that needs a new password leads to the requested page, also from another browser', async () => {
  const { email } = await realApi().make();
  const open = (path: string) => {
    callRealApi();
    const routes = (
      <Routes>
        <Route path="login" element={<LoginScreen />} />
        <Route path="reset-password" element={<ResetPasswordScreen />} />
        <Route path="reset-password/do" element={<ResetPasswordDoScreen />} />
        <Route path=":token" element={<LinkScreen />} />
        <Route path="members/42/chat" element="The chat" />
      </Routes>
    );
    renderScreen(routes, { path, messages });
  };
  open('/login?next=%2Fmembers%2F42%2Fchat');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await userEvent.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }));

  cleanup();
  jest.restoreAllMocks();
  open(`/${await linkFromMail(email)}`);
  await choose('a brand new phrase');
  await screen.findByText('Your password has been changed. Log in with the new one.');
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'a brand new phrase{Enter}');
  expect(await screen.findByText('The chat')).toBeVisible();
});

test('AUTH-09 shows an unknown address at its field and focuses it', async () => {
  await requestReset('nobody@example.test');
  expect(await screen.findByText('E-mail address not found')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('AUTH-09 refuses a password that is easy to guess at its field', async () => {
  const { email } = await realApi().make();
  await requestReset(email);
  await screen.findByText(/We have sent a link/);
  cleanup();
  rememberLinkToken('reset_password', await linkFromMail(email));
  renderScreen(<ResetPasswordDoScreen />, { path: '/reset-password/do', messages });
  await choose('12345678');
  await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
  expect(screen.getByLabelText('New password')).toHaveFocus();
});

test('AUTH-09 a used link offers to request a new mail', async () => {
  rememberLinkToken('reset_password', 'A'.repeat(43));
  callRealApi();
  renderScreen(<ResetPasswordDoScreen />, { path: '/reset-password/do', messages });
  // The form never appears for a link that has ended.
  expect(await screen.findByText('Link expired or invalid, request a new email')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute('href', '/reset-password');
});

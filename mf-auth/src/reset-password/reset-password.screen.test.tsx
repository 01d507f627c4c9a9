import { type CallResponses, respondToCalls, renderScreen, screen, userEvent } from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { rememberLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import ResetPasswordDoScreen from './reset-password-do.screen.tsx';
import ResetPasswordScreen from './reset-password.screen.tsx';

const ASK = 'POST /api/password-reset.php';
afterEach(() => void takeLinkToken('reset_password'));

const messages = { 'mf-auth': en };

const never = () => new Promise<never>(() => undefined);

const requestReset = async (respond: NonNullable<CallResponses[typeof ASK]>) => {
  const calls = respondToCalls({ [ASK]: respond });
  renderScreen(<ResetPasswordScreen />, { path: '/reset-password', messages });
  await userEvent.type(screen.getByLabelText('Email'), ' noor@example.test {Enter}');
  return calls;
};

test('AUTH-09 a site with uniform responses does not reveal whether an address is known', async () => {
  await requestReset(() => ({ ok: true, uniform: true }));
  expect(await screen.findByText(/^If an account belongs to noor@example\.test, a link is on its way/)).toBeVisible();
});

test('AUTH-09 too many mails: shows the text of the catalogue at the field', async () => {
  await requestReset(() => 'reset_limit');
  expect(await screen.findByText('Too many password reset emails sent, please try again tomorrow.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('the mail can be sent again or to another address', async () => {
  const calls = await requestReset(() => ({ ok: true, uniform: false }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('The link is on its way again.')).toBeVisible();
  expect(calls).toEqual([ASK, ASK]);
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.test');
});

test('a second press before the response arrives sends nothing', async () => {
  const calls = await requestReset(never);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(screen.getByRole('button', { name: 'Send me a link' })).toHaveAttribute('aria-busy', 'true');
  expect(calls).toHaveLength(1);
});

test('shows at the field that the address is missing', async () => {
  const calls = respondToCalls({});
  renderScreen(<ResetPasswordScreen />, { path: '/reset-password', messages });
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('offline it says so and sends nothing', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respondToCalls({});
  renderScreen(<ResetPasswordScreen />, { path: '/reset-password', messages });
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeDisabled();
});

test('AUTH-09 two passwords that differ are refused before anything is sent', async () => {
  rememberLinkToken('reset_password', 'A'.repeat(43));
  const next = '/reset-password/do';
  const calls = respondToCalls({
    'GET /api/token.php': () => ({ purpose: 'reset_password', valid: true, done: false, next }),
  });
  renderScreen(<ResetPasswordDoScreen />, { path: '/reset-password/do', messages });
  await userEvent.type(await screen.findByLabelText('New password'), 'a brand new phrase');
  await userEvent.type(screen.getByLabelText('New password once more'), 'another phrase{Enter}');
  expect(await screen.findByText('The entered passwords are not the same.')).toBeVisible();
  expect(screen.getByLabelText('New password once more')).toHaveFocus();
  expect(calls).toEqual([`GET /api/token.php?token=${'A'.repeat(43)}`]);
});

test('AUTH-09 without a link the page offers to request one', () => {
  respondToCalls({});
  renderScreen(<ResetPasswordDoScreen />, { path: '/reset-password/do', messages });
  expect(screen.getByText('Link expired or invalid, request a new email')).toBeVisible();
});

test('speaks the language of the page', () => {
  respondToCalls({});
  renderScreen(<ResetPasswordScreen />, { path: '/reset-password', language: 'de', messages: { 'mf-auth': de } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Passwort vergessen?');
});

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

const ask = async (answer: NonNullable<CallResponses[typeof ASK]>) => {
  const calls = respondToCalls({ [ASK]: answer });
  renderScreen(<ResetPasswordScreen />, { path: '/reset-password', messages });
  await userEvent.type(screen.getByLabelText('Email'), ' noor@example.test {Enter}');
  return calls;
};

test('AUTH-09 a site that answers alike for every address tells nobody whether it is known', async () => {
  await ask(() => ({ ok: true, uniform: true }));
  expect(await screen.findByText(/^If an account belongs to noor@example\.test, a link is on its way/)).toBeVisible();
});

test('AUTH-09 too many mails: the text of the catalogue, at the field', async () => {
  await ask(() => 'reset_limit');
  expect(await screen.findByText('Too many password reset emails sent, please try again tomorrow.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('the mail can be sent again, and another address be named', async () => {
  const calls = await ask(() => ({ ok: true, uniform: false }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(calls).toEqual([ASK, ASK]);
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.test');
});

test('nothing is sent without an address, twice, or offline', async () => {
  const calls = await ask(never);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(screen.getByRole('button', { name: 'Send me a link' })).toHaveAttribute('aria-busy', 'true');
  expect(calls).toHaveLength(1);
});

test('an empty address is told at the field', async () => {
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

test('AUTH-09 two passwords that differ are told before anything is sent', async () => {
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

test('AUTH-09 without a link there is nothing to do but ask for one', () => {
  respondToCalls({});
  renderScreen(<ResetPasswordDoScreen />, { path: '/reset-password/do', messages });
  expect(screen.getByText('Link expired or invalid, request a new email')).toBeVisible();
});

test('speaks the language of the page', () => {
  respondToCalls({});
  renderScreen(<ResetPasswordScreen />, { path: '/reset-password', language: 'de', messages: { 'mf-auth': de } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Passwort vergessen?');
});

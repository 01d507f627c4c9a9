/** @jest-environment @pairwise/testing/api-environment */
import {
  callRealApi,
  cleanup,
  people,
  person,
  realApi,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';
import type { ReactElement } from 'react';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import ActivateErrorScreen from '../activate/activate-error.screen.tsx';
import { rememberLinkToken } from '../link-token/link-token.ts';
import LoginScreen from '../login/login.screen.tsx';
import ResetPasswordDoScreen from '../reset-password/reset-password-do.screen.tsx';
import ResetPasswordScreen from '../reset-password/reset-password.screen.tsx';
import NotificationsScreen from '../account-settings/notifications.screen.tsx';
import SignupScreen from '../signup/signup.screen.tsx';

addModalsToJsdom();

/**
 * Checks the exact text of each catalogue error (decisions 4.4) of the account features, on its screen and with the real
 * api. The api's own `catalogue-texts.test.ts` checks the same texts without a browser.
 */
let counter = 0;
const newAddress = () => `text-${(counter += 1)}-${Date.now()}@example.test`;

const show = (element: ReactElement, path: string, cookie?: string, email?: string): void => {
  callRealApi(cookie);
  renderScreen(element, {
    path,
    messages: { 'mf-auth': en },
    ...(email !== undefined && { user: person(people.free, { email }) }),
  });
};
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

const logIn = async (email: string, password: string): Promise<void> => {
  show(<LoginScreen />, '/login');
  await type('Email', email);
  await type('Password', `${password}{Enter}`);
};

const fillInSignup = async ({ email = newAddress(), day = '5', month = '3', year = '1994' } = {}): Promise<void> => {
  show(<SignupScreen />, '/signup');
  await type('Email', email);
  await type('First name', 'Anna');
  await type('Password', 'a quiet long walk');
  if (day !== '') {
    await type('Day', day);
    await userEvent.selectOptions(screen.getByLabelText('Month'), month);
    await type('Year', year);
  }
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
};

const openSettings = async (part: 'mail-change' | 'password') => {
  const account = await realApi().make();
  const client = await realApi().as(account);
  show(<NotificationsScreen />, `/notifications?part=${part}`, client.cookie(), account.email);
};

const changePassword = async (old: string, password: string, repeat: string) => {
  await openSettings('password');
  await type('Old password', old);
  await type('New password', password);
  await type('New password once more', `${repeat}{Enter}`);
};

afterEach(async () => {
  await realApi().db.deleteFrom('login_throttle').execute();
  await realApi().db.deleteFrom('limit_slots').execute();
});

test('AUTH-08 login_failed', async () => {
  await logIn((await realApi().make()).email, 'not it');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed, please try again');
});

test('AUTH-08 too_many_attempts', async () => {
  const { email } = await realApi().make();
  for (let attempts = 0; attempts < 5; attempts += 1) {
    await realApi()
      .visitor()
      .call('POST /api/user.php', { body: { email, password: 'not it' } });
  }
  await logIn(email, realApi().password);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many incorrect attempts, account blocked for 15 min.',
  );
});

test('AUTH-08 account_pending_deletion', async () => {
  await logIn((await realApi().make({ status: 'pending_deletion' })).email, realApi().password);
  expect(
    await screen.findByText(
      'This account will be deleted. Reactivate it with the link in your email, or contact customer service.',
    ),
  ).toBeVisible();
});

test('AUTH-08 account_banned', async () => {
  await logIn((await realApi().make({ status: 'banned' })).email, realApi().password);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This account has been closed. Please contact customer service.',
  );
});

test('AUTH-06 email_exists', async () => {
  await fillInSignup({ email: (await realApi().make()).email });
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'This email address already owns an account on this website. Log in',
    ),
  );
});

test('AUTH-06 email_pending_deletion', async () => {
  await fillInSignup({ email: (await realApi().make({ status: 'pending_deletion' })).email });
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /^This account will be deleted\. Reactivate it with the link in your email, or contact customer service\./,
    ),
  );
});

test('AUTH-06 invalid_email, from the form itself and from the api', async () => {
  await fillInSignup({ email: 'anna' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email'));
  cleanup();
  jest.restoreAllMocks();
  sessionStorage.clear();
  // The form accepts this address, the api does not.
  await fillInSignup({ email: 'anna..b@example.test' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email'));
});

test('AUTH-05 date_of_birth_required', async () => {
  await fillInSignup({ day: '' });
  await waitFor(() =>
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Enter your date of birth (18+)'),
  );
});

test.each([
  ['31', '2', '1994', 'Invalid date of birth.'],
  ['1', '1', String(new Date().getFullYear() - 17), 'Enter your date of birth (18+)'],
])('AUTH-05 invalid and under-age dates: %s-%s-%s: %s', async (day, month, year, text) => {
  await fillInSignup({ day, month, year });
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(text));
});

test('AUTH-09 email_not_found', async () => {
  show(<ResetPasswordScreen />, '/reset-password');
  await type('Email', `${newAddress()}{Enter}`);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('E-mail address not found'));
});

test('AUTH-09 reset_limit', async () => {
  const { email } = await realApi().make();
  for (let attempts = 0; attempts < 5; attempts += 1) {
    await realApi().visitor().call('POST /api/password-reset.php', { body: { email } });
  }
  show(<ResetPasswordScreen />, '/reset-password');
  await type('Email', `${email}{Enter}`);
  expect(await screen.findByText('Too many password reset emails sent, please try again tomorrow.')).toBeVisible();
});

test('AUTH-09 passwords_differ and link_expired, where a new password is chosen', async () => {
  const { email } = await realApi().make();
  await realApi().visitor().call('POST /api/password-reset.php', { body: { email } });
  const token = await linkFromMail(email);
  rememberLinkToken('reset_password', token);
  show(<ResetPasswordDoScreen />, '/reset-password/do');
  await screen.findByLabelText('New password');
  await type('New password', 'a brand new phrase');
  await type('New password once more', 'another phrase{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('New password once more')).toHaveAccessibleDescription(
      'The entered passwords are not the same.',
    ),
  );
  const body = { token, password: 'another device was faster', password_repeat: 'another device was faster' };
  await realApi().visitor().call('PUT /api/password-reset.php', { body });
  await userEvent.clear(screen.getByLabelText('New password once more'));
  await type('New password once more', 'a brand new phrase{Enter}');
  expect(await screen.findByText('Link expired or invalid, request a new email')).toBeVisible();
});

test('AUTH-07 activation_failed and link_expired, where a link does not confirm', () => {
  show(<ActivateErrorScreen />, '/activate/error');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Activation failed');
  expect(screen.getByText('Link expired or invalid, request a new email')).toBeVisible();
});

test('AUTH-10 old_password_wrong', async () => {
  await changePassword('not it', 'a brand new phrase', 'a brand new phrase');
  await waitFor(() =>
    expect(screen.getByLabelText('Old password')).toHaveAccessibleDescription('Please check your old password.'),
  );
});

test('AUTH-10 passwords_differ', async () => {
  await changePassword(realApi().password, 'a brand new phrase', 'another phrase');
  await waitFor(() =>
    expect(screen.getByLabelText('New password once more')).toHaveAccessibleDescription(
      'The entered passwords are not the same.',
    ),
  );
});

test('AUTH-10 new_email_invalid', async () => {
  await openSettings('mail-change');
  await type('New email', 'not an address');
  await type('Your password', `${realApi().password}{Enter}`);
  await waitFor(() =>
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription('New email adress is invalid.'),
  );
});

test('AUTH-10 email_exists, for a member who changes the address', async () => {
  const taken = await realApi().make();
  await openSettings('mail-change');
  await type('New email', taken.email);
  await type('Your password', `${realApi().password}{Enter}`);
  await waitFor(() =>
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(
      'This email address already owns an account on this website.',
    ),
  );
});

import { bus } from '@pairwise/bus';
import type { User } from '@pairwise/contracts';
import {
  type CallResponses,
  respondToCalls,
  people,
  renderScreen,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import LoginScreen from './login.screen.tsx';

const LOGIN = 'POST /api/user.php';

/** A call that never ends. */
const never = () => new Promise<never>(() => undefined);

interface Opening {
  respond?: CallResponses[typeof LOGIN];
  path?: string;
  demo?: boolean;
}

const open = ({ respond = () => ({ user: people.free }), path = '/login', demo }: Opening = {}) => {
  if (demo !== undefined) {
    const page = document.createElement('script');
    page.type = 'application/json';
    page.id = 'mfe-page';
    page.textContent = JSON.stringify({ demo });
    document.body.append(page);
  }
  const emitted: (User | null | undefined)[] = [];
  subscription = bus.on('user:changed').subscribe(({ user }) => emitted.push(user));
  const calls = respondToCalls({ [LOGIN]: respond });
  renderScreen(<LoginScreen />, { path, messages: { 'mf-auth': en } });
  return { calls, emitted };
};

let subscription: { unsubscribe: () => void } | undefined;

afterEach(() => {
  subscription?.unsubscribe();
  document.getElementById('mfe-page')?.remove();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

const logIn = async (): Promise<void> => {
  await userEvent.type(email(), 'noor@example.test');
  await userEvent.type(password(), 'correct horse{Enter}');
};

test('AUTH-08 logs in with the typed values, emits the user and goes to the members', async () => {
  let sent: unknown;
  const { emitted } = open({
    respond: (_query, body) => {
      sent = body;
      return { user: people.free };
    },
  });
  await logIn();
  await waitFor(() => expect(location.pathname).toBe('/members'));
  expect(sent).toEqual({ email: 'noor@example.test', password: 'correct horse' });
  expect(emitted).toEqual([people.free]);
});

test('AUTH-08 returns to the requested page after the login, replacing the history entry', async () => {
  open({ path: `/login?next=${encodeURIComponent('/members/42?photo=2')}` });
  const before = history.length;
  await logIn();
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/members/42?photo=2'));
  expect(history.length).toBe(before);
});

test.each([
  ['Create an account', '/signup'],
  ['Forgot your password?', '/reset-password'],
])('AUTH-08 "%s" keeps the requested page', async (name, path) => {
  open({ path: `/login?next=${encodeURIComponent('/members/42/chat')}` });
  await userEvent.click(screen.getByRole('link', { name }));
  expect([location.pathname, history.state.usr]).toEqual([path, expect.objectContaining({ next: '/members/42/chat' })]);
});

test('AUTH-08 announces a wrong password and focuses the field', async () => {
  const { emitted } = open({ respond: () => 'login_failed' });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login failed, please try again$/);
  expect(password()).toHaveFocus();
  expect(email()).toHaveValue('noor@example.test');
  expect(location.pathname).toBe('/login');
  expect(emitted).toEqual([]);
});

test('AUTH-08 too many attempts: shows the text with the minutes', async () => {
  open({ respond: () => ({ errorCode: 'too_many_attempts', params: { minutes: 15 } }) });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Too many incorrect attempts, account blocked for 15 min\.$/,
  );
});

test('AUTH-08 an error disappears with the next attempt', async () => {
  let wrong = true;
  open({ respond: () => (wrong ? 'login_failed' : never()) });
  await logIn();
  await screen.findByRole('alert');
  wrong = false;
  await userEvent.click(submit());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('AUTH-11 explains a pending deletion and sends the reactivation link again', async () => {
  const calls = respondToCalls({
    [LOGIN]: () => 'account_pending_deletion',
    'POST /api/reactivate-mail.php': () => ({ ok: true }),
  });
  renderScreen(<LoginScreen />, { path: '/login', messages: { 'mf-auth': en } });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This account will be deleted. Reactivate it with the link in your email, or contact customer service.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link again' }));
  expect(await screen.findByText('We have sent the link to noor@example.test.')).toBeVisible();
  expect(calls).toEqual([LOGIN, 'POST /api/reactivate-mail.php']);
});

test('AUTH-09 links to the password reset with the typed address, and to the signup', async () => {
  open();
  await userEvent.type(email(), 'noor@example.test');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(location.pathname).toBe('/reset-password');
  expect(history.state).toMatchObject({ usr: { email: 'noor@example.test' } });
});

test('an empty form is not sent: it says what is missing and focuses the first field', async () => {
  const { calls } = open();
  await userEvent.click(submit());
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(email()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a second press before the response arrives sends nothing', async () => {
  const { calls } = open({ respond: never });
  await logIn();
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(submit());
  await userEvent.type(password(), '{Enter}');
  expect(calls).toHaveLength(1);
});

test('the password can be shown and hidden again', async () => {
  open();
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('offline it says so and sends nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls } = open();
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(submit()).toBeDisabled();
  await logIn();
  expect(calls).toEqual([]);
});

test('in demo mode one tap fills in an account', async () => {
  let sent: unknown;
  open({
    demo: true,
    respond: (_query, body) => {
      sent = body;
      return { user: people.premium };
    },
  });
  const accounts = within(screen.getByRole('region', { name: 'Try a demo account' }));
  expect(accounts.getAllByRole('button')).toHaveLength(5);
  await userEvent.click(accounts.getByRole('button', { name: 'Premium member' }));
  expect(submit()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/members'));
  expect(sent).toEqual({ email: 'premium@demo.test', password: 'demo-pass-2026' });
});

test.each([false, undefined])('no demo accounts when the page says %s', (demo) => {
  open(demo === undefined ? {} : { demo });
  expect(screen.queryByRole('region', { name: 'Try a demo account' })).not.toBeInTheDocument();
});

test('speaks the language of the page', () => {
  respondToCalls({});
  renderScreen(<LoginScreen />, { path: '/login', language: 'de', messages: { 'mf-auth': de } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Willkommen zurück');
});

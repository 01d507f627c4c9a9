import { bus } from '@pairwise/bus';
import { openedLink } from '@pairwise/contracts/opened-link';
import type { User } from '@pairwise/contracts';
import { Route, Routes } from '@pairwise/router';
import {
  type CallResponses,
  respondToCalls,
  people,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import { readLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import LinkScreen from './link.screen.tsx';

const token = 'aB3_-'.repeat(8).concat('xyz');
const TOKEN = 'GET /api/token.php';

const emitted: unknown[] = [];
const subscriptions = [
  bus.on('page:missing').subscribe((event) => emitted.push(event)),
  bus.on('user:changed').subscribe((event) => emitted.push(event)),
];
afterAll(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));

afterEach(() => {
  emitted.length = 0;
  for (const purpose of ['unknown', 'activate', 'reset_password', 'mail_change', 'reactivate'] as const) {
    takeLinkToken(purpose);
  }
});

const open = (responses: CallResponses, path = `/${token}`, user: User | null = null) => {
  const calls = respondToCalls(responses);
  return {
    calls,
    ...renderScreen(
      <Routes>
        <Route path="/:token" element={<LinkScreen />} />
        <Route path="*" element={null} />
      </Routes>,
      { path, user, messages: { 'mf-auth': en } },
    ),
  };
};

const is = (purpose: 'unsubscribe' | 'login', next: string): CallResponses => ({
  [TOKEN]: () => ({ purpose, valid: true, done: false, next }),
});

test('ROUTE-32 removes the secret from the address bar and the history before calling the api', () => {
  const before = history.length;
  const { calls } = open({ [TOKEN]: () => new Promise<never>(() => undefined) });
  expect(location.pathname).not.toContain(token);
  expect(history.length).toBe(before);
  expect(calls).toEqual([]);
});

test.each([
  ['activate', '/activate/done'],
  ['reset_password', '/reset-password/do'],
  ['mail_change', '/mail-change/do'],
  ['reactivate', '/account-deleted'],
] as const)('ROUTE-32 a link for %s leads to %s and passes the secret', async (purpose, next) => {
  const { calls } = open({ [TOKEN]: () => ({ purpose, valid: true, done: false, next }) });
  await waitFor(() => expect(location.pathname).toBe(next));
  expect(calls).toEqual([`${TOKEN}?token=${token}`]);
  expect(readLinkToken(purpose)).toBe(token);
  expect(readLinkToken('unknown')).toBeUndefined();
});

test('ROUTE-32 a reload before the purpose has arrived fetches it again', async () => {
  const first = open({ [TOKEN]: () => new Promise<never>(() => undefined) });
  const path = location.pathname;
  first.unmount();
  jest.restoreAllMocks();
  const { calls } = open(
    { [TOKEN]: () => ({ purpose: 'activate', valid: true, done: false, next: '/activate/done' }) },
    path,
  );
  await waitFor(() => expect(location.pathname).toBe('/activate/done'));
  expect(new Set(calls)).toEqual(new Set([`${TOKEN}?token=${token}`]));
});

test('ROUTE-32 a path of another origin leads to the home page', async () => {
  open({ [TOKEN]: () => ({ purpose: 'activate', valid: true, done: false, next: '//evil.example' }) });
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('ROUTE-32 an unknown link shows the shell’s 404 page', async () => {
  open({ [TOKEN]: () => 'not_found' });
  await waitFor(() => expect(emitted).toEqual([{ path: location.pathname }]));
});

test('ROUTE-32 the placeholder path in the address bar is no link', async () => {
  const { calls } = open({}, `/${openedLink}`);
  await waitFor(() => expect(emitted).toHaveLength(1));
  expect(calls).toEqual([]);
});

test('a link whose purpose could not be fetched can be retried', async () => {
  let fails = true;
  open({
    [TOKEN]: () =>
      fails ? 'method_not_allowed' : { purpose: 'reactivate', valid: true, done: false, next: '/account-deleted' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your link could not be opened');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location.pathname).toBe('/account-deleted'));
});

test('AUTH-15 unsubscribes on a press, not by opening the link', async () => {
  const { calls } = open({ ...is('unsubscribe', '/notifications'), 'POST /api/unsubscribe.php': () => ({ ok: true }) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('No more emails?');
  expect(calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the emails' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Done'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls[1]).toBe(`POST /api/unsubscribe.php?token=${token}`);
  expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '/notifications');
  expect(emitted).toEqual([]);
});

test('unsubscribing as a logged-in member emits a change of the user', async () => {
  open(
    { ...is('unsubscribe', '/notifications'), 'POST /api/unsubscribe.php': () => ({ ok: true }) },
    undefined,
    people.free,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the emails' }));
  await waitFor(() => expect(emitted).toEqual([{}]));
});

test.each([
  ['unsubscribe', 'Stop the emails', 'POST /api/unsubscribe.php'],
  ['login', 'Log me in', 'POST /api/login-link.php'],
] as const)('ERR-02 announces that a link for %s has expired', async (purpose, button, key) => {
  open({ ...is(purpose, '/members'), [key]: () => 'link_expired' });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Link expired or invalid, request a new email$/);
});

test.each([
  ['unsubscribe', 'Open settings', '/login?next=%2Fnotifications'],
  ['login', 'Log in with a password', '/login'],
] as const)(
  'ROUTE-32 ERR-02 says that a link for %s has ended before anything is pressed',
  async (purpose, name, to) => {
    open({ [TOKEN]: () => ({ purpose, valid: false, done: false, next: '/members' }) });
    expect(await screen.findByText('Link expired or invalid, request a new email')).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each([
  ['activate', '/activate/error', 'ended', false],
  ['activate', '/activate/done', 'done', true],
  ['reset_password', '/reset-password/do', 'ended', false],
  ['mail_change', '/mail-change/do', 'ended', false],
  ['reactivate', '/account-deleted', 'ended', false],
] as const)(
  'ROUTE-32 an ended link for %s leads to %s as %s, without its secret',
  async (purpose, next, link, done) => {
    open({ [TOKEN]: () => ({ purpose, valid: false, done, next }) });
    await waitFor(() => expect(location.pathname).toBe(next));
    expect(history.state).toMatchObject({ usr: { link } });
    expect([readLinkToken(purpose), readLinkToken('unknown')]).toEqual([undefined, undefined]);
  },
);

test('a login link logs in once, on a press, and leads to its page', async () => {
  const { calls } = open({
    ...is('login', '/members'),
    'POST /api/login-link.php': () => ({ user: people.free, next: '/members' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log me in' }));
  await waitFor(() => expect(location.pathname).toBe('/members'));
  expect(emitted).toEqual([{ user: people.free }]);
  expect(calls).toHaveLength(2);
  expect(readLinkToken('unknown')).toBeUndefined();
});

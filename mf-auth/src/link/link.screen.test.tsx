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

const told: unknown[] = [];
const subscriptions = [
  bus.on('page:missing').subscribe((event) => told.push(event)),
  bus.on('user:changed').subscribe((event) => told.push(event)),
];
afterAll(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));

afterEach(() => {
  told.length = 0;
  for (const purpose of ['unknown', 'activate', 'reset_password', 'mail_change', 'reactivate'] as const) {
    takeLinkToken(purpose);
  }
});

const open = (answers: CallResponses, path = `/${token}`, user: User | null = null) => {
  const calls = respondToCalls(answers);
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

test('ROUTE-32 the secret leaves the address bar and the history before the api is asked', () => {
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
] as const)('ROUTE-32 a link to %s leads on to %s, which gets the secret', async (purpose, next) => {
  const { calls } = open({ [TOKEN]: () => ({ purpose, valid: true, done: false, next }) });
  await waitFor(() => expect(location.pathname).toBe(next));
  expect(calls).toEqual([`${TOKEN}?token=${token}`]);
  expect(readLinkToken(purpose)).toBe(token);
  expect(readLinkToken('unknown')).toBeUndefined();
});

test('ROUTE-32 a reload before it is known what the link is for asks again', async () => {
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

test('ROUTE-32 a path that is none of ours is led home', async () => {
  open({ [TOKEN]: () => ({ purpose: 'activate', valid: true, done: false, next: '//evil.example' }) });
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('ROUTE-32 an unknown link is the 404 page of the shell', async () => {
  open({ [TOKEN]: () => 'not_found' });
  await waitFor(() => expect(told).toEqual([{ path: location.pathname }]));
});

test('ROUTE-32 the empty place that a link leaves in the address bar is no link', async () => {
  const { calls } = open({}, `/${openedLink}`);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(calls).toEqual([]);
});

test('a link that could not be asked about can be tried again', async () => {
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

test('AUTH-15 mails end by a press, not by opening the link', async () => {
  const { calls } = open({ ...is('unsubscribe', '/notifications'), 'POST /api/unsubscribe.php': () => ({ ok: true }) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('No more mails?');
  expect(calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the mails' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Done'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls[1]).toBe(`POST /api/unsubscribe.php?token=${token}`);
  expect(screen.getByRole('link', { name: 'To the settings' })).toHaveAttribute('href', '/notifications');
  expect(told).toEqual([]);
});

test('a member who ends the mails is told so everywhere', async () => {
  open(
    { ...is('unsubscribe', '/notifications'), 'POST /api/unsubscribe.php': () => ({ ok: true }) },
    undefined,
    people.free,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the mails' }));
  await waitFor(() => expect(told).toEqual([{}]));
});

test.each([
  ['unsubscribe', 'Stop the mails', 'POST /api/unsubscribe.php'],
  ['login', 'Log me in', 'POST /api/login-link.php'],
] as const)('ERR-02 a link to %s that has run out says so', async (purpose, button, key) => {
  open({ ...is(purpose, '/members'), [key]: () => 'link_expired' });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Link expired or invalid, request a new email$/);
});

test.each([
  ['unsubscribe', 'To the settings', '/login?next=%2Fnotifications'],
  ['login', 'Log in with a password', '/login'],
] as const)(
  'ROUTE-32 ERR-02 a link to %s that has ended says so before anything is pressed',
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
  'ROUTE-32 a link to %s that works no more leads to %s as %s, without its secret',
  async (purpose, next, link, done) => {
    open({ [TOKEN]: () => ({ purpose, valid: false, done, next }) });
    await waitFor(() => expect(location.pathname).toBe(next));
    expect(history.state).toMatchObject({ usr: { link } });
    expect([readLinkToken(purpose), readLinkToken('unknown')]).toEqual([undefined, undefined]);
  },
);

test('a login link logs in by a press, once, and leads on', async () => {
  const { calls } = open({
    ...is('login', '/members'),
    'POST /api/login-link.php': () => ({ user: people.free, next: '/members' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log me in' }));
  await waitFor(() => expect(location.pathname).toBe('/members'));
  expect(told).toEqual([{ user: people.free }]);
  expect(calls).toHaveLength(2);
  expect(readLinkToken('unknown')).toBeUndefined();
});

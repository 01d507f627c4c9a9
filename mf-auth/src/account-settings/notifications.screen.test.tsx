import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import type { PushState } from '@pairwise/contracts/events';
import {
  act,
  busWriter,
  type CallResponses,
  respondToCalls,
  demoSettings,
  people,
  person,
  renderScreen,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import nl from '../../messages/nl.ts';
import NotificationsScreen from './notifications.screen.tsx';

addModalsToJsdom();

type Notifications = ResponseOf<Endpoints['GET /api/notifications.php']>;
type Sessions = ResponseOf<Endpoints['GET /api/sessions.php']>['sessions'];

const on = { email: true, push: true };
const off = { email: false, push: false };
const notifications: Notifications = {
  preferences: {
    new_conversations: on,
    new_messages: on,
    like: on,
    unread_message_reminders: on,
    promotions: off,
    weekly_updates: off,
    news: off,
    reminders: on,
  },
  email_disabled_reason: null,
  mails_paused_until: null,
};

const session = (id: string, differences: Partial<Sessions[number]> = {}): Sessions[number] => ({
  id,
  current: false,
  created_at: '2026-09-01T10:00:00.000Z',
  last_used_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  browser: 'Firefox',
  system: 'Android',
  ...differences,
});
const here = session('here', { current: true, browser: 'Chrome', system: 'Windows' });

const never = () => new Promise<never>(() => undefined);

const open = (responses: CallResponses = {}, options: Partial<Parameters<typeof renderScreen>[1]> = {}) => {
  const calls = respondToCalls({
    'GET /api/notifications.php': () => notifications,
    'GET /api/sessions.php': () => ({ sessions: [session('phone'), here] }),
    'GET /api/export.php': () => ({ export: null }),
    'GET /api/mail-change.php': () => ({ pending: null }),
    ...responses,
  });
  renderScreen(<NotificationsScreen />, {
    path: '/notifications',
    user: people.free,
    messages: { 'mf-auth': en },
    ...options,
  });
  return calls;
};

const likes = () => screen.findByRole('switch', { name: 'Likes and matches by email' });

test('AUTH-15 ROUTE-21 shows eight types by two channels, and why push can’t be switched yet', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Notifications by email and push' });
  expect(within(table).getAllByRole('switch')).toHaveLength(16);
  expect(await likes()).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Offers by email' })).not.toBeChecked();
  const push = screen.getByRole('switch', { name: 'Likes and matches by push' });
  expect(push).toBeDisabled();
  expect(push).toHaveAccessibleDescription('Push messages are not available here yet.');
});

const pushState = (isSubscribed: boolean): PushState => ({
  isCapable: true,
  isSubscribed,
  permission: 'granted',
  lastMessage: null,
});

test('AUTH-15 the push switches show what this browser gets: off without a subscription, else what is chosen', async () => {
  open({}, { settings: demoSettings({ push_public_key: 'key' }) });
  const push = await screen.findByRole('switch', { name: 'Likes and matches by push' });
  expect(push).toBeDisabled();
  expect(push).not.toBeChecked();
  expect(push).toHaveAccessibleDescription(/^Push is off in this browser/);
  act(() => busWriter.push(pushState(true)));
  expect(push).toBeEnabled();
  expect(push).toBeChecked();
  expect(screen.queryByText(/Push is off/)).not.toBeInTheDocument();
  act(() => busWriter.push(pushState(false)));
});

const refused: PushState = { isCapable: true, isSubscribed: false, permission: 'denied', lastMessage: null };
const offered: PushState = { ...refused, permission: 'unknown' };
const withKey = { settings: demoSettings({ push_public_key: 'key' }) };
const turnOnPush = () => screen.findByRole('button', { name: 'Turn on push' });

test('AUTH-15 push is turned on beside its switches: the shell is asked, and then the switches have the focus', async () => {
  const asked: unknown[] = [];
  const subscription = bus.on('push:asked').subscribe((event) => asked.push(event));
  act(() => busWriter.push(offered));
  open({}, withKey);
  await userEvent.click(await turnOnPush());
  expect(asked).toEqual([{}]);
  expect(await turnOnPush()).toHaveAttribute('aria-busy', 'true');
  // The member has closed the browser's question: it can be asked again.
  act(() => busWriter.push({ ...offered }));
  expect(await turnOnPush()).not.toHaveAttribute('aria-busy');
  expect(await turnOnPush()).toHaveFocus();
  expect(screen.getByText('Push is still off. Please try again.')).toBeVisible();
  await userEvent.click(await turnOnPush());
  act(() => busWriter.push({ ...pushState(true), permission: 'subscribed' }));
  expect(screen.queryByRole('button', { name: 'Turn on push' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'New conversations by push' })).toHaveFocus();
  // A message that arrives later moves no focus.
  await userEvent.click(await likes());
  act(() => busWriter.push({ ...pushState(true), permission: 'subscribed' }));
  expect(await likes()).toHaveFocus();
  act(() => busWriter.push(pushState(false)));
  subscription.unsubscribe();
});

test('AUTH-15 where the browser refuses push, the settings say how to allow it', async () => {
  act(() => busWriter.push(offered));
  open({}, withKey);
  await userEvent.click(await turnOnPush());
  act(() => busWriter.push(refused));
  const reason = screen.getByText(/^Your browser blocks notifications from this site\. Allow them/);
  expect(reason).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Turn on push' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Likes and matches by push' })).toHaveAccessibleDescription(
    reason.textContent,
  );
  act(() => busWriter.push({ ...refused, isCapable: false, permission: 'unsupported' }));
  expect(screen.getByText('This browser cannot receive push messages.')).toBeVisible();
  act(() => busWriter.push(pushState(false)));
});

test('the settings open at the section that the fragment of the address names, even when it is typed', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
  open({}, { path: '/notifications#visibility' });
  expect(shown).toContain('visibility');
  expect(screen.getByRole('heading', { name: 'Visibility' })).toHaveFocus();
  // The shell moves to the top of each new screen; then the section is shown again.
  shown.length = 0;
  act(() => bus.emit('navigation:done', { path: '/notifications' }));
  expect(shown).toEqual(['visibility']);
});

test('AUTH-15 after an unsubscribe no mail switch is on, whatever is chosen', async () => {
  open({ 'GET /api/notifications.php': () => ({ ...notifications, email_disabled_reason: 'listunsubscribe' }) });
  expect(await likes()).not.toBeChecked();
  expect(await likes()).toBeDisabled();
  expect(await likes()).toHaveAccessibleDescription(/unsubscribed/);
});

test('AUTH-15 a switch turns before the response arrives', async () => {
  let sent: unknown;
  open({
    'PUT /api/notifications.php': (_query, body) => {
      sent = body;
      return never();
    },
  });
  await userEvent.click(await likes());
  expect(await likes()).not.toBeChecked();
  await waitFor(() => expect(sent).toEqual({ type: 'like', channel: 'email', enabled: false }));
});

test('AUTH-15 only the switch that could not be saved turns back', async () => {
  open({
    'PUT /api/notifications.php': (_query, body) => {
      const { type } = Object(body) as { type: string };
      return type === 'like' ? 'invalid_request' : notifications;
    },
  });
  await userEvent.click(await likes());
  await userEvent.click(screen.getByRole('switch', { name: 'News by email' }));
  await waitFor(async () => expect(await likes()).toBeChecked());
  expect(screen.getByRole('switch', { name: 'News by email' })).toBeChecked();
});

test('AUTH-15 announces a failure', async () => {
  open({ 'PUT /api/notifications.php': () => 'invalid_request' });
  await userEvent.click(await likes());
  expect(await screen.findByRole('alert')).toHaveTextContent('The request is not valid.');
});

test.each([
  ['fbl', /marked as spam/],
  ['listunsubscribe', /you unsubscribed/],
] as const)(
  'AUTH-15 explains why all mails are disabled (%s) and enables them with one press',
  async (reason, text) => {
    open({
      'GET /api/notifications.php': () => ({ ...notifications, email_disabled_reason: reason }),
      'POST /api/email-enable.php': () => notifications,
    });
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn emails on' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  },
);

test('AUTH-15 asks for another address when mails bounced', async () => {
  open({ 'GET /api/notifications.php': () => ({ ...notifications, email_disabled_reason: 'bounce' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change address' }));
  expect(screen.getByRole('dialog', { name: 'Change your email' })).toBeVisible();
  expect(location.search).toBe('?part=mail-change');
});

test('AUTH-11 shows until when mails are paused, and enables them earlier', async () => {
  open({
    'GET /api/notifications.php': () => ({ ...notifications, mails_paused_until: '2027-01-05T12:00:00.000Z' }),
    'POST /api/email-enable.php': () => notifications,
  });
  expect(await screen.findByText('Your emails are paused until 5 January 2027.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn emails on' }));
  await waitFor(() => expect(screen.queryByText(/Your emails are paused/)).not.toBeInTheDocument());
});

test('invisible mode is emitted on the bus', async () => {
  const emitted: unknown[] = [];
  const subscription = bus.on('user:changed').subscribe(({ user }) => emitted.push(user?.invisible));
  open({ 'PUT /api/invisible.php': () => ({ user: { ...people.free, invisible: true } }) });
  await userEvent.click(screen.getByRole('switch', { name: 'Invisible mode' }));
  await waitFor(() => expect(emitted).toEqual([true]));
  subscription.unsubscribe();
});

test('LANG-04 links to the page that changes and saves the language', () => {
  open();
  expect(screen.getByText('English')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change language' })).toHaveAttribute('href', '/lang-config');
});

test('sessions: lists this device first, ends another one, then all others', async () => {
  const ended: unknown[] = [];
  open({
    'GET /api/sessions.php': () => ({
      sessions: [session('phone'), session('tv', { browser: null, system: null }), here],
    }),
    'DELETE /api/sessions.php': (_query, body) => {
      ended.push(body);
      return { sessions: ended.length === 1 ? [session('tv'), here] : [here] };
    },
  });
  const devices = await screen.findByRole('list', { name: 'Devices' });
  expect(within(devices).getAllByRole('listitem')[0]).toHaveTextContent('Chrome on WindowsIn use nowThis device');
  expect(within(devices).getAllByRole('listitem')[2]).toHaveTextContent('A browser on an unknown device');
  await userEvent.click(screen.getByRole('button', { name: 'Log out Firefox on Android, last used 3 hours ago' }));
  await waitFor(() => expect(within(devices).getAllByRole('listitem')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Log out all other devices' }));
  expect(await screen.findByText('You are not logged in anywhere else.')).toBeVisible();
  expect(ended).toEqual([{ id: 'phone' }, { id: 'all' }]);
});

test('AUTH-10 password change: the sheet is in the address, and the sessions are fetched again', async () => {
  const calls = open({ 'PUT /api/password.php': () => ({ ok: true }) });
  await screen.findByRole('list', { name: 'Devices' });
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(location.search).toBe('?part=password');
  await userEvent.type(screen.getByLabelText('Old password'), 'old phrase');
  await userEvent.type(screen.getByLabelText('New password'), 'a brand new phrase');
  await userEvent.type(screen.getByLabelText('New password once more'), 'a brand new phrase{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(calls.filter((call) => call === 'GET /api/sessions.php')).toHaveLength(2));
});

test('a form returns the focus to its button, after a link of the contents too', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  open({}, { path: '/notifications#sessions' });
  const button = screen.getByRole('button', { name: 'Change password' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.hash).toBe('#sessions');
  expect(button).toHaveFocus();
});

test('AUTH-10 a form that a link has opened moves the focus to its button when it is closed', async () => {
  open({}, { path: '/notifications?part=mail-change' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus());
});

test('AUTH-10 password change: says what else it ends, and each button names its password', async () => {
  open({}, { path: '/notifications?part=password' });
  expect(screen.getByText(/ends a change of your email address that you have not confirmed yet/)).toBeVisible();
  for (const field of ['Old password', 'New password', 'New password once more']) {
    await userEvent.click(screen.getByRole('button', { name: `Show password: ${field}` }));
    expect(screen.getByLabelText(field)).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: `Hide password: ${field}` })).toBeVisible();
  }
});

test('AUTH-10 password change: shows a wrong old password at its field', async () => {
  open({ 'PUT /api/password.php': () => 'old_password_wrong' }, { path: '/notifications?part=password' });
  await userEvent.type(screen.getByLabelText('Old password'), 'old phrase');
  await userEvent.type(screen.getByLabelText('New password'), 'a brand new phrase');
  await userEvent.type(screen.getByLabelText('New password once more'), 'a brand new phrase{Enter}');
  expect(await screen.findByText('Please check your old password.')).toBeVisible();
  expect(screen.getByLabelText('Old password')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(location.search).toBe('');
});

test.each([
  ['new_email_invalid', 'New email adress is invalid.', 'New email'],
  ['email_exists', 'This email address already owns an account on this website.', 'New email'],
  ['old_password_wrong', 'Please check your password.', 'Your password'],
] as const)('AUTH-10 mail change: shows %s at its field', async (code, text, field) => {
  open({ 'POST /api/mail-change.php': () => code }, { path: '/notifications?part=mail-change' });
  await userEvent.type(screen.getByLabelText('New email'), 'new@example.test');
  await userEvent.type(screen.getByLabelText('Your password'), 'phrase{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveFocus();
});

test('AUTH-10 mail change: shows where the link was sent', async () => {
  open({ 'POST /api/mail-change.php': () => ({ ok: true }) }, { path: '/notifications?part=mail-change' });
  await userEvent.type(screen.getByLabelText('New email'), ' new@example.test ');
  await userEvent.type(screen.getByLabelText('Your password'), 'phrase{Enter}');
  expect(await screen.findByText('We have sent a link to new@example.test. It works for 24 hours.')).toBeVisible();
  const done = screen.getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await userEvent.click(done);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a data copy is requested, prepared and downloaded', async () => {
  const copy = { id: '1', created_at: '2026-11-21T10:00:00.000Z', expires_at: '2026-11-28T10:00:00.000Z' };
  let ready = false;
  open({
    'GET /api/export.php': () => ({
      export: ready ? { ...copy, status: 'ready', address: '/api/export-file.php?id=1' } : null,
    }),
    'POST /api/export.php': () => ({ export: { ...copy, status: 'preparing', address: null } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'phrase{Enter}');
  expect(await screen.findByText(/Your copy is being made/)).toBeVisible();
  ready = true;
  const download = await screen.findByRole('link', { name: 'Download' }, { timeout: 6_000 });
  expect(download).toHaveAttribute('href', '/api/export-file.php?id=1');
  expect(screen.getByText(/can be downloaded until 28 November 2026/)).toBeVisible();
});

test('a second data copy on one day shows the text of the catalogue', async () => {
  open({ 'POST /api/export.php': () => 'one_per_day' }, { path: '/notifications?part=export' });
  await userEvent.type(screen.getByLabelText('Your password'), 'phrase{Enter}');
  expect(await screen.findByText('You can ask for one copy of your data a day.')).toBeVisible();
});

test('a section that could not be loaded can be retried on its own', async () => {
  let fails = true;
  open({ 'GET /api/notifications.php': () => (fails ? 'not_found' : notifications) });
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('This could not be loaded')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Devices' })).toBeVisible();
  fails = false;
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await likes()).toBeVisible();
});

test('offline all switches are disabled', async () => {
  open();
  await likes();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(await likes()).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'Invisible mode' })).toBeDisabled();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
});

test('AUTH-14 the settings are kept only in the cache that a logout empties', async () => {
  open();
  await likes();
  await screen.findByRole('list', { name: 'Devices' });
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));
  expect(keys.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'GET /api/export.php',
    'GET /api/mail-change.php',
    'GET /api/notifications.php',
    'GET /api/sessions.php',
  ]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test.each([
  ['de', de, 'Einstellungen'],
  ['nl', nl, 'Instellingen'],
] as const)('speaks %s', async (language, messages, title) => {
  open({}, { language, messages: { 'mf-auth': messages } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(17));
});

describe('an unfinished signup', () => {
  const openAs = (differences: object, responses: CallResponses = {}) =>
    open(responses, { user: person(people.free, differences) });

  test('AUTH-07 marks an address that is not confirmed and sends the mail again', async () => {
    openAs(
      { status: 'not_confirmed', signup_step: 5 },
      { 'POST /api/activation-mail.php': () => ({ ok: true, next_at: new Date(Date.now() + 60_000).toISOString() }) },
    );
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('We have sent the email to noor@example.test again.')).toBeVisible();
  });

  test.each([
    ['disabled', /^Nobody can find you yet/],
    ['active', /^Some questions about you are still open/],
  ])('AUTH-02 a profile that is %s with open questions links to them', async (status, text) => {
    openAs({ signup_step: 3, profile: { ...people.free.profile, status } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Finish my profile' })).toHaveAttribute('href', '/complete-signup');
  });

  test('a finished signup shows no reminder', async () => {
    openAs({ signup_step: 5 });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Not confirmed')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Finish my profile' })).toBeNull();
  });
});

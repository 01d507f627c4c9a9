import { bus } from '@pairwise/bus';
import type { User } from '@pairwise/contracts';
import {
  act,
  cleanup,
  image,
  type CallResponses,
  respondToCalls,
  busWriter,
  people,
  person,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import { Navigate, useLocation } from '@pairwise/router';

import en from '../../messages/en.ts';
import { readLinkToken, rememberLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import ActivateDoneScreen from './activate-done.screen.tsx';
import ActivateErrorScreen from './activate-error.screen.tsx';

const token = 'a'.repeat(43);
const ACTIVATE = 'POST /api/activate.php';
const newcomer = person(people.free, { status: 'not_confirmed', signup_step: 2 });
const confirmed = person(newcomer, { status: 'active' });

const emitted: unknown[] = [];
const subscription = bus.on('user:changed').subscribe((event) => emitted.push(event));
afterAll(() => subscription.unsubscribe());
afterEach(() => {
  emitted.length = 0;
  takeLinkToken('activate');
});

const open = (responses: CallResponses, user: User | null = null, state: unknown = null) => {
  const calls = respondToCalls(responses);
  const element = state === null ? <ActivateDoneScreen /> : <Arrive state={state} />;
  renderScreen(element, { path: '/activate/done', user, messages: { 'mf-auth': en } });
  return calls;
};
/** Navigates to the page with the state that the link's page passes. */
const Arrive = ({ state }: { state: unknown }) => {
  const location = useLocation();
  return location.state === null ? <Navigate to="/activate/done" state={state} replace /> : <ActivateDoneScreen />;
};
const done = (user: User | null = confirmed): CallResponses => ({
  [ACTIVATE]: () => ({ user, host: null, next: '/activate/done' }),
});
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('ROUTE-30 AUTH-07 confirms once, logs a visitor in and shows three cards', async () => {
  rememberLinkToken('activate', token);
  const calls = open(done());
  expect(screen.getByText('Confirming your address …')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your address is confirmed');
  expect(screen.getByText('Welcome, Noor. What would you like to do first?')).toBeVisible();
  expect(calls).toEqual([ACTIVATE]);
  expect(emitted).toEqual([{ user: confirmed }]);
  expect(readLinkToken('activate')).toBeUndefined();
  expect(links()).toEqual([
    ['Finish my profile', '/complete-signup'],
    ['See what Premium offers', '/premium'],
    ['Meet people', '/members'],
  ]);
});

test('AUTH-07 LAND-02 offers the member whose page led to the signup first', async () => {
  rememberLinkToken('activate', token);
  open({
    [ACTIVATE]: () => ({
      user: person(confirmed, { signup_step: 5 }),
      host: { id: 42, name: 'Sanne' },
      next: '/activate/done',
    }),
  });
  expect(await screen.findByText('Their page led you here.')).toBeVisible();
  expect(links()).toEqual([
    ['Write to Sanne', '/members/42/chat'],
    ['View my profile', '/profile'],
    ['See what Premium offers', '/premium'],
    ['Meet people', '/members'],
  ]);
});

test('AUTH-16 shows the text of a held message that could not be delivered any more', async () => {
  rememberLinkToken('activate', token);
  open({
    [ACTIVATE]: () => ({ user: confirmed, host: null, undelivered: ['Hello there'], next: '/activate/done' }),
  });
  expect(await screen.findByText(/^Your message could not be delivered/)).toBeVisible();
  expect(screen.getByText('Hello there')).toBeVisible();
});

test('AUTH-07 links a member with a finished profile to it', async () => {
  rememberLinkToken('activate', token);
  open(done(person(confirmed, { signup_step: 5 })));
  await screen.findByRole('heading', { level: 1 });
  expect(links()[0]).toEqual(['View my profile', '/profile']);
});

test('AUTH-07 asks for a photo and a profile text only while the signup is unfinished or has no photo', async () => {
  const withPhoto = { ...confirmed.profile, main_image: image('1') };
  for (const [user, text] of [
    [person(confirmed, { signup_step: 5 }), 'A photo and a few words bring more replies.'],
    [person(confirmed, { profile: withPhoto }), 'A photo and a few words bring more replies.'],
    [
      person(confirmed, { signup_step: 5, profile: withPhoto }),
      'Your photo and your answers are there. You can change them at any time.',
    ],
  ] as const) {
    rememberLinkToken('activate', token);
    open(done(user));
    expect(await screen.findByText(text)).toBeVisible();
    cleanup();
  }
});

test('AUTH-07 asks a visitor who was not logged in to log in', async () => {
  rememberLinkToken('activate', token);
  open(done(null));
  expect(await screen.findByText('Your address is confirmed. Log in to continue.')).toBeVisible();
  expect(emitted).toEqual([]);
});

test.each(['link_expired', 'activation_failed'] as const)('AUTH-07 %s leads to the error page', async (code) => {
  rememberLinkToken('activate', token);
  open({ [ACTIVATE]: () => code }, newcomer);
  await waitFor(() => expect(location.pathname).toBe('/activate/error'));
  expect(readLinkToken('activate')).toBeUndefined();
});

test('AUTH-07 a used link of a member whose address is confirmed is no failure', async () => {
  rememberLinkToken('activate', token);
  open({ [ACTIVATE]: () => 'link_expired' }, confirmed);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your address is confirmed');
});

test.each([
  ['a visitor', null, 'Your address is confirmed. Log in to continue.'],
  ['its owner', confirmed, 'Welcome, Noor. What would you like to do first?'],
  ['another member, who is not confirmed', newcomer, 'Your address is confirmed. Log in to continue.'],
])('AUTH-07 the link that confirmed, opened again by %s, has not failed', async (_member, user, text) => {
  const calls = open({}, user, { link: 'done' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(location.pathname).toBe('/activate/done');
  expect(calls).toEqual([]);
});

test('AUTH-07 warns a member whose profile is still hidden', async () => {
  open({}, person(confirmed, { profile: { ...confirmed.profile, status: 'disabled' } }));
  expect(await screen.findByText(/^Nobody can find you yet/)).toBeVisible();
});

test('AUTH-07 without a link: confirmed members see their cards, others the error page', async () => {
  open({}, confirmed);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your address is confirmed');
  act(() => busWriter.user(newcomer));
  await waitFor(() => expect(location.pathname).toBe('/activate/error'));
});

test('another failure can be retried with the same link', async () => {
  rememberLinkToken('activate', token);
  let fails = true;
  const calls = open({
    [ACTIVATE]: () => (fails ? 'method_not_allowed' : { user: confirmed, host: null, next: '/activate/done' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your address could not be confirmed yet');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your address is confirmed'));
  expect(calls).toEqual([ACTIVATE, ACTIVATE]);
});

describe('/activate/error', () => {
  const openError = (user: User | null, responses: CallResponses = {}) => {
    respondToCalls(responses);
    renderScreen(<ActivateErrorScreen />, { path: '/activate/error', user, messages: { 'mf-auth': en } });
  };

  test('ROUTE-30 AUTH-07 ERR-02 shows the exact texts, and links visitors to the login and back', () => {
    openError(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activation failed');
    expect(screen.getByText('Link expired or invalid, request a new email')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login?next=%2Fcomplete-signup%3Fstep%3Demail');
  });

  test('AUTH-07 a logged-in member requests a new email', async () => {
    openError(newcomer, {
      'POST /api/activation-mail.php': () => ({ ok: true, next_at: new Date(Date.now() + 60_000).toISOString() }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Request a new email' }));
    expect(await screen.findByText('We have sent a new email to noor@example.test.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request a new email' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^Request a new email in \d+ s$/)).toBeVisible();
  });

  test('AUTH-07 ERR-02 says that a mail was sent just now', async () => {
    openError(newcomer, { 'POST /api/activation-mail.php': () => 'mail_limit' });
    await userEvent.click(screen.getByRole('button', { name: 'Request a new email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We have just sent you an email\./);
  });

  test('AUTH-07 says when the address is confirmed already', () => {
    openError(confirmed);
    expect(screen.getByText(/is already confirmed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meet people' })).toHaveAttribute('href', '/members');
  });
});

import { bus } from '@pairwise/bus';
import type { Settings, User } from '@pairwise/contracts';
import { firstTouchValue } from '@pairwise/contracts/first-touch';
import {
  type CallResponses,
  respondToCalls,
  busWriter,
  demoSettings,
  people,
  person,
  renderScreen,
  screen,
  userEvent,
  waitFor,
  act,
} from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { readBegunMessage } from '@pairwise/remote/begun-messages';
import { addMessages, setLanguage } from '@pairwise/i18n';
import { Route, Routes } from '@pairwise/router';
import LoginScreen from '../login/login.screen.tsx';
import SignupScreen from './signup.screen.tsx';
import SignupModalWidget from './signup-modal.widget.tsx';
import SignupWidget from './signup.widget.tsx';

const SIGNUP = 'POST /api/signup.php';
const newcomer = person(people.free, { status: 'not_confirmed', signup_step: 0 });

const never = () => new Promise<never>(() => undefined);

interface Opening {
  respond?: CallResponses[typeof SIGNUP];
  path?: string;
  settings?: Partial<Settings>;
  element?: Parameters<typeof renderScreen>[0];
}

const sent: unknown[] = [];
const emitted: (User | null | undefined)[] = [];
const subscriptions: { unsubscribe: () => void }[] = [];

const open = ({ respond, path = '/signup', settings = {}, element = <SignupScreen /> }: Opening = {}) => {
  subscriptions.push(bus.on('user:changed').subscribe(({ user }) => emitted.push(user)));
  const calls = respondToCalls({
    [SIGNUP]: (query, body) => {
      sent.push(body);
      return respond ? respond(query, body) : { user: newcomer, step: 0 };
    },
  });
  return { calls, ...renderScreen(element, { path, messages: { 'mf-auth': en }, settings: demoSettings(settings) }) };
};

afterEach(() => {
  for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
  sent.length = 0;
  emitted.length = 0;
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Create account' });

const fillIn = async (differences: Partial<Record<'email' | 'name' | 'password' | 'day' | 'year', string>> = {}) => {
  const values = { email: 'anna@example.test', name: 'Anna', password: 'a quiet long walk', day: '5', year: '1994' };
  const { email: address, name, password: secret, day, year } = { ...values, ...differences };
  await userEvent.type(email(), address);
  await userEvent.type(screen.getByLabelText('First name'), name);
  await userEvent.type(password(), secret);
  await userEvent.type(screen.getByLabelText('Day'), day);
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'March');
  await userEvent.type(screen.getByLabelText('Year'), year);
  await userEvent.click(screen.getByRole('checkbox'));
};

test('ROUTE-26 AUTH-01 sends the typed values, emits the user and continues with the questions', async () => {
  open();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/first line/), 'I liked your page ');
  await userEvent.click(submit());
  await waitFor(() => expect(location.pathname).toBe('/complete-signup'));
  expect(sent).toEqual([
    {
      email: 'anna@example.test',
      name: 'Anna',
      password: 'a quiet long walk',
      date_of_birth: '1994-03-05',
      signup_message: 'I liked your page',
      terms: true,
      language: 'en',
    },
  ]);
  expect(emitted).toEqual([newcomer]);
});

/** Sets the cookie as the gateway does. */
const keepFirstTouch = (search: string): void => {
  document.cookie = `first-touch=${encodeURIComponent(firstTouchValue(search) ?? '')}; path=/`;
};
afterEach(() => {
  document.cookie = 'first-touch=; max-age=0; path=/';
});

test('AUTH-01 sends the tracking query of the first touch', async () => {
  keepFirstTouch('?network=fb&sub3=c_1');
  open({ path: '/signup?network=later&profile=42' });
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ network: 'fb', sub3: 'c_1', profile: 42 });
});

describe('AUTH-03 settings.signups', () => {
  const closed = () => screen.queryByRole('heading', { name: 'We are not accepting new members right now' });

  test('other: signups are closed, and the page offers the login', () => {
    open({ settings: { signups: 'other' }, path: '/signup?network=fb' });
    expect(closed()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });

  test.each([
    ['/signup', false],
    ['/signup?sub1=a', false],
    ['/signup?network=fb', true],
    ['/signup?ref=7', true],
  ])('with_trafficsource: %s shows the form: %s', (path, isOpen) => {
    open({ settings: { signups: 'with_trafficsource' }, path });
    expect(closed() === null).toBe(isOpen);
  });

  test('with_trafficsource: a stored source counts', () => {
    keepFirstTouch('?ref=7');
    open({ settings: { signups: 'with_trafficsource' } });
    expect(closed()).toBeNull();
  });

  test('all: signups are open unless the server refuses', async () => {
    open({ respond: () => 'signups_closed' });
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(closed()).toBeVisible());
  });
});

test('AUTH-04 AUTH-05 AUTH-06 an empty form is not sent: each field has its error, the first has the focus', async () => {
  open();
  await userEvent.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/^A name needs at least 2 letters/);
  expect(password()).toHaveAccessibleDescription(/^Choose a password of at least 8 characters/);
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Enter your date of birth (18+)');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Please agree to the terms and the privacy statement to continue.',
  );
  expect(sent).toEqual([]);
});

test.each([
  ['31', '1994'],
  ['5', '94'],
  ['5', '1899'],
  ['x', '1994'],
])('AUTH-05 shows at the date that day %s of February %s is invalid', async (day, year) => {
  open();
  await fillIn({ day, year });
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'February');
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveFocus());
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Invalid date of birth.');
  expect(sent).toEqual([]);
});

test('AUTH-05 a visitor who is too young reads the age that is needed', async () => {
  open();
  await fillIn({ year: String(new Date().getFullYear() - 17) });
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveFocus());
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Enter your date of birth (18+)');
  expect(sent).toEqual([]);
});

test('AUTH-04 a name that only the server refuses shows the rule, too', async () => {
  open({ respond: () => ({ errorCode: 'invalid_name', params: { rule: 'characters' } }) });
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/^Use only letters/);
});

test.each([
  ['@anna', 'A name cannot begin with @.'],
  ['A', 'A name needs at least 2 letters.'],
  ['anna@example.test', 'Choose a name that is not your email address.'],
  ['a'.repeat(21), 'A name can have at most 20 letters.'],
  ['Anna!', 'Use only letters, digits, spaces, hyphens and apostrophes in your name.'],
])('AUTH-04 the name may not be %s, and the rule is named', async (name, rule) => {
  open();
  await fillIn({ name });
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(rule);
  expect(sent).toEqual([]);
});

test('AUTH-06 an address in use offers the login', async () => {
  open({ respond: () => 'email_exists' });
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('This email address already owns an account on this website. Log in');
  expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '/login');
});

/** Sets the page's live routes for one test. */
const live = (...liveRoutes: string[]) => {
  const page = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'mfe-page',
    textContent: JSON.stringify({ liveRoutes }),
  });
  document.body.append(page);
};
afterEach(() => document.getElementById('mfe-page')?.remove());

test('AUTH-06 an account pending deletion offers reactivation and customer service', async () => {
  live('/pages/service');
  open({ respond: () => 'email_pending_deletion' });
  await fillIn();
  await userEvent.click(submit());
  expect(await screen.findByRole('link', { name: 'Reactivate it' })).toHaveAttribute('href', '/account-deleted');
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/pages/service');
  expect(email()).toHaveAccessibleDescription(
    /^This account will be deleted\. Reactivate it with the link in your email, or contact customer service\./,
  );
});

test.each([
  ['invalid_email', 'Email'],
  ['invalid_name', 'First name'],
  ['invalid_password', 'Password'],
  ['invalid_date_of_birth', 'Day'],
] as const)('shows the server’s error (%s) at its field', async (code, label) => {
  open({ respond: () => code });
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toBeInvalid();
});

test('AUTH-06 suggests a correction of a mistyped address and fixes it on a press', async () => {
  open();
  await userEvent.type(email(), 'anna@gmial.com');
  await userEvent.tab();
  expect(email()).toHaveAccessibleDescription(/Did you mean anna@gmail\.com\?/);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, use it' }));
  expect(email()).toHaveValue('anna@gmail.com');
  expect(email()).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test('a reload keeps the typed values, except for the password', async () => {
  const { unmount } = open();
  await fillIn();
  unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('a quiet long walk');
  open();
  expect(email()).toHaveValue('anna@example.test');
  expect(screen.getByLabelText('Month')).toHaveValue('3');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(password()).toHaveValue('');
});

test('AUTH-01 keeps the idempotency key for the same address after a reload, and changes it with the address', async () => {
  const keys: (string | null)[] = [];
  const watch = () => {
    const fakeFetch = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'));
      return fakeFetch(input, init);
    });
  };
  const first = open({ respond: () => 'invalid_name' });
  watch();
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(keys).toHaveLength(1));
  first.unmount();
  jest.restoreAllMocks();
  open({ respond: () => 'invalid_name' });
  watch();
  await userEvent.type(password(), 'a quiet long walk');
  await userEvent.click(submit());
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  await userEvent.type(email(), 's');
  await userEvent.click(submit());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('deletes the draft after the signup', async () => {
  open();
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(location.pathname).toBe('/complete-signup'));
  expect(sessionStorage).toHaveLength(0);
});

test('a second press before the response arrives sends nothing', async () => {
  open({ respond: never });
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(submit());
  await userEvent.type(password(), '{Enter}');
  expect(sent).toHaveLength(1);
});

test('offline it says so and disables the button', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('the password can be pasted and shown', async () => {
  open();
  await userEvent.click(password());
  await userEvent.paste('a quiet long walk');
  expect(password()).toHaveValue('a quiet long walk');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('LANG-06 switching the language keeps the typed values and the chosen month', async () => {
  open();
  await userEvent.type(email(), 'anna@example.test');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'March');
  act(() => addMessages('de', 'mf-auth', de));
  await act(() => setLanguage('de'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Erstelle dein Konto');
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('anna@example.test');
  expect(screen.getByRole('option', { name: 'März', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeInTheDocument();
});

test('terms and privacy pages open in a new tab where they are live, and are plain text where they are not', () => {
  live('/pages/terms');
  open();
  const terms = screen.getByRole('link', { name: 'terms' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/pages/terms', '_blank']);
  expect(screen.queryByRole('link', { name: 'privacy statement' })).toBeNull();
});

test.each(['anna.berg@example.test', 'Anna.Berg', 'ANNA  BERG'])(
  'AUTH-01 %s is no password of anna.berg',
  async (own) => {
    open();
    await userEvent.type(email(), 'anna.berg@example.test');
    await userEvent.type(screen.getByLabelText('First name'), 'Anna Berg');
    await userEvent.type(password(), own);
    await userEvent.click(submit());
    await waitFor(() => expect(password()).toBeInvalid());
  },
);

test('AUTH-01 in a lander the form sends the profile of the page, and a document load follows', async () => {
  const openPage = jest.fn();
  open({ path: '/members/42/signup', element: <SignupWidget openPage={openPage} /> });
  expect(screen.getByRole('heading', { level: 2, name: 'Create your account' })).toBeVisible();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/first message/), 'Hello');
  await userEvent.click(submit());
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('/complete-signup'));
  expect(sent[0]).toMatchObject({ profile: 42, signup_message: 'Hello' });
  // Emitting the user would make this page's shell lead to the members.
  expect(emitted).toEqual([]);
});

test('LAND-02 the line that a landing page proposes is in the form, and an edit of it outlives a reload', async () => {
  const path = '/members/42/signup?ref=7#message=Coffee%20%2B%20cake%3F';
  const { unmount } = open({ path, element: <SignupWidget openPage={() => undefined} /> });
  const message = () => screen.getByLabelText(/first message/);
  expect(message()).toHaveValue('Coffee + cake?');
  await userEvent.type(message(), ' Or tea?');
  expect(location.hash).toBe('');
  unmount();
  open({ path: `${location.pathname}${location.search}`, element: <SignupWidget openPage={() => undefined} /> });
  expect(message()).toHaveValue('Coffee + cake? Or tea?');
});

test('LAND-02 another proposal replaces the first one', () => {
  const choose = (line: string) =>
    open({ path: `/members/42/signup#message=${line}`, element: <SignupWidget openPage={() => undefined} /> });
  choose('Hello').unmount();
  choose('Goodbye');
  expect(screen.getByLabelText(/first message/)).toHaveValue('Goodbye');
});

test('AUTH-01 in the shell’s modal it has no heading and continues with the questions', async () => {
  open({ path: '/members/42', element: <SignupModalWidget /> });
  expect(screen.queryByRole('heading')).toBeNull();
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(location.pathname).toBe('/complete-signup'));
  expect(emitted).toEqual([newcomer]);
});

test('AUTH-08 in the modal, what was begun on a profile goes to its member, and a login leads back to it', async () => {
  open({ path: '/members/42', element: <SignupModalWidget /> });
  // As the shell does when it opens the modal.
  act(() => {
    history.pushState({ usr: { layer: 'signup', next: '/members/42/chat' }, key: 'modal' }, '', '/members/42');
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fmembers%2F42%2Fchat');
  await fillIn();
  await userEvent.type(screen.getByLabelText(/first message/), 'Hello');
  await userEvent.click(submit());
  await waitFor(() => expect(sent[0]).toMatchObject({ profile: 42, signup_message: 'Hello' }));
});

describe('AUTH-08 a message begun on a profile', () => {
  const write = async (path: string, text: string) => {
    const opened = open({ path, element: <SignupModalWidget /> });
    await userEvent.type(screen.getByLabelText(/first message/), text);
    return opened;
  };

  test('is kept for that member, who alone gets it', async () => {
    (await write('/members/42', 'Hello Marta')).unmount();
    expect(readBegunMessage(42)).toBe('Hello Marta');
    open({ path: '/members/43', element: <SignupModalWidget /> }).unmount();
    open({ path: '/members/43', element: <SignupModalWidget /> });
    expect(screen.getByLabelText(/first message/)).toHaveValue('');
  });

  test('survives a login that leads to the signup, where it still goes to the member', async () => {
    (await write('/members/42', 'Hello Marta')).unmount();
    const element = (
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/signup" element={<SignupScreen />} />
      </Routes>
    );
    open({ path: `/login?next=${encodeURIComponent('/members/42/chat')}`, element });
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(screen.getByLabelText(/first message/)).toHaveValue('Hello Marta');
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(sent[0]).toMatchObject({ profile: 42, signup_message: 'Hello Marta' }));
    // The server holds it now: the chat does not offer it a second time.
    await waitFor(() => expect(readBegunMessage(42)).toBe(''));
  });

  test('leaves the line of the own profile as it was', async () => {
    const own = open();
    await userEvent.type(screen.getByLabelText(/first line/), 'About me');
    own.unmount();
    (await write('/members/42', 'Hello Marta')).unmount();
    open();
    expect(screen.getByLabelText(/first line/)).toHaveValue('About me');
  });
});

test('AUTH-03 a lander of a closed site says so instead of the form', () => {
  open({ settings: { signups: 'other' }, element: <SignupWidget /> });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('We are not accepting new members right now');
  act(() => busWriter.user(null));
});

describe('a site with uniform responses for every address (decisions A-10)', () => {
  const mailed: Opening['respond'] = () => ({ user: null, step: 0 });

  test.each([
    ['page', () => <SignupScreen />],
    ['lander', () => <SignupWidget openPage={() => undefined} />],
    ['modal', () => <SignupModalWidget />],
  ])('AUTH-06 in the %s: it points to the mailbox, does not navigate, and emits no user', async (_name, Element) => {
    open({ respond: mailed, element: <Element /> });
    const { pathname } = location;
    await fillIn();
    await userEvent.click(submit());
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/^We have sent an email to anna@example\.test\./)).toBeVisible();
    expect(location.pathname).toBe(pathname);
    expect(emitted).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('AUTH-06 a mistyped address can be entered again', async () => {
    open({ respond: mailed });
    await fillIn();
    await userEvent.click(submit());
    await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(email()).toHaveValue('');
  });
});

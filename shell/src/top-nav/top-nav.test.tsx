import type { Access, RemoteRoute, User } from '@pairwise/contracts';
import { act, busWriter, people, person, renderScreen, screen, userEvent, within } from '@pairwise/testing';
import { ToastRegion } from '@pairwise/ui';

import en from '../../messages/en.ts';
import { setActivePage } from '../active-page.ts';
import { type ShellActions, ShellActionsProvider } from '../shell-actions.ts';
import { BottomNav } from './bottom-nav.tsx';
import { TopNav } from './top-nav.tsx';

const logOut = jest.fn(() => Promise.resolve());
const actions: ShellActions = {
  logOut,
  turnOnPush: () => Promise.resolve('failed'),
  chooseLanguage: () => Promise.resolve(),
};

// An item's text contains its count twice: the badge, and the text for screen readers ("3" and "3 unread messages").
const show = (user: User | null, path = '/') =>
  renderScreen(
    <ShellActionsProvider value={actions}>
      <TopNav />
    </ShellActionsProvider>,
    { path, user, messages: { shell: en } },
  );
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const paying = (credits: number) => person(people.premium, { credits });

test('NAV-01 a member has a link to the search, and the link of the current page is marked', () => {
  show(people.free, '/members');
  expect(link('Discover')).toHaveAttribute('href', '/members');
  expect(link('Discover')).toHaveAttribute('aria-current', 'page');
  expect(link(/^Messages/)).not.toHaveAttribute('aria-current');
});

describe('AUTH-08 the login of the bar leads back', () => {
  const route = (id: string, access: Access): RemoteRoute => ({
    id,
    path: '/',
    layout: 'default',
    access,
    zone: 'app',
    screen: 'x',
    skeleton: 'page',
  });
  test.each<[string, RemoteRoute, string, string]>([
    ['a public page', route('members-id', 'all'), '/members/7?photo=2', '/login?next=%2Fmembers%2F7%3Fphoto%3D2'],
    ['the login itself', route('login', 'visitors'), '/login?next=%2Fchats', '/login?next=%2Fchats'],
    ['a foreign next', route('login', 'visitors'), '/login?next=%2F%2Fevil.test', '/login'],
    ['the signup', route('signup', 'visitors'), '/signup', '/login'],
    ['the home page', route('index', 'all'), '/', '/login'],
    ['the page of a mailed link', route('token', 'all'), '/abc', '/login'],
  ])('from %s', (_page, active, path, href) => {
    setActivePage({ route: active, remote: 'mf-x' });
    show(null, path);
    expect(link('Log in')).toHaveAttribute('href', href);
  });
});

test.each([
  [0, 'Messages'],
  [1, 'Messages11 unread message'],
  [99, 'Messages9999 unread messages'],
  [100, 'Messages99+100 unread messages'],
])('NAV-02 with %i unread the messages item says %s', (unread, text) => {
  show(person(people.free, { unread_messages: unread }));
  expect(link(/^Messages/)).toHaveTextContent(text);
  expect(link(/^Messages/)).toHaveAttribute('href', '/chats');
});

test.each([
  [0, 'Likes'],
  [99, 'Likes9999 new likes'],
  [100, 'Likes99+100 new likes'],
])('NAV-03 with %i new likes the likes item says %s', (likes, text) => {
  show(person(people.free, { new_likes: likes }));
  expect(link(/^Likes/)).toHaveTextContent(text);
  expect(link(/^Likes/)).toHaveAttribute('href', '/likes');
});

test('NAV-02 NAV-03 badges change without a new page', () => {
  show(people.free);
  act(() => {
    busWriter.unread(4);
    busWriter.likes(2);
  });
  expect(link(/^Messages/)).toHaveTextContent('Messages4');
  expect(link(/^Likes/)).toHaveTextContent('Likes2');
});

test('NAV-04 a member who does not pay has a link to Premium', () => {
  show(people.free);
  expect(link('Get Premium')).toHaveAttribute('href', '/premium');
  expect(screen.queryByRole('link', { name: /Credits/ })).toBeNull();
});

test('NAV-04 a paying member has a link to the credits and none to Premium', () => {
  show(people.premium);
  expect(link('Credits')).toHaveAttribute('href', '/credits');
  expect(screen.queryByRole('link', { name: 'Get Premium' })).toBeNull();
});

test.each([
  [10, 'warning', '1010 credits left'],
  [1, 'warning', '11 credit left'],
  [0, 'danger', '00 credits left'],
])('NAV-05 with %i credits the balance badge has the colour of %s', (credits, tone, text) => {
  show(paying(credits));
  const badge = link(/^Credits/).querySelector('[data-tone]');
  expect(badge).toHaveAttribute('data-tone', tone);
  expect(badge).toHaveTextContent(text);
});

test('NAV-05 above 10 credits there is no badge', () => {
  show(paying(11));
  expect(link('Credits').querySelector('[data-tone]')).toBeNull();
});

test('NAV-06 the account menu has profile, settings and logout', async () => {
  show(people.free);
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  const menu = within(screen.getByRole('menu', { name: 'Account menu' }));
  expect(menu.getByRole('menuitem', { name: 'My profile' })).toHaveAttribute('href', '/profile');
  expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/notifications');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Log out' }));
  expect(logOut).toHaveBeenCalledTimes(1);
});

test('NAV-06 AUTH-14 without a network the member stays logged in and immediately sees a message', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  logOut.mockClear();
  renderScreen(
    <ShellActionsProvider value={actions}>
      <TopNav />
      <ToastRegion label="Notices" dismissLabel="Dismiss" />
    </ShellActionsProvider>,
    { user: people.free, messages: { shell: en } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(screen.getByText('You are offline and still logged in. Log out again when you are back.')).toBeVisible();
  expect(logOut).not.toHaveBeenCalled();
});

test('NAV-07 a visitor has the login and the languages, and no links for members', () => {
  show(null);
  expect(link('Log in')).toHaveAttribute('href', '/login');
  expect(screen.getByRole('button', { name: 'Language: EN, English' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Discover' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
});

test('NAV-07 a member has the languages and no login', () => {
  show(people.free);
  expect(screen.getByRole('button', { name: 'Language: EN, English' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('NAV-07 while the user is unknown there is neither login nor account menu', () => {
  show(null);
  act(() => busWriter.user(undefined));
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Language: EN, English' })).toBeInTheDocument();
});

test('NAV-02 NAV-03 the bottom navigation has the same links and counts', () => {
  renderScreen(<BottomNav />, {
    user: person(people.free, { unread_messages: 3, new_likes: 120 }),
    messages: { shell: en },
  });
  const places = screen.getAllByRole('link').map((place) => [place.textContent, place.getAttribute('href')]);
  expect(places).toEqual([
    ['Discover', '/members'],
    ['Swipe', '/swipe-game'],
    ['Messages33 unread messages', '/chats'],
    ['Likes99+120 new likes', '/likes'],
    ['Me', '/profile'],
  ]);
});

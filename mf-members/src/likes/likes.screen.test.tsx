import { bus } from '@pairwise/bus';
import type { ResponseBody } from '@pairwise/api-client';
import type { User } from '@pairwise/contracts';
import {
  act,
  respondToCalls,
  type CallResponses,
  busWriter,
  people,
  person,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import { card, cards, ownPhoto } from '../../testing/builders.ts';
import LikesScreen from './likes.screen.tsx';

type Likes = ResponseBody<'GET /api/likes.php'>;

const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const likesOf = (profiles: Likes['profiles'], differences: { new?: number; hours?: number } = {}): Likes => ({
  profiles,
  liked_by: profiles.map(({ id }, index) => ({
    id,
    like_new: index < (differences.new ?? 0),
    created_at: ago((differences.hours ?? 1) + index),
  })),
  total_new: differences.new ?? 0,
  cursor: null,
});
const noLikes = likesOf([]);

const open = (
  path: string,
  tabs: Partial<Record<string, Likes>>,
  responses: CallResponses = {},
  viewer: User = people.free,
) => {
  const calls = respondToCalls({
    'GET /api/likes.php': (query) => tabs[query.get('type') ?? 'received'] ?? noLikes,
    'GET /api/chats.php': () => ({ chats: [], unread_messages: 0 }),
    ...responses,
  });
  renderScreen(<LikesScreen />, {
    path,
    route: path === '/likes' ? '/likes' : '/likes/:type',
    user: viewer,
    messages: { 'mf-members': en },
  });
  return calls;
};

beforeEach(() => {
  // jsdom has no pages to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('MEMBER-07 the first tab has the received likes: new ones are marked and counted, each links to the like', async () => {
  open('/likes', { received: likesOf(cards(2), { new: 1 }) }, {}, person(people.free, { new_likes: 1 }));
  const [first, second] = await screen.findAllByRole('link', { name: /^Member/ });
  expect(first).toHaveAccessibleName('Member 1, 34, Kraków, Poland, New, 1 hour ago');
  expect(first).toHaveAttribute('href', '/likes/m/1');
  expect(second).toHaveAccessibleName('Member 2, 34, Kraków, Poland, 2 hours ago');
  const tab = screen.getByRole('tab', { name: /Received/ });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(tab).toHaveTextContent('1 new');
  expect(screen.getByRole('tabpanel', { name: /Received/ })).toContainElement(first ?? null);
});

test('the tabs are links; arrow keys move between them, and one of them is in the tab order', async () => {
  open('/likes/given', { given: likesOf(cards(1)) });
  await screen.findByRole('link', { name: /^Member/ });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/likes', '/likes/given', '/likes/matches']);
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  act(() => tabs[1]?.focus());
  await user.keyboard('{ArrowRight}');
  expect(tabs[2]).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tabs[0]).toHaveFocus();
  await user.keyboard('{End}');
  expect(tabs[2]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/likes/matches');
});

test('an unknown tab is a missing page', () => {
  const missing: string[] = [];
  const subscription = bus.on('page:missing').subscribe(({ path }) => missing.push(path));
  open('/likes/everybody', {});
  expect(missing).toEqual(['/likes/everybody']);
  subscription.unsubscribe();
});

test('MEMBER-08 liking back in the list makes a match and emits it to the shell', async () => {
  let matched = false;
  const received = () => likesOf([card(1, { liked: matched })]);
  const emitted: unknown[] = [];
  const subscription = bus.on('like:matched').subscribe((event) => emitted.push(event));
  open(
    '/likes',
    {},
    {
      'GET /api/likes.php': (query) => (query.get('type') === 'matches' ? noLikes : received()),
      'POST /api/like.php': (_query, body) => {
        expect(body).toEqual({ profile: 1 });
        matched = true;
        return { match: card(1) };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Like Member 1 back' }));
  await waitFor(() => expect(emitted).toEqual([{ profile: card(1) }]));
  expect(screen.queryByRole('button', { name: 'Like Member 1 back' })).toBeNull();
  expect(screen.getByRole('link', { name: /Member 1, 34, Kraków, Poland, Match/ })).toBeVisible();
  // In the place of the button. The dialog of the match returns the focus to it.
  expect(screen.getByRole('link', { name: 'Write to Member 1' })).toHaveFocus();
  subscription.unsubscribe();
});

test('a like that fails says why, and is offered again', async () => {
  open('/likes', { received: likesOf(cards(1)) }, { 'POST /api/like.php': () => 'email_unconfirmed' });
  await user.click(await screen.findByRole('button', { name: 'Like Member 1 back' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your like for Member 1 didn’t get through. Please confirm your email address first.',
  );
  expect(screen.getByRole('link', { name: en.like.confirmEmail })).toHaveAttribute(
    'href',
    '/complete-signup?step=email',
  );
  expect(await screen.findByRole('button', { name: 'Like Member 1 back' })).toBeVisible();
});

test('decisions M-7 a given like can be undone for a day, unless it is a match', async () => {
  let given = likesOf([card(1), card(2), card(3)], { hours: 22.5 });
  open(
    '/likes/given',
    {},
    {
      'GET /api/likes.php': (query) => (query.get('type') === 'matches' ? likesOf([card(2)]) : given),
      'DELETE /api/like.php': (_query, body) => {
        expect(body).toEqual({ profile: 1 });
        given = likesOf([card(2), card(3)], { hours: 23.5 });
        return { ok: true };
      },
    },
  );
  // Of 22, 23 and 24 hours and a half: the second is a match, the third too old.
  expect(await screen.findByRole('link', { name: /Member 2.*Match/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Unlike / })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Unlike Member 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Member 1/ })).toBeNull());
});

test('a like that can’t be undone stays, with the reason', async () => {
  open('/likes/given', { given: likesOf(cards(1)) }, { 'DELETE /api/like.php': () => 'like_too_old' });
  await user.click(await screen.findByRole('button', { name: 'Unlike Member 1' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/You can undo a like only within 24 hours/);
  expect(await screen.findByRole('link', { name: /Member 1/ })).toBeVisible();
});

test('a match links to the existing chat, else to a new one', async () => {
  open(
    '/likes/matches',
    { matches: likesOf(cards(2)) },
    {
      'GET /api/chats.php': () => ({
        chats: [
          {
            conversation: 9001,
            profile: card(2),
            num_unread_messages: 0,
            last: null,
            can_reply: true,
            draft_rev: 0,
            muted: false,
          },
        ],
        unread_messages: 0,
      }),
    },
  );
  expect(await screen.findByRole('link', { name: 'Write to Member 1' })).toHaveAttribute('href', '/members/1/chat');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Write to Member 2' })).toHaveAttribute('href', '/chats/9001'),
  );
  expect(screen.getByRole('link', { name: /^Member 1/ })).toHaveAttribute('href', '/members/1');
});

describe('an empty tab', () => {
  test.each([
    ['/likes', 'Nobody has found you yet', 'Add a photo', '/profile'],
    ['/likes/given', 'You haven’t liked anyone yet', 'Play the swipe game', '/swipe-game'],
    ['/likes/matches', 'No matches yet', 'See who likes you', '/likes'],
  ])('%s says what to do, with the button that does it', async (path, title, action, address) => {
    open(path, {});
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', address);
  });

  const withPhotos = (photos: NonNullable<CallResponses['GET /api/photos.php']>) => {
    const profile = { ...people.free.profile, main_image: card(1).main_image };
    open('/likes', {}, { 'GET /api/photos.php': photos }, person(people.free, { profile }));
  };

  test.each([
    [1, 'Add a second photo'],
    [2, 'Add another photo'],
  ])('a member with %s of 3 photos is offered: %s', async (count, action) => {
    withPhotos(() => ({ images: Array.from({ length: count }, (_, index) => ownPhoto(index + 1)), limit: 3 }));
    expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', '/profile');
  });

  test.each([
    ['has no room for another photo', () => ({ images: [1, 2, 3].map((number) => ownPhoto(number)), limit: 3 })],
    ['may have no room for another photo', () => 'invalid_request' as const],
  ])('a member who %s is offered the swipe game alone', async (_title, photos) => {
    const responded = jest.fn<ReturnType<typeof photos>, []>(photos);
    withPhotos(responded);
    await waitFor(() => expect(responded).toHaveBeenCalled());
    expect(await screen.findByText('Make the first move: like someone, and they see you.')).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Play the swipe game');
    expect(screen.queryByRole('link', { name: /photo/ })).toBeNull();
  });
});

test('older likes load by a button, no member twice', async () => {
  const newest = { ...likesOf(cards(200), { new: 1 }), cursor: '0.123.200' };
  const calls = open(
    '/likes',
    {},
    {
      'GET /api/likes.php': (query) => {
        if (query.get('type') === 'matches') return noLikes;
        // A like that was opened meanwhile has moved below: the second page has it again.
        return query.has('cursor') ? likesOf([card(1), card(201)], { hours: 400 }) : newest;
      },
    },
  );
  await screen.findByRole('link', { name: /^Member 200,/ });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /^Member 201,/ })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Member 1,/ })).toHaveLength(1);
  expect(calls.filter((call) => call.includes('cursor=0.123.200'))).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

describe('list and badge', () => {
  test('a like that only the badge knows is fetched', async () => {
    let received = likesOf(cards(1));
    open('/likes', {}, { 'GET /api/likes.php': (query) => (query.get('type') ? noLikes : received) });
    await screen.findByRole('link', { name: /Member 1/ });
    received = likesOf([card(2), card(1)], { new: 1 });
    act(() => busWriter.likes(1));
    expect(await screen.findByRole('link', { name: /Member 2.*New/ })).toBeVisible();
  });

  test('a like that only the list knows is emitted for the badge', async () => {
    const emitted: unknown[] = [];
    const subscription = bus.on('user:changed').subscribe(({ user: changed }) => emitted.push(changed?.new_likes));
    open('/likes', { received: likesOf(cards(2), { new: 2 }) });
    await screen.findByRole('link', { name: /Member 1/ });
    await waitFor(() => expect(emitted).toEqual([2]));
    subscription.unsubscribe();
  });
});

test('likes that can’t be loaded can be retried', async () => {
  let works = false;
  open('/likes', {}, { 'GET /api/likes.php': () => (works ? likesOf(cards(1)) : 'invalid_request') });
  expect(await screen.findByText('The likes could not be loaded')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Member 1/ })).toBeVisible();
});

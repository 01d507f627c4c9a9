import '../../testing/device.ts';

import { queryClient } from '@pairwise/api-client';
import {
  act,
  type CallResponses,
  respondToCalls,
  people,
  renderScreen,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import { chatItem, noon, sanna } from '../../testing/builders.ts';
import ChatsOverviewScreen from './chats-overview.screen.tsx';

const open = (responses: CallResponses) => {
  const calls = respondToCalls(responses);
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats',
    route: '/chats',
    user: people.free,
    messages: { 'mf-chat': en },
  });
  return calls;
};

const list = (...chats: ReturnType<typeof chatItem>[]): CallResponses => ({
  'GET /api/chats.php': () => ({ chats, unread_messages: 0 }),
});

const lines = async () => within(await screen.findByRole('list')).getAllByRole('link');

test('CHAT-01 ROUTE-04 the list shows partner, last message, time and unread count, in the response’s order', async () => {
  open(
    list(
      chatItem({ num_unread_messages: 2 }),
      chatItem({
        conversation: 9002,
        profile: sanna,
        last: { seq: 8, kind: 'text', preview: 'See you', from_me: true, created_at: noon(400) },
      }),
    ),
  );
  const [first, second] = await lines();
  expect(first).toHaveAttribute('href', '/chats/9001');
  expect(first).toHaveTextContent('Marta');
  expect(first).toHaveTextContent('Friday the 4th?');
  expect(first).toHaveAccessibleName(expect.stringContaining('2 unread messages'));
  expect(first).toHaveAccessibleName(expect.stringContaining('Online now'));
  expect(second).toHaveTextContent('You: See you');
  expect(second).not.toHaveAccessibleName(expect.stringContaining('Online now'));
  expect(second).not.toHaveAccessibleName(expect.stringContaining('unread'));
});

test('CHAT-01 a photo, a gift, a draft and an empty chat have their own previews', async () => {
  const last = { seq: 1, preview: '', from_me: false, created_at: noon(0) };
  open(
    list(
      chatItem({ conversation: 1, last: { ...last, kind: 'photo' } }),
      chatItem({ conversation: 2, last: { ...last, kind: 'gift', from_me: true } }),
      chatItem({ conversation: 3, draft: 'I was thinking' }),
      chatItem({ conversation: 4, last: null }),
    ),
  );
  const [draft, photo, gift, empty] = await lines();
  expect(photo).toHaveTextContent('Sent a photo');
  expect(gift).toHaveTextContent('You sent a gift');
  expect(draft).toHaveTextContent('Draft: I was thinking');
  expect(empty).toHaveTextContent('No messages yet');
});

test('CHAT-01 a partner whose account was deleted is shown as deleted', async () => {
  open(list(chatItem({ profile: null })));
  const [line] = await lines();
  expect(line).toHaveTextContent('Deleted member');
});

test('an empty list links to the members', async () => {
  open(list());
  expect(await screen.findByRole('link', { name: 'Find members' })).toHaveAttribute('href', '/members');
});

test('a list that could not be loaded can be retried', async () => {
  let broken = true;
  open({
    'GET /api/chats.php': () => (broken ? 'invalid_request' : { chats: [chatItem()], unread_messages: 0 }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await lines()).toHaveLength(1);
});

/** A server with these chats, newest first, two of them in a page. */
const pagesOfTwo = (chats: ReturnType<typeof chatItem>[]): CallResponses => ({
  'GET /api/chats.php': (query) => {
    const start = chats.findIndex(({ conversation }) => String(conversation) === query.get('before_conversation')) + 1;
    const page = chats.slice(start, start + 2);
    const last = chats.length > start + 2 ? page.at(-1)?.conversation : undefined;
    return {
      chats: page,
      unread_messages: 0,
      ...(last !== undefined && { next: { before: '2026-11-01T12:00:00.123456Z', before_conversation: last } }),
    };
  },
});

const shownIds = async () => (await lines()).map((line) => Number(line.getAttribute('href')?.split('/').at(-1)));

test('CHAT-01 older chats are fetched page by page, from where the server says that the next page begins', async () => {
  const calls = open(pagesOfTwo([1, 2, 3, 4, 5].map((conversation) => chatItem({ conversation }))));
  await userEvent.click(await screen.findByRole('button', { name: 'Show older conversations' }));
  await waitFor(async () => expect(await shownIds()).toEqual([1, 2, 3, 4]));
  await userEvent.click(screen.getByRole('button', { name: 'Show older conversations' }));
  await waitFor(async () => expect(await shownIds()).toEqual([1, 2, 3, 4, 5]));
  expect(screen.queryByRole('button', { name: 'Show older conversations' })).toBeNull();
  expect(calls).toContain('GET /api/chats.php?before=2026-11-01T12%3A00%3A00.123456Z&before_conversation=2');
});

test('CHAT-01 a page of older chats that fails says why, and can be requested again', async () => {
  const pages = pagesOfTwo([1, 2, 3].map((conversation) => chatItem({ conversation })))['GET /api/chats.php'];
  let broken = true;
  open({
    'GET /api/chats.php': (query, body) =>
      broken && query.has('before') ? 'invalid_request' : (pages?.(query, body) ?? 'error'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older conversations' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show older conversations' }));
  await waitFor(async () => expect(await shownIds()).toEqual([1, 2, 3]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CHAT-01 a search that finds no one says so only when all chats are loaded', async () => {
  open(pagesOfTwo([1, 2, 3].map((conversation) => chatItem({ conversation }))));
  await userEvent.click(await screen.findByRole('button', { name: 'Search by name' }));
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText(/^Nobody by that name in your recent conversations/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show older conversations' }));
  expect(await screen.findByText('Nobody by that name.')).toBeVisible();
});

test('CHAT-01 no chat is skipped or doubled when an older one moves to the top', async () => {
  const chats = [1, 2, 3, 4, 5].map((conversation) => chatItem({ conversation }));
  open(pagesOfTwo(chats));
  await userEvent.click(await screen.findByRole('button', { name: 'Show older conversations' }));
  await waitFor(async () => expect(await shownIds()).toEqual([1, 2, 3, 4]));
  chats.unshift(...chats.splice(3, 1));
  await act(() => queryClient.invalidateQueries({ queryKey: ['GET /api/chats.php'] }));
  await waitFor(async () => expect(await shownIds()).toEqual([4, 1, 2, 3]));
});

import '../../testing/device.ts';

import { type CallResponses, respondToCalls, people, renderScreen, screen, userEvent, within } from '@pairwise/testing';

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

// Finds elements by text and has a long timeout: two hundred lines take jsdom seconds.
test('chats after the first two hundred are fetched on request', async () => {
  const chats = Array.from({ length: 200 }, (_, index) => chatItem({ conversation: 1000 + index }));
  const calls = open({
    'GET /api/chats.php': (query) =>
      query.has('before')
        ? { chats: [chatItem({ conversation: 7, profile: sanna })], unread_messages: 0 }
        : { chats, unread_messages: 0 },
  });
  await userEvent.click(await screen.findByText('Show older conversations'));
  expect(await screen.findByText('Sanna')).toBeVisible();
  expect(screen.getAllByText('Marta')).toHaveLength(200);
  expect(screen.queryByText('Show older conversations')).toBeNull();
  expect(calls.at(-1)).toBe(`GET /api/chats.php?before=${encodeURIComponent(noon(1))}`);
}, 20_000);

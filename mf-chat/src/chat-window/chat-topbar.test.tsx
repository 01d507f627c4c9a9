import '../../testing/device.ts';

import { cleanup, people, person, renderScreen, respondToCalls, screen } from '@pairwise/testing';
import { queryClient } from '@pairwise/api-client';
import type { ChatItem } from '@pairwise/contracts';

import en from '../../messages/en.ts';
import { chat, chatItem, sanna } from '../../testing/builders.ts';
import ChatsOverviewScreen from '../chats-overview/chats-overview.screen.tsx';

const open = (chats: ChatItem[], user = people.free) => {
  const unread = chats.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0);
  respondToCalls({
    'GET /api/chats.php': () => ({ chats, unread_messages: unread }),
    'GET /api/chat.php': () => chat(),
  });
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats/9001',
    route: '/chats/:id',
    user,
    messages: { 'mf-chat': en },
  });
};

test('CHAT-01 on small phones the name of the partner has the room of the balance while other messages are unread', async () => {
  /** Whether the rules for a narrow screen hide an element: jsdom applies none of them. */
  const isHiddenWhenNarrow = (element: Element): boolean =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter(
        (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && /max-width: 3\d\d/.test(rule.media.mediaText),
      )
      .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[])
      .some(({ selectorText, style }) => style.display === 'none' && element.matches(selectorText));
  open([chatItem()]);
  expect(isHiddenWhenNarrow(await screen.findByRole('link', { name: /credits$/ }))).toBe(false);
  cleanup();
  queryClient.clear();
  open([chatItem(), chatItem({ conversation: 9002, profile: sanna, num_unread_messages: 2 })]);
  await screen.findByText(/^2 unread messages in other/);
  expect(isHiddenWhenNarrow(screen.getByRole('link', { name: /credits$/ }))).toBe(true);
  // The balance is below the composer then.
  expect(await screen.findByText(/^\d+ credits$/)).toBeInTheDocument();
});

test('CHAT-01 the top bar shows the sum of what waits in the other areas: messages of other chats, and new likes', async () => {
  open(
    [chatItem({ num_unread_messages: 4 }), chatItem({ conversation: 9002, profile: sanna, num_unread_messages: 2 })],
    person(people.free, { new_likes: 3 }),
  );
  const label = await screen.findByText('2 unread messages in other conversations, 3 new likes');
  expect(label.parentElement).toHaveTextContent(/^5/);
});

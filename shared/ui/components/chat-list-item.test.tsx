import { render, screen } from '@testing-library/react';

import { ChatListItem } from '../chat.ts';

test('is one link that reads out the name, the time, the last message and the number of unread messages', () => {
  render(
    <ChatListItem
      href="/chats/7"
      name="Marta"
      onlineLabel="online"
      time={<time dateTime="2026-11-21T20:13">20:13</time>}
      preview="Window seat is yours."
      unread={2}
      unreadLabel="2 unread"
    />,
  );
  const link = screen.getByRole('link', { name: 'online Marta 20:13 Window seat is yours. 2 unread' });
  expect(link).toHaveAttribute('href', '/chats/7');
  expect(link).not.toHaveAttribute('aria-current');
});

test('marks the open chat as current and an unsent text as a draft', () => {
  render(<ChatListItem href="/chats/7" name="Marta" preview="See y" draftLabel="Draft" current />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('MartaDraft: See y');
});

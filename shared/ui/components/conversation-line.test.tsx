import { render, screen } from '@testing-library/react';

import { ConversationLine } from '../index.ts';

test('reads out who, when, what was said last and how much is new, as one link', () => {
  render(
    <ConversationLine
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

test('the open one says so, and what was typed and not sent is a draft', () => {
  render(<ConversationLine href="/chats/7" name="Marta" preview="See y" draftLabel="Draft" current />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('MartaDraft: See y');
});

import type { User } from '@pairwise/contracts';
import { act, type CallResponses, respondToCalls, screen, type ScreenOptions } from '@pairwise/testing';

import { outbox } from '../src/outbox/index.ts';
import { chat, chatItem } from './builders.ts';
import { openChats } from './open-chats.tsx';

afterEach(() => act(() => outbox.setOwner(null)));

/**
 * Opens a chat with three messages as a member, on a server that responds to everything but sending. Returns the calls,
 * which grow as they arrive.
 * @param responses further responses, and those that differ
 */
export const openChat = async (
  user: User,
  responses: CallResponses,
  options: ScreenOptions = {},
): Promise<string[]> => {
  const calls = respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }),
    'GET /api/chat.php': () => chat(),
    'POST /api/typing.php': () => ({ ok: true }),
    ...responses,
  });
  openChats('/chats/9001', { user, ...options });
  await screen.findByText('Message 3');
  // As the widget does on every page.
  await act(() => outbox.setOwner(user.id));
  return calls;
};

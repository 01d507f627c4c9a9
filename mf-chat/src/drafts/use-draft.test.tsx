import '../../testing/device.ts';

import { act, people, renderScreen, respondToCalls, screen, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { chat, chatItem } from '../../testing/builders.ts';
import ChatsOverviewScreen from '../chats-overview/chats-overview.screen.tsx';
import { readDraft, writeDraft } from './draft-store.ts';

const receiver = { conversation: 9001 };

test('CHAT-01 a tab that shows a draft does not restore it after another tab has sent it', async () => {
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }),
    'GET /api/chat.php': () => chat({ draft: 'Half a thought', draft_rev: 3 }),
  });
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats/9001',
    route: '/chats/:id',
    user: people.free,
    messages: { 'mf-chat': en },
  });
  const field = await screen.findByRole('textbox', { name: /^Write to/ });
  await waitFor(() => expect(field).toHaveValue('Half a thought'));
  // The other tab moves the text into the outbox, which waits for a connection.
  await writeDraft(people.free.id, receiver, { text: '', rev: 3, dirty: false });
  act(() => {
    globalThis.dispatchEvent(new Event('blur'));
  });
  expect(await readDraft(people.free.id, receiver)).toMatchObject({ text: '', rev: 3 });
});

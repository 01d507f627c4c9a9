import '../../testing/device.ts';

import { act, cleanup, people, person, respondToCalls, screen, userEvent, waitFor, within } from '@pairwise/testing';

import { chat, chatItem, sanna } from '../../testing/builders.ts';
import { openChats } from '../../testing/open-chats.tsx';
import { outbox } from '../outbox/index.ts';

const me = person(people.free, { credits: 9 });
afterEach(() => act(() => outbox.setOwner(null)));

const lines = () => within(screen.getByRole('region', { name: 'Conversations' })).getAllByRole('listitem');

test('CHAT-01 the list shows a message that is not sent yet, with its state, before the newest one of the partner', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respondToCalls({
    'GET /api/chats.php': () => ({
      chats: [chatItem(), chatItem({ conversation: 9002, profile: sanna })],
      unread_messages: 0,
    }),
    'POST /api/message.php': () => 'contact_details_not_allowed',
  });
  openChats('/chats', { user: me });
  await screen.findByRole('link', { name: /Sanna.*Friday/ });
  await act(() => outbox.setOwner(me.id));
  await act(() => outbox.add({ receiver: { conversation: 9002 }, content: { kind: 'text', body: 'On my way' } }));
  expect(lines()[0]).toHaveTextContent(/Sanna.*Sending You: On my way/);
  expect(lines()[1]).toHaveTextContent(/Marta.*Friday/);
  online.mockReturnValue(true);
  await act(() => outbox.flush());
  await waitFor(() => expect(lines()[0]).toHaveTextContent(/Sanna.*Not sent You: On my way/));
});

test('CHAT-01 the list shows the message that is being sent, not the draft that it was', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem({ draft: 'On my way' })], unread_messages: 0 }),
  });
  openChats('/chats', { user: me });
  await screen.findByText('Draft:');
  await act(() => outbox.setOwner(me.id));
  await act(() => outbox.add({ receiver: { conversation: 9001 }, content: { kind: 'text', body: 'On my way' } }));
  expect(lines()[0]).toHaveTextContent(/Marta.*Sending You: On my way/);
  expect(screen.queryByText('Draft:')).toBeNull();
  online.mockReturnValue(true);
});

test('CHAT-01 a first message that is not sent or was refused has a line, after a reload too, which leads back to it', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [], unread_messages: 0 }),
    'GET /api/chat.php': () => chat({ conversation: null, messages: [], last_seq: 0, read_seq: 0 }),
    'GET /api/members.php': () => ({ profiles: [], numResults: 0, similar: [], relaxed: [], cursor: null }),
    'PUT /api/chat-draft.php': () => ({ rev: 1 }),
    'POST /api/message.php': () => 'contact_details_not_allowed',
  });
  openChats('/members/301/chat', { user: me });
  await act(() => outbox.setOwner(me.id));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write to Marta' }), 'Call me');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(lines()[0]).toHaveTextContent(/Marta.*Sending You: Call me/);
  // Read from the device again.
  await act(() => outbox.setOwner(null));
  cleanup();
  openChats('/chats', { user: me });
  await act(() => outbox.setOwner(me.id));
  online.mockReturnValue(true);
  await act(() => outbox.flush());
  await waitFor(() => expect(lines()[0]).toHaveTextContent(/Marta.*Not sent You: Call me/));
  await userEvent.click(screen.getByRole('link', { name: /Marta/ }));
  expect(location.pathname).toBe('/members/301/chat');
  expect(await screen.findByText(/^Not sent, no charge/)).toBeVisible();
});

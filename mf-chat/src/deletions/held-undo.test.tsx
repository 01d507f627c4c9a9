import '../../testing/device.ts';

import { act, fireEvent, people, respondToCalls, screen, userEvent, waitFor, within } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import { chat, chatItem, message } from '../../testing/builders.ts';
import { openChats } from '../../testing/open-chats.tsx';
import { listDeletions, storeDeletion, storeUndoTime } from './deletion-store.ts';
import { deletions } from './deletions.ts';

addModalsToJsdom();

// The same clock for all tests, because limits of requests compare times. The device is not faked: it uses `setImmediate`.
beforeAll(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterAll(() => jest.useRealTimers());
afterEach(async () => deletions.setOwner(null));

const key = { member: people.free.id, conversation: 9001 };

/** Lets time pass. The device has its own time, so that it gets some in between. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 5_000) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 5_000)));
    await act(() => listDeletions(key.member));
  }
};

const open = (path: string) => {
  const deleted: unknown[] = [];
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }),
    'GET /api/chat.php': () => chat({ messages: [message(1)] }),
    'DELETE /api/chat.php': (_query, body) => {
      deleted.push(body);
      return { ok: true };
    },
  });
  openChats(path);
  return deleted;
};

/** Deletes the chat with Marta, and returns the button that brings it back. */
const deleteMarta = async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'More about the conversation with Marta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }));
  const question = screen.getByRole('dialog', { name: 'Delete the conversation with Marta?' });
  await user.click(within(question).getByRole('button', { name: 'Delete conversation' }));
  return screen.findByRole('button', { name: 'Undo' });
};

const line = () => screen.queryByRole('link', { name: /Marta/ });

test('CHAT-03 the server gets no deletion while "Undo" has the focus, but 20 seconds after that', async () => {
  const deleted = open('/chats/9001');
  const undo = await deleteMarta();
  act(() => undo.focus());
  await pass(120_000);
  expect(undo).toHaveFocus();
  expect(deleted).toEqual([]);
  expect(line()).toBeNull();
  act(() => undo.blur());
  await pass(15_000);
  expect(undo).toBeVisible();
  expect(deleted).toEqual([]);
  await pass(6_000);
  await waitFor(() => expect(deleted).toEqual([{ conversation: 9001, seq: 3 }]));
  expect(undo).not.toBeInTheDocument();
});

test('CHAT-03 a member who points at "Undo" can use it after minutes', async () => {
  const deleted = open('/chats/9001');
  const undo = await deleteMarta();
  fireEvent.mouseOver(undo);
  await pass(120_000);
  fireEvent.click(undo);
  await waitFor(() => expect(line()).toBeVisible());
  await pass(120_000);
  expect(deleted).toEqual([]);
});

test('CHAT-03 a restored conversation is announced, and has the focus', async () => {
  open('/chats/9001');
  const undo = await deleteMarta();
  act(() => undo.focus());
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('{Enter}');
  expect(await screen.findByText('Conversation restored')).toBeVisible();
  await pass(100);
  await waitFor(() => expect(line()).toHaveFocus());
});

test('CHAT-03 a deletion waits for ten minutes at most', async () => {
  const deleted = open('/chats/9001');
  const undo = await deleteMarta();
  act(() => undo.focus());
  await pass(590_000);
  expect(deleted).toEqual([]);
  await pass(11_000);
  await waitFor(() => expect(deleted).toEqual([{ conversation: 9001, seq: 3 }]));
  expect(undo).not.toBeInTheDocument();
});

test('CHAT-03 no other tab sends a deletion while "Undo" is held', async () => {
  const deleted = open('/chats');
  await waitFor(() => expect(line()).toBeVisible());
  await act(() => storeDeletion({ ...key, seq: 3, deletedAt: Date.now(), isClaimed: false }));
  await act(() => deletions.setOwner(people.free.id));
  await waitFor(() => expect(line()).toBeNull());
  await act(() => storeUndoTime(key, Date.now() + 60_000));
  await pass(30_000);
  expect(deleted).toEqual([]);
  await pass(31_000);
  await waitFor(() => expect(deleted).toEqual([{ conversation: 9001, seq: 3 }]));
});

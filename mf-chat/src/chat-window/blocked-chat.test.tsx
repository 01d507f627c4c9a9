import '../../testing/device.ts';

import { act, fireEvent, people, person, screen, userEvent, waitFor, within } from '@pairwise/testing';

import { chat } from '../../testing/builders.ts';
import { openChat } from '../../testing/open-chat.ts';
import { updateChats } from '../live/live.queries.ts';
import { outbox } from '../outbox/index.ts';

const blocked = { errorCode: 'blocked', params: { name: 'Marta' } } as const;
const reason = "You're blocked by Marta. You do not have access to this page.";
const me = person(people.free, { credits: 9 });
const field = () => screen.getByRole('textbox', { name: 'Write to Marta' });
const log = () => within(screen.getByRole('log'));

/** Opens a chat of a partner who can block the member. */
const open = async () => {
  const state = { isBlocked: false, refusals: 0 };
  await openChat(me, {
    'GET /api/chat.php': () => {
      if (!state.isBlocked) return chat();
      state.refusals += 1;
      return blocked;
    },
    'POST /api/message.php': () => blocked,
    'PUT /api/chat-draft.php': () => (state.isBlocked ? 'not_found' : { rev: 1 }),
  });
  return state;
};

const expectUnsent = async (text: string) => {
  const unsent = await screen.findByRole('textbox', { name: 'Your text, which was not sent' });
  expect(unsent).toHaveValue(text);
  expect(unsent).toHaveAttribute('readonly');
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
};

test('CHAT-10 S-9 a member who is blocked while writing reads why, and keeps the text and the queued message', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const state = await open();
  fireEvent.change(field(), { target: { value: 'Queued' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send for 1 credit' }));
  await userEvent.type(field(), 'Half a thought');
  state.isBlocked = true;
  online.mockReturnValue(true);
  act(() => updateChats([{ type: 'chat', seq: 1, conversation: 9001 }]));
  await expectUnsent('Half a thought');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marta');
  expect(log().queryByText('Message 3')).toBeNull();
  expect(log().getByText('Queued')).toBeVisible();
  await act(() => outbox.flush());
  expect(await log().findByText(`Not sent, no charge. ${reason}`)).toBeVisible();
  expect(log().queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('CHAT-10 S-9 the event of a block leads to one refused request', async () => {
  const state = await open();
  state.isBlocked = true;
  act(() => updateChats([{ type: 'chat', seq: 1, conversation: 9001 }]));
  expect(await screen.findByText(reason)).toBeVisible();
  // Further requests of the same read would start 200 ms after each other.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(state.refusals).toBe(1);
});

test('CHAT-10 S-9 the refusal of a message shows the block, even without an event', async () => {
  const state = await open();
  fireEvent.change(field(), { target: { value: 'Hello?' } });
  state.isBlocked = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send for 1 credit' }));
  expect(await log().findByText(`Not sent, no charge. ${reason}`)).toBeVisible();
  expect(await screen.findByText(reason)).toBeVisible();
});

test('CHAT-10 S-9 a blocked chat has its text again after a visit to the list, and its field after the end of the block', async () => {
  const state = await open();
  await userEvent.type(field(), 'Half a thought');
  state.isBlocked = true;
  act(() => updateChats([{ type: 'chat', seq: 1, conversation: 9001 }]));
  await expectUnsent('Half a thought');
  await userEvent.click(screen.getAllByRole('link', { name: 'Back to messages' })[0] as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/chats'));
  act(() => history.back());
  await expectUnsent('Half a thought');
  state.isBlocked = false;
  act(() => updateChats([{ type: 'chat', seq: 2, conversation: 9001 }]));
  await waitFor(() => expect(field()).toHaveValue('Half a thought'));
});

test('CHAT-10 the refusal of a message shows that the account of the partner has ended, and offers no other try', async () => {
  const state = { hasEnded: false };
  await openChat(me, {
    'GET /api/chat.php': () =>
      state.hasEnded ? chat({ partner: null, can_reply: false, can_reply_reason: 'deleted' }) : chat(),
    'POST /api/message.php': () => 'not_available',
    'PUT /api/chat-draft.php': () => ({ rev: 1 }),
  });
  fireEvent.change(field(), { target: { value: 'Are you there?' } });
  state.hasEnded = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send for 1 credit' }));
  expect(await log().findByText(/^Not sent, no charge\. This member is not available\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Write to/ })).toBeNull());
  expect(log().getByText('Are you there?')).toBeVisible();
  expect(log().queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(log().queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(log().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(log().queryByText('Are you there?')).toBeNull());
});

import '../../testing/device.ts';

import {
  act,
  type CallResponses,
  people,
  person,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import { chatItem, message, noon } from '../../testing/builders.ts';
import { openChat } from '../../testing/open-chat.ts';
import { openChats } from '../../testing/open-chats.tsx';

const gift = (key: string, credits: number) => ({
  key,
  credits,
  price_minor: Math.ceil((1499 * credits) / 12),
  picture: `gifts/${key}.svg`,
});

/** Opens a chat with the catalogue of gifts. Returns the bodies of the sent messages. */
const open = async (credits: number, responses: CallResponses = {}) => {
  const user = person(people.free, { credits });
  const sent: unknown[] = [];
  await openChat(user, {
    'GET /api/gifts.php': () => ({ currency: 'EUR', gifts: [gift('rose', 3), gift('ring', 10), gift('balloon', 12)] }),
    'POST /api/message.php': (_query, body) => {
      sent.push(body);
      const { client_id } = body as { client_id: string };
      const stored = message(4, { client_id, from_me: true, kind: 'gift', body: undefined, gift: 'rose' });
      return { message: stored, held: null, credits: credits - 3, conversation: 9001, draft_rev: 0 };
    },
    ...responses,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Choose a gift' }));
  return { sent };
};

const sheet = () => within(screen.getByRole('dialog', { name: 'A gift for Marta' }));

test('CHAT-08 CHAT-06 a gift shows its price on the button, is sent once, and appears with picture and name', async () => {
  const { sent } = await open(5);
  expect(await screen.findByText('You have 5 credits.')).toBeVisible();
  expect(sheet().getByRole('button', { name: 'Choose a gift' })).toBeDisabled();
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose, 3 credits, €3.75' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Send Rose for 3 credits · €3.75' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const log = within(screen.getByRole('log'));
  expect(await log.findByText('Rose')).toBeVisible();
  expect(await log.findByText('Delivered')).toBeInTheDocument();
  expect(log.getByRole('presentation')).toHaveAttribute('src', '/media/gifts/rose.svg');
  expect(sent).toMatchObject([{ kind: 'gift', gift: 'rose', conversation: 9001 }]);
});

test('CHAT-08 CHAT-06 a double click sends one gift and stays in the chat', async () => {
  const { sent } = await open(20);
  const { pathname } = location;
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose, 3 credits, €3.75' }));
  const button = sheet().getByRole('button', { name: 'Send Rose for 3 credits · €3.75' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(screen.getByRole('log')).findByText('Delivered')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(location.pathname).toBe(pathname);
});

test('CHAT-06 without enough credits the choice stays, credits are offered, and a cheaper gift can be sent', async () => {
  await open(5);
  await userEvent.click(await screen.findByRole('radio', { name: 'Ring, 10 credits, €12.50' }));
  expect(
    sheet().getByText('You do not have enough credits. Your choice stays here. You get 12 credits for €14.99.'),
  ).toBeVisible();
  expect(sheet().getByRole('link', { name: 'Get credits' })).toBeVisible();
  expect(sheet().getByRole('radio', { name: 'Ring, 10 credits, €12.50' })).toBeChecked();
  await userEvent.click(sheet().getByRole('radio', { name: 'Rose, 3 credits, €3.75' }));
  expect(sheet().getByRole('button', { name: 'Send Rose for 3 credits · €3.75' })).toBeEnabled();
});

test('a gift of a later release can be sent under a general name', async () => {
  await open(50);
  expect(await screen.findByRole('radio', { name: 'A gift, 12 credits, €14.99' })).toBeEnabled();
});

test('gifts that could not be loaded can be loaded again; closing the sheet sends nothing', async () => {
  let broken = true;
  const { sent } = await open(5, {
    'GET /api/gifts.php': () => (broken ? 'invalid_request' : { currency: 'EUR', gifts: [gift('rose', 3)] }),
  });
  await screen.findByText('The gifts could not be loaded');
  broken = false;
  await userEvent.click(sheet().getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose, 3 credits, €3.75' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

test.each([
  ['Gift: Rose', { from_me: false, gift: 'rose' }],
  ['Your gift: Rose', { from_me: true, gift: 'rose' }],
  ['Sent a gift', { from_me: false }],
])('CHAT-08 the list previews a gift as "%s"', async (preview, last) => {
  const item = chatItem({ last: { seq: 3, kind: 'gift', preview: '', created_at: noon(1), ...last } });
  respondToCalls({ 'GET /api/chats.php': () => ({ chats: [item], unread_messages: 0 }) });
  openChats('/chats');
  expect(await screen.findByText(preview)).toBeVisible();
});

import '../../testing/device.ts';

import { queue } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { BEGUN_MESSAGE_MS, keepBegunMessage, readBegunMessage } from '@pairwise/remote/begun-messages';
import {
  act,
  type CallResponses,
  marta,
  people,
  person,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import { type Chat, chat, message, sanna } from '../../testing/builders.ts';
import { openChats } from '../../testing/open-chats.tsx';
import { readDraft, writeDraft } from '../drafts/draft-store.ts';
import { updateChats } from '../live/live.queries.ts';
import { outbox } from '../outbox/index.ts';

type Sent = ResponseOf<Endpoints['POST /api/message.php']>;

const unwritten = chat({ conversation: null, messages: [], last_seq: 0, read_seq: 0, partner_replied: false });

const stored = (seq: number, body: unknown): Sent => {
  const { client_id, body: text, kind } = body as { client_id: string; body: string; kind: 'text' };
  return {
    message: message(seq, { client_id, body: text, kind, from_me: true, state: 'sent' }),
    held: null,
    credits: 2,
    conversation: 9001,
    draft_rev: 0,
  };
};

const held = { client_id: message(1).client_id, body: 'Hello', created_at: message(1).created_at };

/** The response to a message that is held. */
const hold = (_query: unknown, body: unknown): Sent => ({
  message: null,
  held: { ...held, client_id: (body as { client_id: string }).client_id },
  credits: 0,
  conversation: null,
  draft_rev: 0,
});

const confirmed = person(people.free, { credits: 3 });
/** Credits come with the confirmation. */
const unconfirmed = person(people.free, { credits: 0, status: 'not_confirmed' });

const open = async (responses: CallResponses, user: typeof confirmed = confirmed) => {
  const sent: unknown[] = [];
  const messages: Chat['messages'] = [];
  const calls = respondToCalls({
    'GET /api/chats.php': () => ({ chats: [], unread_messages: 0 }),
    'GET /api/chat.php': (query) =>
      query.has('profile') ? unwritten : { ...unwritten, conversation: 9001, messages, last_seq: messages.length },
    'POST /api/message.php': (_query, body) => {
      const response = stored(sent.push(body), body);
      if (response.message) messages.push(response.message);
      return response;
    },
    'PUT /api/chat-draft.php': () => ({ rev: 1 }),
    ...responses,
  });
  openChats('/members/301/chat', { user });
  await act(() => outbox.setOwner(user.id));
  return { calls, sent };
};

afterEach(() => outbox.setOwner(null));

const field = () => screen.findByRole('textbox', { name: 'Write to Marta' });
const log = () => screen.getByRole('log');

test('ROUTE-07 opens an existing chat in place of the address of the member', async () => {
  await open({
    'GET /api/chat.php': () => ({ ...unwritten, conversation: 9001, messages: [message(1)], last_seq: 1 }),
  });
  expect(await screen.findByText('Message 1')).toBeVisible();
  expect(location.pathname).toBe('/chats/9001');
});

test('ROUTE-07 creates no chat before the first message, which then replaces the address', async () => {
  const { calls, sent } = await open({});
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Marta, 34');
  await userEvent.type(await field(), 'Hello you');
  expect(location.pathname).toBe('/members/301/chat');
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(location.pathname).toBe('/chats/9001'));
  expect(within(log()).getAllByText('Hello you')).toHaveLength(1);
  expect(sent).toEqual([expect.objectContaining({ profile: 301, kind: 'text', body: 'Hello you' })]);
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('');
});

/**
 * Records what is added to live regions that the page has had for a moment. A screen reader reads only that, and only while
 * the region is there.
 */
const recordAdditions = () => {
  const known = new Map<Element, number>();
  const added: { region: Element; text: string }[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element && target.closest('[aria-live]');
      const since = region && known.get(region);
      if (!region || !since || performance.now() - since < 100) continue;
      added.push(...[...addedNodes].map(({ textContent }) => ({ region, text: textContent ?? '' })));
    }
    for (const region of document.querySelectorAll('[aria-live]')) {
      if (!known.has(region)) known.set(region, performance.now());
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    /** What a reader has read. */
    read: () => added.filter(({ region }) => region.isConnected).map(({ text }) => text),
    end: () => observer.disconnect(),
  };
};

test('the first message of a new chat is announced once, on the page of the chat', async () => {
  const additions = recordAdditions();
  await open({});
  await userEvent.type(await field(), 'Hello you');
  const pageOfMember = log();
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(pageOfMember).not.toBeInTheDocument());
  await waitFor(() => expect(additions.read()).toContain('Sent'));
  expect(additions.read().filter((text) => text === 'Sent')).toHaveLength(1);
  additions.end();
});

test('ROUTE-07 keeps what is typed and queued before the first message has arrived', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = await open({});
  await userEvent.type(await field(), 'One');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await userEvent.type(await field(), 'Two');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await userEvent.type(await field(), 'Thr');
  // A message without a number is not the first unread one.
  expect(within(log()).queryByText('Newer messages')).toBeNull();
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(location.pathname).toBe('/chats/9001'));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { profile: 301, body: 'One' },
      { conversation: 9001, body: 'Two' },
    ]),
  );
  await waitFor(async () => expect(await field()).toHaveValue('Thr'));
  await waitFor(() => expect(log()).toHaveTextContent(/One.*Two/));
});

test('AUTH-16 a held first message stays with the member until the email is confirmed', async () => {
  await open({ 'POST /api/message.php': hold }, unconfirmed);
  expect(await screen.findByText(/^Free. Marta gets it/)).toBeVisible();
  await userEvent.type(await field(), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send for free' }));
  expect(await within(log()).findByText('Waits until you confirm your email')).toBeInTheDocument();
  expect(within(log()).getAllByText('Hello')).toHaveLength(1);
  expect(location.pathname).toBe('/members/301/chat');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/^Your message waits: Marta gets it/)).toBeVisible();
});

test('AUTH-16 a held message is there after a reload and on another device, and goes out with the confirmation', async () => {
  let isConfirmed = false;
  await open({
    'GET /api/chat.php': () =>
      isConfirmed
        ? { ...unwritten, conversation: 9001, messages: [message(1, { from_me: true, body: 'Hello' })], last_seq: 1 }
        : { ...unwritten, held },
  });
  expect(await screen.findByText('Waits until you confirm your email')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute('href', '/complete-signup?step=email');
  isConfirmed = true;
  act(() => updateChats([{ type: 'message', seq: 1, conversation: 9001, message_seq: 1 }]));
  expect(await field()).toBeVisible();
  expect(location.pathname).toBe('/chats/9001');
  expect(within(log()).getAllByText('Hello')).toHaveLength(1);
});

test('AUTH-16 the list shows a held message with its receiver', async () => {
  const chats = { chats: [], unread_messages: 0 };
  await open({
    'GET /api/chats.php': () => ({ ...chats, held: { ...held, partner: marta } }),
    'GET /api/chat.php': () => ({ ...unwritten, held }),
  });
  const line = await screen.findByRole('link', { name: /Marta.*Waits until you confirm your email.*You: Hello/ });
  expect(line).toHaveAttribute('href', '/members/301/chat');
});

test('AUTH-16 the list shows a message that is held from now on without another request', async () => {
  const { calls } = await open({ 'POST /api/message.php': hold }, unconfirmed);
  await userEvent.type(await field(), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send for free' }));
  await screen.findByRole('link', { name: /Waits until you confirm your email.*You: Hello/ });
  expect(calls.filter((call) => call.startsWith('GET /api/chats.php'))).toHaveLength(1);
});

const heldForSanna = { chats: [], unread_messages: 0, held: { ...held, partner: sanna } };

test('AUTH-16 a second message is not offered while one waits for another member', async () => {
  await open({ 'GET /api/chats.php': () => heldForSanna }, unconfirmed);
  expect(await screen.findByText(/^Your message waits: Sanna gets it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm email' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('AUTH-16 S-9 a block is shown, also while a message waits for another member', async () => {
  const blocked = { errorCode: 'blocked', params: { name: 'Marta' } } as const;
  await open({ 'GET /api/chats.php': () => heldForSanna, 'GET /api/chat.php': () => blocked }, unconfirmed);
  expect(await screen.findByText(/^You're blocked by Marta/)).toBeVisible();
  expect(screen.queryByText(/^Your message waits/)).toBeNull();
});

describe('CHAT-01 a draft to a member without a chat', () => {
  const draftLine = () => screen.queryByRole('link', { name: /Draft: / });

  test('is in the list until it is sent or emptied', async () => {
    await open({});
    await userEvent.type(await field(), 'Half a thought');
    await waitFor(() => expect(draftLine()).toHaveTextContent('Draft: Half a thought'));
    expect(draftLine()).toHaveAttribute('href', '/members/301/chat');
    await userEvent.clear(await field());
    await waitFor(() => expect(draftLine()).toBeNull());
    await userEvent.type(await field(), 'Whole');
    await waitFor(() => expect(draftLine()).toHaveTextContent('Draft: Whole'));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(location.pathname).toBe('/chats/9001'));
    await waitFor(() => expect(draftLine()).toBeNull());
  });

  test('does not come back when its message was not sent and is deleted', async () => {
    await open({ 'POST /api/message.php': () => 'contact_details_not_allowed' });
    await userEvent.type(await field(), 'Call me');
    await waitFor(() => expect(draftLine()).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    await userEvent.click(await within(log()).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(log()).queryByText('Call me')).toBeNull());
    // The button that had the focus is gone.
    await waitFor(() => expect(log()).toHaveFocus());
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(draftLine()).toBeNull();
  });

  test('can be copied and deleted when the member cannot be reached any more', async () => {
    await writeDraft(people.free.id, { profile: 301 }, { text: 'Half a thought', rev: 0, dirty: true }, marta);
    await open({ 'GET /api/chat.php': () => 'not_available' });
    expect(await screen.findByRole('textbox', { name: 'Your text, which was not sent' })).toHaveValue('Half a thought');
    expect(draftLine()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete unsent text' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(draftLine()).toBeNull();
  });
});

test('CHAT-10 a blocked member cannot be written to', async () => {
  await open({ 'GET /api/chat.php': () => 'blocked' });
  expect(await screen.findByText('This conversation cannot be opened')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

/** As in a browser, an open dialog keeps the focus. */
const keepFocusInDialogs = (): void => {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
  const { focus } = HTMLElement.prototype;
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusInside(this: HTMLElement, options) {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog || dialog.contains(this)) focus.call(this, options);
  });
};

test('CHAT-08 a picked icebreaker fills the field, and is sent as an icebreaker only by the member', async () => {
  keepFocusInDialogs();
  const { sent } = await open({
    'GET /api/icebreakers.php': () => ({
      icebreakers: [
        { text: 'We both picked {interest}. How did it start?', interest: 'music' },
        { text: 'Sea or mountains?', interest: null },
      ],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a first line' }));
  await userEvent.click(await screen.findByRole('button', { name: 'We both picked Music. How did it start?' }));
  const written = await screen.findByDisplayValue<HTMLTextAreaElement>('We both picked Music. How did it start?');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written).toHaveFocus();
  expect(written.selectionStart).toBe(written.value.length);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ kind: 'icebreaker' })]));
});

test('CHAT-08 an icebreaker that the member has changed is sent as a text', async () => {
  const { sent } = await open({
    'GET /api/icebreakers.php': () => ({ icebreakers: [{ text: 'Sea or mountains?', interest: null }] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a first line' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sea or mountains?' }));
  await userEvent.type(await field(), ' Or both?');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ kind: 'text' })]));
});

test('CHAT-08 offline the suggestions say that they will come', async () => {
  await open({});
  await field();
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a first line' }));
  expect(await screen.findByText('Suggestions will be here as soon as you are back online.')).toBeVisible();
  act(() => void globalThis.dispatchEvent(new Event('online')));
});

test('the back button closes the suggestions and stays on the page', async () => {
  await open({
    'GET /api/icebreakers.php': () => ({ icebreakers: [{ text: 'Sea or mountains?', interest: null }] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a first line' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/members/301/chat');
  expect(await field()).toBeVisible();
});

test('CHAT-05 a third chat of a free member says before writing that it needs Premium, and leads there', async () => {
  await open({ 'GET /api/chat.php': () => ({ ...unwritten, can_reply: false, can_reply_reason: 'premium_required' }) });
  expect(await screen.findByText('This feature is only available for premium members.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Get Premium' })).toHaveAttribute(
    'href',
    '/premium?next=%2Fmembers%2F301%2Fchat',
  );
});

describe('AUTH-08 what a visitor began to write on a profile', () => {
  test('is offered in the chat after the login, and outlives the page', async () => {
    keepBegunMessage(301, 'Your garden looks calm');
    keepBegunMessage(302, 'For someone else');
    const { calls } = await open({});
    await waitFor(async () => expect(await field()).toHaveValue('Your garden looks calm'));
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await waitFor(() => expect(readBegunMessage(301)).toBe(''));
    expect(readBegunMessage(302)).toBe('For someone else');
    // `waitFor` also takes the update of the chat list, which reads the drafts again.
    await waitFor(async () =>
      expect(await readDraft(confirmed.id, { profile: 301 })).toMatchObject({ text: 'Your garden looks calm' }),
    );
  });

  test('is not offered after an hour', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - BEGUN_MESSAGE_MS);
    keepBegunMessage(301, 'Your garden looks calm');
    now.mockRestore();
    await open({});
    await userEvent.type(await field(), 'Hi');
    expect(await field()).toHaveValue('Hi');
  });

  test('AUTH-14 is deleted by a logout', async () => {
    await open({});
    await field();
    keepBegunMessage(302, 'For someone else');
    queue.clear(confirmed.id);
    expect(readBegunMessage(302)).toBe('');
  });
});

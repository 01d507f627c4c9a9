import '../../testing/device.ts';

import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { act, type CallResponses, respondToCalls, screen, userEvent, waitFor, within } from '@pairwise/testing';

import { chat, chatItem, message, messages } from '../../testing/builders.ts';
import { openChats } from '../../testing/open-chats.tsx';

type Found = ResponseOf<Endpoints['GET /api/chat-search.php']>;

const found = (...seqs: number[]): Found => ({
  found: seqs.map((seq) => ({ seq, preview: `Message ${seq}` })),
  has_more: false,
});

/** The numbers of a page of a chat with 300 messages. The pages are short, because rendering them takes most of the time. */
const pageOf = (query: URLSearchParams): [first: number, last: number] => {
  const [before, after] = [Number(query.get('before')), Number(query.get('after'))];
  if (after > 0) return [after + 1, Math.min(300, after + 30)];
  return before > 0 ? [before - 30, before - 1] : [289, 300];
};

/** A chat of 300 messages, of which the last ten are unread. */
const open = (responses: CallResponses = {}) => {
  const calls = respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }),
    'GET /api/chat.php': (query) =>
      chat({ messages: messages(...pageOf(query)), last_seq: 300, read_seq: 290, has_more: true }),
    'GET /api/chat-search.php': () => found(290, 40),
    ...responses,
  });
  openChats('/chats/9001');
  return calls;
};

const openSearch = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More about the conversation with Marta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Find in conversation' }));
  return screen.findByRole('searchbox', { name: 'Find in conversation' });
};

const log = () => screen.getByRole('log');
const marked = () => log().querySelector('[aria-current=true]');
/** A message of the log, whose text may be split by marks. */
const shown = (seq: number) => log().querySelector(`[data-seq="${seq}"]`);
const button = (name: string) => screen.getByRole('button', { name });

test('CHAT-01 a search counts the messages it finds, and steps through them with buttons, Enter and Shift+Enter', async () => {
  const calls = open();
  const field = await openSearch();
  expect(field).toHaveFocus();
  await userEvent.type(field, 'ess');
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(marked()).toHaveTextContent('Message 290');
  expect(button('Newer result')).toHaveAttribute('aria-disabled', 'true');

  // Message 40 is far above the loaded page: only the part around it is fetched.
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('2 of 2')).toBeVisible();
  await waitFor(() => expect(marked()).toHaveTextContent('Message 40'));
  expect(shown(300)).toBeNull();
  expect(calls).toContain('GET /api/chat.php?conversation=9001&before=65');
  expect(button('Older result')).toHaveAttribute('aria-disabled', 'true');

  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(marked()).toHaveTextContent('Message 290'));
  await userEvent.click(button('Older result'));
  await waitFor(() => expect(marked()).toHaveTextContent('Message 40'));
  await userEvent.click(button('Newer result'));
  await waitFor(() => expect(marked()).toHaveTextContent('Message 290'));
  expect(calls.filter((call) => call.startsWith('GET /api/chat-search.php'))).toEqual([
    'GET /api/chat-search.php?conversation=9001&text=ess',
  ]);

  // Escape returns to where the search was opened.
  await userEvent.click(button('Older result'));
  await userEvent.keyboard('{Escape}');
  expect(shown(300)).toBeVisible();
  expect(marked()).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(button('More about the conversation with Marta')).toHaveFocus();
});

test('CHAT-01 the text is marked in the messages that contain it, including in links', async () => {
  open({
    'GET /api/chat.php': () =>
      chat({
        messages: [
          message(298, { body: 'Nothing of that here' }),
          message(299, { body: 'A café, and another CAFÉ' }),
          message(300, { body: 'See https://example.com/Café?b=1' }),
        ],
        last_seq: 300,
        read_seq: 300,
      }),
    'GET /api/chat-search.php': () => found(300, 299),
  });
  const field = await openSearch();
  await userEvent.type(field, 'CaFé');
  await screen.findByText('1 of 2');
  const marks = within(log()).getAllByRole('mark');
  expect(marks.map(({ textContent }) => textContent)).toEqual(['café', 'CAFÉ', 'Café']);
  expect(marked()).toContainElement(marks[2] ?? null);
  expect(within(log()).getByRole('link', { name: /example\.com/ })).toContainElement(marks[2] ?? null);

  await userEvent.clear(field);
  expect(within(log()).queryByRole('mark')).toBeNull();
});

test('CHAT-01 the part around a found message grows down to the newest messages', async () => {
  open({ 'GET /api/chat-search.php': () => found(260) });
  await userEvent.type(await openSearch(), 'ess');
  await waitFor(() => expect(marked()).toHaveTextContent('Message 260'));
  expect(shown(300)).toBeNull();
  await userEvent.click(button('Newer messages'));
  await waitFor(() => expect(shown(300)).toBeVisible());
  expect(log().querySelectorAll('[data-seq]')).toHaveLength(46);
  expect(screen.queryByRole('button', { name: 'Newer messages' })).toBeNull();
});

test('CHAT-02 a jump to a found message marks nothing as read', async () => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const marks: unknown[] = [];
  open({
    'PUT /api/chat.php': (_query, body) => {
      marks.push(body);
      return { num_unread_messages: 0, unread_messages: 0 };
    },
    'GET /api/chat-search.php': () => found(290),
  });
  const field = await openSearch();
  focus.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('focus')));
  await userEvent.type(field, 'ess');
  await waitFor(() => expect(marked()).toHaveTextContent('Message 290'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(marks).toEqual([]);
  // The control: without a search the same screen marks them.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(marks).toEqual([{ conversation: 9001, read_seq: 300 }]));
});

test('CHAT-01 a search without results, one that failed, and one without a connection say so', async () => {
  let response: Found | 'invalid_request' = { found: [], has_more: false };
  open({ 'GET /api/chat-search.php': () => response });
  const field = await openSearch();
  await userEvent.type(field, 'x');
  expect(await screen.findByText('No message with this text')).toBeVisible();

  response = 'invalid_request';
  await userEvent.type(field, 'y');
  expect(await screen.findByText('The search did not work.')).toBeVisible();
  response = found(290);
  await userEvent.click(button('Try again'));
  expect(await screen.findByText('1 of 1')).toBeVisible();

  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  await userEvent.type(field, 'z');
  expect(await screen.findByText(/^You are offline. The search/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 of 1')).toBeVisible();
});

test('CHAT-01 results beyond the first page are fetched on the way to them', async () => {
  open({
    'GET /api/chat-search.php': (query) => (query.has('before') ? found(280) : { ...found(290, 285), has_more: true }),
  });
  const field = await openSearch();
  await userEvent.type(field, 'ess');
  expect(await screen.findByText('1 of 2+')).toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(marked()).toHaveTextContent('Message 280');
});

test('CHAT-01 a part that could not be loaded can be loaded again', async () => {
  let isBroken = true;
  open({
    'GET /api/chat-search.php': () => found(40),
    'GET /api/chat.php': (query) => {
      if (isBroken && query.has('before')) return 'invalid_request';
      return chat({ messages: messages(...pageOf(query)), last_seq: 300, read_seq: 300, has_more: true });
    },
  });
  await userEvent.type(await openSearch(), 'ess');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  await waitFor(() => expect(marked()).toHaveTextContent('Message 40'));
});

import '../../testing/device.ts';

import { queue } from '@pairwise/api-client';
import {
  act,
  type CallResponses,
  fireEvent,
  marta,
  people,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { chat, chatItem, message, sanna } from '../../testing/builders.ts';
import { openChats } from '../../testing/open-chats.tsx';
import { cancelDeletion, claimDeletion, listDeletions, removeDeletion, storeDeletion } from './deletion-store.ts';
import { deletions } from './deletions.ts';

addModalsToJsdom();

const both = [chatItem({ num_unread_messages: 1 }), chatItem({ conversation: 9002, profile: sanna, muted: true })];

const open = (path: string, responses: CallResponses = {}) => {
  const bodies: unknown[] = [];
  const calls = respondToCalls({
    'GET /api/chats.php': () => ({ chats: both, unread_messages: 3 }),
    'GET /api/chat.php': () => chat({ messages: [message(1)] }),
    'DELETE /api/chat.php': (_query, body) => {
      bodies.push(body);
      return { ok: true };
    },
    'PUT /api/chat.php': (_query, body) => {
      bodies.push(body);
      return { num_unread_messages: 0, unread_messages: 0 };
    },
    ...responses,
  });
  openChats(path);
  return { calls, bodies };
};

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More about the conversation with Marta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

/** The question before a chat is deleted. */
const question = () => within(screen.getByRole('dialog', { name: 'Delete the conversation with Marta?' }));

const deleteMarta = async () => {
  await choose('Delete conversation');
  await userEvent.click(question().getByRole('button', { name: 'Delete conversation' }));
  await waitFor(() => expect(location.pathname).toBe('/chats'));
};

const endUndoing = () => act(() => void globalThis.dispatchEvent(new Event('pagehide')));
/** Continues as the next page of the browser, so many milliseconds later. The page before had no time to end anything. */
const openNextPage = async (afterMs: number) => {
  await act(() => deletions.setOwner(null));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + afterMs);
  await act(() => deletions.setOwner(people.free.id));
};

afterEach(async () => {
  jest.restoreAllMocks();
  await deletions.setOwner(null);
});

/** The toasts of earlier tests may still be shown. */
const undoButton = () => {
  const button = screen.getAllByRole('button', { name: 'Undo' }).at(-1);
  if (!button) throw new Error('No toast offers to undo.');
  return button;
};

const martasLine = () => screen.queryByRole('link', { name: /Marta.*Friday/ });

test('CHAT-03 a deleted chat leaves the list first, and "Undo" brings it back without a request', async () => {
  const { calls } = open('/chats/9001');
  await deleteMarta();
  expect(martasLine()).toBeNull();
  expect(screen.getByRole('link', { name: /Sanna/ })).toBeVisible();
  await userEvent.click(undoButton());
  expect(martasLine()).toBeVisible();
  endUndoing();
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

test('CHAT-03 asks before it deletes a chat, with the focus on the button that keeps it', async () => {
  open('/chats/9001');
  await choose('Delete conversation');
  const cancel = question().getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveFocus();
  await userEvent.click(cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/chats/9001');
  expect(screen.getByText('Message 1')).toBeVisible();
});

test('CHAT-03 the server deletes the chat up to the message that was its last one', async () => {
  const { bodies } = open('/chats/9001');
  await deleteMarta();
  endUndoing();
  await waitFor(() => expect(bodies).toEqual([{ conversation: 9001, seq: 3 }]));
});

test('CHAT-03 a deletion whose page ended is sent once, by the next page', async () => {
  const { bodies } = open('/chats/9001');
  await deleteMarta();
  await openNextPage(1_000);
  expect(martasLine()).toBeNull();
  expect(bodies).toEqual([]);
  await openNextPage(21_000);
  await waitFor(() => expect(bodies).toEqual([{ conversation: 9001, seq: 3 }]));
  await waitFor(() => expect(martasLine()).toBeVisible());
  await openNextPage(42_000);
  expect(bodies).toHaveLength(1);
});

test('CHAT-03 a deletion is kept when the member logs out, and sent after the next login of the same member', async () => {
  const { bodies } = open('/chats/9001');
  await deleteMarta();
  queue.clear(people.free.id);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await act(() => deletions.setOwner(people.premium.id));
  await openNextPage(21_000);
  await waitFor(() => expect(bodies).toEqual([{ conversation: 9001, seq: 3 }]));
});

test('CHAT-03 a deletion that arrives after a logout in another tab is sent after the next login', async () => {
  let hasEnded = true;
  const bodies: unknown[] = [];
  open('/chats/9001', {
    'DELETE /api/chat.php': (_query, body) => {
      bodies.push(body);
      return hasEnded ? 'authentication_required' : { ok: true };
    },
  });
  await deleteMarta();
  endUndoing();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  hasEnded = false;
  await openNextPage(21_000);
  await waitFor(() => expect(bodies).toHaveLength(2));
});

test('CHAT-03 the next page does not delete a chat that was undone', async () => {
  const { calls } = open('/chats/9001');
  await deleteMarta();
  await userEvent.click(undoButton());
  await openNextPage(21_000);
  await waitFor(() => expect(martasLine()).toBeVisible());
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

/** As another tab of the same browser: it shares the storage and the channel, not the memory. */
const otherTab = () => {
  const channel = new BroadcastChannel('pairwise-chat-deletions');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return {
    heard,
    report: (change: unknown) =>
      act(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
        channel.postMessage(change);
        return Promise.resolve();
      }),
    close: () => channel.close(),
  };
};
const key = { member: people.free.id, conversation: 9001 };

test('CHAT-03 a chat that is deleted in another tab leaves this one, and "Undo" there brings it back', async () => {
  const { calls } = open('/chats');
  expect(await screen.findByRole('link', { name: /Marta.*Friday/ })).toBeVisible();
  await act(() => deletions.setOwner(people.free.id));
  const tab = otherTab();
  await act(() => storeDeletion({ ...key, seq: 3, deletedAt: Date.now(), isClaimed: false }));
  await tab.report('changed');
  await waitFor(() => expect(martasLine()).toBeNull());
  // Closing this tab does not end the time for undoing in the other one.
  endUndoing();
  await act(() => cancelDeletion(key));
  await tab.report('changed');
  await waitFor(() => expect(martasLine()).toBeVisible());
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  tab.close();
});

test('CHAT-03 a chat that is being deleted cannot be opened in another tab either', async () => {
  open('/chats/9001');
  expect(await screen.findByText('Message 1')).toBeVisible();
  await act(() => deletions.setOwner(people.free.id));
  const tab = otherTab();
  await act(() => storeDeletion({ ...key, seq: 3, deletedAt: Date.now(), isClaimed: false }));
  await tab.report('changed');
  expect(await screen.findByText('This conversation is not here')).toBeVisible();
  await act(() => cancelDeletion(key));
  await tab.report('changed');
  expect(await screen.findByText('Message 1')).toBeVisible();
  // The field reads its draft.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  tab.close();
});

test('CHAT-03 other tabs hear of a deletion, of "Undo", and of what the server has deleted', async () => {
  open('/chats/9001');
  const tab = otherTab();
  await deleteMarta();
  await waitFor(() => expect(tab.heard).toEqual(['changed']));
  await userEvent.click(undoButton());
  await waitFor(() => expect(tab.heard).toEqual(['changed', 'changed']));
  await userEvent.click(await screen.findByRole('link', { name: /Marta.*Friday/ }));
  await deleteMarta();
  await waitFor(() => expect(tab.heard).toHaveLength(3));
  await openNextPage(21_000);
  await waitFor(() => expect(tab.heard.at(-1)).toEqual({ conversation: 9001, seq: 3 }));
  tab.close();
});

/** Makes the device refuse to store anything, as one without room does. Resolves when it has refused a deletion. */
const fillDevice = (): Promise<void> => {
  const refused = Promise.withResolvers<void>();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    refused.resolve();
    throw new DOMException('Full', 'QuotaExceededError');
  });
  return refused.promise;
};

test('CHAT-03 a deletion that the device has no room for is sent when its time for undoing is over', async () => {
  const { bodies } = open('/chats');
  expect(await screen.findByRole('link', { name: /Marta.*Friday/ })).toBeVisible();
  void fillDevice();
  jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 21_000);
  act(() => void deletions.add({ conversation: 9001, seq: 3 }));
  await waitFor(() => expect(bodies).toEqual([{ conversation: 9001, seq: 3 }]));
});

test('CHAT-03 a deletion that the device has no room for can be undone', async () => {
  open('/chats');
  expect(await screen.findByRole('link', { name: /Marta.*Friday/ })).toBeVisible();
  const refused = fillDevice();
  act(() => void deletions.add({ conversation: 9001, seq: 3 }));
  await refused;
  expect(martasLine()).toBeNull();
  expect(await act(() => deletions.undo(9001))).toBe(true);
  expect(martasLine()).toBeVisible();
});

test('CHAT-03 a chat that is deleted again while the server deletes it stays deleted on the device', async () => {
  const again = { ...key, seq: 4, deletedAt: Date.now(), isClaimed: false };
  await storeDeletion(again);
  await removeDeletion({ ...key, seq: 3 });
  expect(await listDeletions(key.member)).toEqual([again]);
  await removeDeletion(again);
  expect(await listDeletions(key.member)).toEqual([]);
});

test('CHAT-03 a deletion is sent when the page is left, even after the network was gone in between', async () => {
  const { bodies } = open('/chats/9001');
  await deleteMarta();
  await waitFor(async () => expect(await listDeletions(key.member)).toHaveLength(1));
  act(() => void globalThis.dispatchEvent(new Event('online')));
  // The device reads in order: after this, the page has read its deletions again.
  await act(() => listDeletions(key.member));
  endUndoing();
  // Nothing else sends it now.
  await act(() => deletions.setOwner(null));
  await waitFor(() => expect(bodies).toEqual([{ conversation: 9001, seq: 3 }]));
});

test('CHAT-03 "Undo" leaves the page with the deletion, even while the member points at it', async () => {
  const response = Promise.withResolvers<never>();
  open('/chats/9001', { 'DELETE /api/chat.php': () => response.promise });
  await deleteMarta();
  const undo = undoButton();
  await userEvent.hover(undo);
  expect(undo).toBeVisible();
  endUndoing();
  expect(undo).not.toBeInTheDocument();
});

test('CHAT-03 "Undo" says when it is too late, because another tab is deleting the chat', async () => {
  open('/chats/9001');
  await deleteMarta();
  await waitFor(async () => expect(await listDeletions(key.member)).toHaveLength(1));
  await claimDeletion(key, Infinity);
  await userEvent.click(undoButton());
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('It was too late: the conversation is deleted.');
  await userEvent.click(within(banner).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CHAT-03 a failure is shown as an alert, and the chat is in the reloaded list', async () => {
  const { calls } = open('/chats/9001', { 'DELETE /api/chat.php': () => 'invalid_request' });
  await deleteMarta();
  const before = calls.length;
  endUndoing();
  expect(await screen.findByRole('alert')).toHaveTextContent('The conversation could not be deleted.');
  await waitFor(() => expect(martasLine()).toBeVisible());
  await waitFor(() => expect(calls.slice(before)).toContain('GET /api/chats.php'));
});

test('CHAT-01 the menu mutes, and leads to the profile and to the sheets to block and report', async () => {
  const { bodies } = open('/chats/9001');
  await choose('Mute');
  await waitFor(() => expect(bodies).toContainEqual({ conversation: 9001, muted: true }));
  await choose('Block Marta');
  await waitFor(() => expect(location.pathname).toBe('/members/301'));
  expect(history.state).toMatchObject({ usr: { layer: 'block' } });
});

test('CHAT-01 muting that fails says why until the member closes it or tries again', async () => {
  let broken = true;
  const { bodies } = open('/chats/9001', {
    'PUT /api/chat.php': (_query, body) => {
      if (broken) return 'invalid_request';
      bodies.push(body);
      return { num_unread_messages: 0, unread_messages: 0 };
    },
  });
  await choose('Mute');
  expect(await screen.findByRole('alert')).toHaveTextContent('Marta could not be muted.');
  broken = false;
  await choose('Mute');
  await waitFor(() => expect(bodies).toContainEqual({ conversation: 9001, muted: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('CHAT-01 muting is shown before the server has confirmed it', () => {
  const failure = 'Marta could not be muted.';
  /** Opens the chat on a server that does not respond to the change. As in a browser, an aborted request fails. */
  const openWithoutResponse = () => {
    const opened = open('/chats/9001', { 'PUT /api/chat.php': () => new Promise<never>(() => undefined) });
    const respond = jest.mocked(globalThis.fetch).getMockImplementation();
    if (!respond) throw new Error('The network is not faked.');
    jest.mocked(globalThis.fetch).mockImplementation((input, init) => {
      const aborted = Promise.withResolvers<never>();
      const signal = input instanceof Request ? input.signal : init?.signal;
      signal?.addEventListener('abort', () => aborted.reject(signal.reason));
      return Promise.race([respond(input, init), aborted.promise]);
    });
    return opened;
  };
  const markOfMarta = () => within(screen.getByRole('link', { name: /Marta.*Friday/ })).queryByText(en.chats.muted);

  test('and undone with a reason when the network is gone', async () => {
    openWithoutResponse();
    await choose('Mute');
    expect(markOfMarta()).toBeInTheDocument();
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${failure} You are offline.`);
    expect(markOfMarta()).toBeNull();
  });

  test('and fails immediately without a network', async () => {
    const { calls } = openWithoutResponse();
    await screen.findByText('Message 1');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await choose('Mute');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${failure} You are offline.`);
    expect(markOfMarta()).toBeNull();
    expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  test('and fails after eight seconds when the server does not respond', async () => {
    openWithoutResponse();
    await userEvent.click(await screen.findByRole('button', { name: 'More about the conversation with Marta' }));
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Mute' }));
    await act(() => jest.advanceTimersByTimeAsync(8_100));
    jest.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    expect(markOfMarta()).toBeNull();
  });

  test('and a change of mind cancels the request before', async () => {
    const bodies: unknown[] = [];
    open('/chats/9001', {
      'PUT /api/chat.php': (_query, body) => {
        bodies.push(body);
        const response = { num_unread_messages: 0, unread_messages: 0 };
        return bodies.length === 1 ? new Promise<never>(() => undefined) : response;
      },
    });
    await choose('Mute');
    await choose('Unmute');
    await waitFor(() => expect(bodies).toContainEqual({ conversation: 9001, muted: false }));
    expect(await screen.findByText('You get notifications from Marta again.')).toBeVisible();
    expect(markOfMarta()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('CHAT-01 the list is searched by name, and marks muted chats', async () => {
  open('/chats');
  const line = await screen.findByRole('link', { name: /Sanna/ });
  expect(within(line).getByText('Muted')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Search by name' }));
  await userEvent.type(screen.getByRole('searchbox'), 'san');
  expect(martasLine()).toBeNull();
  expect(screen.getByRole('link', { name: /Sanna/ })).toBeVisible();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 person found');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nobody by that name.')).toBeVisible();
});

test('CHAT-01 an open chat counts the unread messages of the others beside the way back', async () => {
  open('/chats/9001');
  expect(await screen.findByText(/^2 unread messages in other/)).toBeInTheDocument();
});

test('a list without chats suggests three members to write to', async () => {
  open('/chats', {
    'GET /api/chats.php': () => ({ chats: [], unread_messages: 0 }),
    'GET /api/members.php': (query) => ({
      profiles: query.get('results') === '3' ? [marta, sanna] : [],
      numResults: 2,
      similar: [],
      relaxed: [],
      cursor: null,
    }),
  });
  expect(await screen.findByRole('link', { name: 'Say hi to Sanna' })).toHaveAttribute('href', '/members/302/chat');
});

test('CHAT-03 the list is empty, and says how to begin, while the only chat is being deleted', async () => {
  open('/chats/9001', { 'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }) });
  await deleteMarta();
  expect(await screen.findByText(en.chats.emptyTitle)).toBeVisible();
  expect(screen.queryByText(en.chats.chooseTitle)).toBeNull();
  await userEvent.click(undoButton());
  expect(martasLine()).toBeVisible();
});

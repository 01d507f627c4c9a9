import '../../testing/device.ts';

import {
  act,
  respondToCalls,
  type CallResponses,
  image,
  marta,
  people,
  person,
  renderScreen,
  screen,
  type ScreenOptions,
  userEvent,
  waitFor,
} from '@pairwise/testing';
import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { ChatItem, MemberCard } from '@pairwise/contracts';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { chat, chatItem, message, messages, noon, sanna } from '../../testing/builders.ts';
import ChatsOverviewScreen from '../chats-overview/chats-overview.screen.tsx';
import { updateChats } from '../live/live.queries.ts';
import { storeSent } from './chat-cache.queries.ts';

// jsdom has no layout, so it lacks scrolling. Newer browsers return a promise.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => Promise.resolve();
});

const open = (
  respond: NonNullable<CallResponses['GET /api/chat.php']>,
  { path = '/chats/9001', user = people.free, language = 'en' }: ScreenOptions = {},
) => {
  const calls = respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }),
    'GET /api/chat.php': respond,
  });
  renderScreen(<ChatsOverviewScreen />, {
    path,
    route: '/chats/:id',
    user,
    language,
    messages: { 'mf-chat': language === 'de' ? de : en },
  });
  return calls;
};

const log = () => screen.findByRole('log');

test('CHAT-01 ROUTE-04 a chat shows its partner, the balance and its messages in order', async () => {
  open(() => chat(), { user: person(people.free, { credits: 3 }) });
  expect(await log()).toHaveTextContent(/Message 1.*Message 2.*Message 3/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marta, 34');
  expect(screen.getByRole('link', { name: /Marta, 34/ })).toHaveAttribute('href', '/members/301');
  expect(screen.getByRole('link', { name: '3 credits' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Conversation with Marta' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Yesterday' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Friday the 4th/ })).toHaveAttribute('aria-current', 'page');
});

test('the divider of new messages is before the first unread one', async () => {
  open(() => chat({ messages: [...messages(1, 2), message(3, { from_me: true }), ...messages(4, 5)], read_seq: 3 }));
  expect(await log()).toHaveTextContent(/Message 3.*2 new messages.*Message 4/);
});

test('the divider is missing when all is read', async () => {
  open(() => chat());
  expect(await log()).not.toHaveTextContent('new message');
});

test('CHAT-02 a chat opens at its first unread message, even when that is above the newest page', async () => {
  const calls = open((query) => {
    const before = Number(query.get('before'));
    return chat({
      messages: before > 0 ? messages(before - 30, before - 1) : messages(289, 300),
      last_seq: 300,
      read_seq: 200,
      has_more: true,
    });
  });
  expect(await log()).toHaveTextContent(/Message 200.*Newer messages.*Message 201/);
  expect(calls).toContain('GET /api/chat.php?conversation=9001&before=226');
  expect(screen.queryByText('Message 300')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'To the newest message' }));
  expect(await screen.findByText('Message 300')).toBeInTheDocument();
  expect(screen.queryByText('Message 201')).toBeNull();
});

test('CHAT-01 own messages show their state; only premium members see "Read"', async () => {
  const own = [message(1, { from_me: true, state: 'sent' }), message(2), message(3, { from_me: true })];
  open(() => chat({ messages: own }));
  expect(await screen.findByText('Sent')).toBeInTheDocument();
  expect(screen.getByText('Delivered')).toBeInTheDocument();
  expect(screen.queryByText('Read')).toBeNull();
});

test('CHAT-01 messages that the partner has read are marked', async () => {
  const own = [message(1, { from_me: true }), message(2), message(3, { from_me: true })];
  open(() => chat({ messages: own, partner_read_seq: 2 }), { user: people.premium });
  expect(await screen.findAllByText('Read')).toHaveLength(1);
  expect(screen.getAllByText('Delivered')).toHaveLength(1);
});

test('CHAT-08 photos and gifts are shown as such', async () => {
  open(() =>
    chat({
      messages: [
        message(1, { kind: 'photo', body: undefined, image: image('a') }),
        message(2, { kind: 'gift', body: undefined, gift: 'rose' }),
      ],
    }),
  );
  expect(await screen.findByRole('img', { name: 'Photo from Marta' })).toHaveAttribute('src', '/media/a-640.webp');
  expect(screen.getByText('Rose')).toBeVisible();
});

test('older messages are added before the others until the beginning is reached', async () => {
  const calls = open((query) =>
    query.get('before') === '51'
      ? chat({ messages: messages(1, 50), last_seq: 100 })
      : chat({ messages: messages(51, 100), last_seq: 100, read_seq: 100, has_more: true }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Older messages' }));
  expect(await screen.findByText('This is where you two began.')).toBeVisible();
  expect(await log()).toHaveTextContent(/Message 1Marta.*Message 50Marta: Message 51Marta.*Message 100/);
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
  expect(calls).toContain('GET /api/chat.php?conversation=9001&before=51');
});

test('CHAT-01 a message that was sent while an older response was under way stays', async () => {
  const late = Promise.withResolvers<void>();
  let isFirst = true;
  open(async () => {
    if (isFirst) {
      isFirst = false;
      return chat();
    }
    const response = chat();
    await late.promise;
    return response;
  });
  const first = await screen.findByText('Message 3');
  const refetched = queryClient.refetchQueries({ queryKey: ['mf-chat', 'chat', 9001] });
  const own = message(4, { from_me: true, state: 'sent', body: 'Mine' });
  const response = { message: own, held: null, credits: 8, conversation: 9001, draft_rev: 0 };
  const sent = { member: people.free.id, clientId: own.client_id, receiver: { conversation: 9001 }, response };
  await act(() => storeSent(sent));
  act(() => updateChats([{ type: 'delivered', seq: 1, conversation: 9001, message_seq: 4 }]));
  await act(async () => {
    late.resolve();
    await refetched;
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByText('Mine')).toBeVisible();
  expect(screen.getAllByText('Delivered').length).toBeGreaterThan(0);
  expect(first).toBeVisible();
});

/** Opens the overview with a chat that has two new messages, beside one with Sanna. */
const openWithOther = (unread: number): void => {
  const other = chatItem({ conversation: 9002, profile: sanna });
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem(), other], unread_messages: unread }),
    'GET /api/chat.php': (query) =>
      chat({ read_seq: 1, ...(query.get('conversation') === '9002' && { partner: sanna, messages: [message(7)] }) }),
  });
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats/9001',
    route: '/chats/:id',
    user: people.free,
    messages: { 'mf-chat': en },
  });
};

test('CHAT-02 a chat that was read here or in another browser has no divider when it is opened again', async () => {
  openWithOther(0);
  await screen.findByText('2 new messages');
  act(() => updateChats([{ type: 'read', seq: 1, conversation: 9001, message_seq: 3 }]));
  // It stays as long as the chat is open.
  expect(screen.getByText('2 new messages')).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /Sanna/ }));
  await screen.findByText('Message 7');
  await userEvent.click(await screen.findByRole('link', { name: /Marta.*Friday the 4th/ }));
  expect(await screen.findByText('Message 3')).toBeVisible();
  expect(screen.queryByText('2 new messages')).toBeNull();
});

type Report = (changes: { target: Element; isIntersecting: boolean; intersectionRatio: number }[]) => void;

/** Reports everything that is observed as on the screen, as a browser does for a place that stays in view. */
class EverythingInView {
  private readonly report: Report;
  private isConnected = true;

  constructor(report: Report) {
    this.report = report;
  }

  observe(target: Element): void {
    queueMicrotask(() => {
      if (this.isConnected) act(() => this.report([{ target, isIntersecting: true, intersectionRatio: 1 }]));
    });
  }

  disconnect(): void {
    this.isConnected = false;
  }
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('CHAT-01 older messages that fail to load are requested again only with the button', async () => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: EverythingInView });
  let broken = true;
  const calls = open((query) => {
    if (query.get('before') !== '51')
      return chat({ messages: messages(51, 60), last_seq: 60, read_seq: 60, has_more: true });
    return broken ? 'invalid_request' : chat({ messages: messages(1, 50), last_seq: 60 });
  });
  expect(await screen.findByText('The request is not valid.')).toBeVisible();
  const requests = () => calls.filter((call) => call.endsWith('before=51'));
  expect(requests()).toHaveLength(1);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Older messages' }));
  expect(await screen.findByText('This is where you two began.')).toBeVisible();
  expect(requests()).toHaveLength(2);
});

test('opening another chat keeps the list beside it', async () => {
  openWithOther(1);
  await screen.findByText('2 new messages');
  await userEvent.click(await screen.findByRole('link', { name: /Sanna/ }));
  expect(await screen.findByText('Message 7')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sanna, 34');
  expect(screen.queryByText('Message 1')).toBeNull();
  expect(screen.getByRole('link', { name: /Friday the 4th/, current: false })).toBeVisible();
});

test('a newer message in the polled list fetches the chat again', async () => {
  let newest = 3;
  open(() => chat({ messages: messages(1, newest), last_seq: newest }));
  await screen.findByText('Message 3');
  newest = 4;
  const polled = chatItem({ last: { seq: 4, kind: 'text', preview: 'x', from_me: false, created_at: noon(0) } });
  act(() => void queryClient.setQueryData(['GET /api/chats.php', {}], { chats: [polled], unread_messages: 1 }));
  expect(await screen.findByText('Message 4')).toBeVisible();
});

test('what a moderator removes leaves an open chat immediately, including from older pages', async () => {
  const photo = message(60, { kind: 'photo', body: undefined, image: image('a') });
  let removed = false;
  open((query) => {
    const [first, last] = query.get('before') === null ? [51, 60] : [1, 50];
    const page = [...messages(first, last).filter(({ seq }) => seq !== 60), ...(last === 60 ? [photo] : [])];
    return chat({
      messages: query.has('after')
        ? []
        : page.filter(({ seq }) => !removed || seq !== 2).map((one) => (removed ? { ...one, image: undefined } : one)),
      last_seq: 60,
      read_seq: 60,
      has_more: first > 1 && !query.has('after'),
    });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Older messages' }));
  expect(await screen.findByText('Message 2')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo from Marta' })).toBeVisible();
  removed = true;
  act(() => updateChats([{ type: 'chat', seq: 1, conversation: 9001 }]));
  expect(await screen.findByText('This photo was removed.')).toBeVisible();
  expect(screen.queryByText('Message 2')).toBeNull();
  expect(screen.getByText('Message 1')).toBeVisible();
});

test('a message that follows a removed one is added to the others, which stay on the screen', async () => {
  const calls = open((query) =>
    query.get('after') === '1'
      ? chat({ messages: [message(4)], last_seq: 4, read_seq: 4 })
      : chat({ messages: [message(1)], last_seq: 3, read_seq: 3 }),
  );
  const first = await screen.findByText('Message 1');
  act(() => updateChats([{ type: 'message', seq: 1, conversation: 9001, message_seq: 4 }]));
  expect(await screen.findByText('Message 4')).toBeVisible();
  expect(first).toBeVisible();
  expect(calls.filter((call) => call.startsWith('GET /api/chat.php'))).toEqual([
    'GET /api/chat.php?conversation=9001',
    'GET /api/chat.php?conversation=9001&after=1',
  ]);
});

test('MEMBER-13 the top bar follows the polled list: how recently the partner was active, or nothing', async () => {
  let online: ChatItem['profile'] = { ...marta, online: 'now' };
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem({ profile: online })], unread_messages: 0 }),
    'GET /api/chat.php': () => chat(),
  });
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats/9001',
    route: '/chats/:id',
    user: people.free,
    messages: { 'mf-chat': en },
  });
  const name = () => screen.getByRole('heading', { level: 1 }).parentElement;
  await screen.findByRole('link', { name: /Friday the 4th/ });
  await screen.findByRole('heading', { level: 1 });
  expect(name()).toHaveTextContent('Online now');
  const poll = (next: MemberCard['online']) => {
    online = { ...marta, online: next };
    return act(() => queryClient.invalidateQueries({ queryKey: ['GET /api/chats.php'] }));
  };
  await poll('today');
  await waitFor(() => expect(name()).toHaveTextContent('Active today'));
  // An invisible partner has no presence (decisions M-15).
  await poll(null);
  await waitFor(() => expect(name()).toHaveTextContent(/^Marta, 34$/));
});

test('CHAT-01 a deleted partner has no name and no profile link, and the messages stay', async () => {
  open(() => chat({ partner: null }));
  expect(await screen.findByRole('heading', { name: 'Deleted member' })).toBeVisible();
  expect(await log()).toHaveTextContent('Message 2');
  expect(screen.queryByRole('link', { name: /Deleted member/ })).toBeNull();
});

test.each(['/chats/9001', '/chats/none'])(
  '%s that is not a chat of this member links back to the list',
  async (path) => {
    open(() => 'not_found', { path });
    expect(await screen.findByText('This conversation is not here')).toBeVisible();
    expect(screen.getByText('Back to messages')).toHaveAttribute('href', '/chats');
  },
);

test('a chat that could not be loaded can be retried', async () => {
  let broken = true;
  open(() => (broken ? 'invalid_request' : chat()));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Message 1')).toBeVisible();
});

test('LANG-01 LANG-07 texts, plurals and days follow the language', async () => {
  open(() => chat({ read_seq: 2 }), { language: 'de' });
  expect(await log()).toHaveTextContent('1 neue Nachricht');
  expect(screen.getByRole('region', { name: 'Gestern' })).toBeVisible();
});

test('LANG-07 a day begins with a capital letter, even in Dutch', async () => {
  open(() => chat({ messages: [message(1, { created_at: noon(3) })], last_seq: 1, read_seq: 1 }), { language: 'nl' });
  expect(await screen.findByRole('region', { name: /^[A-Z][a-z]+dag$/ })).toBeVisible();
});

test('CHAT-02 a chat in view for half a second is marked as read: first in list and badge, then on the server', async () => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const marked: unknown[] = [];
  const emittedUnread: (number | undefined)[] = [];
  const subscription = bus.on('user:changed').subscribe(({ user }) => emittedUnread.push(user?.unread_messages));
  const calls = respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem({ num_unread_messages: 2 })], unread_messages: 5 }),
    'GET /api/chat.php': () => chat({ read_seq: 1 }),
    'PUT /api/chat.php': (_query, body) => {
      marked.push(body);
      return { num_unread_messages: 0, unread_messages: 3 };
    },
  });
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats/9001',
    route: '/chats/:id',
    user: person(people.free, { unread_messages: 5, badge: 5 }),
    messages: { 'mf-chat': en },
  });
  await log();
  // The window has no focus.
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(calls).not.toContain('PUT /api/chat.php');
  focus.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(marked).toEqual([{ conversation: 9001, read_seq: 3 }]));
  await waitFor(() => expect(emittedUnread).toEqual([3, undefined]));
  expect(queryClient.getQueryData(['GET /api/chats.php', {}])).toMatchObject({
    chats: [{ num_unread_messages: 0 }],
    unread_messages: 3,
  });
  subscription.unsubscribe();
});

test('CHAT-02 a chat whose window loses its focus is not read, and one that failed is marked again when online', async () => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const marked: unknown[] = [];
  let broken = true;
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem({ num_unread_messages: 2 })], unread_messages: 2 }),
    'GET /api/chat.php': () => chat({ read_seq: 1 }),
    'PUT /api/chat.php': (_query, body) => {
      marked.push(body);
      return broken ? 'invalid_request' : { num_unread_messages: 0, unread_messages: 0 };
    },
  });
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats/9001',
    route: '/chats/:id',
    user: people.free,
    messages: { 'mf-chat': en },
  });
  await log();
  const changeFocus = (is: boolean) =>
    act(() => {
      focus.mockReturnValue(is);
      globalThis.dispatchEvent(new Event(is ? 'focus' : 'blur'));
    });
  changeFocus(true);
  changeFocus(false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(marked).toEqual([]);
  const failed = Promise.withResolvers<void>();
  const subscription = bus.on('user:changed').subscribe(({ user }) => {
    if (!user && marked.length === 1) failed.resolve();
  });
  changeFocus(true);
  await act(() => failed.promise);
  expect(marked).toHaveLength(1);
  broken = false;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(marked).toHaveLength(2));
  subscription.unsubscribe();
});

test('C-10 a sent message shows live that it reached the partner, and then that it was read', async () => {
  const own = message(4, { from_me: true, state: 'sent' });
  open(() => chat({ messages: [...messages(1, 3), own], last_seq: 4, read_seq: 4 }), { user: people.premium });
  const [sent] = await screen.findAllByText('Sent');
  const ticks = () => screen.getByText('Message 4').closest('[data-message]')?.querySelectorAll('svg path').length;
  expect(sent).toBeInTheDocument();
  expect(ticks()).toBe(1);
  act(() => updateChats([{ type: 'delivered', seq: 1, conversation: 9001, message_seq: 4 }]));
  expect(await screen.findByText('Delivered')).toBeInTheDocument();
  expect(ticks()).toBeGreaterThan(1);
  act(() => updateChats([{ type: 'receipt', seq: 2, conversation: 9001, message_seq: 4 }]));
  expect(await screen.findByText('Read')).toBeInTheDocument();
});

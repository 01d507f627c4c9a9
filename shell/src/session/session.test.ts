/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin */
import { call, callOrQueue, queryClient, queue } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { User } from '@pairwise/contracts';
import { respondToCalls, busWriter as writer, people, person, waitFor } from '@pairwise/testing';

import { InMemoryChannel, installInMemoryChannels } from './in-memory-channel.ts';
import { startNews } from './news.ts';
import { joinOtherTabs } from './other-tabs.ts';
import { startSession } from './session.ts';

installInMemoryChannels();

const onLogin = jest.fn<void, [User]>();
let user: User | null = null;
let wanted: () => 'authentication_required' | undefined = () => undefined;
// One session for all tests, as one document has: it listens to the bus for ever.
let session: ReturnType<typeof startSession>;
let bringNews: () => Promise<void>;
const tabs = joinOtherTabs();
const otherTab = new InMemoryChannel('pairwise-session');
const heard: unknown[] = [];
otherTab.addEventListener('message', (event) => heard.push(event instanceof MessageEvent && event.data));

const answer = () =>
  respondToCalls({
    'GET /api/user.php': () => ({ user }),
    'GET /api/logout.php': () => ({ ok: true }),
    'GET /api/chats.php': () => wanted() ?? { chats: [], unread_messages: 7 },
    'GET /api/likes.php': () => ({ profiles: [], liked_by: [], total_new: 120, cursor: null }),
  });

beforeEach(() => {
  user = null;
  wanted = () => undefined;
  heard.length = 0;
  onLogin.mockReset();
});

test('CALL-01 the user is asked for at start, and the counts come with the record', async () => {
  const calls = answer();
  user = person(people.free, { unread_messages: 3, new_likes: 2 });
  session = startSession({ writer, tabs, onLogin });
  bringNews = startNews(session, writer, tabs);
  expect(bus.user$.value).toBeUndefined();
  await session.known;
  expect(calls).toEqual(['GET /api/user.php']);
  expect([bus.user$.value?.name, bus.unread$.value, bus.likes$.value]).toEqual(['Noor', 3, 2]);
  expect(onLogin).not.toHaveBeenCalled();
});

test('CALL-01 one round of news: user, then chats and likes, into streams and cache', async () => {
  const calls = answer();
  user = people.free;
  await bringNews();
  expect(calls).toEqual(['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']);
  expect([bus.unread$.value, bus.likes$.value]).toEqual([7, 120]);
  expect(queryClient.getQueryData(['GET /api/chats.php', {}])).toEqual({ chats: [], unread_messages: 7 });
  // Every other tab has them from this one.
  expect(heard).toMatchObject([{ type: 'news', user: { id: user.id }, likes: { total_new: 120 } }]);
});

test('CALL-01 asked for while a round is under way, one more round follows, not one for each who asked', async () => {
  const calls = answer();
  user = people.free;
  await Promise.all([bringNews(), bringNews(), bringNews(), bringNews()]);
  expect(calls.filter((made) => made === 'GET /api/user.php')).toHaveLength(2);
});

test('what another tab has brought is here at once, without a call; of somebody else it is not taken', async () => {
  const calls = answer();
  user = people.free;
  writer.user(people.free);
  const newer = person(people.free, { new_likes: 1, credits: 8 });
  const likes = { profiles: [], liked_by: [], total_new: 1, cursor: null };
  otherTab.postMessage({ type: 'news', user: newer, likes });
  expect([bus.user$.value?.credits, bus.likes$.value]).toEqual([8, 1]);
  expect(queryClient.getQueryData(['GET /api/likes.php', {}])).toEqual(likes);
  expect(calls).toEqual([]);
  otherTab.postMessage({ type: 'news', user: people.premium });
  expect(bus.user$.value?.id).toBe(people.free.id);
  await waitFor(() => expect(calls).toEqual(['GET /api/user.php']));
});

test('who says that something changed, without the record, gets a round of news', async () => {
  const calls = answer();
  user = people.free;
  writer.user(people.free);
  bus.emit('user:changed', {});
  await waitFor(() => expect(bus.likes$.value).toBe(120));
  expect(calls).toEqual(['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']);
});

test('CALL-02 logout ends everything: user, counts and every cached answer; other tabs hear of it', async () => {
  answer();
  writer.user(people.free);
  writer.unread(5);
  queryClient.setQueryData(['GET /api/chats.php', {}], 'private');
  history.replaceState(null, '', '/chats');
  await session.logOut();
  expect([bus.user$.value, bus.unread$.value, bus.likes$.value]).toEqual([null, 0, 0]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(location.pathname).toBe('/');
  expect(heard).toEqual(['logged-out']);
});

test('CALL-02 what waits for a network is dropped by a logout and a deletion, and kept when the session ends by itself', async () => {
  answer();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const likeOf = async (member: User) => {
    writer.user(member);
    queue.setOwner(member.id);
    await callOrQueue('POST /api/like.php', { body: { profile: 1 } });
    return () => {
      queue.setOwner(member.id);
      return queue.waiting().length;
    };
  };
  const waiting = await likeOf(people.free);
  otherTab.postMessage('logged-out');
  expect(waiting()).toBe(1);
  writer.user(people.free);
  await session.logOut();
  expect(waiting()).toBe(0);
  const waitingAgain = await likeOf(people.free);
  expect(waitingAgain()).toBe(1);
  bus.emit('user:changed', { user: null });
  expect(waitingAgain()).toBe(0);
  queue.setOwner(null);
});

test('a logout that the server did not do is no logout', async () => {
  respondToCalls({ 'GET /api/logout.php': () => 'method_not_allowed' });
  writer.user(people.free);
  await expect(session.logOut()).rejects.toMatchObject({ code: 'method_not_allowed' });
  expect(bus.user$.value).toEqual(people.free);
});

test('a logout in another tab is one here; a login there makes this tab ask', async () => {
  answer();
  writer.user(people.free);
  queryClient.setQueryData(['GET /api/chats.php', {}], 'private');
  otherTab.postMessage('logged-out');
  expect(bus.user$.value).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  user = people.premium;
  otherTab.postMessage('logged-in');
  await waitFor(() => expect(bus.user$.value?.name).toBe('Ben'));
  otherTab.postMessage('nonsense');
  expect(bus.user$.value?.name).toBe('Ben');
});

test('AUTH-14 an answer from before a logout brings nobody back', async () => {
  answer();
  user = people.free;
  writer.user(people.free);
  const asked = session.refresh();
  otherTab.postMessage('logged-out');
  await asked;
  expect(bus.user$.value).toBeNull();
});

test('AUTH-14 lists that were asked for by one member are not kept for the next', async () => {
  answer();
  user = people.free;
  writer.user(people.free);
  queryClient.clear();
  wanted = () => {
    writer.user(people.premium);
    return undefined;
  };
  await bringNews();
  expect(queryClient.getQueryData(['GET /api/chats.php', {}])).toBeUndefined();
  expect(heard).toEqual([]);
});

test('LANG-04 after a login the member’s own language applies; a newer record of the same member is no login', () => {
  answer();
  writer.user(null);
  bus.emit('user:changed', { user: people.free });
  expect(bus.user$.value).toEqual(people.free);
  expect(onLogin).toHaveBeenCalledTimes(1);
  expect(heard).toEqual(['logged-in']);
  bus.emit('user:changed', { user: person(people.free, { credits: 9 }) });
  expect(bus.user$.value?.credits).toBe(9);
  expect(onLogin).toHaveBeenCalledTimes(1);
  // Other tabs show the newer record, too.
  expect(heard.at(-1)).toMatchObject({ type: 'news', user: { credits: 9 } });
});

test('another member in the same tab finds nothing of the first one', () => {
  answer();
  writer.user(people.free);
  queryClient.setQueryData(['GET /api/chats.php', {}], 'private');
  bus.emit('user:changed', { user: people.premium });
  expect(queryClient.getQueryData(['GET /api/chats.php', {}])).toBeUndefined();
});

test('AUTH-13 an answer that says the session has ended makes a visitor of the member', async () => {
  answer();
  wanted = () => 'authentication_required';
  writer.user(people.free);
  await expect(call('GET /api/chats.php')).rejects.toMatchObject({ code: 'authentication_required' });
  expect(bus.user$.value).toBeNull();
  expect(heard).toEqual(['logged-out']);
});

test('AUTH-14 a session that was ended elsewhere is over in every tab as soon as one of them asks', async () => {
  answer();
  writer.user(people.free);
  queryClient.setQueryData(['GET /api/chats.php', {}], 'private');
  await session.refresh();
  expect(bus.user$.value).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(heard).toEqual(['logged-out']);
});

test('who logs in while an older question is on its way is not out again by its answer', async () => {
  answer();
  writer.user(null);
  const asked = session.refresh();
  bus.emit('user:changed', { user: people.free });
  await asked;
  expect(bus.user$.value).toEqual(people.free);
  expect(heard).toEqual(['logged-in']);
});

test('AUTH-14 an account that was closed in this tab is logged out in every other tab', () => {
  answer();
  writer.user(people.free);
  bus.emit('user:changed', { user: null });
  expect(bus.user$.value).toBeNull();
  expect(heard).toEqual(['logged-out']);
});

test('without an answer everything stays as it is', async () => {
  writer.user(people.free);
  respondToCalls({ 'GET /api/user.php': () => 'invalid_request' });
  await session.refresh();
  expect(bus.user$.value).toEqual(people.free);
});

/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin */
import { call, callOrQueue, queryClient, queue } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { User } from '@pairwise/contracts';
import {
  busWriter as writer,
  InMemoryChannel,
  installInMemoryChannels,
  people,
  person,
  respondToCalls,
  waitFor,
} from '@pairwise/testing';

import { type Polling, startPolling } from './polling.ts';
import { openTabChannel } from './tab-channel.ts';
import { startSession } from './session.ts';

installInMemoryChannels();

const onLogin = jest.fn<void, [User]>();
let user: User | null = null;
let refuseChats: () => 'authentication_required' | undefined = () => undefined;
// One session for all tests, because a document has one: it subscribes to the bus and never unsubscribes.
let session: ReturnType<typeof startSession>;
let polling: Polling;
const tabs = openTabChannel();
const otherTab = new InMemoryChannel('pairwise-session');
const received: unknown[] = [];
otherTab.addEventListener('message', (event) => received.push(event instanceof MessageEvent && event.data));

const respond = () =>
  respondToCalls({
    'GET /api/user.php': () => ({ user }),
    'GET /api/logout.php': () => ({ ok: true }),
    'GET /api/chats.php': () => refuseChats() ?? { chats: [], unread_messages: 7 },
    'GET /api/likes.php': () => ({ profiles: [], liked_by: [], total_new: 120, cursor: null }),
  });

beforeEach(() => {
  // The timer's own polls, the first 5 s after the start, must not come into a test. A hidden page does not poll.
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  user = null;
  refuseChats = () => undefined;
  received.length = 0;
  onLogin.mockReset();
});

test('CALL-01 fetches the user at start and takes the counts from the record', async () => {
  const calls = respond();
  user = person(people.free, { unread_messages: 3, new_likes: 2 });
  session = startSession({ writer, tabs, onLogin });
  polling = startPolling({ session, writer, tabs });
  expect(bus.user$.value).toBeUndefined();
  await session.known;
  expect(calls).toEqual(['GET /api/user.php']);
  expect([bus.user$.value?.name, bus.unread$.value, bus.likes$.value]).toEqual(['Noor', 3, 2]);
  expect(onLogin).not.toHaveBeenCalled();
});

test('CALL-01 one poll fetches user, then chats and likes, and stores them in streams and cache', async () => {
  const calls = respond();
  user = people.free;
  await polling.poll();
  expect(bus.polls$.value).toBe(1);
  expect(calls).toEqual(['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']);
  expect([bus.unread$.value, bus.likes$.value]).toEqual([7, 120]);
  expect(queryClient.getQueryData(['GET /api/chats.php', {}])).toEqual({ chats: [], unread_messages: 7 });
  // The other tabs receive them from this one.
  expect(received).toMatchObject([{ type: 'poll-result', user: { id: user.id }, likes: { total_new: 120 } }]);
});

test('CALL-01 several refreshes requested during one run cause one more run', async () => {
  const calls = respond();
  user = people.free;
  await Promise.all([polling.refresh(), polling.refresh(), polling.refresh(), polling.refresh()]);
  expect(calls.filter((made) => made === 'GET /api/user.php')).toHaveLength(2);
});

test('uses what another tab has polled without a call, but not for another member', async () => {
  const calls = respond();
  user = people.free;
  writer.user(people.free);
  const newer = person(people.free, { new_likes: 1, credits: 8 });
  const likes = { profiles: [], liked_by: [], total_new: 1, cursor: null };
  otherTab.postMessage({ type: 'poll-result', user: newer, likes });
  expect([bus.user$.value?.credits, bus.likes$.value]).toEqual([8, 1]);
  expect(queryClient.getQueryData(['GET /api/likes.php', {}])).toEqual(likes);
  expect(calls).toEqual([]);
  otherTab.postMessage({ type: 'poll-result', user: people.premium });
  expect(bus.user$.value?.id).toBe(people.free.id);
  await waitFor(() => expect(calls).toEqual(['GET /api/user.php']));
});

test('user:changed without a record refreshes user, chats and likes, and is not counted as a poll', async () => {
  const calls = respond();
  user = people.free;
  writer.user(people.free);
  const polls = bus.polls$.value;
  bus.emit('user:changed', {});
  await waitFor(() => expect(bus.likes$.value).toBe(120));
  expect(calls).toEqual(['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']);
  expect(bus.polls$.value).toBe(polls);
});

test('CALL-01 a like on the live stream polls immediately and counts as a poll, so that a match is shown', async () => {
  const calls = respond();
  user = people.free;
  writer.user(people.free);
  const polls = bus.polls$.value;
  bus.emit('likes:received', {});
  await waitFor(() => expect(bus.polls$.value).toBe(polls + 1));
  expect(calls).toEqual(['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']);
});

test('CALL-02 logout clears user, counts and the query cache, in the other tabs too', async () => {
  respond();
  writer.user(people.free);
  writer.unread(5);
  writer.polls(2);
  queryClient.setQueryData(['GET /api/chats.php', {}], 'private');
  history.replaceState(null, '', '/chats');
  await session.logOut();
  expect([bus.user$.value, bus.unread$.value, bus.likes$.value, bus.polls$.value]).toEqual([null, 0, 0, 0]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(location.pathname).toBe('/');
  expect(received).toEqual(['logged-out']);
});

test('CALL-02 queued requests are dropped by a logout and an account deletion, and kept when the session only ends', async () => {
  respond();
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

test('a logout that the server refuses leaves the member logged in', async () => {
  respondToCalls({ 'GET /api/logout.php': () => 'method_not_allowed' });
  writer.user(people.free);
  await expect(session.logOut()).rejects.toMatchObject({ code: 'method_not_allowed' });
  expect(bus.user$.value).toEqual(people.free);
});

test('a logout in another tab logs out here; a login there makes this tab fetch the user', async () => {
  respond();
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

test('AUTH-14 a response that arrives after a logout does not restore the user', async () => {
  respond();
  user = people.free;
  writer.user(people.free);
  const refreshed = session.refresh();
  otherTab.postMessage('logged-out');
  await refreshed;
  expect(bus.user$.value).toBeNull();
});

test('AUTH-14 lists that one member requested are not stored for the next member', async () => {
  respond();
  user = people.free;
  writer.user(people.free);
  queryClient.clear();
  refuseChats = () => {
    writer.user(people.premium);
    return undefined;
  };
  await polling.refresh();
  expect(queryClient.getQueryData(['GET /api/chats.php', {}])).toBeUndefined();
  expect(received).toEqual([]);
});

test('LANG-04 a login applies the member’s own language; a newer record of the same member does not', () => {
  respond();
  writer.user(null);
  bus.emit('user:changed', { user: people.free });
  expect(bus.user$.value).toEqual(people.free);
  expect(onLogin).toHaveBeenCalledTimes(1);
  expect(received).toEqual(['logged-in']);
  bus.emit('user:changed', { user: person(people.free, { credits: 9 }) });
  expect(bus.user$.value?.credits).toBe(9);
  expect(onLogin).toHaveBeenCalledTimes(1);
  // The other tabs receive the newer record too.
  expect(received.at(-1)).toMatchObject({ type: 'poll-result', user: { credits: 9 } });
});

test('a login as another member in the same tab clears the data of the first one', () => {
  respond();
  writer.user(people.free);
  queryClient.setQueryData(['GET /api/chats.php', {}], 'private');
  bus.emit('user:changed', { user: people.premium });
  expect(queryClient.getQueryData(['GET /api/chats.php', {}])).toBeUndefined();
});

test('AUTH-13 a response that says the session has ended logs the member out', async () => {
  respond();
  refuseChats = () => 'authentication_required';
  writer.user(people.free);
  await expect(call('GET /api/chats.php')).rejects.toMatchObject({ code: 'authentication_required' });
  expect(bus.user$.value).toBeNull();
  expect(received).toEqual(['logged-out']);
});

test('AUTH-14 a session that ended elsewhere ends in every tab as soon as one of them fetches the user', async () => {
  respond();
  writer.user(people.free);
  queryClient.setQueryData(['GET /api/chats.php', {}], 'private');
  await session.refresh();
  expect(bus.user$.value).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(received).toEqual(['logged-out']);
});

test('AUTH-14 a window that gets the focus learns that the session has ended elsewhere, once in a while', async () => {
  const calls = respond();
  writer.user(people.free);
  queryClient.setQueryData(['GET /api/likes.php', {}], 'private');
  globalThis.dispatchEvent(new Event('focus'));
  globalThis.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(bus.user$.value).toBeNull());
  expect(calls).toEqual(['GET /api/user.php']);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  globalThis.dispatchEvent(new Event('focus'));
  expect(calls).toHaveLength(1);
});

test('a login during an older request for the user is not undone by its response', async () => {
  respond();
  writer.user(null);
  const refreshed = session.refresh();
  bus.emit('user:changed', { user: people.free });
  await refreshed;
  expect(bus.user$.value).toEqual(people.free);
  expect(received).toEqual(['logged-in']);
});

test('AUTH-14 an account that is deleted in this tab is logged out in the other tabs', () => {
  respond();
  writer.user(people.free);
  bus.emit('user:changed', { user: null });
  expect(bus.user$.value).toBeNull();
  expect(received).toEqual(['logged-out']);
});

test('AUTH-11 the session that ended elsewhere ends here, too, when the deletion of the account fails', async () => {
  const response = Promise.withResolvers<'not_found'>();
  respondToCalls({ 'POST /api/account-delete.php': () => response.promise, 'GET /api/user.php': () => ({ user }) });
  writer.user(people.free);
  const deletion = call('POST /api/account-delete.php', { body: { password: 'secret' } });
  await session.refresh();
  response.resolve('not_found');
  await expect(deletion).rejects.toMatchObject({ code: 'not_found' });
  await waitFor(() => expect(bus.user$.value).toBeNull());
});

test.each([
  ['the stream of chats', () => session.refresh()],
  ['another tab', async () => otherTab.postMessage('logged-out')],
])('AUTH-11 the page that deletes the account leads on itself when %s is faster than its response', async (_, hear) => {
  respond();
  const response = Promise.withResolvers<{ purge_after: string }>();
  respondToCalls({ 'POST /api/account-delete.php': () => response.promise, 'GET /api/user.php': () => ({ user }) });
  writer.user(people.free);
  const deletion = call('POST /api/account-delete.php', { body: { password: 'secret' } });
  await hear();
  expect(bus.user$.value).toEqual(people.free);
  response.resolve({ purge_after: '2026-12-06T00:00:00.000Z' });
  await deletion;
  // The next page ends the session. Until it has loaded, the old one must not fetch as a visitor.
  await hear();
  expect(bus.user$.value).toEqual(people.free);
  bus.emit('user:changed', { user: null });
  expect(bus.user$.value).toBeNull();
});

test('a failed request for the user changes nothing', async () => {
  writer.user(people.free);
  respondToCalls({ 'GET /api/user.php': () => 'invalid_request' });
  await session.refresh();
  expect(bus.user$.value).toEqual(people.free);
});

import '../../testing/device.ts';

import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { respondToCalls } from '@pairwise/testing';

import { chat } from '../../testing/builders.ts';
import { installTestSockets, TestSocket } from '../../testing/test-sockets.ts';
import { chatKey } from '../chat-window/chat-cache.queries.ts';
import { openTabChannel } from './tab-channel.ts';
import { follow } from './live.ts';

installTestSockets();

const member = 7;
const stops: (() => void)[] = [];
const open = (): void => void stops.push(follow(member));

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await jest.advanceTimersByTimeAsync(0);
  Reflect.deleteProperty(navigator, 'locks');
  queryClient.clear();
  jest.useRealTimers();
});

/** Gives this tab the locks of the browser by these rules. */
const setLocks = (request: (name: string, options: object, work: () => Promise<void>) => Promise<void>): void => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
};

test('CHAT-09 a tab that takes over the stream makes all other tabs fetch what they missed', async () => {
  respondToCalls({});
  const dying = Promise.withResolvers<void>();
  // The first tab has the stream until it dies; this one waits for it; the third one waits too.
  setLocks(async (_name, _options, work) => {
    await dying.promise;
    await work();
  });
  const received: string[] = [];
  const third = openTabChannel<{ type: string }>(`pairwise-chat-live-${member}`);
  third.on(({ type }) => received.push(type));
  open();
  expect(received).not.toContain('resync');
  dying.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(TestSocket.all).toHaveLength(1);
  expect(received).toContain('resync');
  third.close();
});

test('CHAT-09 a tab without the stream fetches its chats again when another tab takes over the stream', async () => {
  const calls = respondToCalls({ 'GET /api/chat.php': () => chat() });
  // Another tab has the stream.
  setLocks(() => new Promise<void>(() => undefined));
  open();
  queryClient.setQueryData(chatKey(9001), { pages: [chat()], pageParams: [Infinity] });
  const holder = openTabChannel<{ type: string }>(`pairwise-chat-live-${member}`);
  holder.post({ type: 'resync' });
  expect(queryClient.getQueryState(chatKey(9001))?.isInvalidated).toBe(true);
  expect(calls).toEqual([]);
  holder.close();
});

describe('MEMBER-08 a received like', () => {
  const seen: string[] = [];
  const subscriptions = (['likes:received', 'user:changed'] as const).map((type) =>
    bus.on(type).subscribe(() => seen.push(type)),
  );
  beforeEach(() => void seen.splice(0));
  afterAll(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));

  const events = [{ seq: 1, type: 'likes' }];

  test.each([
    ['visible', 'likes:received'],
    ['hidden', 'user:changed'],
  ] as const)('in a %s tab with the stream emits %s', async (visibility, emitted) => {
    respondToCalls({});
    setLocks((_name, _options, work) => work());
    open();
    TestSocket.last.open();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    TestSocket.last.receive({ type: 'events', events, last_seq: 1 });
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([emitted]);
  });

  test.each([
    ['visible', ['likes:received']],
    ['hidden', []],
  ] as const)('in a %s tab without the stream emits %j', (visibility, emitted) => {
    setLocks(() => new Promise<void>(() => undefined));
    open();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    const holder = openTabChannel<{ type: string; events: object[] }>(`pairwise-chat-live-${member}`);
    holder.post({ type: 'events', events });
    expect(seen).toEqual(emitted);
    holder.close();
  });
});

test('the lock is requested again half a minute after the browser has refused it', async () => {
  const requests: object[] = [];
  setLocks((_name, options) => {
    requests.push(options);
    return Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  open();
  await jest.advanceTimersByTimeAsync(29_000);
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
});

test('a tab whose lock was taken by another one requests it again immediately', async () => {
  let requests = 0;
  setLocks(() => {
    requests += 1;
    const aborted = new DOMException('Stolen', 'AbortError');
    return requests === 1 ? Promise.reject(aborted) : new Promise<void>(() => undefined);
  });
  open();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests).toBe(2);
});

test('CHAT-09 events are fetched without a delay when no stream is possible', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const calls = respondToCalls({
    'GET /api/events.php': () => ({ events: [], last_seq: 0, resync: false, has_more: false }),
  });
  open();
  await jest.advanceTimersByTimeAsync(0);
  for (const delay of [500, 1_000, 2_000]) {
    TestSocket.last.end(1006);
    await jest.advanceTimersByTimeAsync(delay === 2_000 ? 300 : delay);
  }
  expect(calls).toEqual(['GET /api/events.php?after=0']);
});

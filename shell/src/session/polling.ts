import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';

import { pollInterval, pollIntervalWithPush, startPollTimer } from './poll-timer.ts';
import type { Session } from './session.ts';
import { storeLists } from './store-lists.ts';
import type { TabChannel } from './tab-channel.ts';

const valueOf = <Value>(result: PromiseSettledResult<Value>): Value | undefined =>
  result.status === 'fulfilled' ? result.value : undefined;

const fetchAll = async ({ session, writer, tabs }: PollingParts): Promise<void> => {
  await session.refresh();
  const memberId = bus.user$.value?.id;
  if (memberId === undefined) return;
  const [chats, likes] = await Promise.allSettled([call('GET /api/chats.php'), call('GET /api/likes.php')]);
  const user = bus.user$.value;
  // The member has logged out meanwhile, or another member has logged in.
  if (user?.id !== memberId) return;
  const lists = { chats: valueOf(chats), likes: valueOf(likes) };
  storeLists(lists, writer);
  tabs.post({ type: 'poll-result', user, ...lists });
};

/**
 * Never runs `fetch` twice concurrently. A call during a run starts one more run after it, because the change that
 * caused the call may be newer than the responses of the current run.
 */
const serialize = (fetch: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    running = fetch().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
};

/** Time between two checks of the session when the window gets the focus, in milliseconds. */
const focusPause = 10_000;

/**
 * Checks the session when the window gets the focus. A window beside another one is never hidden, so it does not poll on
 * return: it would show what it has cached after the session has ended on another device.
 */
const checkOnFocus = (session: Session): void => {
  let last = -Infinity;
  globalThis.addEventListener('focus', () => {
    if (!bus.user$.value || !navigator.onLine || performance.now() - last < focusPause) return;
    last = performance.now();
    void session.refresh();
  });
};

export interface PollingParts {
  session: Session;
  writer: BusWriter;
  tabs: TabChannel;
}

export interface Polling {
  /** Fetches the user, the chats and the likes, and sends them to the other tabs (CALL-01). */
  refresh: () => Promise<void>;
  /** Refreshes and, for a member, counts it as a poll (`bus.polls$`), so that remotes check what is new for them. */
  poll: () => Promise<void>;
}

/**
 * Polls as long as the document lives, in one tab for all tabs of the browser. Also refreshes when a remote reports a
 * changed user without the new record.
 */
export const startPolling = (parts: PollingParts): Polling => {
  const { writer, tabs } = parts;
  const refresh = serialize(() => fetchAll(parts));
  const poll = async (): Promise<void> => {
    await refresh();
    if (bus.user$.value) writer.polls(bus.polls$.value + 1);
  };
  const timer = startPollTimer(poll, {
    lock: 'pairwise-poll',
    every: () => (bus.push$.value.isSubscribed ? pollIntervalWithPush : pollInterval),
  });
  tabs.on((message) => {
    // A message with the user alone is no poll: the lists are still to be fetched in their turn.
    if (typeof message === 'object' && message.type === 'poll-result' && message.chats) timer.restart();
  });
  let hadPush = bus.push$.value.isSubscribed;
  bus.push$.subscribe(({ isSubscribed }) => {
    if (isSubscribed === hadPush) return;
    hadPush = isSubscribed;
    timer.restart();
  });
  bus.on('user:changed').subscribe(({ user }) => {
    if (user === undefined) void refresh();
  });
  // As after a poll: remotes check whether the like is a match. The timer goes on (decisions G-10).
  bus.on('likes:received').subscribe(() => void poll());
  checkOnFocus(parts.session);
  return { refresh, poll };
};

import { queryClient, queue, unlessEndingSession } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { LiveEvent } from '@pairwise/contracts';
import { deleteBegunMessages } from '@pairwise/remote/begun-messages';

import { type Chats, chatsKey, fetchChats, reportUnread } from '../chat-list/chat-list.queries.ts';
import { deletions } from '../deletions/deletions.ts';
import { clearDrafts } from '../drafts/draft-store.ts';
import { outbox } from '../outbox/index.ts';
import { withLock } from '../device/lock.ts';
import { coalesce } from './coalesce.ts';
import { createFocusedTabs } from './focused-tabs.ts';
import { followEvents } from './follow-events.ts';
import { changesList, refetchChats, updateChats } from './live.queries.ts';
import { pollEvents } from './poll-events.ts';
import { openStream, type Stream } from './stream.ts';
import { openTabChannel } from './tab-channel.ts';
import { showTyping } from './typing.ts';

/** What the tab with the stream and the other tabs send each other. */
type LiveSignal =
  | { type: 'events'; events: readonly LiveEvent[] }
  | { type: 'chats'; chats: Chats }
  | { type: 'typing'; conversation: number }
  | { type: 'resync' }
  /** From a tab without the stream: whether it is visible and focused. */
  | { type: 'focus'; tab: string; focused: boolean }
  /** From the tab with the stream, when it has opened it, now and then, and on `is-open`: the others report their focus. */
  | { type: 'open' }
  /** From a tab that became visible: is there a tab with the stream? */
  | { type: 'is-open' };

/** The shell polls for the first time five seconds after the load (CALL-01). In milliseconds. */
const FIRST_POLL_MS = 5_000;

/** How often events are fetched while no stream is possible, in milliseconds. */
const POLL_MS = 15_000;

/** A tab with the stream that does not reply for this long is frozen, as phones do with tabs in the background. */
const REPLY_MS = 2_000;

/** The delay after the browser has refused the lock or the stream, in milliseconds. */
const RETRY_MS = 30_000;

const isVisible = (): boolean => document.visibilityState === 'visible';

const isFocused = (): boolean => isVisible() && document.hasFocus();

const hasLike = (events: readonly LiveEvent[]): boolean => events.some(({ type }) => type === 'likes');

const storeChats = (chats: Chats): void => {
  queryClient.setQueryData<Chats>(chatsKey, chats);
};

/** Follows a member's events until the returned function is called. One tab holds the stream for all tabs of the browser. */
export const follow = (member: number): (() => void) => {
  const tabs = openTabChannel<LiveSignal>(`pairwise-chat-live-${member}`);
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const ended = Promise.withResolvers<void>();
  let isEnded = false;
  let stream: Stream | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  let replyTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const fetchList = coalesce(async () => {
    // Without the list the next event, or the shell's poll, brings it.
    const chats = await fetchChats().catch(() => undefined);
    if (!chats || bus.user$.value?.id !== member) return;
    storeChats(chats);
    tabs.post({ type: 'chats', chats });
    reportUnread(chats.unread_messages);
  });

  const onEvents = (events: readonly LiveEvent[]): void => {
    tabs.post({ type: 'events', events });
    updateChats(events);
    if (events.some(changesList)) void fetchList();
    if (events.some(({ type }) => type === 'user')) bus.emit('user:changed', {});
    // A match opens in a tab that the member sees. In a hidden one only the counts are fetched.
    if (hasLike(events)) bus.emit(isVisible() ? 'likes:received' : 'user:changed', {});
  };

  const follower = followEvents({
    onEvents,
    onResync: () => {
      tabs.post({ type: 'resync' });
      refetchChats();
      bus.emit('user:changed', {});
    },
    onTyping: (conversation) => {
      tabs.post({ type: 'typing', conversation });
      showTyping(conversation);
    },
    requestAfter: (seq) => stream?.send({ type: 'after', seq }),
  });

  const poll = async (): Promise<void> => {
    if (!isVisible() || !navigator.onLine) return;
    // The next poll continues.
    await pollEvents(follower).catch(() => undefined);
  };

  const sendFocus = (): void => stream?.send({ type: 'focus', focused: focusedTabs.any() });

  const focusedTabs = createFocusedTabs({
    requestReports: () => {
      tabs.post({ type: 'open' });
      reportFocus();
    },
    onChange: sendFocus,
  });

  const reportFocus = (): void => {
    const focused = isFocused();
    focusedTabs.report(tab, focused);
    tabs.post({ type: 'focus', tab, focused });
  };

  tabs.on((signal) => {
    switch (signal.type) {
      case 'events':
        updateChats(signal.events);
        if (hasLike(signal.events) && isVisible()) bus.emit('likes:received', {});
        break;
      case 'chats':
        storeChats(signal.chats);
        break;
      case 'typing':
        showTyping(signal.conversation);
        break;
      case 'resync':
        refetchChats();
        break;
      case 'open':
        clearTimeout(replyTimer);
        reportFocus();
        break;
      case 'is-open':
        if (stream) tabs.post({ type: 'open' });
        break;
      case 'focus':
        focusedTabs.report(signal.tab, signal.focused);
        break;
    }
  });
  const lock = `pairwise-chat-stream-${member}`;

  /** Holds the stream as long as this tab follows: when it closes, the next tab gets the lock and opens its own. */
  const holdStream = async (): Promise<void> => {
    if (isEnded) return;
    // The tab that held it before may have lost it because this one deletes the account.
    unlessEndingSession(() => {
      if (isEnded) return;
      stream = openStream({
        since: follower.known,
        onFrame: (frame) => {
          if (frame.type === 'hello') sendFocus();
          follower.onFrame(frame);
        },
        // The shell's request finds out and ends the session in every tab.
        onSessionEnded: () => bus.emit('user:changed', {}),
        onUnavailable: (unavailable) => {
          clearInterval(pollTimer);
          if (!unavailable) return;
          void poll();
          pollTimer = setInterval(() => void poll(), POLL_MS);
        },
      });
    });
    reportFocus();
    tabs.post({ type: 'open' });
    focusedTabs.startChecks();
    // What happened while no tab had a stream. On a new page the shell's first poll fetches it.
    tabs.post({ type: 'resync' });
    if (performance.now() > FIRST_POLL_MS) refetchChats();
    await ended.promise;
  };

  const releaseStream = (): void => {
    clearInterval(pollTimer);
    focusedTabs.stopChecks();
    stream?.close();
    stream = undefined;
  };

  const requestStream = (options?: { steal: true }): void => {
    withLock(lock, holdStream, options)
      .finally(releaseStream)
      .catch((error: unknown) => {
        if (isEnded) return;
        // Another tab has taken the lock of this one, which did not reply in time.
        if (error instanceof DOMException && error.name === 'AbortError') requestStream();
        else retryTimer = setTimeout(requestStream, RETRY_MS);
      });
  };

  const onVisibility = (): void => {
    reportFocus();
    clearTimeout(replyTimer);
    if (stream || !isVisible()) return;
    replyTimer = setTimeout(() => requestStream({ steal: true }), REPLY_MS);
    tabs.post({ type: 'is-open' });
  };

  const focusEvents = ['focus', 'blur', 'pagehide'] as const;
  for (const type of focusEvents) globalThis.addEventListener(type, reportFocus);
  document.addEventListener('visibilitychange', onVisibility);
  requestStream();

  return () => {
    isEnded = true;
    clearTimeout(replyTimer);
    clearTimeout(retryTimer);
    for (const type of focusEvents) globalThis.removeEventListener(type, reportFocus);
    document.removeEventListener('visibilitychange', onVisibility);
    tabs.close();
    ended.resolve();
  };
};

let followed: { member: number; stop: () => void } | undefined;

const followMember = (member: number | null): void => {
  if (followed?.member === member) return;
  followed?.stop();
  followed = member === null ? undefined : { member, stop: follow(member) };
};

let isStarted = false;

/**
 * Starts, once per document, to send the waiting messages of the signed-in member and to receive the member's events,
 * until the document ends.
 */
export const startLive = (): void => {
  if (isStarted) return;
  isStarted = true;
  bus.user$.subscribe((user) => {
    followMember(user?.id ?? null);
    void outbox.setOwner(user?.id ?? null);
    void deletions.setOwner(user?.id ?? null);
  });
  queue.onCleared((member) => {
    void outbox.clear(member).catch(() => undefined);
    void clearDrafts(member).catch(() => undefined);
    deleteBegunMessages();
  });
};

import { isApiError, type OnProgress, type ResponseBody } from '@pairwise/api-client';

import { withLock } from '../device/lock.ts';
import type { OpenedChats } from './opened-chats.ts';
import { type OutboxEntry, type PhotoContent, type Receiver, receiverKey } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { outcomeOf, retryDelay } from './outcome.ts';
import { reportSending } from './sending-state.ts';

/** How long a message is tried again by itself (decisions C-10), in milliseconds. */
const ATTEMPTS_MS = 24 * 60 * 60_000;

export type SendResponse = ResponseBody<'POST /api/message.php'>;

/** A message that the server has stored or holds, as tabs report it to each other. */
export interface Sent {
  /** The sender. Another tab may show another member. */
  member: number;
  clientId: string;
  receiver: Receiver;
  response: SendResponse;
}

interface UploadOptions {
  /** The member who chose the photo. */
  member: number;
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** The calls with which messages are sent. */
export interface SenderCalls {
  /** Uploads a photo and resolves to its id; a repeat returns the same one. Rejects with an `ApiError`. */
  upload: (photo: PhotoContent, options: UploadOptions) => Promise<string>;
  /** Sends one message. Rejects with an `ApiError`. */
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<SendResponse>;
}

interface SenderParts extends SenderCalls {
  store: () => Promise<OutboxStore>;
  openedChats: OpenedChats;
  /** Whether this tab shows the messages of a member. Those of another one wait. */
  isOwner: (member: number) => boolean;
  /** Called after each change of the store. */
  onChanged: () => Promise<void>;
  /** Called when a message was sent, before it leaves the store. */
  onSent: (sent: Sent) => Promise<void>;
}

/** This tab's turn to send to one receiver. It waits for the lock first, then for each next attempt. */
interface Turn {
  /**
   * Begins the next attempt now, and checks for messages once more before the turn ends. Resolves when the attempts have
   * ended or wait again.
   */
  again: () => Promise<void>;
}

/** What follows an attempt: the next message, the same one after a delay in milliseconds, or nothing. */
type Next = 'next' | 'end' | { afterMs: number };

/** The failures of the first message to a receiver. */
interface Failures {
  count: number;
  /** Until when the server refuses more messages, on the clock of `performance.now`. */
  notBefore: number;
}

/** A running attempt. */
interface Attempt {
  member: number;
  aborter: AbortController;
  isCancelled: boolean;
}

/** Names the lock under which one tab sends a member's messages to one receiver. */
const lockName = (member: number, key: string): string => `pairwise-outbox-${member}-${key}`;

/** Creates the part of the outbox that sends what the store holds: for each receiver in order, by one tab at a time. */
export const createSender = (parts: SenderParts) => {
  const { store, openedChats, upload, send, isOwner, onChanged, onSent } = parts;
  /** By the name of the lock. */
  const failures = new Map<string, Failures>();
  /** By the name of the lock. */
  const turns = new Map<string, Turn>();
  /** The running attempts, by the id of their message. */
  const attempts = new Map<string, Attempt>();

  /** Uploads the photo of a message that has one. Returns the message; undefined when it was cancelled meanwhile. */
  const withUpload = async (entry: OutboxEntry, signal: AbortSignal): Promise<OutboxEntry | undefined> => {
    const { clientId, member, content, position } = entry;
    if (content.kind !== 'photo' || content.photo !== undefined) return entry;
    const photo = await upload(content, { member, signal, onProgress: (share) => reportSending(clientId, { share }) });
    const kept = await (await store()).keepPhoto(clientId, photo);
    // From here on the message cannot be cancelled.
    if (kept) await onChanged();
    return kept && { ...kept, position };
  };

  /** Sends a message. Resolves to undefined when it was cancelled. */
  const attempt = async (entry: OutboxEntry): Promise<SendResponse | undefined> => {
    const running: Attempt = { member: entry.member, aborter: new AbortController(), isCancelled: false };
    attempts.set(entry.clientId, running);
    const { signal } = running.aborter;
    try {
      const ready = await withUpload(entry, signal);
      return ready && (await send(ready, signal));
    } catch (error) {
      if (running.isCancelled) return undefined;
      reportSending(entry.clientId, isApiError(error) ? { problem: error.code } : undefined);
      throw error;
    } finally {
      attempts.delete(entry.clientId);
    }
  };

  /**
   * Moves the messages that wait behind the first one to a member, whose id is `sentId`, into the chat that it has
   * opened: later ones are written there, and must not overtake them.
   */
  const moveToChat = async (database: OutboxStore, member: number, key: string, sentId?: string): Promise<void> => {
    const entries = (await database.list(member)).filter(({ receiver }) => receiverKey(receiver) === key);
    for (const { clientId, receiver } of entries) {
      if (clientId === sentId) continue;
      await database.update(clientId, { receiver: openedChats.receiverNow(member, receiver) });
    }
  };

  /**
   * Counts a failed attempt. Returns when the first message to a receiver is tried again.
   * @param requestedMs how long the server requests to wait: until then nothing but a new connection leads to an attempt
   */
  const waitAfterFailure = (member: number, key: string, requestedMs = 0): Next => {
    const name = lockName(member, key);
    const count = (failures.get(name)?.count ?? 0) + 1;
    failures.set(name, { count, notBefore: performance.now() + requestedMs });
    return { afterMs: Math.max(requestedMs, retryDelay(count)) };
  };

  /** Sends the first waiting message to a receiver. */
  const sendFirst = async (member: number, key: string): Promise<Next> => {
    const database = await store();
    const waiting = await database.list(member);
    const entry = waiting.find(({ receiver, state }) => receiverKey(receiver) === key && state === 'waiting');
    // Offline, or another member: `flush` continues when that changes.
    if (!entry || !isOwner(member) || !navigator.onLine) return 'end';
    const receiver = openedChats.receiverNow(member, entry.receiver);
    if (receiver !== entry.receiver) {
      // Another tab wrote it before it knew the chat.
      await moveToChat(database, member, key);
      void sendAll(member, receiverKey(receiver));
      return 'end';
    }
    const wait = (failures.get(lockName(member, key))?.notBefore ?? 0) - performance.now();
    if (wait > 0) return { afterMs: wait };
    if (Date.now() - entry.requestedAt > ATTEMPTS_MS) {
      await database.update(entry.clientId, { state: 'failed', failure: 'expired' });
      await onChanged();
      return 'next';
    }
    try {
      const response = await attempt(entry);
      if (!response) return 'next';
      const sent = { member, clientId: entry.clientId, receiver, response };
      failures.delete(lockName(member, key));
      openedChats.store(member, receiver, response.conversation);
      const chat = openedChats.receiverNow(member, receiver);
      if (chat !== receiver) {
        await moveToChat(database, member, key, entry.clientId);
        void sendAll(member, receiverKey(chat));
      }
      // Its balance is not that of a member who has logged in meanwhile.
      if (isOwner(member)) await onSent(sent);
      await database.remove(entry.clientId);
      reportSending(entry.clientId, undefined);
      await onChanged();
      return 'next';
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.type === 'refused') {
        await database.update(entry.clientId, { state: 'failed', failure: outcome.failure });
        await onChanged();
        return 'next';
      }
      return outcome.type === 'retry' && isOwner(member) ? waitAfterFailure(member, key, outcome.afterMs) : 'end';
    }
  };

  /** Like `sendFirst`. When the device fails to read or write, the same message follows later. */
  const trySendFirst = (member: number, key: string): Promise<Next> =>
    sendFirst(member, key).catch(() => (isOwner(member) ? waitAfterFailure(member, key) : 'end'));

  /**
   * Sends the waiting messages to one receiver, oldest first. The tab keeps the lock while it waits for the next attempt,
   * so other tabs make none meanwhile. They wait for the lock: when this tab dies, one of them takes over.
   */
  const sendAll = (member: number, key: string): Promise<void> => {
    const name = lockName(member, key);
    const current = turns.get(name);
    if (current) return current.again();
    let settled = Promise.withResolvers<void>();
    const settle = (): void => {
      settled.resolve();
      settled = Promise.withResolvers();
    };
    let isCalledAgain = false;
    let wake = (): void => undefined;
    const pause = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const run = async (): Promise<void> => {
      do {
        isCalledAgain = false;
        for (let next = await trySendFirst(member, key); next !== 'end'; next = await trySendFirst(member, key)) {
          if (next === 'next') continue;
          settle();
          await pause(next.afterMs);
        }
      } while (isCalledAgain);
    };
    turns.set(name, {
      again: () => {
        isCalledAgain = true;
        wake();
        return settled.promise;
      },
    });
    const { promise } = settled;
    void withLock(name, run).finally(() => {
      turns.delete(name);
      settle();
      // A call that came after the last check.
      if (isCalledAgain) void sendAll(member, key);
    });
    return promise;
  };

  return {
    sendAll,

    /** Ends the attempt of a message that the member has cancelled. */
    cancel: (clientId: string): void => {
      const running = attempts.get(clientId);
      if (running) running.isCancelled = true;
      running?.aborter.abort();
      reportSending(clientId, undefined);
    },

    /** Ends all attempts, which are repeated later: the network is gone. */
    abort: (): void => {
      for (const { aborter } of attempts.values()) aborter.abort();
    },

    /** Ends the attempts of a member's messages: a retry would carry the cookie of the next session. */
    abortOf: (member: number): void => {
      for (const running of attempts.values()) if (running.member === member) running.aborter.abort();
    },

    /** Starts again with the shortest delay: the network is back. */
    resetDelays: (): void => failures.clear(),

    /** Ends the waits for a next attempt. Messages of another member are not attempted. */
    endWaits: (): void => {
      for (const { again } of turns.values()) void again();
    },
  };
};

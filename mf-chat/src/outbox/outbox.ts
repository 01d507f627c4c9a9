import { isApiError, type OnProgress, type ResponseBody } from '@pairwise/api-client';
import type { PhotoSize } from '@pairwise/api-client/check-photo-file';

import { withLock } from './lock.ts';
import {
  type Content,
  type NewEntry,
  type OutboxEntry,
  type PhotoContent,
  type Receiver,
  receiverKey,
} from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { outcomeOf, retryDelay } from './outcome.ts';
import { reportSending } from './sending-state.ts';

/** How long a message is tried again by itself (decisions C-10), in milliseconds. */
const ATTEMPTS_MS = 24 * 60 * 60_000;

export type SendResponse = ResponseBody<'POST /api/message.php'>;

/** A message that the server has stored or holds, as tabs report it to each other. */
export interface Sent {
  clientId: string;
  receiver: Receiver;
  response: SendResponse;
}

/** What tabs report to each other: the outbox has changed, or a message was sent. */
export type OutboxNews = 'changed' | Sent;

export interface OutboxParts {
  openStore: () => Promise<OutboxStore>;
  /** Uploads a photo and resolves to its id; a repeat returns the same one. Rejects with an `ApiError`. */
  upload: (photo: PhotoContent, options: { signal: AbortSignal; onProgress: OnProgress }) => Promise<string>;
  /** Sends one message. Rejects with an `ApiError`. */
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<SendResponse>;
  /** The other tabs of this browser. */
  tabs: { post: (news: OutboxNews) => void; on: (listener: (news: OutboxNews) => void) => void };
  createId: () => string;
  /** Called in every tab when a message was sent, before it leaves the outbox: the chat must show it by then. */
  onSent: (sent: Sent) => Promise<void>;
}

export interface Message {
  receiver: Receiver;
  content: Content;
  draftRev?: number;
}

const isTo = (receiver: Receiver) => {
  const key = receiverKey(receiver);
  return (entry: OutboxEntry): boolean => receiverKey(entry.receiver) === key;
};

/** Returns what a failed message is sent with again. A photo that the server no longer has is uploaded again, as a new one. */
const contentOfRetry = ({ content, failure }: OutboxEntry, createId: () => string): Content => {
  if (content.kind !== 'photo' || failure !== 'photo_unknown') return content;
  const { photo: _gone, ...photo } = content;
  return { ...photo, uploadKey: createId() };
};

/**
 * Creates the outbox: every message is stored on the device before its first attempt and leaves it when the server has
 * stored it. Messages to one receiver are sent in the order of writing, by one tab at a time; a message that waits holds
 * up no other receiver. A repeated attempt has the same id, by which the server recognises it.
 */
export const createOutbox = ({ openStore, upload, send, tabs, createId, onSent }: OutboxParts) => {
  let store: Promise<OutboxStore> | undefined;
  let owner: number | null = null;
  let entries: readonly OutboxEntry[] = [];
  /** Entries that are shown while they are being written to the store. */
  const unwritten = new Map<string, OutboxEntry>();
  let lastWrite: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const failedAttempts = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The running attempts, by the id of their message. */
  const attempts = new Map<string, AbortController>();
  /** Messages that this tab has cancelled. */
  const cancelled = new Set<string>();

  const stored = (): Promise<OutboxStore> => (store ??= openStore());

  const publish = (next: readonly OutboxEntry[]): void => {
    const writing = [...unwritten.values()].filter(({ member }) => member === owner);
    entries = [...next.filter(({ clientId }) => !unwritten.has(clientId)), ...writing];
    for (const listener of listeners) listener();
  };

  /** Shows what the store holds now. */
  const reload = async (): Promise<void> => {
    const member = owner;
    const next = member === null ? [] : await (await stored()).list(member);
    if (owner === member) publish(next);
  };

  const changed = async (): Promise<void> => {
    tabs.post('changed');
    await reload();
  };

  /** Without a connection the chat is fetched again later: that must not keep the message in the outbox. */
  const show = (sent: Sent): Promise<void> => onSent(sent).catch(() => undefined);

  /** Uploads the photo of a message that has one. Returns the message; undefined when it was cancelled meanwhile. */
  const withUpload = async (entry: OutboxEntry, signal: AbortSignal): Promise<OutboxEntry | undefined> => {
    const { clientId, content, position } = entry;
    if (content.kind !== 'photo' || content.photo !== undefined) return entry;
    const photo = await upload(content, { signal, onProgress: (share) => reportSending(clientId, { share }) });
    const kept = await (await stored()).keepPhoto(clientId, photo);
    // From here on the message cannot be cancelled.
    if (kept) await reload();
    return kept && { ...kept, position };
  };

  /** Sends a message. Resolves to undefined when it was cancelled. */
  const attempt = async (entry: OutboxEntry): Promise<SendResponse | undefined> => {
    const aborter = new AbortController();
    attempts.set(entry.clientId, aborter);
    try {
      const ready = await withUpload(entry, aborter.signal);
      return ready && (await send(ready, aborter.signal));
    } catch (error) {
      if (cancelled.has(entry.clientId)) return undefined;
      reportSending(entry.clientId, isApiError(error) ? { problem: error.code } : undefined);
      throw error;
    } finally {
      attempts.delete(entry.clientId);
    }
  };

  /**
   * Moves the messages that wait behind the first one to a member into the chat that it has opened: later ones are
   * written there, and must not overtake them.
   */
  const moveToChat = async (
    database: OutboxStore,
    { member, clientId, receiver }: OutboxEntry,
    chat: number | null,
  ) => {
    if ('conversation' in receiver || chat === null) return;
    const to = { conversation: chat };
    const key = receiverKey(receiver);
    for (const entry of await database.list(member)) {
      if (entry.clientId === clientId || receiverKey(entry.receiver) !== key) continue;
      await database.update(entry.clientId, { receiver: to });
    }
    void sendAll(member, receiverKey(to));
  };

  /** Sends the first waiting message to a receiver. Returns whether the next one may follow immediately. */
  const sendFirst = async (member: number, key: string): Promise<boolean> => {
    const database = await stored();
    const waiting = await database.list(member);
    const entry = waiting.find(({ receiver, state }) => receiverKey(receiver) === key && state === 'waiting');
    // Offline, or another member: `flush` continues when that changes.
    if (!entry || owner !== member || !navigator.onLine) return false;
    if (Date.now() - entry.askedAt > ATTEMPTS_MS) {
      await database.update(entry.clientId, { state: 'failed', failure: 'expired' });
      await changed();
      return true;
    }
    try {
      const response = await attempt(entry);
      if (!response) return true;
      const sent = { clientId: entry.clientId, receiver: entry.receiver, response };
      failedAttempts.delete(key);
      await moveToChat(database, entry, response.conversation);
      tabs.post(sent);
      await show(sent);
      await database.remove(entry.clientId);
      reportSending(entry.clientId, undefined);
      await changed();
      return true;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.type === 'refused') {
        await database.update(entry.clientId, { state: 'failed', failure: outcome.failure });
        await changed();
        return true;
      }
      if (outcome.type === 'retry') retryLater(member, key);
      return false;
    }
  };

  const retryLater = (member: number, key: string): void => {
    const failed = (failedAttempts.get(key) ?? 0) + 1;
    failedAttempts.set(key, failed);
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void sendAll(member, key), retryDelay(failed)),
    );
  };

  /** Sends the waiting messages to one receiver, oldest first, until one has to wait. */
  const sendAll = (member: number, key: string): Promise<void> =>
    withLock(`pairwise-outbox-${member}-${key}`, async () => {
      clearTimeout(timers.get(key));
      while (await sendFirst(member, key));
    });

  const flush = async (): Promise<void> => {
    const member = owner;
    if (member === null || !navigator.onLine) return;
    await reload();
    const keys = new Set(
      entries.filter(({ state }) => state === 'waiting').map(({ receiver }) => receiverKey(receiver)),
    );
    await Promise.all([...keys].map((key) => sendAll(member, key)));
  };

  const find = (clientId: string): OutboxEntry | undefined => entries.find((entry) => entry.clientId === clientId);

  /** Runs writes in the order of their calls: a photo and its text are sent in this order. */
  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = lastWrite.then(work);
    lastWrite = result.catch(() => undefined);
    return result;
  };

  /** Shows an entry immediately and writes it to the store. Resolves to false when the device has no room for it. */
  const keep = async (entry: NewEntry): Promise<boolean> => {
    unwritten.set(entry.clientId, { ...entry, position: Number.POSITIVE_INFINITY });
    publish(entries);
    try {
      await inOrder(async () => (await stored()).add(entry));
    } catch {
      return false;
    }
    unwritten.delete(entry.clientId);
    await changed();
    return true;
  };

  const write = async (entry: NewEntry): Promise<void> => {
    if (await keep(entry)) {
      await sendAll(entry.member, receiverKey(entry.receiver));
      return;
    }
    // No room left on the device: the message stays in this tab, where the member can send it again.
    unwritten.set(entry.clientId, { ...entry, position: Infinity, state: 'failed', failure: 'storage_full' });
    publish(entries);
  };

  /** Removes a message that was not sent from this tab or from the store. Resolves to false when it may be sent. */
  const removeUnsent = async (clientId: string): Promise<boolean> => {
    const isStored = await inOrder(async () => (await stored()).removeUnsent(clientId));
    const isRemoved = unwritten.delete(clientId) || isStored;
    if (isRemoved) {
      cancelled.add(clientId);
      attempts.get(clientId)?.abort();
      reportSending(clientId, undefined);
    }
    await changed();
    return isRemoved;
  };

  const newEntry = (member: number, receiver: Receiver, content: Content): NewEntry => {
    const now = Date.now();
    return { clientId: createId(), member, receiver, content, writtenAt: now, askedAt: now, state: 'waiting' };
  };

  tabs.on((news) => {
    if (news === 'changed') void reload();
    else void show(news).then(reload);
  });
  globalThis.addEventListener('online', () => {
    failedAttempts.clear();
    void flush();
  });
  globalThis.addEventListener('offline', () => {
    for (const aborter of attempts.values()) aborter.abort();
  });

  return {
    /** Sets the member whose messages are shown and sent; null shows and sends none. Waiting messages are sent now. */
    setOwner: async (member: number | null): Promise<void> => {
      if (owner === member) return;
      owner = member;
      publish([]);
      for (const timer of timers.values()) clearTimeout(timer);
      await reload();
      await flush();
    },

    /** The member's messages that are not sent yet, in the order of writing. A new array after each change. */
    entries: (): readonly OutboxEntry[] => entries,

    /** Calls the listener after every change. Returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Shows a message immediately, stores it, and sends it. Resolves when the attempts have ended or wait. */
    add: async ({ receiver, content, draftRev }: Message): Promise<void> => {
      if (owner === null) return;
      await write({ ...newEntry(owner, receiver, content), ...(draftRev !== undefined && { draftRev }) });
    },

    /**
     * Keeps a photo for a receiver on the device, until the member sends or removes it. It replaces the one that was
     * chosen before. Where the device has no room, it lives as long as the page.
     */
    choose: async (receiver: Receiver, { file, width, height }: PhotoSize & { file: Blob }): Promise<void> => {
      if (owner === null) return;
      const earlier = entries.filter((entry) => entry.state === 'chosen' && isTo(receiver)(entry));
      const content = { kind: 'photo', file, width, height, uploadKey: createId() } as const;
      const entry = { ...newEntry(owner, receiver, content), state: 'chosen' as const };
      await keep(entry);
      for (const { clientId } of earlier) await removeUnsent(clientId);
    },

    /** Sends a chosen photo, behind all messages that were written before. */
    sendChosen: async (clientId: string, receiver: Receiver): Promise<void> => {
      const now = Date.now();
      const asked = { receiver, state: 'waiting', writtenAt: now, askedAt: now } as const;
      await inOrder(async () => (await stored()).requeue(clientId, asked));
      const unstored = unwritten.get(clientId);
      if (unstored) {
        // The device had no room for it. It may have now.
        const { position: _position, ...rest } = unstored;
        await write({ ...rest, ...asked });
        return;
      }
      await changed();
      if (owner !== null) await sendAll(owner, receiverKey(receiver));
    },

    /**
     * Removes a photo that is chosen, or not uploaded yet. Resolves to false when it is uploaded: the message may be
     * sent already.
     */
    cancel: removeUnsent,

    /** Tries a failed message again, with the same id. */
    retry: async (clientId: string): Promise<void> => {
      const entry = find(clientId);
      if (entry?.state !== 'failed') return;
      const again = { state: 'waiting', askedAt: Date.now(), content: contentOfRetry(entry, createId) } as const;
      if (unwritten.delete(clientId)) {
        const { position: _position, failure: _failure, ...rest } = entry;
        await write({ ...rest, ...again });
        return;
      }
      await (await stored()).update(clientId, again);
      await changed();
      await sendAll(entry.member, receiverKey(entry.receiver));
    },

    /** Removes a failed message. Returns it, so that its text can be edited. */
    discard: async (clientId: string): Promise<OutboxEntry | undefined> => {
      const entry = find(clientId);
      if (entry?.state !== 'failed') return undefined;
      if (!unwritten.delete(clientId)) await (await stored()).remove(clientId);
      await changed();
      return entry;
    },

    /** Sends everything that waits, without the current delays. */
    flush,

    /** Removes a member's messages, after a logout. */
    clear: async (member: number): Promise<void> => {
      for (const [clientId, entry] of unwritten) if (entry.member === member) unwritten.delete(clientId);
      await (await stored()).clear(member);
      await changed();
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;

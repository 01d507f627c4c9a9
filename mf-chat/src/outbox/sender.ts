import { isApiError, type OnProgress, type ResponseBody } from '@pairwise/api-client';

import { withLock } from '../device/lock.ts';
import { type OutboxEntry, type PhotoContent, type Receiver, receiverKey } from './outbox-entry.ts';
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

/** The calls with which messages are sent. */
export interface SenderCalls {
  /** Uploads a photo and resolves to its id; a repeat returns the same one. Rejects with an `ApiError`. */
  upload: (photo: PhotoContent, options: { signal: AbortSignal; onProgress: OnProgress }) => Promise<string>;
  /** Sends one message. Rejects with an `ApiError`. */
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<SendResponse>;
}

interface SenderParts extends SenderCalls {
  store: () => Promise<OutboxStore>;
  /** Whether this tab shows the messages of a member. Those of another one wait. */
  isOwner: (member: number) => boolean;
  /** Called after each change of the store. */
  onChanged: () => Promise<void>;
  /** Called when a message was sent, before it leaves the store. */
  onSent: (sent: Sent) => Promise<void>;
}

/** Creates the part of the outbox that sends what the store holds: for each receiver in order, by one tab at a time. */
export const createSender = ({ store, upload, send, isOwner, onChanged, onSent }: SenderParts) => {
  /** How often the first message to a receiver has failed. */
  const failedAttempts = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The running attempts, by the id of their message. */
  const attempts = new Map<string, AbortController>();
  /** Messages that this tab has cancelled. */
  const cancelled = new Set<string>();

  /** Uploads the photo of a message that has one. Returns the message; undefined when it was cancelled meanwhile. */
  const withUpload = async (entry: OutboxEntry, signal: AbortSignal): Promise<OutboxEntry | undefined> => {
    const { clientId, content, position } = entry;
    if (content.kind !== 'photo' || content.photo !== undefined) return entry;
    const photo = await upload(content, { signal, onProgress: (share) => reportSending(clientId, { share }) });
    const kept = await (await store()).keepPhoto(clientId, photo);
    // From here on the message cannot be cancelled.
    if (kept) await onChanged();
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
    const database = await store();
    const waiting = await database.list(member);
    const entry = waiting.find(({ receiver, state }) => receiverKey(receiver) === key && state === 'waiting');
    // Offline, or another member: `flush` continues when that changes.
    if (!entry || !isOwner(member) || !navigator.onLine) return false;
    if (Date.now() - entry.askedAt > ATTEMPTS_MS) {
      await database.update(entry.clientId, { state: 'failed', failure: 'expired' });
      await onChanged();
      return true;
    }
    try {
      const response = await attempt(entry);
      if (!response) return true;
      const sent = { clientId: entry.clientId, receiver: entry.receiver, response };
      failedAttempts.delete(key);
      await moveToChat(database, entry, response.conversation);
      await onSent(sent);
      await database.remove(entry.clientId);
      reportSending(entry.clientId, undefined);
      await onChanged();
      return true;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.type === 'refused') {
        await database.update(entry.clientId, { state: 'failed', failure: outcome.failure });
        await onChanged();
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

  return {
    sendAll,

    /** Ends the attempt of a message that the member has cancelled. */
    cancel: (clientId: string): void => {
      cancelled.add(clientId);
      attempts.get(clientId)?.abort();
      reportSending(clientId, undefined);
    },

    /** Ends all attempts, which are repeated later: the network is gone. */
    abort: (): void => {
      for (const aborter of attempts.values()) aborter.abort();
    },

    /** Starts again with the shortest delay: the network is back. */
    resetDelays: (): void => failedAttempts.clear(),

    /** Cancels the repeats that are planned. */
    clearTimers: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};

import type { PhotoSize } from '@pairwise/api-client/check-photo-file';
import type { MemberCard } from '@pairwise/contracts';

import { createListeners } from '../live/listeners.ts';
import { createOpenedChats } from './opened-chats.ts';
import { type Content, type NewEntry, type OutboxEntry, type Receiver, receiverKey } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { createSender, type SenderCalls, type Sent } from './sender.ts';

/** What tabs report to each other: the outbox has changed, or a message was sent. */
export type OutboxChange = 'changed' | Sent;

export interface OutboxParts extends SenderCalls {
  openStore: () => Promise<OutboxStore>;
  /** The other tabs of this browser. */
  tabs: { post: (change: OutboxChange) => void; on: (listener: (change: OutboxChange) => void) => void };
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

const requestedNow = () => {
  const now = Date.now();
  return { state: 'waiting', writtenAt: now, requestedAt: now } as const;
};

/**
 * Returns what a failed message is sent with again. A photo that the server no longer has is uploaded again,
 * as a new one. So is one whose upload is no longer the request that its key stands for, as after an update of the app.
 */
const contentOfRetry = ({ content, failure }: OutboxEntry, createId: () => string): Content => {
  if (content.kind !== 'photo') return content;
  const isOtherRequest = failure === 'idempotency_mismatch' && content.photo === undefined;
  if (failure !== 'photo_unknown' && !isOtherRequest) return content;
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
  /** Members without a chat whose page is or was open here. */
  const partners = new Map<number, MemberCard>();
  let lastWrite: Promise<unknown> = Promise.resolve();
  const { subscribe, emit } = createListeners();

  const openedChats = createOpenedChats();

  const stored = (): Promise<OutboxStore> => {
    store ??= openStore().catch((error: unknown) => {
      // The device may be able to open it later.
      store = undefined;
      throw error;
    });
    return store;
  };

  /** Returns the entry as it is written to the store: its first message may have opened the chat meanwhile. */
  const toChat = (entry: NewEntry): NewEntry => ({
    ...entry,
    receiver: openedChats.receiverNow(entry.member, entry.receiver),
  });

  const publish = (next: readonly OutboxEntry[]): void => {
    const writing = [...unwritten.values()].filter(({ member }) => member === owner);
    entries = [...next.filter(({ clientId }) => !unwritten.has(clientId)), ...writing];
    emit();
  };

  /** Returns what the store holds, as far as it is known when the device cannot read it now. */
  const list = async (member: number): Promise<readonly OutboxEntry[]> => {
    try {
      return await (await stored()).list(member);
    } catch {
      return entries.filter(({ position }) => Number.isFinite(position));
    }
  };

  /** Shows what the store holds now. */
  const reload = async (): Promise<void> => {
    const member = owner;
    const next = member === null ? [] : await list(member);
    if (owner === member) publish(next);
  };

  const changed = async (): Promise<void> => {
    tabs.post('changed');
    await reload();
  };

  /** Without a connection the chat is fetched again later: that must not keep the message in the outbox. */
  const show = (sent: Sent): Promise<void> => onSent(sent).catch(() => undefined);

  const sender = createSender({
    store: stored,
    openedChats,
    upload,
    send,
    isOwner: (member) => owner === member,
    onChanged: changed,
    onSent: (sent) => {
      tabs.post(sent);
      return show(sent);
    },
  });
  const { sendAll } = sender;

  /** Sends everything that waits, as soon as no other tab is sending it. */
  const flush = async (): Promise<void> => {
    await reload();
    const member = owner;
    if (member === null || !navigator.onLine) return;
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

  /**
   * Shows an entry immediately and writes it to the store. Resolves to false when the device has no room for it.
   * @param onStored begins to send it, before other tabs know it: the one in which it was written shows its progress
   */
  const keep = async (entry: NewEntry, onStored?: (receiver: Receiver) => Promise<void>): Promise<boolean> => {
    unwritten.set(entry.clientId, { ...entry, position: Number.POSITIVE_INFINITY });
    publish(entries);
    let written = entry;
    try {
      await inOrder(async () => {
        const database = await stored();
        written = toChat(entry);
        await database.add(written);
      });
    } catch {
      return false;
    }
    unwritten.delete(entry.clientId);
    await Promise.all([onStored?.(written.receiver), changed()]);
    return true;
  };

  const write = async (entry: NewEntry): Promise<void> => {
    if (await keep(entry, (receiver) => sendAll(entry.member, receiverKey(receiver)))) return;
    // No room left on the device: the message stays in this tab, where the member can send it again.
    unwritten.set(entry.clientId, { ...entry, position: Infinity, state: 'failed', failure: 'storage_full' });
    publish(entries);
  };

  /** Removes a message that was not sent from this tab or from the store. Resolves to false when it may be sent. */
  const removeUnsent = async (clientId: string): Promise<boolean> => {
    const isStored = await inOrder(async () => (await stored()).removeUnsent(clientId)).catch(() => false);
    const isRemoved = unwritten.delete(clientId) || isStored;
    if (isRemoved) sender.cancel(clientId);
    await changed();
    return isRemoved;
  };

  const newEntry = (member: number, receiver: Receiver, content: Content): NewEntry => {
    const partner = 'profile' in receiver ? partners.get(receiver.profile) : undefined;
    return { clientId: createId(), member, receiver, partner, content, ...requestedNow() };
  };

  tabs.on((change) => {
    if (change === 'changed') {
      void flush();
      return;
    }
    openedChats.store(change.member, change.receiver, change.response.conversation);
    // Its chat and its balance are not those of another member, who has logged in here meanwhile.
    if (change.member === owner) void show(change).then(reload);
  });
  globalThis.addEventListener('online', () => {
    sender.resetDelays();
    void flush();
  });
  globalThis.addEventListener('offline', sender.abort);

  return {
    /** Sets the member whose messages are shown and sent; null shows and sends none. Waiting messages are sent now. */
    setOwner: async (member: number | null): Promise<void> => {
      if (owner === member) return;
      if (owner !== null) sender.abortOf(owner);
      owner = member;
      openedChats.clear();
      publish([]);
      sender.endWaits();
      await flush();
    },

    /** The member's messages that are not sent yet, in the order of writing. A new array after each change. */
    entries: (): readonly OutboxEntry[] => entries,

    /** Calls the listener after every change. Returns the unsubscribe function. */
    subscribe,

    /** Sets what the list shows of a member for messages that are written to them before there is a chat. */
    setPartner: (partner: MemberCard): void => void partners.set(partner.id, partner),

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
      const requested = requestedNow();
      let to = receiver;
      const requeue = async (): Promise<void> => {
        const database = await stored();
        if (owner !== null) to = openedChats.receiverNow(owner, receiver);
        await database.requeue(clientId, { ...requested, receiver: to });
      };
      await inOrder(requeue);
      const unstored = unwritten.get(clientId);
      if (unstored) {
        // The device had no room for it. It may have now.
        const { position: _position, ...rest } = unstored;
        await write({ ...rest, ...requested, receiver });
        return;
      }
      await Promise.all([owner !== null && sendAll(owner, receiverKey(to)), changed()]);
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
      const content = contentOfRetry(entry, createId);
      const again = { state: 'waiting', requestedAt: Date.now(), content, failure: undefined } as const;
      if (unwritten.delete(clientId)) {
        const { position: _position, ...rest } = entry;
        await write({ ...rest, ...again });
        return;
      }
      await (await stored()).update(clientId, again);
      await Promise.all([sendAll(entry.member, receiverKey(entry.receiver)), changed()]);
    },

    /** Removes a failed message. Resolves to false when it is no longer failed: another tab may have sent it again. */
    discard: async (clientId: string): Promise<boolean> => {
      if (find(clientId)?.state !== 'failed') return false;
      const isRemoved = unwritten.delete(clientId) || (await (await stored()).removeFailed(clientId));
      await changed();
      return isRemoved;
    },

    /** Sends everything that waits, without the current delays. */
    flush,

    /** Removes a member's messages, after a logout. */
    clear: async (member: number): Promise<void> => {
      sender.abortOf(member);
      for (const [clientId, entry] of unwritten) if (entry.member === member) unwritten.delete(clientId);
      await inOrder(async () => (await stored()).clear(member));
      await changed();
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;

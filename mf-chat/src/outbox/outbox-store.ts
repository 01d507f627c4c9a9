import { openDatabase, strict } from '../device/database.ts';
import { type NewEntry, type OutboxEntry, receiverKey, type StoredEntry } from './outbox-entry.ts';

/** Returns an entry with the id of its uploaded photo; undefined for other messages. */
const withPhoto = <Entry extends StoredEntry>(entry: Entry | undefined, photo: string): Entry | undefined =>
  entry?.content.kind === 'photo' ? { ...entry, content: { ...entry.content, photo } } : undefined;

const isUnsent = ({ content }: StoredEntry): boolean => content.kind === 'photo' && content.photo === undefined;
const isFailed = ({ state }: StoredEntry): boolean => state === 'failed';

const withTime = <Entry extends StoredEntry>(entry: Entry) => ({
  ...entry,
  requestedAt: entry.requestedAt ?? entry.writtenAt,
});

/** Keeps the messages that wait to be sent. All tabs of a browser share one. */
export interface OutboxStore {
  /**
   * Writes an entry and, in the same transaction, empties the draft that it was written from: after a crash a text is in
   * one of the two. Resolves when the entry would survive a crash of the browser.
   */
  add: (entry: NewEntry) => Promise<void>;
  /** Returns a member's entries in the order in which they were written. */
  list: (member: number) => Promise<OutboxEntry[]>;
  /** Changes an entry. Does nothing when another tab has removed it. */
  update: (clientId: string, change: Partial<Omit<NewEntry, 'clientId'>>) => Promise<void>;
  /** Changes a chosen entry and moves it behind all others. Does nothing when it was sent or removed meanwhile. */
  requeue: (clientId: string, change: Partial<Omit<NewEntry, 'clientId'>>) => Promise<void>;
  /** Adds the id of the uploaded photo. Returns the entry; undefined when it was removed meanwhile. */
  keepPhoto: (clientId: string, photo: string) => Promise<NewEntry | undefined>;
  /**
   * Removes an entry whose photo is not uploaded yet. Returns false when there is none: what is uploaded may be sent
   * already.
   */
  removeUnsent: (clientId: string) => Promise<boolean>;
  /** Removes an entry that has failed. Returns false when there is none: another tab may have sent it again. */
  removeFailed: (clientId: string) => Promise<boolean>;
  remove: (clientId: string) => Promise<void>;
  /** Removes all entries of a member. */
  clear: (member: number) => Promise<void>;
}

const indexedDbStore = (): OutboxStore => {
  const write = async () => (await openDatabase()).transaction('outbox', 'readwrite', strict);
  const removeIf = async (clientId: string, isWanted: (entry: StoredEntry) => boolean): Promise<boolean> => {
    const transaction = await write();
    const cursor = await transaction.store.index('clientId').openCursor(clientId);
    const isRemoved = cursor !== null && isWanted(cursor.value);
    if (isRemoved) await cursor.delete();
    await transaction.done;
    return isRemoved;
  };
  return {
    add: async (entry) => {
      const transaction = (await openDatabase()).transaction(['outbox', 'drafts'], 'readwrite', strict);
      const { member, draftRev: rev } = entry;
      const receiver = receiverKey(entry.receiver);
      const drafts = transaction.objectStore('drafts');
      await Promise.all([
        transaction.objectStore('outbox').add(entry),
        ...(rev === undefined ? [] : [drafts.put({ member, receiver, text: '', rev, dirty: false })]),
        transaction.done,
      ]);
    },
    list: async (member) => {
      const entries = await (await openDatabase()).getAllFromIndex('outbox', 'member', member);
      // An index sorts by its own key, and then by the key of the store.
      return entries.map((entry) => ({ ...withTime(entry), position: entry.position ?? 0 }));
    },
    update: async (clientId, change) => {
      const transaction = await write();
      const cursor = await transaction.store.index('clientId').openCursor(clientId);
      if (cursor) await cursor.update({ ...cursor.value, ...change });
      await transaction.done;
    },
    requeue: async (clientId, change) => {
      const transaction = await write();
      const cursor = await transaction.store.index('clientId').openCursor(clientId);
      if (cursor?.value.state === 'chosen') {
        const { position: _position, ...entry } = cursor.value;
        await cursor.delete();
        await transaction.store.add({ ...entry, ...change });
      }
      await transaction.done;
    },
    keepPhoto: async (clientId, photo) => {
      const transaction = await write();
      const cursor = await transaction.store.index('clientId').openCursor(clientId);
      const entry = withPhoto(cursor?.value, photo);
      if (entry) await cursor?.update(entry);
      await transaction.done;
      return entry && withTime(entry);
    },
    removeUnsent: (clientId) => removeIf(clientId, isUnsent),
    removeFailed: (clientId) => removeIf(clientId, isFailed),
    remove: async (clientId) => {
      await removeIf(clientId, () => true);
    },
    clear: async (member) => {
      const transaction = await write();
      for (const key of await transaction.store.index('member').getAllKeys(member)) await transaction.store.delete(key);
      await transaction.done;
    },
  };
};

/** Keeps entries as long as the page lives. For browsers that refuse IndexedDB, as some do in private windows. */
export const memoryStore = (): OutboxStore => {
  const entries = new Map<string, OutboxEntry>();
  let position = 0;
  const removeIf = (clientId: string, isWanted: (entry: NewEntry) => boolean): boolean => {
    const entry = entries.get(clientId);
    return entry !== undefined && isWanted(entry) && entries.delete(clientId);
  };
  return {
    add: (entry) => {
      position += 1;
      entries.set(entry.clientId, { ...entry, position });
      return Promise.resolve();
    },
    list: (member) => Promise.resolve([...entries.values()].filter((entry) => entry.member === member)),
    update: (clientId, change) => {
      const entry = entries.get(clientId);
      if (entry) entries.set(clientId, { ...entry, ...change });
      return Promise.resolve();
    },
    requeue: (clientId, change) => {
      const entry = entries.get(clientId);
      if (entry?.state === 'chosen') {
        position += 1;
        entries.delete(clientId);
        entries.set(clientId, { ...entry, ...change, position });
      }
      return Promise.resolve();
    },
    keepPhoto: (clientId, photo) => {
      const entry = withPhoto(entries.get(clientId), photo);
      if (entry) entries.set(clientId, entry);
      return Promise.resolve(entry);
    },
    removeUnsent: (clientId) => Promise.resolve(removeIf(clientId, isUnsent)),
    removeFailed: (clientId) => Promise.resolve(removeIf(clientId, isFailed)),
    remove: (clientId) => {
      entries.delete(clientId);
      return Promise.resolve();
    },
    clear: (member) => {
      for (const [clientId, entry] of entries) if (entry.member === member) entries.delete(clientId);
      return Promise.resolve();
    },
  };
};

/** Why a browser denies IndexedDB to the page: by its settings, and in Firefox in some private windows. */
const denials: readonly string[] = ['SecurityError', 'InvalidStateError'];

const isDenied = (error: unknown): boolean => error instanceof DOMException && denials.includes(error.name);

/**
 * Opens the outbox of this browser. Where IndexedDB is missing or denied, messages live as long as the page. Rejects when
 * the device cannot open it now, for example because its disk is full: a message is then better refused than lost.
 */
export const openOutboxStore = async (): Promise<OutboxStore> => {
  if (!('indexedDB' in globalThis)) return memoryStore();
  try {
    await openDatabase();
  } catch (error) {
    if (isDenied(error)) return memoryStore();
    throw error;
  }
  return indexedDbStore();
};

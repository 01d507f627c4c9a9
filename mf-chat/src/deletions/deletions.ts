import { isApiError } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { useSyncExternalStore } from 'react';

import { withLock } from '../device/lock.ts';
import { createListeners } from '../live/listeners.ts';
import { openTabChannel } from '../live/tab-channel.ts';
import { deleteChat, type Deletion, refetchChatList, removeFromCache } from './deletions.queries.ts';
import {
  cancelDeletion,
  claimDeletion,
  listDeletions,
  removeDeletion,
  storeDeletion,
  type StoredDeletion,
  storeUndoTime,
} from './deletion-store.ts';

/** How long a deletion can be undone before the server gets it, in milliseconds. The toast is shown as long. */
const UNDO_MS = 20_000;

/** The longest time for undoing, while the member points at "Undo" or the button has the focus (WCAG 2.2.1). */
const LONGEST_UNDO_MS = 600_000;

interface Deletions {
  /** The deleted chats, by id, with the number of the last message that they had. */
  waiting: ReadonlyMap<number, number>;
  /** Why the last deletion failed. */
  error: unknown;
  /** The member wanted to undo a deletion that was already sent. */
  undoneTooLate: boolean;
}

let state: Deletions = { waiting: new Map(), error: undefined, undoneTooLate: false };
let owner: number | null = null;
const entries = new Map<number, StoredDeletion>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const sending = new Set<StoredDeletion>();
/** Abort when a deletion of this page can no longer be undone, by chat. */
const undoing = new Map<number, AbortController>();
/** Deletions of this page. When the page is left, only these end before their time. */
const own = new Set<StoredDeletion>();
/** Deletions that only this tab knows: they are being stored, or the device has no storage. */
const unstored = new Set<StoredDeletion>();
/** To the other tabs: what is stored has changed, or the server has deleted a chat. */
const tabs = openTabChannel<'changed' | Deletion>('pairwise-chat-deletions');
const { subscribe, emit } = createListeners();

const publish = (error: unknown, undoneTooLate = state.undoneTooLate): void => {
  state = { waiting: new Map([...entries].map(([id, { seq }]) => [id, seq])), error, undoneTooLate };
  emit();
};

/** Removes the offer to undo a deletion. */
const endUndoing = (conversation: number): void => {
  undoing.get(conversation)?.abort();
  undoing.delete(conversation);
};

/** Ends a deletion, unless another one or another member has taken its place. */
const drop = (entry: StoredDeletion, error?: unknown): void => {
  const { conversation } = entry;
  if (entries.get(conversation) !== entry) return;
  clearTimeout(timers.get(conversation));
  timers.delete(conversation);
  endUndoing(conversation);
  own.delete(entry);
  unstored.delete(entry);
  entries.delete(conversation);
  publish(error ?? state.error);
};

/**
 * Deletes the chat on the server and shows what follows. A request that the end of the page may have cut off is repeated by
 * the next page, and one that the end of the session has refused after the next login.
 */
const request = async (entry: StoredDeletion, isLeaving: boolean): Promise<void> => {
  const { conversation, seq } = entry;
  if (entries.get(conversation) === entry) endUndoing(conversation);
  let failure: unknown;
  try {
    await deleteChat({ conversation, seq }, { keepalive: isLeaving });
  } catch (error) {
    const isCutOff = isLeaving && isApiError(error) && error.status === 0;
    if (isCutOff || isApiError(error, 'authentication_required')) return;
    failure = error;
  }
  await removeDeletion(entry).catch(() => undefined);
  tabs.post(failure === undefined ? { conversation, seq } : 'changed');
  // The chat is back before the alert says so.
  drop(entry, failure);
};

/**
 * Sends a deletion whose time for undoing is over, unless it was undone or another tab has sent it. Waits further while the
 * member holds "Undo" in another tab.
 */
const send = async (entry: StoredDeletion): Promise<void> => {
  const { member, conversation } = entry;
  // Offline: `flush` continues when that changes.
  if (sending.has(entry) || !navigator.onLine) return;
  sending.add(entry);
  let later: number | undefined;
  await withLock(`pairwise-deletion-${member}-${conversation}`, async () => {
    // Without storage, or room in it, only this tab knows the deletion.
    const claim = await claimDeletion(entry, Date.now()).catch(() => true);
    if (typeof claim === 'number') later = claim;
    else if (!claim && !unstored.has(entry)) drop(entry);
    else if (owner === member) await request(entry, false);
  }).finally(() => sending.delete(entry));
  if (later === undefined || entries.get(conversation) !== entry) return;
  entry.undoUntil = later;
  schedule(entry);
};

const schedule = (entry: StoredDeletion): void => {
  const { conversation, deletedAt, undoUntil = deletedAt + UNDO_MS, isClaimed } = entry;
  entries.set(conversation, entry);
  clearTimeout(timers.get(conversation));
  const left = isClaimed ? 0 : Math.max(0, undoUntil - Date.now());
  timers.set(
    conversation,
    setTimeout(() => void send(entry), left),
  );
};

/** Continues deletions of the member that were not sent: of an earlier page or session, or while there was no network. */
const flush = async (): Promise<void> => {
  const member = owner;
  const stored = member === null ? [] : await listDeletions(member).catch(() => []);
  if (owner !== member) return;
  for (const entry of stored) {
    const known = entries.get(entry.conversation);
    if (known && (sending.has(known) || unstored.has(known))) continue;
    // The stored copy takes the place of a deletion of this page, and still ends with it.
    if (known && own.delete(known)) own.add(entry);
    schedule(entry);
  }
  publish(state.error);
};

/**
 * Stores a deletion and reports it to the other tabs. Without storage it is lost if the browser ends before the time for
 * undoing.
 */
const keep = async (entry: StoredDeletion): Promise<void> => {
  unstored.add(entry);
  try {
    await storeDeletion(entry);
  } catch {
    return;
  }
  unstored.delete(entry);
  tabs.post('changed');
};

/** Shows what other tabs have deleted or undone: a chat leaves the lists of all tabs, and returns to all. */
const follow = async (): Promise<void> => {
  const member = owner;
  const stored = member === null ? undefined : await listDeletions(member).catch(() => undefined);
  if (!stored || owner !== member) return;
  const ids = new Set(stored.map(({ conversation }) => conversation));
  for (const entry of entries.values()) {
    if (!ids.has(entry.conversation) && !sending.has(entry) && !unstored.has(entry)) drop(entry);
  }
  for (const entry of stored) if (!entries.has(entry.conversation)) schedule(entry);
  publish(state.error);
};

/** Leaving the page ends the time for undoing. The next page repeats a request that does not arrive. */
const leave = (): void => {
  for (const entry of entries.values()) {
    if (sending.has(entry) || !own.has(entry)) continue;
    clearTimeout(timers.get(entry.conversation));
    void claimDeletion(entry, Infinity).catch(() => undefined);
    sending.add(entry);
    void request(entry, true).finally(() => sending.delete(entry));
  }
};

let isStarted = false;

const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  globalThis.addEventListener('pagehide', leave);
  // A page that comes back from the browser's cache.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void flush();
  });
  globalThis.addEventListener('online', () => void flush());
  tabs.on((change) => {
    if (change !== 'changed') removeFromCache(change);
    void follow();
  });
};

/** Deletes chats: they leave the screen immediately, and the server gets it when it can no longer be undone (CHAT-03). */
export const deletions = {
  /** Sets the member whose deletions are shown and sent. Those of an earlier page or session are sent now. */
  setOwner: async (member: number | null): Promise<void> => {
    if (owner === member) return;
    owner = member;
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    for (const conversation of undoing.keys()) endUndoing(conversation);
    entries.clear();
    publish(undefined, false);
    start();
    await flush();
  },

  /** Deletes a chat. Returns a signal that aborts when it is too late to undo that. */
  add: ({ conversation, seq }: Deletion): AbortSignal => {
    const member = bus.user$.value?.id;
    if (member === undefined) return AbortSignal.abort();
    endUndoing(conversation);
    const undoable = new AbortController();
    undoing.set(conversation, undoable);
    const entry = { member, conversation, seq, deletedAt: Date.now(), isClaimed: false };
    own.add(entry);
    void keep(entry);
    start();
    owner = member;
    schedule(entry);
    publish(undefined, false);
    return undoable.signal;
  },

  /**
   * Makes a deletion wait while the member points at "Undo" or the button has the focus, for ten minutes at most. After
   * that, the usual time for undoing begins again. Other tabs wait too.
   */
  hold: (conversation: number, isHeld: boolean): void => {
    const entry = entries.get(conversation);
    if (!entry || sending.has(entry)) return;
    const latest = entry.deletedAt + LONGEST_UNDO_MS;
    entry.undoUntil = isHeld ? latest : Math.min(latest, Date.now() + UNDO_MS);
    // Without storage no other tab knows the deletion.
    void storeUndoTime(entry, entry.undoUntil).catch(() => undefined);
    schedule(entry);
  },

  /** Shows a deleted chat again. Resolves to false when it is too late. */
  undo: async (conversation: number): Promise<boolean> => {
    const entry = entries.get(conversation);
    if (!entry || sending.has(entry)) {
      publish(state.error, true);
      return false;
    }
    const isUnstored = unstored.has(entry);
    drop(entry);
    // Cancelled in any case: it may be stored in this moment.
    const isUndone = (await cancelDeletion(entry).catch(() => true)) || isUnstored;
    if (isUndone) tabs.post('changed');
    else {
      refetchChatList();
      publish(state.error, true);
    }
    return isUndone;
  },

  /** Removes what is shown of a failure. */
  dismiss: (): void => publish(undefined, false),
};

/** Whether a chat is being deleted with all messages up to a number. */
export const useIsDeleted = (conversation: number, seq: number): boolean =>
  useSyncExternalStore(subscribe, () => seq <= (state.waiting.get(conversation) ?? -1));

/** Returns the chats that are being deleted, and what has failed. */
export const useDeletions = (): Deletions => useSyncExternalStore(subscribe, () => state);

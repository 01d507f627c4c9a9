import { useSyncExternalStore } from 'react';

import { type Deletion, deleteChat } from './deletions.queries.ts';

/** How long a deletion can be undone before the server gets it, in milliseconds. The toast is shown as long. */
const UNDO_MS = 6_000;

interface Deletions {
  /** The deleted chats, by id, with the number of the last message that they had. */
  waiting: ReadonlyMap<number, number>;
  /** Why the last deletion failed. */
  error: unknown;
}

let state: Deletions = { waiting: new Map(), error: undefined };
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const set = (next: Partial<Deletions>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

const drop = (conversation: number): void => {
  clearTimeout(timers.get(conversation));
  timers.delete(conversation);
  set({ waiting: new Map([...state.waiting].filter(([id]) => id !== conversation)) });
};

const send = async (deletion: Deletion): Promise<void> => {
  if (!timers.delete(deletion.conversation)) return;
  try {
    await deleteChat(deletion);
    drop(deletion.conversation);
  } catch (error) {
    // The chat is back before the alert says so.
    drop(deletion.conversation);
    set({ error });
  }
};

// Leaving the page ends the time for undoing.
globalThis.addEventListener('pagehide', () => {
  for (const [conversation, seq] of state.waiting) void send({ conversation, seq });
});

/** Deletes chats: they leave the screen immediately, and the server gets it when it can no longer be undone (CHAT-03). */
export const deletions = {
  add: (deletion: Deletion): void => {
    const { conversation, seq } = deletion;
    set({ waiting: new Map(state.waiting).set(conversation, seq), error: undefined });
    timers.set(
      conversation,
      setTimeout(() => void send(deletion), UNDO_MS),
    );
  },
  undo: (conversation: number): void => {
    if (timers.has(conversation)) drop(conversation);
  },
  dismissError: (): void => set({ error: undefined }),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the chats that are being deleted, and why the last deletion failed. */
export const useDeletions = (): Deletions => useSyncExternalStore(subscribe, () => state);

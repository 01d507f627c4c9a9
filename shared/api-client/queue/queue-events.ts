import type { ApiError } from '../api-error.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { QueueableKey } from './queueable.ts';

/** A waiting write that was sent, with its endpoint's response. */
export interface SentWrite {
  write: QueuedWrite;
  response: unknown;
}

/** A waiting write that was given up: the server has refused it, or it has expired. */
export interface Refusal {
  write: QueuedWrite;
  reason: ApiError | 'expired';
}

/** Creates a set of listeners. `subscribe` returns the unsubscribe function. */
const createListeners = <Value = void>() => {
  const all = new Set<(value: Value) => void>();
  return {
    emit: (value: Value): void => {
      for (const listener of all) listener(value);
    },
    subscribe: (listener: (value: Value) => void): (() => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
};

/** Creates the events of the queue. Listeners can subscribe before the queue's code has loaded. */
export const createQueueEvents = () => ({
  /** The waiting writes have changed, maybe in another tab. */
  changed: createListeners(),
  sent: createListeners<SentWrite>(),
  /** Writes without a waiting caller that were given up; each is emitted once. */
  refused: createListeners<Refusal>(),
  /** Waiting writes were sent or given up, and the reads they change were invalidated. */
  flushed: createListeners<readonly QueueableKey[]>(),
  /** A member has logged out or deleted the account: what this browser keeps for the member must be deleted. */
  cleared: createListeners<number>(),
});

export type QueueEvents = ReturnType<typeof createQueueEvents>;

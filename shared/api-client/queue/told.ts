import type { ApiError } from '../api-error.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { QueueableKey } from './queueable.ts';

/** A write that waited and was done, with what its endpoint answered. */
export interface Sent {
  write: QueuedWrite;
  answer: unknown;
}

/** A write that waited and will never be done: the server has refused it, or it has waited too long. */
export interface Refusal {
  write: QueuedWrite;
  why: ApiError | 'expired';
}

/** Somebody to tell, and how to be one of them; `add` returns the way to stop. */
const listeners = <Value = void>() => {
  const all = new Set<(value: Value) => void>();
  return {
    tell: (value: Value): void => {
      for (const listener of all) listener(value);
    },
    add: (listener: (value: Value) => void): (() => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
};

/** Who is told what of the queue; one may listen before its code is there. */
export const createTold = () => ({
  /** What waits has changed, maybe by another tab. */
  changed: listeners(),
  sent: listeners<Sent>(),
  /** Whoever made the write may have left; each is told once. */
  refused: listeners<Refusal>(),
  /** Some that waited are done or given up; the reads they change were invalidated. */
  flushed: listeners<readonly QueueableKey[]>(),
});

export type Told = ReturnType<typeof createTold>;

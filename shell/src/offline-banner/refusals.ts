import type { Refusal } from '@pairwise/api-client';

type Reason = Refusal['reason'];

let all: readonly Reason[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Reason[]): void => {
  all = next;
  for (const listener of listeners) listener();
};

/** The reasons why queued requests were refused. They may arrive before the first render, and stay until dismissed. */
export const refusals = {
  add: (reason: Reason): void => set([...all, reason]),
  clear: (): void => set([]),
  current: (): readonly Reason[] => all,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

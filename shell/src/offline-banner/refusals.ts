import type { Refusal } from '@pairwise/api-client';

type Why = Refusal['reason'];

let all: readonly Why[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Why[]): void => {
  all = next;
  for (const listener of listeners) listener();
};

/** Why things that were done offline were not done in the end. They come before anything is drawn, and stay until read. */
export const refusals = {
  add: (why: Why): void => set([...all, why]),
  clear: (): void => set([]),
  current: (): readonly Why[] => all,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

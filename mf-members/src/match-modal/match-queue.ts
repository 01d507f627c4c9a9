import type { MemberCard } from '@pairwise/contracts';

/** How often a waiting match checks whether it may show, in milliseconds. */
const checkInterval = 1_000;

export interface MatchQueue {
  /** Adds a match. Returns false when the queue knew it already: each match is shown once. */
  add: (match: MemberCard) => boolean;
  /** Drops a match that another tab has shown. */
  skip: (id: number) => void;
  /** Closes the match on the screen; the next one follows. */
  close: () => void;
  /** Drops everything and stops waiting. */
  clear: () => void;
  /** Returns the match to show now. */
  current: () => MemberCard | undefined;
  subscribe: (listener: () => void) => () => void;
}

export interface MatchQueueParts {
  /** While it returns true, matches wait. */
  isBusy: () => boolean;
  /** Called when a match appears on the screen. */
  onShown: (match: MemberCard) => void;
}

/** Creates a queue that shows matches one after the other, each once. */
export const createMatchQueue = ({ isBusy, onShown }: MatchQueueParts): MatchQueue => {
  const known = new Set<number>();
  const listeners = new Set<() => void>();
  let waiting: MemberCard[] = [];
  let shown: MemberCard | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = () => listeners.forEach((listener) => listener());

  const showNext = (): void => {
    clearTimeout(timer);
    const [next, ...rest] = waiting;
    if (shown || !next) return;
    if (isBusy()) {
      timer = setTimeout(showNext, checkInterval);
      return;
    }
    waiting = rest;
    shown = next;
    onShown(next);
    notify();
  };

  return {
    add: (match) => {
      if (known.has(match.id)) return false;
      known.add(match.id);
      waiting.push(match);
      showNext();
      return true;
    },
    skip: (id) => {
      known.add(id);
      waiting = waiting.filter((match) => match.id !== id);
    },
    close: () => {
      shown = undefined;
      notify();
      showNext();
    },
    clear: () => {
      known.clear();
      waiting = [];
      shown = undefined;
      clearTimeout(timer);
      notify();
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

import type { MemberCard } from '@pairwise/contracts';
import { useSyncExternalStore } from 'react';

/** How often a waiting match looks whether it may show, in milliseconds. */
const look = 1_000;

export interface MatchQueue {
  /** A match that this member should see. True when it was not known yet; a match is shown once and never again. */
  offer: (match: MemberCard) => boolean;
  /** It was shown elsewhere, in another tab. */
  skip: (id: number) => void;
  /** Closes what is shown; the next one follows. */
  close: () => void;
  /** Another person, or nobody: nothing of the first one's matches may show. */
  clear: () => void;
  /** The match to show now. */
  current: () => MemberCard | undefined;
  subscribe: (changed: () => void) => () => void;
}

export interface MatchQueueParts {
  /** Over a payment or a composer with text a match waits until that is closed (decisions M-11). */
  isBusy: () => boolean;
  /** Called when a match comes on the screen. */
  onShown: (match: MemberCard) => void;
}

/** Matches one after the other, each once. */
export const matchQueue = ({ isBusy, onShown }: MatchQueueParts): MatchQueue => {
  const known = new Set<number>();
  const listeners = new Set<() => void>();
  let waiting: MemberCard[] = [];
  let shown: MemberCard | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => listeners.forEach((changed) => changed());

  const showNext = (): void => {
    clearTimeout(timer);
    const [next, ...rest] = waiting;
    if (shown || !next) return;
    if (isBusy()) {
      timer = setTimeout(showNext, look);
      return;
    }
    waiting = rest;
    shown = next;
    onShown(next);
    tell();
  };

  return {
    offer: (match) => {
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
      tell();
      showNext();
    },
    clear: () => {
      known.clear();
      waiting = [];
      shown = undefined;
      clearTimeout(timer);
      tell();
    },
    current: () => shown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};

export const useCurrentMatch = (queue: MatchQueue): MemberCard | undefined =>
  useSyncExternalStore(queue.subscribe, queue.current);

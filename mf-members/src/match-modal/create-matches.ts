import { bus } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { isBusy } from '@pairwise/remote/is-busy';

import { fetchUnshownMatch, markMatchSeen, reloadLikes } from './match-modal.queries.ts';
import { createMatchQueue, type MatchQueue } from './match-queue.ts';
import { connectMatchTabs, type MatchTabs } from './match-tabs.ts';
import { takeRequestedDelay } from './requested-delay.ts';

/** After a match that the server reported, the likes are fetched again this much later, in milliseconds (CALL-05). */
const likesReload = 500;

/** Pause after a match that the server reported, until the next poll may show another one, in milliseconds. */
const pauseBetween = 10 * 60_000;

/** Waits for background work whose failure the member need not know; the next poll tries again. */
const ignoreFailure = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch {
    // Nothing is shown and nothing is lost.
  }
};

export interface Matches extends Pick<MatchQueue, 'current' | 'subscribe' | 'close'> {
  /** Starts to listen for matches. Returns the function that stops it. */
  start: () => () => void;
}

/**
 * Creates the source of the matches to show. A match comes from the response to the member's own like (bus), from the
 * server after a poll, because the other member has liked back, and from the server after the delay in `?t=`. Each is
 * shown once, in one tab.
 */
export const createMatches = (): Matches => {
  let tabs: MatchTabs | undefined;
  let pauseEnd = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (milliseconds: number, work: () => Promise<void>): void => {
    timers.add(setTimeout(() => void ignoreFailure(work()), milliseconds));
  };

  const queue = createMatchQueue({
    isBusy,
    onShown: ({ id }) => {
      tabs?.postShown(id);
      void ignoreFailure(markMatchSeen(id));
    },
  });

  /** Fetches and shows an unseen match, whatever the member is doing. */
  const check = async (): Promise<void> => {
    const memberId = bus.user$.value?.id;
    if (memberId === undefined) return;
    const match = await fetchUnshownMatch();
    // The member may have logged out meanwhile, or another member logged in.
    if (!match || bus.user$.value?.id !== memberId || !queue.add(match)) return;
    pauseEnd = Date.now() + pauseBetween;
    later(likesReload, reloadLikes);
  };

  /** Checks after a poll, but not during the swipe game, and not soon after another match. */
  const checkAfterPoll = (): void => {
    if (Date.now() < pauseEnd || location.pathname === paths.swipeGame()) return;
    void ignoreFailure(check());
  };

  const start = (): (() => void) => {
    tabs = connectMatchTabs(queue.skip);
    let member = bus.user$.value?.id;
    const subscriptions = [
      bus.on('like:matched').subscribe(({ profile }) => queue.add(profile)),
      // 0 before the first poll. A widget that loads after a poll checks immediately.
      bus.polls$.subscribe((count) => count > 0 && checkAfterPoll()),
      bus.user$.subscribe((user) => {
        if (user?.id !== member) queue.clear();
        member = user?.id;
      }),
    ];
    const delay = takeRequestedDelay();
    if (delay !== undefined) later(delay * 1_000, check);
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const timer of timers) clearTimeout(timer);
      tabs?.close();
      queue.clear();
    };
  };

  return { start, current: queue.current, subscribe: queue.subscribe, close: queue.close };
};

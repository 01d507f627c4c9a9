import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import type { RouteId } from '@pairwise/contracts';

import { activePage } from '../active-page.ts';
import type { OtherTabs } from '../session/other-tabs.ts';
import { takeLists } from '../session/take-lists.ts';
import { takeAskedDelay } from './asked-delay.ts';
import { isBusy } from './is-busy.ts';
import { type MatchQueue, matchQueue } from './match-queue.ts';

/** After a match came, likes are fetched again this much later, in milliseconds (CALL-05). */
const likesReload = 500;

/** After a match came by itself the next one waits this long, in milliseconds. */
const pauseBetween = 10 * 60_000;

/** The screen in which nothing comes between the member and the next card. */
const game: RouteId = 'swipe-game';

/** What tells nothing to the member may fail: the next round asks again. */
const quietly = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch {
    // Nothing to show, nothing lost.
  }
};

export interface Matches {
  queue: MatchQueue;
  /** Asks whether there is a match this member has not seen yet, unless one was shown a while ago. */
  ask: () => Promise<void>;
}

/**
 * Where matches come from: the answer to one's own like (bus), the other's like (auto-like.php with each round of news),
 * and `?t=` in the address. Each is shown once, in one tab.
 */
export const startMatches = (writer: BusWriter, tabs: OtherTabs): Matches => {
  const queue = matchQueue({
    isBusy,
    onShown: ({ id }) => {
      tabs.tell({ type: 'match-shown', id });
      void quietly(() => call('PUT /api/likes-seen.php', { body: { match: id } }));
    },
  });

  const reloadLikes = (asked: number): Promise<void> =>
    quietly(async () => {
      if (bus.user$.value?.id !== asked) return;
      const likes = await call('GET /api/likes.php');
      if (bus.user$.value?.id === asked) takeLists({ likes }, writer);
    });

  let mayInterrupt = 0;

  /** Asks and shows, whatever the member is at: they came for it (`?t=`), or `askQuietly` has looked. */
  const ask = (): Promise<void> =>
    quietly(async () => {
      const asked = bus.user$.value?.id;
      if (asked === undefined) return;
      const match = await call('GET /api/auto-like.php');
      // They may have logged out, or be somebody else by now.
      if (!match || bus.user$.value?.id !== asked) return;
      if (!queue.offer(match)) return;
      mayInterrupt = Date.now() + pauseBetween;
      setTimeout(() => void reloadLikes(asked), likesReload);
    });

  /** Matches that came while the member was away are told one at a time, and not in the middle of a game. */
  const askQuietly = (): Promise<void> =>
    Date.now() < mayInterrupt || activePage()?.route.id === game ? Promise.resolve() : ask();

  tabs.on((message) => {
    if (typeof message === 'object' && message.type === 'match-shown') queue.skip(message.id);
  });
  bus.on('like:matched').subscribe(({ profile }) => queue.offer(profile));

  let member = bus.user$.value?.id;
  bus.user$.subscribe((user) => {
    if (member !== undefined && user?.id !== member) queue.clear();
    member = user?.id;
  });

  const delay = takeAskedDelay();
  if (delay !== undefined) setTimeout(() => void ask(), delay * 1000);
  return { queue, ask: askQuietly };
};

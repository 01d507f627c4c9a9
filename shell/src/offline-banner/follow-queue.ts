import { queue } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { refusals } from './refusals.ts';

/**
 * Tells the queue of writes who is there, with every answer that says so: what waits is sent at the start, with the
 * first round of news that succeeds, and when network or member return. What is refused is kept for the notice.
 */
export const followQueue = (onFlushed: () => void): void => {
  let member: number | null | undefined;
  bus.user$.subscribe((user) => {
    if (user === undefined) return;
    const now = user?.id ?? null;
    // What one member did is not told to the next.
    if (member !== undefined && member !== now) refusals.clear();
    member = now;
    queue.setOwner(now);
  });
  queue.onRefused(({ reason }) => refusals.add(reason));
  queue.onFlushed(onFlushed);
};

import { queue } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { refusals } from './refusals.ts';

/**
 * Sets the owner of the write queue with every user record. Queued requests are therefore sent at start, after a poll that
 * succeeds, and when the network or the member returns. Collects the refused ones for the notice.
 * @param onFlushed called when the queue has sent its requests
 */
export const followQueue = (onFlushed: () => void): void => {
  let member: number | null | undefined;
  bus.user$.subscribe((user) => {
    if (user === undefined) return;
    const now = user?.id ?? null;
    // One member's refusals are not shown to the next member.
    if (member !== undefined && member !== now) refusals.clear();
    member = now;
    queue.setOwner(now);
  });
  queue.onRefused(({ reason }) => refusals.add(reason));
  queue.onFlushed(onFlushed);
};

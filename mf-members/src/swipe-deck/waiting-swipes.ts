import { queue } from '@pairwise/api-client';

import type { Waiting } from './swipe-deck.ts';

const isSwipe = (body: unknown): body is { profile: number; action?: unknown } =>
  typeof body === 'object' && body !== null && 'profile' in body && typeof body.profile === 'number';

/** Returns the swipes in the offline queue. An undone pass still counts against the day, but its member may be dealt again. */
export const waitingSwipes = (): Waiting => {
  const profiles = new Set<number>();
  let likes = 0;
  let passes = 0;
  for (const { endpoint, body } of queue.waiting()) {
    if (!isSwipe(body)) continue;
    if (endpoint === 'DELETE /api/swipe.php') profiles.delete(body.profile);
    if (endpoint !== 'POST /api/swipe.php') continue;
    profiles.add(body.profile);
    if (body.action === 'like') likes += 1;
    else passes += 1;
  }
  return { profiles: [...profiles], likes, passes };
};

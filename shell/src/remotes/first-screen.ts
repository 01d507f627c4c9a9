import { bus } from '@pairwise/bus';

import { browserIsIdle } from '../idle.ts';

/** In milliseconds. */
const waits = { latest: 1_000, fixed: 200 };

/**
 * Resolves when the first screen of this document is rendered, or its remote has failed, and the browser is idle. Call it
 * before any remote is loaded: it does not know of earlier events.
 */
export const afterFirstScreen = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      resolve();
    };
    const subscriptions = [bus.on('navigation:done').subscribe(settle), bus.on('mfe:failed').subscribe(settle)];
  });
  await browserIsIdle(waits);
};

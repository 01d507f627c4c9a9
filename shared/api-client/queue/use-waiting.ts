import { useSyncExternalStore } from 'react';

import type { lazyQueue } from './lazy-queue.ts';

/** How many writes of this member wait to be sent. The component renders again on a change. */
export const waitingOf =
  ({ subscribe, waiting }: ReturnType<typeof lazyQueue>['queue']) =>
  (): number =>
    useSyncExternalStore(subscribe, () => waiting().length);

import { useSyncExternalStore } from 'react';

import type { lazyQueue } from './lazy-queue.ts';

/** Creates the hook that returns how many writes of this member wait to be sent. */
export const createUseWaitingCount =
  ({ subscribe, waiting }: ReturnType<typeof lazyQueue>['queue']) =>
  (): number =>
    useSyncExternalStore(subscribe, () => waiting().length);

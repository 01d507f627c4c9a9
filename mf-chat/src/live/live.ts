import { queue } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { clearDrafts } from '../drafts/draft-store.ts';
import { outbox } from '../outbox/index.ts';

let isStarted = false;

/** Starts, once per document, to send the waiting messages of the signed-in member, until the document ends. */
export const startLive = (): void => {
  if (isStarted) return;
  isStarted = true;
  bus.user$.subscribe((user) => void outbox.setOwner(user?.id ?? null));
  queue.onCleared((member) => {
    void outbox.clear(member);
    void clearDrafts(member).catch(() => undefined);
  });
};

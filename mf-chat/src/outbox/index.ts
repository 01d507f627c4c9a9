import { idempotencyKey } from '@pairwise/api-client';
import { useSyncExternalStore } from 'react';

import { storeSent } from '../chat-window/chat-cache.queries.ts';
import { openTabChannel } from '../live/tab-channel.ts';
import { createOutbox, type OutboxNews } from './outbox.ts';
import { type OutboxEntry, type Receiver, receiverKey } from './outbox-entry.ts';
import { openOutboxStore } from './outbox-store.ts';
import { sendEntry } from './send-entry.queries.ts';

/** The outbox of this browser, which all screens and the widget share. */
export const outbox = createOutbox({
  openStore: openOutboxStore,
  send: sendEntry,
  tabs: openTabChannel<OutboxNews>('pairwise-outbox'),
  createId: idempotencyKey,
  onSent: storeSent,
});

/** Returns the member's messages to some receivers that are not sent yet, in the order of writing. */
export const useWaitingMessages = (...receivers: Receiver[]): OutboxEntry[] => {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const keys = new Set(receivers.map(receiverKey));
  return entries.filter(({ receiver }) => keys.has(receiverKey(receiver)));
};

export type { OutboxEntry, Receiver } from './outbox-entry.ts';

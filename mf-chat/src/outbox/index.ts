import { idempotencyKey } from '@pairwise/api-client';
import { useMemo, useSyncExternalStore } from 'react';

import { storeSent } from '../chat-window/chat-cache.queries.ts';
import { openTabChannel } from '../live/tab-channel.ts';
import { createOutbox, type OutboxChange } from './outbox.ts';
import { type OutboxEntry, type PhotoContent, type Receiver, receiverKey } from './outbox-entry.ts';
import { openOutboxStore } from './outbox-store.ts';
import { sendEntry, uploadPhoto } from './send-entry.queries.ts';
import { type SendingReport, shareSendingStates } from './sending-state.ts';

/** The outbox of this browser, which all screens and the widget share. */
export const outbox = createOutbox({
  openStore: openOutboxStore,
  upload: uploadPhoto,
  send: sendEntry,
  tabs: openTabChannel<OutboxChange>('pairwise-outbox'),
  createId: idempotencyKey,
  onSent: storeSent,
});

shareSendingStates(openTabChannel<SendingReport>('pairwise-outbox-sending'));

const isChosenPhoto = (entry: OutboxEntry): entry is OutboxEntry & { content: PhotoContent } =>
  entry.state === 'chosen' && entry.content.kind === 'photo';

const isChosen = ({ state }: OutboxEntry): boolean => state === 'chosen';
const isWaiting = (entry: OutboxEntry): boolean => !isChosen(entry);

/** Returns the same array until the outbox changes. */
const useEntries = (receivers: Receiver[], keep: (entry: OutboxEntry) => boolean): OutboxEntry[] => {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const keys = receivers.map(receiverKey).join(' ');
  return useMemo(() => {
    const wanted = new Set(keys.split(' '));
    return entries.filter((entry) => wanted.has(receiverKey(entry.receiver)) && keep(entry));
  }, [entries, keys, keep]);
};

/** Returns the member's messages to some receivers that are not sent yet, in the order of writing. */
export const useWaitingMessages = (...receivers: Receiver[]): OutboxEntry[] => useEntries(receivers, isWaiting);

/** Returns the member's newest message to each receiver that is not sent yet, by `receiverKey`. */
export const useNewestWaiting = (): ReadonlyMap<string, OutboxEntry> => {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return useMemo(
    () => new Map(entries.filter(isWaiting).map((entry) => [receiverKey(entry.receiver), entry] as const)),
    [entries],
  );
};

/** Returns the photo that was chosen for some receivers and is not sent yet. */
export const useChosenPhoto = (...receivers: Receiver[]): (OutboxEntry & { content: PhotoContent }) | undefined =>
  useEntries(receivers, isChosen).findLast(isChosenPhoto);

export type { OutboxEntry, PhotoContent, Receiver } from './outbox-entry.ts';
export { useSendingState } from './sending-state.ts';
export { useWaitText } from './use-wait-text.ts';

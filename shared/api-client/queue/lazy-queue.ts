import { onlineManager, type QueryClient } from '@tanstack/react-query';

import type { QueueArguments } from '../call-types.ts';
import type { createClient } from '../request.ts';
import { createQueueEvents } from './queue-events.ts';
import type { Outcome } from './offline-queue.ts';
import type { QueueableKey } from './queueable.ts';
import type { QueuedWrite } from './queued-write.ts';

type Engine = typeof import('./engine.ts');
type LoadedQueue = ReturnType<Engine['createQueue']>;

/**
 * Wraps the queue and loads its code once a member is known, to keep it out of the first script of every page, which
 * visitors load too. If the code can't be loaded, a write fails like any other call.
 */
export const lazyQueue = (client: Pick<ReturnType<typeof createClient>, 'call' | 'send'>, cache: QueryClient) => {
  const events = createQueueEvents();
  let owner: number | null = null;
  let loaded: LoadedQueue | undefined;
  let loading: Promise<LoadedQueue | undefined> | undefined;

  const start = ({ createQueue, startQueue }: Engine): LoadedQueue => {
    loaded = createQueue(client, cache, events);
    startQueue(client, loaded.queue, onlineManager);
    loaded.queue.setOwner(owner);
    events.changed.emit();
    return loaded;
  };

  const load = (): Promise<LoadedQueue | undefined> => {
    loading ??= import('./engine.ts').then(start, () => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };

  const queue = {
    /**
     * Sets the logged-in member, whom the server has just confirmed, and sends the member's waiting writes. With null,
     * no writes are sent or stored.
     */
    setOwner: (member: number | null): void => {
      owner = member;
      if (loaded) loaded.queue.setOwner(member);
      else if (member !== null) void load();
    },
    flush: async (): Promise<void> => (await load())?.queue.flush(),
    /** Deletes a member's waiting writes, after a logout or the account deletion. */
    clear: (member: number): void => {
      events.cleared.emit(member);
      if (loaded) loaded.queue.clear(member);
      else void load().then((queueOnceLoaded) => queueOnceLoaded?.queue.clear(member));
    },
    waiting: (): QueuedWrite[] => loaded?.queue.waiting() ?? [],
    /** Calls the listener on every change of the waiting writes. Returns the unsubscribe function, like those below. */
    subscribe: events.changed.subscribe,
    onSent: events.sent.subscribe,
    onRefused: events.refused.subscribe,
    onFlushed: events.flushed.subscribe,
    onCleared: events.cleared.subscribe,
  };

  /**
   * Like `call`, for queueable writes. Without a network the write is stored and sent later, in the original order and
   * with the same Idempotency-Key. While other writes wait, it is sent after them. Throws an `ApiError` for a refusal, and
   * with the code `offline` when a visitor is offline or a member has too many waiting writes.
   */
  const callOrQueue = async <Key extends QueueableKey>(
    key: Key,
    ...options: QueueArguments<Key>
  ): Promise<Outcome<Key>> => {
    const active = owner === null ? undefined : await load();
    if (active) return active.callOrQueue(key, ...options);
    return { queued: false, response: await client.send(key, options[0] ?? {}) };
  };

  return { callOrQueue, queue };
};

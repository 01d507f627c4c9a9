import { onlineManager, type QueryClient } from '@tanstack/react-query';

import type { QueueArguments } from '../call-types.ts';
import type { createClient } from '../request.ts';
import { createTold } from './told.ts';
import type { Outcome } from './offline-queue.ts';
import type { QueueableKey } from './queueable.ts';
import type { QueuedWrite } from './queued-write.ts';

type Engine = typeof import('./engine.ts');
type Loaded = ReturnType<Engine['createQueue']>;

/**
 * The queue, whose code comes as soon as it is known which member is there: the first script of every page has no room
 * for what a visitor never needs. Where it can't be had, a write fails as any other would.
 */
export const lazyQueue = (client: Pick<ReturnType<typeof createClient>, 'call' | 'send'>, cache: QueryClient) => {
  const told = createTold();
  let owner: number | null = null;
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded | undefined> | undefined;

  const start = ({ createQueue, startQueue }: Engine): Loaded => {
    loaded = createQueue(client, cache, told);
    startQueue(client, loaded.queue, onlineManager);
    loaded.queue.setOwner(owner);
    told.changed.tell();
    return loaded;
  };

  const load = (): Promise<Loaded | undefined> => {
    loading ??= import('./engine.ts').then(start, () => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };

  const queue = {
    /**
     * Who is there, as the server has just said: what they have waiting is sent. In the name of nobody (null) nothing is
     * sent and nothing is kept.
     */
    setOwner: (member: number | null): void => {
      owner = member;
      if (loaded) loaded.queue.setOwner(member);
      else if (member !== null) void load();
    },
    flush: async (): Promise<void> => (await load())?.queue.flush(),
    forget: (member: number): void => {
      if (loaded) loaded.queue.forget(member);
      else void load().then((now) => now?.queue.forget(member));
    },
    waiting: (): QueuedWrite[] => loaded?.queue.waiting() ?? [],
    /** Tells of every change of what waits. Returns the way to stop, as the three below do. */
    subscribe: told.changed.add,
    onSent: told.sent.add,
    onRefused: told.refused.add,
    onFlushed: told.flushed.add,
  };

  /**
   * As `call`, for gestures: without a network the write is kept and sent when it is back, in the order of the gestures
   * and under the same Idempotency-Key. While others wait it goes behind them. A refusal is an `ApiError`, as ever; so
   * is `offline`, for a visitor or when too many wait already.
   */
  const callOrQueue = async <Key extends QueueableKey>(
    key: Key,
    ...given: QueueArguments<Key>
  ): Promise<Outcome<Key>> => {
    const now = owner === null ? undefined : await load();
    if (now) return now.callOrQueue(key, ...given);
    return { queued: false, answer: await client.send(key, given[0] ?? {}) };
  };

  return { callOrQueue, queue };
};

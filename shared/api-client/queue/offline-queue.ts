import type { QueryClient } from '@tanstack/react-query';

import { ApiError, isApiError } from '../api-error.ts';
import type { ResponseBody, QueueArguments } from '../call-types.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { createClient } from '../request.ts';
import { fateOf } from './fate.ts';
import { isNoNetwork, untilGone } from './no-network.ts';
import { createQueueStore } from './queue-store.ts';
import { isExpired, type QueuedWrite } from './queued-write.ts';
import { isQueueable, queueable, type QueueableKey } from './queueable.ts';
import type { Refusal, Told } from './told.ts';

/** What became of a write: the server has done it, or it waits under this id until the network is back. */
export type Outcome<Key extends QueueableKey> =
  { queued: false; answer: ResponseBody<Key> } | { queued: true; id: string };

interface Content {
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

interface Waiter {
  resolve: (outcome: { queued: false; answer: unknown } | { queued: true; id: string }) => void;
  reject: (error: ApiError) => void;
}

/** One tab at a time sends. Locks are missing where the page is not on https or localhost: there the ids do. */
const alone = async (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('pairwise-queue', work) : work();

/** A queue over a client and a cache; the product's is the one in `index.ts`. */
export const createQueue = (
  { send }: Pick<ReturnType<typeof createClient>, 'send'>,
  cache: QueryClient,
  told: Told,
) => {
  const store = createQueueStore(() => told.changed.tell());
  /** Callers who made a write while others waited, and are still there. */
  const waiters = new Map<string, Waiter>();
  let owner: number | null = null;

  const waiting = (): QueuedWrite[] => (owner === null ? [] : store.of(owner));

  const post = ({ id, endpoint, query, body }: QueuedWrite): Promise<unknown> =>
    untilGone((signal) => send(endpoint, { ...(query && { query }), body, idempotencyKey: id, signal }));

  const giveUp = (write: QueuedWrite, why: Refusal['why']): void => {
    store.remove(write);
    const waiter = waiters.get(write.id);
    waiters.delete(write.id);
    // Who is still there says it in its own place.
    if (waiter && why !== 'expired') return waiter.reject(why);
    waiter?.resolve({ queued: true, id: write.id });
    if (write.owner === owner) told.refused.tell({ write, why });
  };

  /** What has waited too long, anybody's, goes: whose it was may never come back to this device. */
  const dropExpired = (): void => {
    for (const write of store.all().filter(isExpired)) {
      if (write.owner === owner) giveUp(write, 'expired');
      else store.remove(write);
    }
  };

  /** The next of a member's that is still to be sent. */
  const next = (by: number): QueuedWrite | undefined => {
    dropExpired();
    return store.of(by)[0];
  };

  /** False when it has to wait on, and all behind it. */
  const sendOne = async (write: QueuedWrite): Promise<boolean> => {
    try {
      const answer = await post(write);
      store.remove(write);
      waiters.get(write.id)?.resolve({ queued: false, answer });
      waiters.delete(write.id);
      told.sent.tell({ write, answer });
      return true;
    } catch (error) {
      // Whoever has come or gone meanwhile, that answer may have been to somebody else.
      if (!isApiError(error) || owner !== write.owner) return false;
      const fate = fateOf(error, write);
      // A logout in another tab may have dropped it meanwhile.
      const isKept = waiting().some(({ id }) => id === write.id);
      if (fate === 'wait-failed' && isKept) store.put({ ...write, failures: write.failures + 1 });
      if (fate === 'give-up') giveUp(write, error);
      return fate === 'give-up';
    }
  };

  /** Sends what the owner of this moment has waiting. False when it has to wait on. */
  const sendAll = async (): Promise<boolean> => {
    const by = owner;
    if (by === null) return true;
    const isTurn = (): boolean => owner === by && navigator.onLine;
    const done = new Set<QueueableKey>();
    let write = next(by);
    while (write && isTurn() && (await sendOne(write))) {
      done.add(write.endpoint);
      write = next(by);
    }
    // Who has come meanwhile has asked for a round of their own.
    const mayGoOn = write === undefined || owner !== by;
    if (done.size === 0) return mayGoOn;
    const reads = new Set([...done].flatMap((endpoint) => queueable[endpoint]));
    for (const read of reads) void cache.invalidateQueries({ queryKey: [read] });
    told.flushed.tell([...done]);
    return mayGoOn;
  };

  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  const run = async (): Promise<void> => {
    while (isAskedAgain) {
      isAskedAgain = false;
      const isDone = await alone(sendAll).catch(() => false);
      for (const [id, { resolve }] of waiters) {
        // Made just now, its turn is next. What is gone was sent by another tab, which has the answer.
        if (isDone && waiting().some((write) => write.id === id)) continue;
        waiters.delete(id);
        resolve({ queued: true, id });
      }
    }
    running = undefined;
  };

  /** Sends what waits, in its order, one after the other; asked for meanwhile, it looks once more. Never rejects. */
  const flush = (): Promise<void> => {
    isAskedAgain = true;
    running ??= run();
    return running;
  };

  /** See `lazy-queue.ts`, by which everybody else comes. */
  const callOrQueue = async <Key extends QueueableKey>(
    key: Key,
    ...[given]: QueueArguments<Key>
  ): Promise<Outcome<Key>> => {
    const { query, body, idempotencyKey: id = idempotencyKey() }: Content = given ?? {};
    const by = owner;
    if (by === null || !isQueueable(key)) {
      const answer = await send(key, { ...(query && { query }), body, idempotencyKey: id });
      return { queued: false, answer };
    }
    const write: QueuedWrite = { id, endpoint: key, query, body, owner: by, at: store.moment(), failures: 0 };
    if (navigator.onLine && store.of(by).length === 0) {
      try {
        // What this endpoint answers.
        return { queued: false, answer: (await post(write)) as ResponseBody<Key> };
      } catch (error) {
        if (owner !== by || !isNoNetwork(error) || !store.add(write)) throw error;
        return { queued: true, id };
      }
    }
    if (!store.add(write)) throw new ApiError('offline', 0);
    if (!navigator.onLine) return { queued: true, id };
    const outcome = new Promise<Outcome<Key>>((resolve, reject) => {
      // As above.
      waiters.set(id, { resolve: resolve as Waiter['resolve'], reject });
    });
    void flush();
    return outcome;
  };

  return {
    callOrQueue,
    queue: {
      /**
       * Who is there, as the server has just said: what they have waiting is sent. In the name of nobody (null) nothing
       * is sent and nothing is kept.
       */
      setOwner: (member: number | null): void => {
        owner = member;
        // Whose it was hears of it, when they are the next who comes.
        if (member !== null) dropExpired();
        if (waiting().length > 0) void flush();
      },
      flush,
      /** A member has logged out: nothing they did is left for whoever comes next. */
      forget: (member: number): void => {
        for (const write of store.of(member)) store.remove(write);
      },
      /** What the owner has waiting, the oldest first. */
      waiting,
    },
  };
};

export type OfflineQueue = ReturnType<typeof createQueue>['queue'];

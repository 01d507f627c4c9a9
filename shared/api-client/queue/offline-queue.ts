import type { QueryClient } from '@tanstack/react-query';

import { ApiError, isApiError } from '../api-error.ts';
import type { ResponseBody, QueueArguments } from '../call-types.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { createClient } from '../request.ts';
import { decideRetry } from './retry-decision.ts';
import { isNetworkFailure, abortOnDisconnect } from './network-failure.ts';
import { createQueueStore } from './queue-store.ts';
import { isExpired, type QueuedWrite } from './queued-write.ts';
import { isQueueable, queueable, type QueueableKey } from './queueable.ts';
import type { Refusal, QueueEvents } from './queue-events.ts';

/** Result of a write: the server's response, or the id under which it waits until the network is back. */
export type Outcome<Key extends QueueableKey> =
  { queued: false; response: ResponseBody<Key> } | { queued: true; id: string };

interface CallContent {
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

interface WaitingCaller {
  resolve: (outcome: { queued: false; response: unknown } | { queued: true; id: string }) => void;
  reject: (error: ApiError) => void;
}

/** Lets one tab at a time send. Pages that are not on https or localhost have no locks; the ids prevent doubles there. */
const withQueueLock = async (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('pairwise-queue', work) : work();

/** Creates a queue over a client and a cache. The product uses the one in `index.ts`. */
export const createQueue = (
  { send }: Pick<ReturnType<typeof createClient>, 'send'>,
  cache: QueryClient,
  events: QueueEvents,
) => {
  const store = createQueueStore(() => events.changed.emit());
  /** Callers of writes that wait behind others, by the write's id. */
  const waitingCallers = new Map<string, WaitingCaller>();
  let owner: number | null = null;

  const waiting = (): QueuedWrite[] => (owner === null ? [] : store.of(owner));

  const sendWrite = ({ id, endpoint, query, body }: QueuedWrite): Promise<unknown> =>
    abortOnDisconnect((signal) => send(endpoint, { ...(query && { query }), body, idempotencyKey: id, signal }));

  const giveUp = (write: QueuedWrite, reason: Refusal['reason']): void => {
    store.remove(write);
    const caller = waitingCallers.get(write.id);
    waitingCallers.delete(write.id);
    // A caller that still waits shows the error itself.
    if (caller && reason !== 'expired') return caller.reject(reason);
    caller?.resolve({ queued: true, id: write.id });
    if (write.owner === owner) events.refused.emit({ write, reason });
  };

  /** Deletes expired writes of all members: another member may never come back to this device. */
  const dropExpired = (): void => {
    for (const write of store.all().filter(isExpired)) {
      if (write.owner === owner) giveUp(write, 'expired');
      else store.remove(write);
    }
  };

  /** Returns the member's next write to send. */
  const nextWrite = (member: number): QueuedWrite | undefined => {
    dropExpired();
    return store.of(member)[0];
  };

  /** Sends one write. Returns false when it and all writes behind it have to wait. */
  const sendOne = async (write: QueuedWrite): Promise<boolean> => {
    try {
      const response = await sendWrite(write);
      store.remove(write);
      waitingCallers.get(write.id)?.resolve({ queued: false, response });
      waitingCallers.delete(write.id);
      events.sent.emit({ write, response });
      return true;
    } catch (error) {
      // If the member has changed meanwhile, the response may belong to the other one's session.
      if (!isApiError(error) || owner !== write.owner) return false;
      const decision = decideRetry(error, write);
      // A logout in another tab may have deleted it meanwhile.
      const isKept = waiting().some(({ id }) => id === write.id);
      if (decision === 'wait-failed' && isKept) store.put({ ...write, failures: write.failures + 1 });
      if (decision === 'give-up') giveUp(write, error);
      return decision === 'give-up';
    }
  };

  /** Sends the current owner's waiting writes. Returns false when some have to keep waiting. */
  const sendAll = async (): Promise<boolean> => {
    const member = owner;
    if (member === null) return true;
    const canContinue = (): boolean => owner === member && navigator.onLine;
    const done = new Set<QueueableKey>();
    let write = nextWrite(member);
    while (write && canContinue() && (await sendOne(write))) {
      done.add(write.endpoint);
      write = nextWrite(member);
    }
    // A member who has come meanwhile has requested a flush of their own.
    const isDone = write === undefined || owner !== member;
    if (done.size === 0) return isDone;
    const reads = new Set([...done].flatMap((endpoint) => queueable[endpoint]));
    for (const read of reads) void cache.invalidateQueries({ queryKey: [read] });
    events.flushed.emit([...done]);
    return isDone;
  };

  let running: Promise<void> | undefined;
  let isRequestedAgain = false;

  const run = async (): Promise<void> => {
    while (isRequestedAgain) {
      isRequestedAgain = false;
      const isDone = await withQueueLock(sendAll).catch(() => false);
      for (const [id, { resolve }] of waitingCallers) {
        // A write added just now is sent in the next round. One that is gone was sent by another tab, which has the response.
        if (isDone && waiting().some((write) => write.id === id)) continue;
        waitingCallers.delete(id);
        resolve({ queued: true, id });
      }
    }
    running = undefined;
  };

  /** Sends the waiting writes in order. A call while it runs makes it check once more. Never rejects. */
  const flush = (): Promise<void> => {
    isRequestedAgain = true;
    running ??= run();
    return running;
  };

  /** See `lazy-queue.ts`, which wraps it. */
  const callOrQueue = async <Key extends QueueableKey>(
    key: Key,
    ...[options]: QueueArguments<Key>
  ): Promise<Outcome<Key>> => {
    const { query, body, idempotencyKey: id = idempotencyKey() }: CallContent = options ?? {};
    const member = owner;
    if (member === null || !isQueueable(key)) {
      const response = await send(key, { ...(query && { query }), body, idempotencyKey: id });
      return { queued: false, response };
    }
    const write: QueuedWrite = {
      id,
      endpoint: key,
      query,
      body,
      owner: member,
      at: store.nextTimestamp(),
      failures: 0,
    };
    if (navigator.onLine && store.of(member).length === 0) {
      try {
        // The response type of this endpoint.
        return { queued: false, response: (await sendWrite(write)) as ResponseBody<Key> };
      } catch (error) {
        if (owner !== member || !isNetworkFailure(error) || !store.add(write)) throw error;
        return { queued: true, id };
      }
    }
    if (!store.add(write)) throw new ApiError('offline', 0);
    if (!navigator.onLine) return { queued: true, id };
    const outcome = new Promise<Outcome<Key>>((resolve, reject) => {
      // The response type of this endpoint.
      waitingCallers.set(id, { resolve: resolve as WaitingCaller['resolve'], reject });
    });
    void flush();
    return outcome;
  };

  return {
    callOrQueue,
    queue: {
      /**
       * Sets the logged-in member, as the server has just confirmed, and sends the member's waiting writes. With null
       * nothing is sent or kept.
       */
      setOwner: (member: number | null): void => {
        owner = member;
        // After the owner is set, so that the member's own expired writes are emitted as refused.
        if (member !== null) dropExpired();
        if (waiting().length > 0) void flush();
      },
      flush,
      /** Deletes a member's waiting writes, after a logout or the account deletion. */
      clear: (member: number): void => {
        for (const write of store.of(member)) store.remove(write);
      },
      /** Returns the owner's waiting writes, oldest first. */
      waiting,
    },
  };
};

export type OfflineQueue = ReturnType<typeof createQueue>['queue'];

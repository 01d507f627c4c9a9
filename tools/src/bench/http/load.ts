import { setTimeout as delay } from 'node:timers/promises';

import { type Connection, type CountedResponse, openConnection } from './connection.ts';

/** What a load needs of the requests: where they go, and which one comes next. */
export interface Load {
  url: string;
  next: () => string;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds of each response, in the order of their ends. */
  times: number[];
  /** How often each status came; 0 stands for a lost connection. */
  statuses: Map<number, number>;
  /** Responses with the status 503 and `Retry-After`. */
  shed: number;
}

const noResult = (): LoadResult => ({ perSecond: 0, times: [], statuses: new Map(), shed: 0 });

const note = (result: LoadResult, { status, retryAfter }: CountedResponse, milliseconds: number): void => {
  result.times.push(milliseconds);
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  if (status === 503 && retryAfter !== undefined) result.shed += 1;
};

const withConnections = async (
  { url, connections }: Pick<Load, 'url' | 'connections'>,
  work: (opened: readonly Connection[]) => Promise<void>,
): Promise<void> => {
  const opened = Array.from({ length: connections }, () => openConnection(url));
  try {
    await work(opened);
  } finally {
    for (const connection of opened) connection.close();
  }
};

/** Sends the next request of each connection as soon as the response to its last one is there. */
export const loadFully = async ({ next, seconds, ...load }: Load): Promise<LoadResult> => {
  const result = noResult();
  await withConnections(load, async (opened) => {
    const began = performance.now();
    const end = began + seconds * 1000;
    const loop = async (connection: Connection): Promise<void> => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        note(result, await connection.send(next()), performance.now() - sentAt);
      }
    };
    await Promise.all(opened.map(loop));
    result.perSecond = result.times.length / ((performance.now() - began) / 1000);
  });
  return result;
};

/**
 * Sends requests at a fixed rate, whether or not earlier ones have their response. The time of a request counts from when it
 * was due, so a server that stalls does not hide its stall.
 */
export const loadAtRate = async ({ next, seconds, rate, ...load }: Load & { rate: number }): Promise<LoadResult> => {
  const result = noResult();
  await withConnections(load, async (opened) => {
    const idle = [...opened];
    const waiting: number[] = [];
    const pending = new Set<Promise<void>>();
    const began = performance.now();
    let sent = 0;

    /** Sends a request, and then those that wait for a connection. */
    const sendAll = async (connection: Connection, dueAt: number): Promise<void> => {
      for (let due: number | undefined = dueAt; due !== undefined; due = waiting.shift()) {
        note(result, await connection.send(next()), performance.now() - due);
      }
      idle.push(connection);
    };
    const start = (connection: Connection, dueAt: number): void => {
      const work = sendAll(connection, dueAt).finally(() => pending.delete(work));
      pending.add(work);
    };

    while (performance.now() - began < seconds * 1000) {
      const due = Math.floor(((performance.now() - began) / 1000) * rate);
      for (; sent < due; sent += 1) {
        const dueAt = began + (sent / rate) * 1000;
        const connection = idle.pop();
        if (connection) start(connection, dueAt);
        else waiting.push(dueAt);
      }
      await delay(1);
    }
    // What is still waiting was never sent: a crowd that is larger than the server leaves.
    waiting.length = 0;
    while (pending.size > 0) await Promise.all(pending);
    result.perSecond = result.times.length / ((performance.now() - began) / 1000);
  });
  return result;
};

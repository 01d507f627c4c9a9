import { Worker } from 'node:worker_threads';

// On Linux the main thread must load the library first, so that it stays in memory when a worker ends.
import 'sharp';

import { type PhotoRule, type PreparedPhoto, PhotoRefused } from './prepare-photo.ts';

export type PoolReply = { photo: PreparedPhoto } | { refused: string; rule?: PhotoRule | undefined };

/** Too many photos are waiting. A later attempt may succeed. */
export class PhotoPoolBusy extends Error {
  override name = 'PhotoPoolBusy';
}

export interface PhotoPool {
  /**
   * Re-encodes an uploaded file in a thread of its own.
   * @param owner id of the member; the photos of several members take turns
   * @throws {PhotoRefused} for a file that is no photo, takes too long, or ends the thread
   * @throws {PhotoPoolBusy} when the queue is full
   */
  prepare: (file: Buffer, owner: number) => Promise<PreparedPhoto>;
  close: () => Promise<void>;
}

interface Job {
  owner: number;
  file: Buffer;
  resolve: (photo: PreparedPhoto) => void;
  reject: (error: Error) => void;
}

interface PoolOptions {
  /** The program of the worker. Tests use programs that hang or end. */
  script?: URL;
  /** How long one photo may take before its thread is ended. */
  timeLimitMs?: number;
  /** How many photos may wait behind the current one. */
  queueLength?: number;
}

/** How long a thread may be idle before it is ended. */
const IDLE_MS = 30_000;

/**
 * Opens one worker thread for uploaded files, with a queue of limited length. An exception, too much JavaScript memory or too
 * long a run ends the thread and refuses that one photo; the next one gets a new thread. A thread shares the process, so it
 * does not contain a fault inside the image library. The check of the first bytes, the limit of pixels and the library's
 * own limits protect against that (`prepare-photo.ts`).
 */
export const openPhotoPool = ({
  script = new URL('./photo-worker.ts', import.meta.url),
  timeLimitMs = 12_000,
  queueLength = 16,
}: PoolOptions = {}): PhotoPool => {
  let worker: Worker | undefined;
  let current: Job | undefined;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastOwner: number | undefined;
  let closed = false;
  const waiting: Job[] = [];

  /** Ends the thread without waiting: the library may still run until its own time limit. */
  const drop = (): void => {
    const old = worker;
    worker = undefined;
    old?.removeAllListeners();
    // A late error of the ended thread must not end the process.
    old?.on('error', () => {});
    void old?.terminate();
  };

  const finish = (settle: (job: Job) => void): void => {
    clearTimeout(limit);
    const job = current;
    current = undefined;
    if (job) settle(job);
    next();
  };

  const fail = (reason: string): void => {
    drop();
    finish((job) => job.reject(new PhotoRefused(reason)));
  };

  const start = (): Worker => {
    const started = new Worker(script, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    started.unref();
    started.on('message', (reply: PoolReply) =>
      finish((job) => {
        if ('refused' in reply) job.reject(new PhotoRefused(reply.refused, reply.rule));
        else job.resolve({ ...reply.photo, original: Buffer.from(reply.photo.original) });
      }),
    );
    started.on('error', (error) => fail(`the worker failed: ${String(error)}`));
    started.on('exit', () => fail('the worker ended'));
    return started;
  };

  /**
   * Takes the longest waiting photo of another member than the last one, so that no one waits behind ten photos of one
   * member.
   */
  const takeNext = (): Job | undefined => {
    const other = waiting.findIndex(({ owner }) => owner !== lastOwner);
    return waiting.splice(Math.max(0, other), 1)[0];
  };

  const next = (): void => {
    if (current || closed) return;
    clearTimeout(idle);
    current = takeNext();
    if (!current) {
      idle = setTimeout(drop, IDLE_MS);
      idle.unref();
      return;
    }
    lastOwner = current.owner;
    worker ??= start();
    limit = setTimeout(() => fail('too slow'), timeLimitMs);
    const copy = new Uint8Array(current.file);
    worker.postMessage(copy, [copy.buffer]);
  };

  return {
    prepare: (file, owner) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= queueLength) {
          reject(new PhotoPoolBusy('too many photos are waiting'));
          return;
        }
        waiting.push({ owner, file, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      clearTimeout(idle);
      clearTimeout(limit);
      const old = worker;
      drop();
      for (const job of [...(current ? [current] : []), ...waiting.splice(0)]) job.reject(new PhotoPoolBusy('closing'));
      current = undefined;
      await old?.terminate();
    },
  };
};

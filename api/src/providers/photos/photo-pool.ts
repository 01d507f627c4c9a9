import { Worker } from 'node:worker_threads';

// On Linux the library must be loaded by the main thread first, so that it stays in memory when a worker ends.
import 'sharp';

import { type PreparedPhoto, PhotoRefused } from './prepare-photo.ts';

export type PoolReply = { photo: PreparedPhoto } | { refused: string };

/** Too many photos wait; a moment later there is room again. */
export class PhotoPoolBusy extends Error {
  override name = 'PhotoPoolBusy';
}

export interface PhotoPool {
  /**
   * Draws an uploaded file anew, in a thread of its own.
   * @param owner whose it is; the photos of many members take turns
   * @throws {PhotoRefused} for what is no photo, takes too long, or ends the thread
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
  /** The program of the worker; tests give it others, that hang or end. */
  script?: URL;
  /** How long one photo may take, before its thread is ended. */
  timeLimitMs?: number;
  /** How many may wait behind the one that is worked on. */
  queueLength?: number;
}

/** An idle thread is given back after this long. */
const IDLE_MS = 30_000;

/**
 * One worker thread for the files of strangers, with a queue of limited length. What goes wrong in it - an exception,
 * too much JavaScript memory, too long a work - ends the thread and refuses that one photo; the next one gets a new
 * thread. A thread shares the process, so a fault inside the image library itself is not held by it: against those
 * stand the check of the first bytes, the limit of pixels, and the library's own limits (`prepare-photo.ts`).
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

  /** Ends the thread. Nobody waits for it: its library may still be at work, until its own limit of time. */
  const drop = (): void => {
    const old = worker;
    worker = undefined;
    old?.removeAllListeners();
    // An error of a thread that is given up must not become one of the process.
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
        if ('refused' in reply) job.reject(new PhotoRefused(reply.refused));
        else job.resolve({ ...reply.photo, original: Buffer.from(reply.photo.original) });
      }),
    );
    started.on('error', (error) => fail(`the worker failed: ${String(error)}`));
    started.on('exit', () => fail('the worker ended'));
    return started;
  };

  /** The longest waiting of another member than the last one, so that nobody waits behind ten of one. */
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
          reject(new PhotoPoolBusy('too many photos wait'));
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

import { parentPort } from 'node:worker_threads';

import sharp from 'sharp';

import { PhotoRefused, preparePhoto } from './prepare-photo.ts';
import type { PoolReply } from './photo-pool.ts';

// One picture at a time, on one thread of the library, without a cache.
sharp.concurrency(1);
sharp.cache(false);

const reply = async (file: Uint8Array): Promise<PoolReply> => {
  try {
    return { photo: await preparePhoto(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) };
  } catch (error) {
    if (error instanceof PhotoRefused) return { refused: error.message, rule: error.rule };
    throw error;
  }
};

/** Replies to each file with its photo, or why it is refused. Any other error ends the thread, and the pool starts another. */
parentPort?.on('message', (file: Uint8Array) => {
  void reply(file).then((message) => parentPort?.postMessage(message));
});

import { parentPort } from 'node:worker_threads';

import sharp from 'sharp';

import { PhotoRefused, preparePhoto } from './prepare-photo.ts';
import type { PoolReply } from './photo-pool.ts';

// One picture at a time and on one thread of the library; nothing of it is kept for the next.
sharp.concurrency(1);
sharp.cache(false);

const reply = async (file: Uint8Array): Promise<PoolReply> => {
  try {
    return { photo: await preparePhoto(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) };
  } catch (error) {
    if (error instanceof PhotoRefused) return { refused: error.message };
    throw error;
  }
};

/** A file comes, its photo goes; whatever else happens ends this thread, and the pool starts another. */
parentPort?.on('message', (file: Uint8Array) => {
  void reply(file).then((answer) => parentPort?.postMessage(answer));
});

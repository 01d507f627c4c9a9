/** The modules that `lazy-queue.ts` loads as one chunk. */
export { createQueue } from './offline-queue.ts';
export { startQueue } from './start-queue.ts';

/** What `lazy-queue.ts` loads, in one piece. */
export { createQueue } from './offline-queue.ts';
export { startQueue } from './start-queue.ts';

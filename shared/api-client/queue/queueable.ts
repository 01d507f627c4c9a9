import type { EndpointKey } from '@pairwise/contracts';

const people = [
  'GET /api/member.php',
  'GET /api/members.php',
  'GET /api/signup-matches.php',
  'GET /api/likes.php',
] as const satisfies EndpointKey[];

const everything = [
  ...people,
  'GET /api/swipe.php',
  'GET /api/chats.php',
  'GET /api/chat.php',
  'GET /api/blocks.php',
] as const satisfies EndpointKey[];

/**
 * The writes that may be sent later, each with the reads it changes. They are gestures, whose screen needs nothing of the
 * answer. Forms, uploads, whatever holds a password or costs money are not here and never will be: those fail at once and
 * keep their draft.
 */
export const queueable = {
  'POST /api/like.php': people,
  'DELETE /api/like.php': people,
  'POST /api/swipe.php': [...people, 'GET /api/swipe.php'],
  'DELETE /api/swipe.php': ['GET /api/swipe.php'],
  'POST /api/blocks.php': everything,
  'DELETE /api/blocks.php': everything,
} as const satisfies Partial<Record<EndpointKey, readonly EndpointKey[]>>;

export type QueueableKey = keyof typeof queueable;

/** Storage, and a remote that is newer than this package, may name others. */
export const isQueueable = (key: unknown): key is QueueableKey =>
  typeof key === 'string' && Object.hasOwn(queueable, key);

import type { EndpointKey } from '@pairwise/contracts';

const memberReads = [
  'GET /api/member.php',
  'GET /api/members.php',
  'GET /api/signup-matches.php',
  'GET /api/likes.php',
] as const satisfies EndpointKey[];

const allReads = [
  ...memberReads,
  'GET /api/swipe.php',
  'GET /api/chats.php',
  'GET /api/chat.php',
  'GET /api/blocks.php',
] as const satisfies EndpointKey[];

/**
 * The writes that may be sent later, each with the reads it changes. Their screens do not need the response. Forms,
 * uploads and calls with a password or a price must not be added: they fail immediately and keep their draft.
 */
export const queueable = {
  'POST /api/like.php': memberReads,
  'DELETE /api/like.php': memberReads,
  'POST /api/swipe.php': [...memberReads, 'GET /api/swipe.php'],
  'DELETE /api/swipe.php': ['GET /api/swipe.php'],
  'POST /api/blocks.php': allReads,
  'DELETE /api/blocks.php': allReads,
} as const satisfies Partial<Record<EndpointKey, readonly EndpointKey[]>>;

export type QueueableKey = keyof typeof queueable;

/** Checks a key at run time: localStorage or a newer remote may contain unknown ones. */
export const isQueueable = (key: unknown): key is QueueableKey =>
  typeof key === 'string' && Object.hasOwn(queueable, key);

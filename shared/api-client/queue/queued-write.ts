import { isQueueable, type QueueableKey } from './queueable.ts';

/** A write that waits for the network. It can be told as JSON. */
export interface QueuedWrite {
  /** Its Idempotency-Key: sent twice, because the first answer was lost, it is done once. */
  id: string;
  endpoint: QueueableKey;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Public id of the member who did it. */
  owner: number;
  /** When it was done, in milliseconds since 1970; later than that of every write before it. */
  at: number;
  /** How often the server has failed at it. */
  failures: number;
}

/**
 * How long a write waits, in milliseconds. The api forgets idempotency keys after 48 hours (decisions 4.5): sent later
 * than that, what had arrived after all would happen a second time.
 */
const waitsFor = 40 * 3_600_000;

/** How far ahead a time may lie, in milliseconds: somebody has put the clock of the device back. */
const ahead = 4 * 3_600_000;

export const isExpired = ({ at }: Pick<QueuedWrite, 'at'>): boolean =>
  Date.now() - at > waitsFor || at - Date.now() > ahead;

/** The form the api wants. */
const isId = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What was kept under an id, or undefined when it is broken or not ours. */
export const readWrite = (id: string, text: string): QueuedWrite | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isId(id) || !isObject(value)) return undefined;
  const { endpoint, query, body, owner, at, failures } = value;
  const isSound =
    isQueueable(endpoint) &&
    (query === undefined || isObject(query)) &&
    typeof owner === 'number' &&
    typeof at === 'number' &&
    typeof failures === 'number';
  return isSound ? { id, endpoint, query, body, owner, at, failures } : undefined;
};

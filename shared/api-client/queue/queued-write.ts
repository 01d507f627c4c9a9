import { isQueueable, type QueueableKey } from './queueable.ts';

/** A write that waits for the network. It can be serialised as JSON. */
export interface QueuedWrite {
  /** Also its Idempotency-Key: a write that is sent twice after a lost response is done once. */
  id: string;
  endpoint: QueueableKey;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Public id of the member who made it. */
  owner: number;
  /** When it was made, in milliseconds since 1970. Later than every write before it. */
  at: number;
  /** How often the server has failed to handle it. */
  failures: number;
}

/**
 * How long a write may wait, in milliseconds. The api deletes idempotency keys after 48 hours (decisions 4.5): a write
 * sent later than that might be done twice.
 */
const maxWait = 40 * 3_600_000;

/** How far in the future a timestamp may be, in milliseconds, after the device's clock was set back. */
const maxClockSkew = 4 * 3_600_000;

/** True for a write that has waited too long, or whose timestamp is too far in the future. */
export const isExpired = ({ at }: Pick<QueuedWrite, 'at'>): boolean =>
  Date.now() - at > maxWait || at - Date.now() > maxClockSkew;

/** Checks the format that the api requires. */
const isId = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a stored write; undefined when it is broken or unknown. */
export const readWrite = (id: string, text: string): QueuedWrite | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isId(id) || !isObject(value)) return undefined;
  const { endpoint, query, body, owner, at, failures } = value;
  const isValid =
    isQueueable(endpoint) &&
    (query === undefined || isObject(query)) &&
    typeof owner === 'number' &&
    typeof at === 'number' &&
    typeof failures === 'number';
  return isValid ? { id, endpoint, query, body, owner, at, failures } : undefined;
};

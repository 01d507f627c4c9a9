export interface BacklogOptions {
  /** The time that a new request may have to wait, in milliseconds. */
  maxWaitMs: number;
  /** Up to this number, requests are always admitted: so few say nothing about the load. */
  least: number;
}

/** The requests that wait for a response. */
export interface Backlog {
  /** Whether one more request would wait too long. */
  isFull: () => boolean;
  add: () => void;
  /** @param isServed false for a request that was refused, or whose client has left */
  remove: (isServed: boolean) => void;
  /** Takes the rate of the responses since the last sample, which was so many milliseconds ago. */
  sample: (passedMs: number) => void;
}

/** Samples in a row that must be late. A single one may be a pause, such as a write to a slow disk. */
const LATE_SAMPLES = 2;
/** During an overload, the share of the longest wait that the admitted requests may need. */
const ROOM = 1 / 2;
/** An overload ends when the wait is below this share of the limit. Without a gap to the start, it would begin and end in turn. */
const RELEASE = 1 / 4;

/**
 * Counts the requests that wait for a response, and the responses per second. Their quotient is the time that a new request
 * will wait (Little's law). It shows an overload long before the waiting requests have their responses. During an overload,
 * only as many requests are admitted as are served in half of `maxWaitMs`, so that the wait does not grow while too many
 * requests arrive.
 */
export const openBacklog = ({ maxWaitMs, least }: BacklogOptions): Backlog => {
  let [waiting, served, lateSamples, silentMs, limit] = [0, 0, 0, 0, Infinity];
  return {
    isFull: () => waiting >= limit,
    add: () => {
      waiting += 1;
    },
    remove: (isServed) => {
      waiting -= 1;
      if (isServed) served += 1;
    },
    sample: (passedMs) => {
      const perMs = served / passedMs;
      // Without a response, the rate says nothing yet, but the requests wait at least since then.
      silentMs = served === 0 && waiting > 0 ? silentMs + passedMs : 0;
      const waitMs = served === 0 ? silentMs : waiting / perMs;
      served = 0;
      lateSamples = waiting > least && waitMs > maxWaitMs ? lateSamples + 1 : 0;
      const isOverloaded = lateSamples >= LATE_SAMPLES || (limit < Infinity && waitMs > maxWaitMs * RELEASE);
      limit = isOverloaded ? Math.max(least, perMs * maxWaitMs * ROOM) : Infinity;
    },
  };
};

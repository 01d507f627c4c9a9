import { setTimeout as wait } from 'node:timers/promises';

/** Responses leave at multiples of this, in milliseconds. It is longer than the slowest of these calls takes. */
export const EQUAL_TIME_MS = 250;

/** Runs work whose duration would reveal what it found, and delays its result or error to a fixed interval. */
export const inEqualTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    await wait(EQUAL_TIME_MS - ((performance.now() - begun) % EQUAL_TIME_MS));
  }
};

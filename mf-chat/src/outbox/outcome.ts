import { type ApiError, isApiError } from '@pairwise/api-client';

import type { Failure } from './outbox-entry.ts';

/** What to do after an attempt that failed. */
export type Outcome =
  /** No response, or one that says nothing about the message: try again later, after as many milliseconds at least. */
  | { type: 'retry'; afterMs: number }
  /** The session has ended or is that of another member: try again after the next login. */
  | { type: 'log-in' }
  /** The server will never accept this message as it is. */
  | { type: 'refused'; failure: Failure };

/** Statuses after which the same request may succeed. */
const passing: readonly number[] = [0, 408, 425, 429];

/** Returns the delay that the server requests, in milliseconds: `params.seconds` of `rate_limited` is its `Retry-After`. */
const requestedDelay = ({ params }: ApiError): number => {
  const { seconds } = params ?? {};
  return typeof seconds === 'number' ? seconds * 1000 : 0;
};

/** Decides what follows from a failed attempt. */
export const outcomeOf = (error: unknown): Outcome => {
  // Not a failed call but a defect here: the message stays, and the next attempt may work with a newer version.
  if (!isApiError(error)) return { type: 'retry', afterMs: 0 };
  if (error.code === 'authentication_required' || error.code === 'other_account') return { type: 'log-in' };
  // `error` is the api's own failure, or the page of a proxy, whose status says nothing about the message.
  const isPassing = error.code === 'error' || passing.includes(error.status) || error.status >= 500;
  if (isPassing) return { type: 'retry', afterMs: requestedDelay(error) };
  return { type: 'refused', failure: error.code };
};

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Returns the delay before an attempt in milliseconds: it doubles from one second to one minute, ±30 %, so that the
 * browsers of many members do not all return in the same second.
 */
export const retryDelay = (failedAttempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failedAttempts - 1)) * (0.7 + 0.6 * random());

import { isHTTPError, type RetryOptions } from 'ky';

/** Statuses that are retried with any method, because every write carries an idempotency key (CALL-11, decisions G-1). */
const statuses = [408, 425, 429, 500, 502, 503, 504];
const retries = 5;
const jitter = 0.3;

/** A response with a longer Retry-After is shown instead of waiting for it. */
const longestRetryAfterSeconds = 30;

const isTooLong = (retryAfter: string | null): boolean => {
  if (retryAfter === null) return false;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return seconds > longestRetryAfterSeconds;
  return Date.parse(retryAfter) - Date.now() > longestRetryAfterSeconds * 1000;
};

/** ky's retry options: delays of 1, 2, 4, 8 and 16 times `first` milliseconds, each ±30 %. `Retry-After` overrides them. */
export const retryRules = (first: number): RetryOptions => ({
  limit: retries,
  methods: ['get', 'post', 'put', 'delete'],
  statusCodes: statuses,
  afterStatusCodes: statuses,
  retryOnTimeout: true,
  delay: (attempt) => first * 2 ** (attempt - 1),
  jitter: (delay) => delay * (1 - jitter + Math.random() * 2 * jitter),
  shouldRetry: ({ error }) =>
    isHTTPError(error) && isTooLong(error.response.headers.get('retry-after')) ? false : undefined,
});

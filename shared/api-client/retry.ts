import { isHTTPError, type RetryOptions } from 'ky';

/** CALL-11, decisions G-1: what is worth another try, whatever the method, since every write carries its key. */
const statuses = [408, 425, 429, 500, 502, 503, 504];
const retries = 5;
const jitter = 0.3;

/** A server that asks for more patience than this gets none: its answer is shown instead of an endless wait. */
const longestRetryAfterSeconds = 30;

const asksTooMuch = (retryAfter: string | null): boolean => {
  if (retryAfter === null) return false;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return seconds > longestRetryAfterSeconds;
  return Date.parse(retryAfter) - Date.now() > longestRetryAfterSeconds * 1000;
};

/** Delays of `first`, 2, 4, 8 and 16 times `first` milliseconds, each ±30 %; `Retry-After` wins over them. */
export const retryRules = (first: number): RetryOptions => ({
  limit: retries,
  methods: ['get', 'post', 'put', 'delete'],
  statusCodes: statuses,
  afterStatusCodes: statuses,
  retryOnTimeout: true,
  delay: (attempt) => first * 2 ** (attempt - 1),
  jitter: (delay) => delay * (1 - jitter + Math.random() * 2 * jitter),
  shouldRetry: ({ error }) =>
    isHTTPError(error) && asksTooMuch(error.response.headers.get('retry-after')) ? false : undefined,
});

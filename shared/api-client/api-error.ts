import type { ApiErrorBody, ErrorCode } from '@pairwise/contracts';

/** The api's error codes and `offline`, which the client adds: no response came and the browser has no network. */
export type ApiErrorCode = ErrorCode | 'offline';

/** A call that failed. `status` is 0 when no response came. Show it with `useErrorText` of `@pairwise/i18n`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly params: Record<string, string | number> | undefined;

  constructor(code: ApiErrorCode, status: number, details: Partial<ApiErrorBody['error']> = {}, cause?: unknown) {
    super(details.message ?? code, { cause });
    this.code = code;
    this.status = status;
    this.field = details.field;
    this.params = details.params;
  }
}

/**
 * Checks for a failed call, with this code if one is given. Compares names, because a page may hold two copies of the
 * class, and `instanceof` then returns false.
 */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  (code === undefined || ('code' in error && error.code === code));

import type { ApiErrorBody } from '@pairwise/contracts';
import { isHTTPError } from 'ky';

import { ApiError, isApiError } from './api-error.ts';

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null &&
  'code' in body.error &&
  typeof body.error.code === 'string';

/** Any failure of a request as an `ApiError`; an answer that isn't ours (a proxy's page) becomes the code `error`. */
export const toApiError = (failure: unknown): ApiError => {
  if (isApiError(failure)) return failure;
  if (isHTTPError(failure)) {
    const { status } = failure.response;
    if (isErrorBody(failure.data)) return new ApiError(failure.data.error.code, status, failure.data.error, failure);
    return new ApiError('error', status, {}, failure);
  }
  return new ApiError(navigator.onLine ? 'error' : 'offline', 0, {}, failure);
};

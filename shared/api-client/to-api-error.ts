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

/** Converts any failure of a request to an `ApiError`. A foreign response, such as a proxy's page, gets the code `error`. */
export const toApiError = (failure: unknown): ApiError => {
  if (isApiError(failure)) return failure;
  if (isHTTPError(failure)) {
    const { status } = failure.response;
    if (isErrorBody(failure.data)) return new ApiError(failure.data.error.code, status, failure.data.error, failure);
    return new ApiError('error', status, {}, failure);
  }
  return new ApiError(navigator.onLine ? 'error' : 'offline', 0, {}, failure);
};

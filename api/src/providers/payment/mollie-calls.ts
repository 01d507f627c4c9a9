import { ClientCore } from 'mollie-api-typescript/core.js';
import { ClientError, SDKValidationError } from 'mollie-api-typescript/models/errors';
import type { Result } from 'mollie-api-typescript/types/fp.js';

import {
  isKeyRefused,
  isRefusal,
  ProviderKeyError,
  ProviderRefusedError,
  ProviderUnknownError,
} from './payment-provider.ts';
import { withinTime } from '../within-time.ts';

/** Statuses of objects that do not exist. 410: it was deleted, such as a mandate that has been revoked. */
const missing = [404, 410];

/** Mollie's client with the time that each call has. */
export interface MollieClient {
  core: ClientCore;
  /**
   * Returns the value of a call. Undefined when Mollie does not know the object.
   * @throws {ProviderRefusedError}
   * @throws {ProviderKeyError} when Mollie does not accept the key, which decides nothing
   * @throws {ProviderUnknownError} for everything else, including a response that makes no sense
   */
  call: <Body, Value>(
    what: string,
    request: PromiseLike<Result<Body>>,
    read: (body: Body) => Value,
  ) => Promise<Value | undefined>;
  /**
   * Returns the value of a call without an effect. A refusal says nothing about the object.
   * @throws {ProviderUnknownError}
   */
  question: MollieClient['call'];
}

/** Options of every call. A redirect would send the key elsewhere. */
export const callOptions = { redirect: 'error' } as const;

const errorOf = (what: string, cause: unknown): Error => {
  if (cause instanceof ClientError && isKeyRefused(cause.statusCode)) {
    return new ProviderKeyError(`Mollie does not accept our key (status ${cause.statusCode}): ${what}`, { cause });
  }
  // Errors of responses have a status. Without one, the client refused what is not in the documentation and sent nothing.
  const isRefused = cause instanceof ClientError ? isRefusal(cause.statusCode) : cause instanceof SDKValidationError;
  return isRefused
    ? new ProviderRefusedError(`Mollie refused to ${what}`, { cause })
    : new ProviderUnknownError(`Mollie did not respond to: ${what}`, { cause });
};

/** Opens Mollie's client. It never retries on its own: its repetitions would outlast the time of a call. */
export const openMollieClient = ({
  url,
  key,
  timeoutMs,
}: {
  url: string;
  key: string;
  timeoutMs: number;
}): MollieClient => {
  const call: MollieClient['call'] = async (what, request, read) => {
    try {
      const result = await withinTime(timeoutMs, request);
      if (result.ok) return read(result.value);
      throw result.error;
    } catch (error) {
      if (error instanceof ClientError && missing.includes(error.statusCode)) return undefined;
      throw errorOf(what, error);
    }
  };
  return {
    core: new ClientCore({
      serverURL: url,
      security: { apiKey: key },
      timeoutMs,
      retryConfig: { strategy: 'none' },
    }),
    call,
    question: async (what, request, read) => {
      try {
        return await call(what, request, read);
      } catch (error) {
        if (!(error instanceof ProviderRefusedError)) throw error;
        throw new ProviderUnknownError(error.message, { cause: error });
      }
    },
  };
};

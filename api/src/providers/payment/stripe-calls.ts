import StripeSdk from 'stripe';

import {
  isKeyRefused,
  isRefusal,
  ProviderKeyError,
  ProviderRefusedError,
  ProviderUnknownError,
} from './payment-provider.ts';
import { withinTime } from '../within-time.ts';

/** Stripe's client with the time that each call has. */
export interface StripeClient {
  api: StripeSdk;
  /**
   * Returns the value of a call; undefined when Stripe does not know the object.
   * @throws {ProviderRefusedError}
   * @throws {ProviderKeyError} when Stripe does not accept the key, which decides nothing
   * @throws {ProviderUnknownError} for everything else, including a response that makes no sense
   */
  call: <Value>(what: string, request: Promise<unknown>, read: (body: unknown) => Value) => Promise<Value | undefined>;
  /**
   * Returns the value of a call without an effect. A refusal says nothing about the object.
   * @throws {ProviderUnknownError}
   */
  question: StripeClient['call'];
}

/** Whether the key of a request was used with another body. */
export const isKeyOfAnother = (error: unknown): boolean =>
  error instanceof ProviderRefusedError && error.cause instanceof StripeSdk.errors.StripeIdempotencyError;

const statusOf = (error: unknown): number | undefined =>
  error instanceof StripeSdk.errors.StripeError ? error.statusCode : undefined;

interface ClientOptions {
  url: string;
  key: string;
  timeoutMs: number;
}

/**
 * Opens Stripe's client. It uses `fetch`, because with Node's own requests the client repeats a request whose connection
 * was closed, even with no retries configured. A redirect would send the key elsewhere.
 */
export const openStripeClient = ({ url, key, timeoutMs }: ClientOptions): StripeClient => {
  const { hostname: host, port, protocol } = new URL(url);
  const httpClient = StripeSdk.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
    fetch(input, { ...init, redirect: 'error' }),
  );
  const call: StripeClient['call'] = async (what, request, read) => {
    try {
      return read(await withinTime(timeoutMs, request));
    } catch (cause) {
      const status = statusOf(cause);
      if (status === 404) return undefined;
      if (status !== undefined && isKeyRefused(status)) {
        throw new ProviderKeyError(`Stripe does not accept our key (status ${status}): ${what}`, { cause });
      }
      if (status !== undefined && isRefusal(status))
        throw new ProviderRefusedError(`Stripe refused to ${what}`, { cause });
      throw new ProviderUnknownError(`Stripe did not respond to: ${what}`, { cause });
    }
  };
  return {
    api: new StripeSdk(key, {
      host,
      ...(port !== '' && { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      httpClient,
      maxNetworkRetries: 0,
      timeout: timeoutMs,
      telemetry: false,
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

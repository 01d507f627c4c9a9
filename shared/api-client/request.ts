import type { EndpointKey } from '@pairwise/contracts';
import ky, { type Hooks } from 'ky';

import { isApiError } from './api-error.ts';
import type { ResponseBody, CallArguments, CommonOptions, UploadArguments, UploadKey } from './call-types.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { preloadedResponses } from './preloaded.ts';
import { retryRules } from './retry.ts';
import { serverClock } from './server-clock.ts';
import { spacing } from './spacing.ts';
import { toApiError } from './to-api-error.ts';
import { type OnProgress, uploadFetch } from './upload-fetch.ts';

export const defaults = {
  /** Delay before the first retry, in milliseconds. It doubles with each further retry (CALL-11). */
  firstRetryDelay: 400,
  /** Minimum time between two starts of the same read, in milliseconds. */
  minimumDelay: 200,
  /** Timeout of one attempt, in milliseconds. */
  timeout: 10_000,
  /** Timeout of one upload attempt, in milliseconds: enough for ten megabytes over a slow mobile network. */
  uploadTimeout: 120_000,
};

type Query = Record<string, unknown>;
type AnyOptions = CommonOptions & { query?: Query; body?: unknown; form?: FormData; onProgress?: OnProgress };

const addressOf = (path: string, query: Query = {}): string => {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) {
    // The contract allows only these types in a query; undefined values are left out.
    if (typeof value === 'string' || typeof value === 'number') url.searchParams.set(name, `${value}`);
  }
  return url.href;
};

/** Paths that require the header with every method (CALL-10, decisions G-4). */
const clientOnly = /\/(?:user|logout)\.php$/;

/**
 * Requests that end the member's own session. The value is how long after the response their caller may take to end the
 * session on this page, in milliseconds: no time after a logout, and until the next page has loaded after a deletion.
 */
const sessionEnds: ReadonlyMap<EndpointKey, number> = new Map([
  ['GET /api/logout.php', 0],
  ['POST /api/account-delete.php', 5_000],
]);

/** Creates a client with its own delays. The product uses the one in `index.ts`; tests create faster ones. */
export const createClient = (settings: Partial<typeof defaults> = {}) => {
  const { firstRetryDelay, minimumDelay, timeout, uploadTimeout } = { ...defaults, ...settings };
  const waitForTurn = spacing(minimumDelay);
  const retry = retryRules(firstRetryDelay);
  const sessionEndListeners = new Set<() => void>();
  const ownSessionEnds = new Set<Promise<unknown>>();
  const preloaded = preloadedResponses();
  const clock = serverClock();
  const hooks: Hooks = { afterResponse: [({ response }) => clock.set(response)] };

  /**
   * Creates the `fetch` of one read, which uses the preloaded response if the page has one. Like ky's default, all
   * attempts use the global `fetch` of the first one, so that a late retry does not reach the network that the next test
   * fakes.
   */
  const readFetch = (): typeof globalThis.fetch => {
    const { fetch } = globalThis;
    return async (request, init) => {
      const { url, signal } = new Request(request, init);
      return (await preloaded.take(url, signal)) ?? fetch(request, init);
    };
  };

  /** Sends a request. `call`, `upload` and the queue wrap it with stricter types. */
  const send = async <Key extends EndpointKey>(key: Key, options: AnyOptions): Promise<ResponseBody<Key>> => {
    const [method = '', path = ''] = key.split(' ');
    const isWrite = method !== 'GET';
    const address = addressOf(path, options.query);
    const headers = {
      ...((isWrite || clientOnly.test(path)) && { 'X-Request-Type': 'client' }),
      ...(isWrite && { 'Idempotency-Key': options.idempotencyKey ?? idempotencyKey() }),
    };
    // A write never waits (decisions G-2).
    if (isWrite) preloaded.discard();
    else await waitForTurn(address);
    try {
      const { form, onProgress } = options;
      const content = form
        ? { body: form, timeout: uploadTimeout, ...(onProgress && { fetch: uploadFetch(form, onProgress) }) }
        : { json: options.body, timeout, ...(!isWrite && { fetch: readFetch() }) };
      const { signal = null, keepalive = false } = options;
      const request = { method, headers, signal, keepalive, retry, hooks, ...content };
      return await ky(address, request).json<ResponseBody<Key>>();
    } catch (failure) {
      // The caller aborted: rethrow the abort reason, which TanStack Query expects.
      options.signal?.throwIfAborted();
      const error = toApiError(failure);
      // user.php returns null to a visitor, so a refusal there says nothing about the session (decisions G-3).
      if (isApiError(error, 'authentication_required') && !path.endsWith('/user.php')) {
        for (const listener of sessionEndListeners) listener();
      }
      throw error;
    }
  };

  const call = <Key extends EndpointKey>(key: Key, ...[options]: CallArguments<Key>): Promise<ResponseBody<Key>> => {
    const response = send(key, options ?? {});
    const handover = sessionEnds.get(key);
    if (handover !== undefined) {
      ownSessionEnds.add(response);
      const remove = () => ownSessionEnds.delete(response);
      response.then(() => (handover === 0 ? remove() : setTimeout(remove, handover)), remove);
    }
    return response;
  };

  /**
   * Returns the body of a read that the page has preloaded, if it has arrived, else undefined. A query that has it as
   * `initialData` shows the data in its first render. The next read of the address is a request.
   */
  const preloadedBody = <Key extends EndpointKey>(
    key: Key,
    ...[options]: CallArguments<Key>
  ): ResponseBody<Key> | undefined => {
    const [, path = ''] = key.split(' ');
    const { query }: AnyOptions = options ?? {};
    // The body of this endpoint, as `call` returns it.
    return preloaded.takeBody(addressOf(path, query)) as ResponseBody<Key> | undefined;
  };

  /**
   * Runs an action that ends the session on this page. It runs immediately, unless a logout or an account deletion of this
   * page is in progress or has just succeeded. The caller of that request opens the next page and ends the session there,
   * so the action then runs only if the request fails.
   */
  const unlessEndingSession = (action: () => void): void => {
    if (ownSessionEnds.size === 0) action();
    else void Promise.any(ownSessionEnds).catch(action);
  };

  /** Like `call`, with a form that holds a file instead of a body. `onProgress` reports the progress. */
  const upload = <Key extends UploadKey>(
    key: Key,
    form: FormData,
    ...[options]: UploadArguments<Key>
  ): Promise<ResponseBody<Key>> => {
    const given: AnyOptions = options ?? {};
    return send(key, { ...given, form });
  };

  /** Calls `listener` for every response that says the session has ended. Returns the unsubscribe function. */
  const onAuthenticationRequired = (listener: () => void): (() => void) => {
    sessionEndListeners.add(listener);
    return () => sessionEndListeners.delete(listener);
  };

  return { call, upload, send, preloadedBody, unlessEndingSession, onAuthenticationRequired, serverNow: clock.now };
};

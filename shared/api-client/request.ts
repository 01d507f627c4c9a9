import type { EndpointKey } from '@pairwise/contracts';
import ky from 'ky';

import { isApiError } from './api-error.ts';
import type { ResponseBody, CallArguments, CommonOptions, UploadKey, UploadOptions } from './call-types.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { retryRules } from './retry.ts';
import { spacing } from './spacing.ts';
import { toApiError } from './to-api-error.ts';
import { type OnProgress, uploadFetch } from './upload-fetch.ts';

export const defaults = {
  /** Delay before the first retry, in milliseconds; each further one doubles (CALL-11). */
  firstRetryDelay: 400,
  /** Least time between two starts of the same read, in milliseconds. */
  minimumDelay: 200,
  /** One try, in milliseconds. */
  timeout: 10_000,
  /** One try of an upload: ten megabytes over a phone's poor network. */
  uploadTimeout: 120_000,
};

type Query = Record<string, unknown>;
type AnyOptions = CommonOptions & { query?: Query; body?: unknown; form?: FormData; onProgress?: OnProgress };

const addressOf = (path: string, query: Query = {}): string => {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) {
    // The contract lets nothing else into a query; what is undefined is left out.
    if (typeof value === 'string' || typeof value === 'number') url.searchParams.set(name, `${value}`);
  }
  return url.href;
};

/** Paths where the header is asked for whatever the method (CALL-10, decisions G-4). */
const clientOnly = /\/(?:user|logout)\.php$/;

/** A client with its own delays; the product uses the one in `index.ts`, tests make faster ones. */
export const createClient = (settings: Partial<typeof defaults> = {}) => {
  const { firstRetryDelay, minimumDelay, timeout, uploadTimeout } = { ...defaults, ...settings };
  const turn = spacing(minimumDelay);
  const retry = retryRules(firstRetryDelay);
  const loggedOut = new Set<() => void>();

  /** What `call`, `upload` and the queue do, for callers whose types are checked elsewhere. */
  const send = async <Key extends EndpointKey>(key: Key, options: AnyOptions): Promise<ResponseBody<Key>> => {
    const [method = '', path = ''] = key.split(' ');
    const isWrite = method !== 'GET';
    const address = addressOf(path, options.query);
    const headers = {
      ...((isWrite || clientOnly.test(path)) && { 'X-Request-Type': 'client' }),
      ...(isWrite && { 'Idempotency-Key': options.idempotencyKey ?? idempotencyKey() }),
    };
    // A write is a gesture and is never kept waiting (decisions G-2).
    if (!isWrite) await turn(address);
    try {
      const { form, onProgress } = options;
      const content = form
        ? { body: form, timeout: uploadTimeout, ...(onProgress && { fetch: uploadFetch(form, onProgress) }) }
        : { json: options.body, timeout };
      const request = { method, headers, signal: options.signal ?? null, retry, ...content };
      return await ky(address, request).json<ResponseBody<Key>>();
    } catch (failure) {
      // The caller gave up: that is no failure, TanStack Query waits for exactly this error.
      options.signal?.throwIfAborted();
      const error = toApiError(failure);
      // From user.php a visitor gets null, so a refusal there says nothing about the session (decisions G-3).
      if (isApiError(error, 'authentication_required') && !path.endsWith('/user.php')) {
        for (const listener of loggedOut) listener();
      }
      throw error;
    }
  };

  const call = <Key extends EndpointKey>(key: Key, ...[given]: CallArguments<Key>): Promise<ResponseBody<Key>> =>
    send(key, given ?? {});

  /** As `call`, with a form that holds a file instead of a body; it may tell how far it is. */
  const upload = <Key extends UploadKey>(
    key: Key,
    form: FormData,
    options: UploadOptions = {},
  ): Promise<ResponseBody<Key>> => send(key, { ...options, form });

  /** Tells `listener` of every answer that says the session has ended. Returns the way to stop. */
  const onAuthenticationRequired = (listener: () => void): (() => void) => {
    loggedOut.add(listener);
    return () => loggedOut.delete(listener);
  };

  return { call, upload, send, onAuthenticationRequired };
};

import httpProxy from '@fastify/http-proxy';
import { type ErrorCode, photoBytes } from '@pairwise/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { errorBody, refuse } from '../http/send-error.ts';
import type { Env } from '../env.ts';

/** A call that takes longer than this is answered as failed, in milliseconds. */
const TIMEOUT_MS = 30_000;

const statusOf = (error: Error): number => ('code' in error && String(error.code).includes('TIMEOUT') ? 504 : 503);

/** The api reads no longer body. It would close the connection over one, which looks like a failure of the api. */
const MAX_BODY_BYTES = 1_048_576;
/** A photo, in the form it comes in. */
const MAX_PHOTO_BYTES = photoBytes + 64 * 1024;
const photoPath = /^\/api\/photos\.php(?:\?|$)/;

/** What a body is refused for that is too long for where it goes. */
const refusalOf = ({ url, headers }: FastifyRequest): ErrorCode | undefined => {
  const bytes = Number(headers['content-length'] ?? 0);
  if (photoPath.test(url)) return bytes > MAX_PHOTO_BYTES ? 'photo_too_large' : undefined;
  return bytes > MAX_BODY_BYTES ? 'invalid_request' : undefined;
};

type Headers = Record<string, string | string[] | undefined>;

/** Cookies that only the gateway understands: the api has no use for what lets a developer in. */
const ownCookie = /^\s*(?:__Host-)?mfe\./;

const withoutOwnCookies = ({ cookie, ...headers }: Headers): Headers => {
  const kept = String(cookie ?? '')
    .split(';')
    .filter((pair) => pair.trim() !== '' && !ownCookie.test(pair))
    .join(';')
    .trim();
  return kept === '' ? headers : { ...headers, cookie: kept };
};

/** Where a request came from is told by us alone: what the outside says about it is dropped. */
const forwardedHeaders = (request: Pick<FastifyRequest, 'host' | 'ip'>, headers: Headers, https: boolean): Headers => {
  const kept = Object.entries(headers).filter(([name]) => !/^(?:x-forwarded-|x-real-ip$|forwarded$)/i.test(name));
  return {
    ...withoutOwnCookies(Object.fromEntries(kept)),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': https ? 'https' : 'http',
  };
};

/** Passes `prefix` and everything below it on to the api, unchanged. */
export const proxyToApi = (
  app: FastifyInstance,
  prefix: string,
  { apiUrl, https }: Pick<Env, 'apiUrl' | 'https'>,
): void => {
  void app.register(httpProxy, {
    upstream: apiUrl,
    prefix,
    rewritePrefix: prefix,
    disableRequestLogging: true,
    preHandler: (request, reply, done) => {
      const refusal = refusalOf(request);
      if (refusal) refuse(reply, refusal);
      else done();
    },
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    replyOptions: {
      // The api's own form of an error, so that its clients retry and translate as always.
      onError: (reply, { error }) => void reply.code(statusOf(error)).send(errorBody('error')),
      rewriteRequestHeaders: (request, headers) => forwardedHeaders(request, headers, https),
    },
  });
};

import httpProxy from '@fastify/http-proxy';
import { type ErrorCode, photoBytes } from '@pairwise/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { errorBody, refuse } from '../http/send-error.ts';
import { withoutSession } from '../zones/session-cookie.ts';
import type { ZoneAddress } from '../zones/zones.ts';
import type { Env } from '../env.ts';
import { type OnSignup, SIGNUP_HEADER } from '../experiments/count-signup.ts';
import { forwardedHeaders, isAtSite } from './forwarded-headers.ts';
import { sendResponse } from './send-response.ts';
import type { Upgrades } from './upgrades.ts';

/** A call that takes longer fails, in milliseconds. */
const TIMEOUT_MS = 30_000;

const statusOf = (error: Error): number => ('code' in error && String(error.code).includes('TIMEOUT') ? 504 : 503);

/** The api reads no longer body. It would close the connection, which looks like a failure of the api. */
const MAX_BODY_BYTES = 1_048_576;
/** A photo with its multipart form. */
const MAX_PHOTO_BYTES = photoBytes + 64 * 1024;
const photoPath = /^\/api\/(?:photos|chat-photo)\.php(?:\?|$)/;

/** Returns the error code for a body that is too long for its address. */
const refusalOf = ({ url, headers }: FastifyRequest): ErrorCode | undefined => {
  const bytes = Number(headers['content-length'] ?? 0);
  if (photoPath.test(url)) return bytes > MAX_PHOTO_BYTES ? 'photo_too_large' : undefined;
  return bytes > MAX_BODY_BYTES ? 'invalid_request' : undefined;
};

/** Returns whether the response to a request comes from the api. */
export const isForApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/(?:api|media|__dev)\//.test(url);

/** Forwards `prefix` and everything below it to the api, unchanged, and with `upgrades` the WebSocket of the stream. */
export const proxyToApi = (
  app: FastifyInstance,
  prefix: string,
  { apiUrl, onSignup, ...address }: Pick<Env, 'apiUrl'> & ZoneAddress & { onSignup?: OnSignup },
  upgrades?: Upgrades,
): void => {
  void app.register(httpProxy, {
    upstream: apiUrl,
    prefix,
    rewritePrefix: prefix,
    disableRequestLogging: true,
    preHandler: (request, reply, done) => {
      const upgrade = upgrades?.of(request.raw);
      if (upgrades && upgrade) {
        reply.hijack();
        const headers = forwardedHeaders(request, request.headers, address);
        upgrades.connect(upgrade, request.raw, { url: new URL(request.url, apiUrl), headers });
        return;
      }
      const refusal = refusalOf(request);
      if (refusal) refuse(reply, refusal);
      else done();
    },
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    replyOptions: {
      // The api's error format, so that its clients retry and translate as usual.
      onError: (reply, { error }) => void reply.code(statusOf(error)).send(errorBody('error')),
      rewriteRequestHeaders: (request, headers) => forwardedHeaders(request, headers, address),
      // The gateway speaks HTTP/1 only.
      onResponse: (_request, reply, response) => void sendResponse(reply as FastifyReply, response.stream),
      rewriteHeaders: ({ [SIGNUP_HEADER]: signup, ...headers }, request) => {
        if (request) onSignup?.(request, signup);
        return request && isAtSite(request, address) ? withoutSession(headers) : headers;
      },
    },
  });
};

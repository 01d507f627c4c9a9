import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type Backlog, openBacklog } from './backlog.ts';
import { errorBody } from './send-error.ts';

export interface ShedOptions {
  /** Time that a request may have to wait for its response, in milliseconds; above it requests are refused. */
  maxWaitMs?: number;
  /** Up to this number of waiting requests, none is refused. */
  least?: number;
  /** Mean delay of the event loop above which requests are refused, in milliseconds. */
  maxDelayMs?: number;
  /**
   * How often the mean delay is taken, in milliseconds. Within a long time a single block, such as a write to a slow disk,
   * changes it little.
   */
  delaySampleMs?: number;
  /** How often the wait is taken, in milliseconds. */
  waitSampleMs?: number;
}

/** Seconds after which a refused client may try again. Other responses with 503 name another time. */
export const RETRY_AFTER = '2';
/** The title of the page for a refused visitor. */
export const SHED_TITLE = 'Busy';

/** Returns whether a response was refused to shed load. */
export const isShed = (status: number | undefined, retryAfter: string | undefined): boolean =>
  status === 503 && retryAfter === RETRY_AFTER;

const page = `<!doctype html><html lang="en"><title>${SHED_TITLE}</title><h1>Too many visitors. Please try again in a few seconds.</h1>`;

/** Refuses a request: with a page for a visitor, and in the api's error format for code. */
const sendBusy = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER });
  if (!request.headers.accept?.includes('text/html')) void reply.send(errorBody('error'));
  else {
    reply.type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'");
    void reply.send(page);
  }
};

/** Whether a request has a body: it waits for the response only when that has arrived, which may take its client long. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A stream is open for long, and the health of the program must not depend on others. */
const isCounted = ({ url, headers }: FastifyRequest): boolean => url !== '/health' && headers.upgrade === undefined;

/**
 * Counts requests in a backlog from when they have arrived until their response begins: after that, the client's network is
 * the slow part.
 */
const countRequests = (app: FastifyInstance, backlogOf: (request: FastifyRequest) => Backlog): void => {
  const waiting = new WeakMap<FastifyRequest, Backlog>();
  const remove = (request: FastifyRequest, isServed: boolean): void => {
    waiting.get(request)?.remove(isServed);
    waiting.delete(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCounted(request)) return done();
    const backlog = backlogOf(request);
    if (backlog.isFull()) return sendBusy(request, reply);
    const add = (): void => {
      if (reply.sent || reply.raw.destroyed) return;
      backlog.add();
      waiting.set(request, backlog);
    };
    if (hasBody(request)) request.raw.once('end', add);
    else add();
    reply.raw.once('close', () => remove(request, false));
    return done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    remove(request, reply.statusCode !== 503);
    done();
  });
};

/**
 * Refuses requests with 503 and `Retry-After` in two cases: the event loop is late, because this program is the slowest part; or
 * too many requests wait, for this program, the api or the database. Otherwise all visitors would wait until their browsers
 * give up. Requests for the api have a backlog of their own, so that slow calls refuse no page. `/health` is never refused.
 * @param isForApi whether the response to a request comes from the api
 */
export const shedLoad = (
  app: FastifyInstance,
  isForApi: (request: FastifyRequest) => boolean,
  { maxWaitMs = 2_000, least = 200, maxDelayMs = 1_000, delaySampleMs = 2_000, waitSampleMs = 500 }: ShedOptions = {},
): void => {
  const [ofApi, own] = [openBacklog({ maxWaitMs, least }), openBacklog({ maxWaitMs, least })];
  countRequests(app, (request) => (isForApi(request) ? ofApi : own));
  let sampledAt = performance.now();
  const timer = setInterval(() => {
    const passedMs = performance.now() - sampledAt;
    sampledAt += passedMs;
    for (const { sample } of [ofApi, own]) sample(passedMs);
  }, waitSampleMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
  void app.register(underPressure, {
    sampleInterval: delaySampleMs,
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request, reply) => {
      if (request.url !== '/health') sendBusy(request, reply);
    },
  });
};

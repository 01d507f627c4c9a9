import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

import { meanWait } from './mean-wait.ts';
import { errorBody } from './send-error.ts';

export interface ShedOptions {
  /** Mean time of responses above which requests are refused, in milliseconds. */
  maxWaitMs?: number;
  /** Mean delay of the event loop above which requests are refused, in milliseconds. */
  maxDelayMs?: number;
  /**
   * How often the mean is taken, in milliseconds. Within a long time a single block, such as a write to a slow disk, changes it
   * little.
   */
  sampleMs?: number;
}

/** Seconds after which a refused client may try again. Other responses with 503 name another time. */
export const RETRY_AFTER = '2';
/** The title of the page for a refused visitor. */
export const SHED_TITLE = 'Busy';

/** Returns whether a response was refused to shed load. */
export const isShed = (status: number | undefined, retryAfter: string | undefined): boolean =>
  status === 503 && retryAfter === RETRY_AFTER;

const page = `<!doctype html><html lang="en"><title>${SHED_TITLE}</title><h1>Too many visitors. Please try again in a few seconds.</h1>`;

/**
 * Refuses requests while more arrive than the product can serve, with 503 and `Retry-After`: while the event loop is late,
 * because this program is the slowest part, or while responses are, because the api or the database is. Without it all
 * visitors wait until their browsers give up. A load balancer still gets the health of the program.
 */
export const shedLoad = (
  app: FastifyInstance,
  { maxDelayMs = 2_000, maxWaitMs = 4_000, sampleMs = 2_000 }: ShedOptions = {},
): void => {
  const takeMean = meanWait(app);
  void app.register(underPressure, {
    sampleInterval: sampleMs,
    maxEventLoopDelay: maxDelayMs,
    healthCheck: async () => takeMean() <= maxWaitMs,
    healthCheckInterval: sampleMs,
    pressureHandler: (request, reply) => {
      if (request.url === '/health') return;
      reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER });
      if (!request.headers.accept?.includes('text/html')) void reply.send(errorBody('error'));
      else {
        reply.type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'");
        void reply.send(page);
      }
    },
  });
};

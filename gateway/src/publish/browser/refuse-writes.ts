import { randomUUID } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { refuse } from '../../http/send-error.ts';

/** Marks responses to calls that were not sent to the api. `watch-page.ts` counts them as no problem of the version. */
export const notSent = 'x-gate-not-sent';

/** The header of the check's own calls, which may write: they log the gate's member in and out. */
const runHeader = 'x-gate-run';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/** The path as the api reads it. */
const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** Whether a call changes data. A logout does, although it is a `GET`. */
const isWrite = ({ method, url }: FastifyRequest): boolean =>
  !reads.includes(method) || /\/logout\.php/i.test(decoded(url));

/**
 * Refuses every write except those of the check itself: the code of a version runs before anyone has approved
 * it, and must not change data as the gate's member or as a visitor.
 * @returns the headers that admit the check's own calls
 */
export const refuseWrites = (app: FastifyInstance): Record<string, string> => {
  const run = randomUUID();
  app.addHook('onRequest', (request, reply, done) => {
    if (!isWrite(request) || request.headers[runHeader] === run) return done();
    void reply.header(notSent, '1');
    return refuse(reply, 'invalid_request');
  });
  return { [runHeader]: run };
};

import { randomUUID } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { refuse } from '../../http/send-error.ts';

/** The header of the check's own calls, which may write: they log the gate's member in and out. */
const runHeader = 'x-gate-run';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/** Addresses that the gateway of the check has itself, as the real one. What they write is in the page's own cookies, or nowhere. */
const own = ['/__mfe/report', '/__mfe/objection'];

/** Returns an address as the router of the api reads it: letters may be encoded that need no encoding. */
export const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** Whether a call changes data. A logout does, although it is a `GET`. */
const isWrite = (method: string, url: string): boolean =>
  (!reads.includes(method) && !own.includes(url)) || /\/logout\.php/i.test(decoded(url));

export interface RefusedWrites {
  /** The headers that admit the check's own calls. */
  ownHeaders: Record<string, string>;
  /** Whether a call of a page was refused, which is no problem of the version. */
  wasRefused: (method: string, path: string) => boolean;
}

/**
 * Refuses every write except those of the check itself: the code of a version runs before anyone has approved it, and must not
 * change data as the gate's member or as a visitor. The response is the one that a visitor gets who writes too often, so the
 * version cannot tell them apart.
 */
export const refuseWrites = (app: FastifyInstance): RefusedWrites => {
  const run = randomUUID();
  app.addHook('onRequest', ({ method, url, headers }: FastifyRequest, reply, done) => {
    if (!isWrite(method, url) || headers[runHeader] === run) return done();
    return refuse(reply, 'rate_limited');
  });
  return { ownHeaders: { [runHeader]: run }, wasRefused: isWrite };
};

import { randomUUID } from 'node:crypto';

import { endpoints } from '@pairwise/contracts/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isForm } from '../../page/signup-form-routes.ts';
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

/** The calls that the api has, such as `POST /api/user.php`. */
const knownCalls = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));

/** Addresses that the api does not have, by where they begin. */
const nowhere = { api: '/api/nowhere.php', media: '/media/nowhere' } as const;

/** Returns the path of an address, without differences that a router might ignore. */
const pathOf = (url: string): string => {
  const [path = ''] = decoded(url).toLowerCase().split(/[?;#]/);
  return path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
};

/** Returns where an address of the api begins; undefined for one of the gateway's own. */
const beginningOf = (url: string): keyof typeof nowhere | undefined => {
  const [, first] = pathOf(url).split('/');
  return first === 'api' || first === 'media' ? first : undefined;
};

/** Whether a call changes data. A logout does, although it is a `GET`. A form that a page posts may be that of the signup. */
const isWrite = (method: string, url: string, { postsForm }: { postsForm: boolean }): boolean => {
  if (/\/logout\.php/i.test(decoded(url))) return true;
  if (reads.includes(method) || own.includes(url)) return false;
  return beginningOf(url) ? knownCalls.has(`${method} ${pathOf(url)}`) : method === 'POST' && postsForm;
};

export interface RefusedWrites {
  /** The headers that admit the check's own calls. */
  ownHeaders: Record<string, string>;
  /** Whether a call of a page was refused, which is no problem of the version. */
  wasRefused: (method: string, path: string) => boolean;
}

/**
 * Refuses every write except those of the check itself: the code of a version runs before anyone has approved it, and must not
 * change data as the gate's member or as a visitor. The response is the one that a visitor gets who writes too often, so the
 * version cannot tell them apart. A write to an address that the api does not have gets the response to one, but never reaches the
 * api at its own address.
 */
export const refuseWrites = (app: FastifyInstance): RefusedWrites => {
  const run = randomUUID();
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    const { method, url, headers } = request;
    if (headers[runHeader] === run) return done();
    if (isWrite(method, url, { postsForm: isForm(request) })) return refuse(reply, 'rate_limited');
    const beginning = beginningOf(url);
    if (!reads.includes(method) && beginning) request.raw.url = nowhere[beginning];
    return done();
  });
  return {
    ownHeaders: { [runHeader]: run },
    wasRefused: (method, path) => isWrite(method, path, { postsForm: true }),
  };
};

import type { Endpoint, Requirement } from '@pairwise/contracts/endpoint';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';

import type { Database } from '../db/database.ts';
import type { Context } from '../domain/context.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Member } from '../domain/account/member.ts';
import type { Services } from '../services.ts';
import { reachFailpoint } from './failpoints.ts';
import { respondOnce, respondWithoutSession, type Writing } from './idempotency.ts';
import { addressOf } from './query-constraint.ts';
import { memberOf } from './session.ts';
import { siteHostname, zoneOf } from './zones.ts';

type Value<Schema> = Schema extends $ZodType ? output<Schema> : undefined;

/** The arguments of a handler: checked values, with the raw request and reply for cookies and addresses. */
export interface Call<Query, Body, Requires extends Requirement> {
  /** In the handler of a write, `db` is the transaction of the request. */
  context: Context;
  services: Services;
  member: Requires extends 'member' ? Member : Member | null;
  query: Value<Query>;
  body: Value<Body>;
  /** What `readUpload` returned; empty without it. */
  upload: Buffer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Describes how an endpoint responds. The handler of a write runs in one transaction, in which its Idempotency-Key is
 * completed too (`idempotency.ts`): after a crash there are both or neither, and a repeat gets the first response. So a
 * new write needs nothing but a handler that uses only `context.db`, where a domain function opens a part with
 * `inTransaction`. Mails, pushes and other jobs are queued there as well. Files are deleted by jobs.
 */
interface Options<Query, Body, Response, Requires extends Requirement, Prepared> {
  /** Reads a body that Fastify does not parse. Two requests with other bytes are not repeats of each other. */
  readUpload?: (call: Pick<Call<Query, Body, Requires>, 'request' | 'reply' | 'member' | 'query'>) => Promise<Buffer>;
  /**
   * Runs before the transaction, on the pool. It is for what must stay when the write is refused, such as counting wrong
   * passwords and tried addresses, and for slow work, such as hashes and photos. It may run again after a crash.
   */
  prepare?: (call: Call<Query, Body, Requires>) => Promise<Prepared>;
  /** Returns what the response schema describes. Other fields are not sent. */
  handler: (call: Call<Query, Body, Requires> & { prepared: Prepared }) => Promise<Value<Response>> | Value<Response>;
  /**
   * `natural` is for a write whose repeat changes nothing and that may come without a key. It runs on the pool, and no
   * response is stored.
   */
  idempotency?: 'natural';
  /**
   * Reads the session without prolonging it: the gateway makes the call for a page, and a renewed cookie would not reach
   * the browser.
   */
  onlyReadsSession?: true;
  /** The response sets or clears the cookie of the session. A repeat gets it again, whatever session it comes with. */
  changesSession?: true;
  /**
   * The fields that belong to the key: with other values the key is another one, and the other fields may change. By
   * default a repeat must have the content of the first request.
   */
  keyFields?: (body: Value<Body>) => string[];
  /** On sites with uniform replies the transaction takes a fixed time, so that it does not reveal what it found. */
  equalTime?: true;
}

/** Makes the context of a request for domain functions: the database, the site, the country. */
export const contextOf = async (request: FastifyRequest): Promise<Context> => {
  const { services } = request.server;
  return {
    db: services.db,
    liveHints: services.liveHints,
    site: await services.sites.byHost(siteHostname(request, services.env.zones)),
    geoipCountry: services.geoip.countryOf(request.ip),
  };
};

/**
 * Makes a route from its contract. The schemas check query and body and serialise the response; the route checks that
 * the caller is logged in if the contract requires it; `errors.ts` turns errors into responses.
 */
export const endpoint = <
  Query extends $ZodType | undefined,
  Body extends $ZodType | undefined,
  Response extends $ZodType,
  Requires extends Requirement,
  Prepared = undefined,
>(
  definition: Omit<Endpoint<Query, Body, Response, never, Requires>, 'errors'>,
  options: Options<Query, Body, Response, Requires, Prepared>,
): RouteOptions => ({
  method: definition.method,
  ...addressOf(definition.path),
  schema: {
    summary: definition.summary,
    ...(definition.query ? { querystring: definition.query } : {}),
    ...(definition.body ? { body: definition.body } : {}),
    response: { 200: definition.response },
  },
  onRequest: async (request) => {
    const zone = zoneOf(request, request.server.services.env.zones);
    if (zone && !(definition.zones ?? ['app', 'pay']).includes(zone)) throw new DomainError('not_found');
  },
  handler: async (request, reply) => {
    const { services } = request.server;
    const context = await contextOf(request);
    const member = await memberOf(request, reply, context.site.id, { prolong: !options.onlyReadsSession });
    const isMissing = definition.requires === 'member' && !member;
    const changesSession = options.changesSession ?? false;
    if (isMissing && !changesSession) throw new DomainError('authentication_required');
    // The validator of the route has checked these values against the contract.
    const call = {
      context,
      services,
      member,
      request,
      reply,
      query: request.query,
      body: request.body,
      upload: Buffer.alloc(0),
    } as Call<Query, Body, Requires>;
    if (!isMissing && options.readUpload) call.upload = await options.readUpload(call);
    const keyFields = options.keyFields?.(call.body);
    const writing: Writing = {
      request,
      reply,
      siteId: context.site.id,
      member,
      upload: call.upload,
      changesSession,
      keyFields,
    };
    const { prepare } = options;

    const respond = async (): Promise<unknown> => {
      if (isMissing) return respondWithoutSession(services.db, writing);
      const act = async (db: Database, prepared?: Prepared) =>
        options.handler({ ...call, context: { ...context, db }, prepared } as Call<Query, Body, Requires> & {
          prepared: Prepared;
        });
      if (definition.method === 'GET' || options.idempotency === 'natural') {
        reachFailpoint(request, 'before-effect');
        return act(services.db);
      }
      return respondOnce(services.db, writing, {
        prepare: prepare && (() => prepare(call)),
        act,
        equalTime: options.equalTime === true && context.site.settings.uniform_reset_reply,
      });
    };
    const response = await respond();
    reachFailpoint(request, 'before-response');
    // Fastify would send a response that is null as an empty body.
    return response === null ? reply.type('application/json; charset=utf-8').send('null') : response;
  },
});

import type { Endpoint, Requirement } from '@pairwise/contracts/endpoint';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';

import type { Context } from '../domain/context.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Member } from '../domain/account/member.ts';
import type { Services } from '../services.ts';
import { respondOnce } from './idempotency.ts';
import { addressOf } from './query-constraint.ts';
import { memberOf } from './session.ts';

type Value<Schema> = Schema extends $ZodType ? output<Schema> : undefined;

/** What a handler gets: everything checked, nothing raw but request and reply for cookies and addresses. */
export interface Call<Query, Body, Requires extends Requirement> {
  context: Context;
  services: Services;
  member: Requires extends 'member' ? Member : Member | null;
  query: Value<Query>;
  body: Value<Body>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Options<Query, Body, Response, Requires extends Requirement> {
  /** What the answer's schema describes; other fields are dropped on the way out. */
  handler: (call: Call<Query, Body, Requires>) => Promise<Value<Response>> | Value<Response>;
  /**
   * Writes answer a repeated Idempotency-Key with their first answer. `natural` is for those whose repeat does no harm
   * and whose answer must not be kept, such as a login with its cookie.
   */
  idempotency?: 'natural';
}

/** What the rules may use for a request: the database, the site it asks for, where it comes from. */
export const contextOf = async (request: FastifyRequest): Promise<Context> => {
  const { services } = request.server;
  return {
    db: services.db,
    site: await services.sites.byHost(request.hostname),
    geoipCountry: services.geoip.countryOf(request.ip),
  };
};

/**
 * A route from its contract. Query and body are checked by its schemas, the answer is written by its schema, who may
 * call is asked here, and errors leave by the one handler of `errors.ts`.
 */
export const endpoint = <
  Query extends $ZodType | undefined,
  Body extends $ZodType | undefined,
  Response extends $ZodType,
  Requires extends Requirement,
>(
  definition: Omit<Endpoint<Query, Body, Response, never, Requires>, 'errors'>,
  { handler, idempotency }: Options<Query, Body, Response, Requires>,
): RouteOptions => ({
  method: definition.method,
  ...addressOf(definition.path),
  schema: {
    summary: definition.summary,
    ...(definition.query ? { querystring: definition.query } : {}),
    ...(definition.body ? { body: definition.body } : {}),
    response: { 200: definition.response },
  },
  handler: async (request, reply) => {
    const { services } = request.server;
    const context = await contextOf(request);
    const member = await memberOf(request, reply, context.site.id);
    if (definition.requires === 'member' && !member) throw new DomainError('authentication_required');
    // The validator of the route has just made these values of the contract's types.
    const call = {
      context,
      services,
      member,
      request,
      reply,
      query: request.query,
      body: request.body,
    } as Call<Query, Body, Requires>;
    const act = async () => handler(call);
    const kept = definition.method !== 'GET' && idempotency !== 'natural';
    const answer = await (kept ? respondOnce(request, services.db, member, act) : act());
    // An answer may be null as a whole; left to the server it would go out as no content at all.
    return answer === null ? reply.type('application/json; charset=utf-8').send('null') : answer;
  },
});

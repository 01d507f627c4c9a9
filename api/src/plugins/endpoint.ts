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

/** The arguments of a handler: checked values, with the raw request and reply for cookies and addresses. */
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
  /** Returns what the response schema describes. Other fields are not sent. */
  handler: (call: Call<Query, Body, Requires>) => Promise<Value<Response>> | Value<Response>;
  /**
   * By default a write with a repeated Idempotency-Key returns its first response. `natural` is for writes whose repeat
   * does no harm and whose response must not be stored, such as a login with its cookie.
   */
  idempotency?: 'natural';
}

/** Makes the context of a request for domain functions: the database, the site, the country. */
export const contextOf = async (request: FastifyRequest): Promise<Context> => {
  const { services } = request.server;
  return {
    db: services.db,
    pubsub: services.pubsub,
    site: await services.sites.byHost(request.hostname),
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
    // The validator of the route has checked these values against the contract.
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
    const isStored = definition.method !== 'GET' && idempotency !== 'natural';
    const response = await (isStored ? respondOnce(request, services.db, member, act) : act());
    // Fastify would send a response that is null as an empty body.
    return response === null ? reply.type('application/json; charset=utf-8').send('null') : response;
  },
});

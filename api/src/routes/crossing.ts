import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { DomainError } from '../domain/domain-error.ts';
import { beginCrossing, endCrossing } from '../domain/session/crossing.ts';
import { takeSignupTicket } from '../domain/session/signup-ticket.ts';
import { contextOf } from '../plugins/endpoint.ts';
import { setSessionCookie, tokenOf } from '../plugins/session.ts';
import { isAtApp, siteOrigin } from '../plugins/zones.ts';

const secret = z.string().regex(/^[\w-]{43}$/);
const begin = z.strictObject({
  challenge: secret,
  origin: z.url(),
  path: z.string().startsWith('/').max(2_000),
  /** That of a signup at the origin of a site. Such a request has no session. */
  ticket: secret.optional(),
});
const end = z.strictObject({ code: secret, verifier: secret, origin: z.url() });

/**
 * Refuses everyone but the gateway, so that no script ever reads a code. The gateway passes on no `X-Forwarded-…` header
 * from outside, and no address but those below `/api`, `/media` and `/__dev`.
 */
const requireGateway = async (request: FastifyRequest): Promise<void> => {
  if (request.headers['x-forwarded-crossing'] !== '1') throw new DomainError('not_found');
};

const codeFor = async (request: FastifyRequest<{ Body: z.output<typeof begin> }>): Promise<string | undefined> => {
  const { ticket, ...crossing } = request.body;
  const context = await contextOf(request);
  const origin = siteOrigin(request, request.server.services.env);
  if (origin !== undefined) return ticket && takeSignupTicket(context, { ticket, origin }, crossing);
  const token = tokenOf(request);
  return token && beginCrossing(context, token, crossing);
};

/** The two calls with which the gateway carries a session to the origin of another zone (docs/decisions/0030). */
export const crossingRoutes = (app: FastifyInstance): void => {
  app.post<{ Body: z.output<typeof begin> }>(
    '/crossings/begin',
    { schema: { hide: true, body: begin }, onRequest: requireGateway },
    async (request) => {
      const code = await codeFor(request);
      if (code === undefined) throw new DomainError('authentication_required');
      return { code };
    },
  );
  app.post<{ Body: z.output<typeof end> }>(
    '/crossings/end',
    { schema: { hide: true, body: end }, onRequest: requireGateway },
    async (request, reply) => {
      const device = { userAgent: request.headers['user-agent'], previousToken: tokenOf(request) };
      const isSignup = isAtApp(request, request.server.services.env.zones);
      const arrived = await endCrossing(await contextOf(request), { ...request.body, isSignup }, device);
      if (!arrived) throw new DomainError('link_expired');
      if (arrived.token !== undefined) setSessionCookie(reply, arrived.token);
      return { path: arrived.path };
    },
  );
};

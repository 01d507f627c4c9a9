import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** A page of our own origin asked: no other site can set the header, and browsers say where a request comes from. */
export const isOurOwnPage = (request: FastifyRequest): boolean => {
  if (request.headers['x-request-type'] !== 'client') return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  return origin === undefined || isOurOrigin(origin, request);
};

const isOurOrigin = (origin: string, request: FastifyRequest): boolean => {
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return host !== undefined && (host === request.host || host === request.server.services.env.publicUrl.host);
};

/** A mail program that unsubscribes its owner is no page of ours (RFC 8058); the secret in the link is its proof. */
const machines: readonly string[] = ['/api/unsubscribe.php'];

/** What holds for every call: writes only from our own pages (G-4), nothing cached, the server's clock on each answer. */
export const registerGuards = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-server-time', new Date().toISOString());
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    const needsOwnPage = !safeMethods.includes(request.method) && !machines.includes(request.routeOptions.url ?? '');
    if (needsOwnPage && !isOurOwnPage(request)) {
      throw new DomainError('invalid_request', { field: 'X-Request-Type' });
    }
  });
};

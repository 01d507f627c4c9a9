import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** A page of our own origin asked: no other site can set the header, and browsers say where a request comes from. */
export const isOurOwnPage = (request: FastifyRequest): boolean =>
  request.headers['x-request-type'] === 'client' && isFromOurOrigin(request);

const isFromOurOrigin = (request: FastifyRequest): boolean => {
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

/** Sent as a page goes away, which can add no header; where it comes from is still told (decisions G-4, threat T9). */
const beacons: readonly string[] = ['/api/page-hidden.php'];

const mayWrite = (request: FastifyRequest): boolean => {
  const address = request.routeOptions.url ?? '';
  if (machines.includes(address)) return true;
  return beacons.includes(address) ? isFromOurOrigin(request) : isOurOwnPage(request);
};

/** What holds for every call: writes only from our own pages (G-4), nothing cached, the server's clock on each answer. */
export const registerGuards = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-server-time', new Date().toISOString());
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    if (!safeMethods.includes(request.method) && !mayWrite(request)) {
      throw new DomainError('invalid_request', { field: 'X-Request-Type' });
    }
  });
};

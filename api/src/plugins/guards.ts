import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a page of our own origin sent the request: other sites cannot set the header, and browsers send the origin. */
export const isOurOwnPage = (request: FastifyRequest): boolean =>
  request.headers['x-request-type'] === 'client' && isFromOurOrigin(request);

/** Whether a page of our own origin sent the request, or a program that sends no origin. */
export const isFromOurOrigin = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  return origin === undefined || isOurOrigin(origin, request);
};

/**
 * Whether an origin is the requested one, or the public one behind a proxy that replaces the host. Where zones have
 * origins, the public one is that of the site, whose pages may not act for a member. A page without https is another origin
 * than ours with it: anyone on its network may have written it.
 */
const isOurOrigin = (origin: string, request: FastifyRequest): boolean => {
  const { publicUrl, zones } = request.server.services.env;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (protocol !== publicUrl.protocol) return false;
  return host === request.host || (zones.length === 0 && host === publicUrl.host);
};

/**
 * Paths that programs call: mail programs to unsubscribe their owner (RFC 8058), where the secret in the link authorises
 * the call; and providers of payments, whose webhooks only make us ask the provider.
 */
const machines: readonly string[] = ['/api/unsubscribe.php', '/api/payment-webhook.php'];

/** Paths of beacons, which cannot set a header. Their origin is checked all the same (decisions G-4, threat T9). */
const beacons: readonly string[] = ['/api/page-hidden.php'];

const mayWrite = (request: FastifyRequest): boolean => {
  const address = request.routeOptions.url ?? '';
  if (machines.includes(address)) return true;
  return beacons.includes(address) ? isFromOurOrigin(request) : isOurOwnPage(request);
};

/**
 * Whether a read comes from our own page, from a program, or is opened by the browser as a page: a download. Another zone is
 * a foreign site, whose cookies the browser may still send.
 */
const mayRead = (request: FastifyRequest): boolean =>
  // The route and not the address, in which a letter may be encoded.
  !(request.routeOptions.url ?? request.url).startsWith('/api/') ||
  request.headers['sec-fetch-mode'] === 'navigate' ||
  // The stream checks its origin itself: a refusal here would leave the connection open. No page can set this header.
  request.headers.upgrade !== undefined ||
  isFromOurOrigin(request);

/**
 * Whether the browser itself opens an address, in a tab or as a download. No script can send these headers or read such a
 * response. A browser that does not send them is refused: its scripts could. Browsers send `empty` for a link with `download`.
 */
export const isOpenedByBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && ['document', 'empty'].includes(headers['sec-fetch-dest'] ?? '');

/**
 * Registers the rules of every call: writes and reads only from our own pages (G-4), no caching, the server's clock in a
 * header.
 */
export const registerGuards = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-server-time', new Date().toISOString());
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    const isRead = safeMethods.includes(request.method);
    if (!isRead && !mayWrite(request)) throw new DomainError('invalid_request', { field: 'X-Request-Type' });
    if (isRead && !mayRead(request)) throw new DomainError('invalid_request', { field: 'Origin' });
  });
};

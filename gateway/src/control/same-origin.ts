import type { FastifyRequest } from 'fastify';

import { ControlError } from './control-error.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whether the browser states that another site than the console sent the request. */
const isCrossSite = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
};

/**
 * Refuses a change that a page of another origin makes with the cookie of a person. That includes the same host on
 * another port, which `SameSite` admits.
 * @param byCookie true when a cookie authorizes the request, which must then state its origin
 */
export const requireSameOrigin = (request: FastifyRequest, byCookie: boolean): void => {
  if (safeMethods.has(request.method)) return;
  const silent = request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined;
  if (isCrossSite(request) || (byCookie && silent)) {
    throw new ControlError('cross_site', 'Changes are accepted from the console itself and from the command line.');
  }
};

import type { FastifyRequest } from 'fastify';

import { ControlError } from './control-error.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whether a browser says that another site than the console itself sends this. */
const isCrossSite = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
};

/**
 * Refuses a change that a page of another origin makes with the visitor's cookie: also one of the same host on another
 * port, which `SameSite` lets pass.
 * @param certain a cookie speaks for the person, so silence about the origin is not enough
 */
export const requireSameOrigin = (request: FastifyRequest, certain: boolean): void => {
  if (safeMethods.has(request.method)) return;
  const silent = request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined;
  if (isCrossSite(request) || (certain && silent)) {
    throw new ControlError('cross_site', 'Changes are taken from the console itself and from the command line.');
  }
};

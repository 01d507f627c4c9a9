import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this origin sent the request. `SameSite` is not enough: it also admits another port or host of the
 * same site. Without any header the result is no, because every browser with our cookies sends one.
 */
export const isFromOwnPage = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
};

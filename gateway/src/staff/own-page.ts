import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of ours sends this. `SameSite` is not enough: it takes another port or host of the same site for us.
 * Silence is a no: every browser that has our cookies says where a form comes from.
 */
export const isFromOwnPage = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
};

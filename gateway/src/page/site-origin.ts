import type { FastifyRequest } from 'fastify';

export interface SiteAddress {
  /** Members reach the product by https; somebody before us ends it. */
  https: boolean;
  /** Where members reach the product (PUBLIC_URL), without a slash at the end. */
  publicOrigin?: string;
}

/** A host as it may stand in a header of ours: nothing that could end a directive or begin another. */
const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/**
 * The origins under which this page's own files are: of the address that was asked for and of the one that is set,
 * where they differ. Undefined when the request names no host that a policy can name; an address of numbers in
 * brackets (`[::1]`) is one of those.
 */
export const siteOrigins = (
  request: Pick<FastifyRequest, 'host'>,
  { https, publicOrigin }: SiteAddress,
): string[] | undefined => {
  if (!plainHost.test(request.host)) return publicOrigin === undefined ? undefined : [publicOrigin];
  const own = `${https ? 'https' : 'http'}://${request.host.toLowerCase()}`;
  return [...new Set([own, ...(publicOrigin === undefined ? [] : [publicOrigin])])];
};

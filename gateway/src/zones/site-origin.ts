import type { FastifyRequest } from 'fastify';

import { ownZone, type ZoneAddress } from './zones.ts';

export interface SiteAddress extends ZoneAddress {
  /** Public address of the product (PUBLIC_URL), without a trailing slash. */
  publicOrigin?: string;
}

/** A host that a header may contain: nothing that could end a directive or start another. */
const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/**
 * Returns the origins of this page's own files: the requested one and the public one, if they differ. A zone with an
 * origin of its own uses no other. Undefined when
 * the requested host cannot be named in a policy, such as an address in brackets (`[::1]`), and no public one is set.
 */
export const siteOrigins = (request: Pick<FastifyRequest, 'host'>, address: SiteAddress): string[] | undefined => {
  const { https, publicOrigin } = address;
  const zone = ownZone(request, address);
  if (zone) return [zone.origins[zone.zone]];
  if (!plainHost.test(request.host)) return publicOrigin === undefined ? undefined : [publicOrigin];
  const own = `${https ? 'https' : 'http'}://${request.host.toLowerCase()}`;
  return [...new Set([own, ...(publicOrigin === undefined ? [] : [publicOrigin])])];
};

/**
 * Returns the origin in the canonical addresses of a site: the requested one if it is the domain of the site, which has
 * one address of its own, else the public one, else the requested one.
 */
export const canonicalOrigin = (
  request: Pick<FastifyRequest, 'host' | 'hostname'>,
  { domain }: Readonly<Record<string, unknown>>,
  address: SiteAddress,
): string | undefined => {
  const origins = siteOrigins(request, address);
  const isOwnDomain = typeof domain === 'string' && domain.toLowerCase() === request.hostname.toLowerCase();
  return isOwnDomain ? origins?.[0] : origins?.at(-1);
};

import { type Zone, zones } from '@pairwise/contracts/remote';
import type { ZoneHosts } from '@pairwise/contracts/zone-hosts';
import type { FastifyRequest } from 'fastify';

import type { Env } from '../env.ts';

type Requested = Pick<FastifyRequest, 'host'>;

const zonesOf = ({ host }: Requested, sites: readonly ZoneHosts[]): ZoneHosts | undefined =>
  sites.find((hosts) => Object.values(hosts).includes(host.toLowerCase()));

/** Returns the origin of a site if the request arrived there; undefined at another zone, or when all share one origin. */
export const siteOrigin = (request: Requested, { zones: sites, publicUrl }: Pick<Env, 'zones' | 'publicUrl'>) =>
  zonesOf(request, sites)?.site === request.host.toLowerCase()
    ? `${publicUrl.protocol}//${request.host.toLowerCase()}`
    : undefined;

/** Returns the zone at whose origin a request arrived; undefined for another host, and when all share one origin. */
export const zoneOf = (request: Requested, sites: readonly ZoneHosts[]): Zone | undefined => {
  const own = zonesOf(request, sites);
  return own && zones.find((zone) => own[zone] === request.host.toLowerCase());
};

/** Whether a request arrived at the origin of the app. */
export const isAtApp = (request: Requested, sites: readonly ZoneHosts[]): boolean => zoneOf(request, sites) === 'app';

/** Returns the host name that selects the site of a request: the site's own, whichever of its zones was requested. */
export const siteHostname = (
  request: Pick<FastifyRequest, 'host' | 'hostname'>,
  sites: readonly ZoneHosts[],
): string => {
  const own = zonesOf(request, sites);
  return own ? new URL(`http://${own.site}`).hostname : request.hostname;
};

import type { ZoneHosts } from '@pairwise/contracts/zone-hosts';
import type { FastifyRequest } from 'fastify';

import type { Env } from '../env.ts';

type Requested = Pick<FastifyRequest, 'host'>;

const zonesOf = ({ host }: Requested, zones: readonly ZoneHosts[]): ZoneHosts | undefined =>
  zones.find((hosts) => Object.values(hosts).includes(host.toLowerCase()));

/** Returns the origin of a site if the request arrived there; undefined at another zone, or when all share one origin. */
export const siteOrigin = (request: Requested, { zones, publicUrl }: Pick<Env, 'zones' | 'publicUrl'>) =>
  zonesOf(request, zones)?.site === request.host.toLowerCase()
    ? `${publicUrl.protocol}//${request.host.toLowerCase()}`
    : undefined;

/** Whether a request arrived at the origin of the app. */
export const isAtApp = (request: Requested, zones: readonly ZoneHosts[]): boolean =>
  zonesOf(request, zones)?.app === request.host.toLowerCase();

/** Returns the host name that selects the site of a request: the site's own, whichever of its zones was requested. */
export const siteHostname = (
  request: Pick<FastifyRequest, 'host' | 'hostname'>,
  zones: readonly ZoneHosts[],
): string => {
  const own = zonesOf(request, zones);
  return own ? new URL(`http://${own.site}`).hostname : request.hostname;
};

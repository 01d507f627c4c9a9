import type { ZoneHosts } from '@pairwise/contracts/zone-hosts';
import type { FastifyRequest } from 'fastify';

/** Returns the host name that selects the site of a request: the site's own, whichever of its zones was requested. */
export const siteHostname = (
  { host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>,
  zones: readonly ZoneHosts[],
): string => {
  const own = zones.find((hosts) => Object.values(hosts).includes(host.toLowerCase()));
  return own ? new URL(`http://${own.site}`).hostname : hostname;
};

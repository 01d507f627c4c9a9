import { type Zone, zones } from '@pairwise/contracts/remote';
import type { ZoneHosts } from '@pairwise/contracts/zone-hosts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a request arrived, when each zone has an origin of its own. */
export interface OwnZone {
  zone: Zone;
  /** The origins of all zones of the same site. */
  origins: Readonly<Record<Zone, string>>;
}

export interface ZoneAddress {
  /** Members reach the product over https, which a proxy in front of the gateway terminates. */
  https: boolean;
  /** The hosts of the zones of each site; absent when all zones live on one origin. */
  zones?: readonly ZoneHosts[];
}

/** Returns where each host of the sites leads. */
const zonesByHost = (sites: readonly ZoneHosts[], scheme: string): ReadonlyMap<string, OwnZone> => {
  const byHost = new Map<string, OwnZone>();
  for (const { site, app, pay } of sites) {
    const origins = { site: `${scheme}://${site}`, app: `${scheme}://${app}`, pay: `${scheme}://${pay}` };
    byHost.set(site, { zone: 'site', origins }).set(app, { zone: 'app', origins }).set(pay, { zone: 'pay', origins });
  }
  return byHost;
};

/** Each request of a page looks its host up several times. */
const known = {
  http: new WeakMap<object, ReadonlyMap<string, OwnZone>>(),
  https: new WeakMap<object, ReadonlyMap<string, OwnZone>>(),
};

/** Returns the zone of the requested host; undefined for an unknown host, and when all zones live on one origin. */
export const ownZone = (
  { host }: Pick<FastifyRequest, 'host'>,
  { https, zones: sites }: ZoneAddress,
): OwnZone | undefined => {
  if (!sites) return undefined;
  const scheme = https ? 'https' : 'http';
  const byHost = known[scheme].get(sites) ?? zonesByHost(sites, scheme);
  known[scheme].set(sites, byHost);
  return byHost.get(host.toLowerCase());
};

/**
 * Addresses that not every zone serves: the worker and the manifest belong to the installed app, and no page of `pay`
 * is listed.
 */
const servedBy: Readonly<Record<string, readonly Zone[]>> = {
  '/sw-push.js': ['app'],
  '/offline.html': ['app'],
  '/manifest.webmanifest': ['app'],
  '/sitemap.xml': ['site', 'app'],
};

/**
 * Refuses what no zone's origin serves. A load balancer asks any host for `/health`. The response to an unknown host
 * names no site.
 */
export const guardHosts = (app: FastifyInstance, address: ZoneAddress): void => {
  if (!address.zones) return;
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    const own = ownZone(request, address);
    if (url === '/health' || (own && (servedBy[url] ?? zones).includes(own.zone))) return undefined;
    return reply
      .code(own ? 404 : 421)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
      .type('text/plain; charset=utf-8')
      .send(own ? 'Not found' : 'Misdirected request');
  });
};

import { nicheDomains } from './niche-domains.ts';

/**
 * Returns the setting ZONE_HOSTS for a product on this machine: the product's own hosts, and those of the sites that journeys
 * add. A product with an origin for each zone serves no host without an entry.
 */
export const zoneHostsSetting = (port: number): string =>
  ['localhost', ...nicheDomains]
    .map((domain) => `site=${domain}:${port} app=app.${domain}:${port} pay=pay.${domain}:${port}`)
    .join('; ');

import type { Zone } from '@pairwise/contracts/remote';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { escapeHtml } from '../http/escape-html.ts';
import { listedPath } from '../http/route-address.ts';
import type { RegistryDocument } from '../registry/index.ts';
import type { HeadsSource } from './heads-source.ts';
import { type Alternate, alternatesOf, isListed, type ListedPage } from './listed-pages.ts';
import type { SettingsSource, SiteSettings } from './settings-source.ts';
import { canonicalOrigin, type SiteAddress } from '../zones/site-origin.ts';
import { ownZone } from '../zones/zones.ts';

export interface SearchEngineOptions extends SiteAddress {
  settings: SettingsSource;
  current: () => RegistryDocument;
  heads: HeadsSource;
}

/** A published version is in the list within minutes. */
const CACHED = 'public, max-age=300';

/** Returns the paths of all listed pages of the stable versions, in their order; only those of `zone` if one is given. */
const listedPaths = async (
  { pointers, versions }: RegistryDocument,
  heads: HeadsSource,
  zone: Zone | undefined,
): Promise<string[]> => {
  const owners = Object.entries(pointers).flatMap(([name, live]) => versions[name]?.[live] ?? []);
  const paths = await Promise.all(
    owners.map(async (owner) => {
      const known = await heads.get(owner);
      return (owner.data?.routes ?? [])
        .filter((route) => isListed(route, known) && (zone === undefined || route.zone === zone))
        .flatMap((route) => listedPath(route) ?? []);
    }),
  );
  return paths.flat().toSorted();
};

const linkMarkup = ({ language, address }: Alternate): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;

/** Renders a page with one entry for each language; each entry lists all of them. */
const entries = (page: ListedPage): string[] => {
  const alternates = alternatesOf(page);
  const links = alternates.map(linkMarkup).join('');
  return alternates
    .filter(({ language }) => language !== 'x-default')
    .map(({ address }) => `<url><loc>${escapeHtml(address)}</loc>${links}</url>`);
};

const siteMap = (pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(entries),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Serves `robots.txt` and `sitemap.xml` of the requested site, and of the requested zone if that has an origin of its
 * own. Nothing is forbidden in `robots.txt`: a search engine must
 * load a page to find that it is not to be listed, and needs the code and the api to render one.
 */
export const searchEngineRoutes = (app: FastifyInstance, options: SearchEngineOptions): void => {
  const { settings, current, heads } = options;

  const serve = (
    address: string,
    type: string,
    render: (origin: string, site: SiteSettings, zone: Zone | undefined) => Promise<string>,
  ): void => {
    app.get(address, async (request, reply): Promise<FastifyReply> => {
      const site = await settings.get({ host: request.hostname, ip: request.ip });
      const origin = site && canonicalOrigin(request, site, options);
      const body =
        site === undefined || origin === undefined
          ? undefined
          : await render(origin, site, ownZone(request, options)?.zone);
      if (body === undefined) {
        return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Try again');
      }
      return reply.header('cache-control', CACHED).type(type).send(body);
    });
  };

  serve('/robots.txt', 'text/plain; charset=utf-8', async (origin, _site, zone) =>
    ['User-agent: *', 'Disallow:', ...(zone === 'pay' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]), ''].join('\n'),
  );

  serve('/sitemap.xml', 'application/xml; charset=utf-8', async (origin, site, zone) => {
    const paths = await listedPaths(current(), heads, zone);
    return siteMap(paths.map((path) => ({ origin, path, settings: site })));
  });
};

import { isLanguage, languageCookie } from '@pairwise/contracts/languages';
import { niches } from '@pairwise/contracts/niches';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { type ResponseCookie, siteCookie } from '../http/cookies.ts';
import type { SettingsSource, SiteSettings } from '../page/settings-source.ts';
import { ownZone, type ZoneAddress } from '../zones/zones.ts';
import type { FormKeys } from './form-key.ts';
import { field, readForms } from './form-parser.ts';
import type { StaffMessages } from './messages/en.ts';
import { isFromOwnPage } from './own-page.ts';
import { renderPreviewPage } from './preview-page.ts';
import type { PreviewLink, Previews } from './previews.ts';
import { refuseScripts } from './refuse-scripts.ts';
import { goTo, sendFormPage, siteOf } from './send-form-page.ts';

/** Pages of the version to choose from. */
const MAX_PATHS = 200;

export interface PreviewRoutesOptions extends ZoneAddress {
  previews: Previews;
  settings: SettingsSource;
  keys: FormKeys;
}

interface LinkParams {
  Params: { link: string };
}

const countriesShape = z.object({ countries: z.array(z.object({ code: z.string() })) });

const countriesOf = (site: SiteSettings | undefined): string[] => {
  const parsed = countriesShape.safeParse(site);
  return parsed.success ? parsed.data.countries.map(({ code }) => code) : [];
};

/** Returns the path of a route without its optional parameters; undefined when it needs one. */
const plainPath = (path: string): string | undefined => {
  const shortest = path.replaceAll(/\/:\w+\?/g, '') || '/';
  return shortest.includes(':') ? undefined : shortest;
};

/** Serves `/__mfe/preview/<link>`: a page that says what the link shows, and a form that shows it in this browser. */
export const previewRoutes = (app: FastifyInstance, options: PreviewRoutesOptions): void => {
  const { previews, settings, keys, https } = options;

  /** The pages of the version that have no parameters and are at this origin. */
  const pathsOf = (request: FastifyRequest, { version: { data } }: PreviewLink): string[] => {
    const zone = ownZone(request, options)?.zone;
    const paths = (data?.routes ?? [])
      .filter((route) => zone === undefined || route.zone === zone)
      .flatMap(({ path }) => plainPath(path) ?? []);
    return paths.length > 0 ? [...new Set(paths)].slice(0, MAX_PATHS) : ['/'];
  };

  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    { link, error, status = 200 }: { link?: PreviewLink; error?: keyof StaffMessages; status?: number },
  ): Promise<FastifyReply> =>
    sendFormPage(request, reply, {
      settings,
      keys,
      status,
      render: ({ site, ...page }) =>
        renderPreviewPage({
          ...page,
          ...(error !== undefined && { error }),
          ...(link && { preview: { link, paths: pathsOf(request, link), countries: countriesOf(site) } }),
        }),
    });

  const languageCookies = (language: string): ResponseCookie[] => {
    if (!isLanguage(language)) return [];
    const { name, maxAgeSeconds } = languageCookie;
    return [siteCookie(name, language, { https, maxAgeSeconds, sameSite: 'lax', isReadable: true })];
  };

  const show = async (request: FastifyRequest<LinkParams>, reply: FastifyReply): Promise<FastifyReply> => {
    const link = previews.open(request.params.link);
    if (!link) return sendPage(request, reply, { error: 'errorPreview', status: 404 });
    if (!isFromOwnPage(request) || !keys.accepts(request))
      return sendPage(request, reply, { link, error: 'errorForeign', status: 403 });
    const [first = '/', ...others] = pathsOf(request, link);
    const country = countriesOf(await siteOf(request, settings)).find((code) => code === field(request, 'country'));
    const niche = Number(field(request, 'niche'));
    const view = {
      ...(country !== undefined && { country }),
      ...(niches[niche - 1] !== undefined && { niche }),
    };
    request.log.info({ token: link.token.id, name: link.version.name, version: link.version.version }, 'preview');
    const path = others.find((other) => other === field(request, 'path')) ?? first;
    return goTo(reply, path, [...previews.show(link, view), ...languageCookies(field(request, 'language'))]);
  };

  void app.register(async (scope) => {
    refuseScripts(scope);
    readForms(scope);
    scope.get<LinkParams>('/__mfe/preview/:link', (request, reply) => {
      const link = previews.open(request.params.link);
      return sendPage(request, reply, link ? { link } : { error: 'errorPreview', status: 404 });
    });
    scope.post<LinkParams>('/__mfe/preview/:link', show);
  });
};

import type { FastifyInstance } from 'fastify';

import type { RegistryDocument } from '../registry/index.ts';
import { nicheThemeOf, nicheThemes, type NicheTheme } from './niche-theme.ts';
import type { SettingsSource, SiteSettings } from './settings-source.ts';

/** An installed app requests the manifest now and then. A change arrives within the hour. */
const cachedForAnHour = 'public, max-age=3600';

/** Policy for an SVG file that is opened directly: it gets no rights of this origin. */
const drawingPolicy = "default-src 'none'; sandbox";

/** Longest name below an icon. Longer names are shortened to their first word, or by the browser. */
const SHORT_NAME = 12;

const iconAddress = ({ niche }: NicheTheme): string => `/app-icon-${niche}.svg`;

/** Draws the logo on the niche's colour. It stays whole in any shape that is cut out of the square. */
const drawIcon = ({ deep, left, right }: NicheTheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -17 60 60"><path fill="${deep}" d="M-13-17h60v60h-60z"/>` +
  `<path fill="${left}" d="M10 3a10 10 0 0 1 0 20H3a3 3 0 0 1-3-3v-7A10 10 0 0 1 10 3Z"/>` +
  `<path fill="${right}" d="M24 3a10 10 0 0 0 0 20h7a3 3 0 0 0 3-3v-7A10 10 0 0 0 24 3Z"/>` +
  '<path fill="#fff" d="M17 5.86a10 10 0 0 1 0 14.28 10 10 0 0 1 0-14.28Z"/></svg>';

/** Returns the images of the live shell, for platforms without SVG icons. They have the default colours. */
const pictures = ({ versions, pointers }: RegistryDocument): { src: string; type: string; sizes: string }[] => {
  const files = versions['shell']?.[pointers['shell'] ?? '']?.files ?? [];
  return [192, 512]
    .filter((size) => files.some(({ path }) => path === `icon-${size}.png`))
    .map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` }));
};

const manifestOf = ({ name, description, niche }: SiteSettings, document: RegistryDocument) => {
  const theme = nicheThemeOf(niche);
  const drawing = { src: iconAddress(theme), type: 'image/svg+xml', sizes: 'any' };
  return {
    id: '/',
    name,
    short_name: name.length > SHORT_NAME ? (name.split(' ')[0] ?? name) : name,
    description,
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    background_color: theme.deep,
    theme_color: theme.deep,
    icons: [drawing, ...pictures(document)].flatMap((icon) => [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ]),
  };
};

export interface ManifestOptions {
  settings: SettingsSource;
  current: () => RegistryDocument;
}

/** Serves the web app manifest with the name and the colours of the requested site (PUSH-05). */
export const manifestRoutes = (app: FastifyInstance, { settings, current }: ManifestOptions): void => {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const site = await settings.get({ host: request.hostname, ip: request.ip });
    if (!site) {
      return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Try again');
    }
    return reply
      .header('cache-control', cachedForAnHour)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(site, current())));
  });

  for (const theme of nicheThemes) {
    app.get(iconAddress(theme), (_request, reply) =>
      reply
        .header('cache-control', cachedForAnHour)
        .header('content-security-policy', drawingPolicy)
        .type('image/svg+xml')
        .send(drawIcon(theme)),
    );
  }
};

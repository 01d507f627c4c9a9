import { z } from 'zod';

import { rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { nicheThemes } from './niche-theme.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.string() })),
});

const read = async (host = 'one.example') => {
  const response = await rawGet(gateway.url, '/manifest.webmanifest', { host });
  return { ...response, manifest: manifest.parse(JSON.parse(response.body.toString())) };
};

test('PUSH-05 the app has the name of the requested site, and one identity and start page for all', async () => {
  const response = await read('she.example');
  expect([response.status, response.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  expect(response.manifest).toMatchObject({
    id: '/',
    name: 'Test',
    short_name: 'Test',
    start_url: '/members',
    scope: '/',
    display: 'standalone',
  });
  expect(gateway.api.calls.at(-1)?.headers['x-forwarded-host']).toBe('she.example');
  gateway.api.settings['name'] = 'Pairwise for everybody';
  expect((await read('other.example')).manifest).toMatchObject({
    name: 'Pairwise for everybody',
    short_name: 'Pairwise',
  });
});

test.each(nicheThemes)(
  'PUSH-05 NICHE-01 niche $niche has colours and an icon of its own',
  async ({ niche, deep, left }) => {
    gateway.api.settings['niche'] = niche;
    const { manifest: shown } = await read();
    expect([shown.theme_color, shown.background_color]).toEqual([deep, deep]);
    const [icon] = shown.icons;
    expect(icon).toEqual({ src: `/app-icon-${niche}.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' });
    const drawing = await rawGet(gateway.url, icon?.src ?? '');
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawing.body.toString()).toContain(deep);
    expect(drawing.body.toString()).toContain(left);
    // Opened directly it is a document of this origin, so it must have no rights.
    expect(drawing.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  },
);

test('PUSH-05 no two niches look alike, and an unknown niche has the default theme', async () => {
  expect(new Set(nicheThemes.map(({ deep }) => deep)).size).toBe(7);
  for (const niche of [0, 8, -1, 1.5]) {
    gateway.api.settings['niche'] = niche;
    expect((await read(`n${Math.abs(niche)}.example`)).manifest.theme_color).toBe(nicheThemes[0]?.deep);
  }
  expect((await rawGet(gateway.url, '/app-icon-8.svg')).headers['content-type']).not.toBe('image/svg+xml');
});

test('PUSH-05 lists only images that the live shell has, each for any purpose and as maskable', async () => {
  const { manifest: shown } = await read();
  expect(shown.icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    '/app-icon-1.svg any',
    '/app-icon-1.svg maskable',
  ]);
});

test('PUSH-05 responds with 503, uncached, while the site’s settings are unknown', async () => {
  await gateway.api.stop();
  const response = await rawGet(gateway.url, '/manifest.webmanifest');
  expect([response.status, response.headers['cache-control']]).toEqual([503, 'no-store']);
});

test('PUSH-05 every page links to the manifest', async () => {
  expect((await rawGet(gateway.url, '/chats')).body.toString()).toContain(
    '<link rel="manifest" href="/manifest.webmanifest">',
  );
});

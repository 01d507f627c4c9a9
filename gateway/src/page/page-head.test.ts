import { type Language, languages, perLanguage } from '@pairwise/contracts/languages';
import type { PageHeads } from '@pairwise/contracts/page-heads';

import { route } from '../testing/gate-fixtures.ts';
import { makeDist } from '../testing/make-dist.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

const heads: PageHeads = {
  index: { texts: perLanguage((language) => ({ title: `Start ${language}`, description: `Front ${language}` })) },
  gallery: {
    texts: perLanguage((language) => ({
      title: `Art & "meeting" ${language}`,
      description: `All about {site} ${language}`,
      niches: { 2: { title: `Curator ${language}`, description: `For her ${language}` } },
    })),
    variants: {
      opening: perLanguage((language) => ({
        title: `Opening ${language}`,
        niches: { 7: { title: `Opening for him ${language}` } },
      })),
    },
  },
  inbox: { isListed: false, texts: perLanguage((language) => ({ title: `Inbox of {site} ${language}` })) },
  landing: { isListed: false, texts: perLanguage((language) => ({ title: `Person ${language}` })) },
};

const landersDist = (files: Record<string, string>, version = '1.0.0-00000001'): string =>
  makeDist({
    name: 'mf-landers',
    version,
    files: { 'remoteEntry.js': 'entry', 'lifecycle.js': 'lifecycle', ...files },
    description: {
      lifecycle: ['lifecycle.js'],
      data: {
        name: 'mf-landers',
        contracts: { bus: '^1', endpoints: '^1' },
        routes: [
          route('index', '/', { zone: 'site' }),
          route('gallery', '/landers/gallery/:slug?', { zone: 'site', access: 'visitors' }),
          route('redirect', '/redirect/:id', { zone: 'site' }),
          route('landing', '/members/:id/landing', { zone: 'site' }),
          route('plain', '/plain', { zone: 'site' }),
          route('inbox', '/inbox', { access: 'members' }),
        ],
        widgets: [],
      },
    },
  });

const HOST = 'pairwise.test';
let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
  Object.assign(gateway.api.settings, { name: 'P&W', domain: HOST });
  gateway.registry.putLive(landersDist({ 'heads.json': JSON.stringify(heads) }), operator);
});
afterEach(() => gateway.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await rawGet(gateway.url, path, { host: HOST, ...headers });
  return { ...response, text: response.body.toString() };
};

const attribute = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value);

const headOf = async (path: string, headers?: Record<string, string>) => {
  const { text } = await get(path, headers);
  return {
    text,
    language: attribute(text, /<html lang="([^"]*)"/g)[0],
    title: attribute(text, /<title>([^<]*)</g),
    description: attribute(text, /<meta name="description" content="([^"]*)"/g),
    canonical: attribute(text, /<link rel="canonical" href="([^"]*)"/g),
    robots: attribute(text, /<meta name="robots" content="([^"]*)"/g),
    alternates: [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map((found) =>
      found.slice(1),
    ),
    preview: Object.fromEntries(
      [...text.matchAll(/<meta property="(og:[^"]*)" content="([^"]*)"/g)].map((found) => found.slice(1)),
    ) as Record<string, string>, // two groups each
  };
};

const ORIGIN = `http://${HOST}`;
const mesh = (path: string) => [
  ...languages.map((language) => [language, `${ORIGIN}${path}${language === 'de' ? '' : `?lang=${language}`}`]),
  ['x-default', `${ORIGIN}${path}`],
];

test.each(languages)(
  'a lander describes itself once in %s, with the same mesh as in every language',
  async (language) => {
    const address = language === 'de' ? '/landers/gallery' : `/landers/gallery?lang=${language}`;
    expect(await headOf(address)).toMatchObject({
      language,
      title: [`Art &amp; &quot;meeting&quot; ${language} · P&amp;W`],
      description: [`All about P&amp;W ${language}`],
      canonical: [`${ORIGIN}${address}`],
      robots: [],
      alternates: mesh('/landers/gallery'),
      preview: {
        'og:type': 'website',
        'og:site_name': 'P&amp;W',
        'og:title': `Art &amp; &quot;meeting&quot; ${language} · P&amp;W`,
        'og:description': `All about P&amp;W ${language}`,
        'og:url': `${ORIGIN}${address}`,
      },
    });
  },
);

test('NICHE-01 the texts are those of the site’s niche, and of the page without texts of the niche', async () => {
  gateway.api.settingsOf.set('she.test', { ...gateway.api.settings, domain: 'she.test', niche: 2 });
  const she = await headOf('/landers/gallery', { host: 'she.test' });
  expect([she.title, she.canonical]).toEqual([['Curator de · P&amp;W'], ['http://she.test/landers/gallery']]);
  gateway.api.settingsOf.set('gay.test', { ...gateway.api.settings, domain: 'gay.test', niche: 7 });
  expect((await headOf('/landers/gallery', { host: 'gay.test' })).title[0]).toMatch(/^Art /);
  // A variant has texts for some niches, and its own for the others.
  const variantAt = (host: string) => headOf('/landers/gallery/opening', { host });
  expect(await variantAt('gay.test')).toMatchObject({
    title: ['Opening for him de · P&amp;W'],
    description: ['All about P&amp;W de'],
  });
  expect(await variantAt('she.test')).toMatchObject({
    title: ['Opening de · P&amp;W'],
    description: ['For her de'],
  });
});

test('LAND-01 a variant has texts of its own and the address of its page; an unknown one is that page', async () => {
  const variant = await headOf('/landers/gallery/opening?ref=7');
  expect(variant).toMatchObject({
    title: ['Opening de · P&amp;W'],
    description: ['All about P&amp;W de'],
    canonical: [`${ORIGIN}/landers/gallery`],
    alternates: [],
    preview: { 'og:url': `${ORIGIN}/landers/gallery/opening` },
  });
  for (const slug of ['unknown', 'constructor', '__proto__', '%22%3E']) {
    expect(await headOf(`/landers/gallery/${slug}`)).toMatchObject({
      title: ['Art &amp; &quot;meeting&quot; de · P&amp;W'],
      canonical: [`${ORIGIN}/landers/gallery`],
      preview: { 'og:url': `${ORIGIN}/landers/gallery` },
    });
  }
});

test('a title that search engines would cut has no name of the site', async () => {
  gateway.api.settings['name'] = 'A'.repeat(60);
  expect((await headOf('/landers/gallery')).title).toEqual(['Art &amp; &quot;meeting&quot; de']);
});

test('the front page has the texts of the settings in the language of the site, and published ones in others', async () => {
  expect(await headOf('/')).toMatchObject({ title: ['Front'], description: ['All about it'], alternates: mesh('/') });
  expect(await headOf('/?lang=nl')).toMatchObject({ title: ['Start nl · P&amp;W'], description: ['Front nl'] });
});

test('a page that search engines do not list is described in its language too', async () => {
  for (const path of ['/chats', '/no/such/page']) {
    expect((await headOf(path)).description).toEqual(['All about it']);
    expect((await headOf(path, { cookie: 'lang=nl' })).description).toEqual(['Front nl']);
  }
});

test.each(languages)('a page that search engines do not list has its own title in %s', async (language) => {
  const description = [language === 'de' ? 'All about it' : `Front ${language}`];
  const cookie = `lang=${language}`;
  expect(await headOf('/inbox', { cookie })).toMatchObject({
    title: [`Inbox of P&amp;W ${language} · P&amp;W`],
    description,
    robots: ['noindex'],
    preview: {},
  });
  expect(await headOf('/members/7/landing', { cookie })).toMatchObject({ title: [`Person ${language} · P&amp;W`] });
});

test.each(['/members/7', '/members/7/landing', '/redirect/5', '/inbox', '/plain', '/chats', '/no/such/page'])(
  'search engines do not list %s',
  async (path) => {
    expect(await headOf(path)).toMatchObject({ robots: ['noindex'], canonical: [], alternates: [], preview: {} });
  },
);

test('LANG-03 the address selects the language before the cookie, and is kept for the next page', async () => {
  const { headers, text } = await get('/landers/gallery?lang=nl', { cookie: 'lang=en' });
  expect(text).toContain('<html lang="nl"');
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^lang=nl; Max-Age=31536000; Path=\/; SameSite=Lax$/)]);
  expect((await get('/landers/gallery?lang=nl', { cookie: 'lang=nl' })).headers['set-cookie']).toBeUndefined();
  for (const value of ['xx', '', 'constructor', 'nl%0d%0aset-cookie:a=b']) {
    const other = await get(`/landers/gallery?lang=${value}`);
    expect(other.text).toContain('<html lang="de"');
    expect(other.headers['set-cookie']).toBeUndefined();
  }
  // The page's language decides, not the address: a reader with a cookie shares what is on the page.
  expect((await headOf('/landers/gallery', { cookie: 'lang=en' })).canonical).toEqual([
    `${ORIGIN}/landers/gallery?lang=en`,
  ]);
});

const listed = (xml: string): string[] => attribute(xml, /<loc>([^<]*)<\/loc>/g);

test('the sitemap lists exactly the pages without noindex, in every language with the same mesh', async () => {
  const { status, headers, text } = await get('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const addressesOf = (path: string): string[] =>
    mesh(path)
      .slice(0, languages.length)
      .map(([, address = '']) => address);
  expect(listed(text)).toEqual([...addressesOf('/'), ...addressesOf('/landers/gallery')]);
  expect(attribute(text, /hreflang="([^"]*)"/g)).toHaveLength(2 * languages.length * (languages.length + 1));
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/landers/gallery"/>`);
  const robots = await get('/robots.txt');
  expect(robots.text).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('the addresses are those of PUBLIC_URL, except on a site with a domain of its own', async () => {
  await gateway.stop();
  gateway = await startGateway({ publicUrl: 'https://public.test/', https: true });
  gateway.api.settings['domain'] = 'own.test';
  gateway.registry.putLive(landersDist({ 'heads.json': JSON.stringify(heads) }), operator);
  expect((await headOf('/landers/gallery', { host: '10.0.0.1:4000' })).canonical).toEqual([
    'https://public.test/landers/gallery',
  ]);
  expect((await headOf('/landers/gallery', { host: 'own.test' })).canonical).toEqual([
    'https://own.test/landers/gallery',
  ]);
  expect(listed((await get('/sitemap.xml', { host: 'own.test' })).text)[0]).toBe('https://own.test/?lang=en');
});

test('a version without texts, or with broken ones, keeps its public pages in search engines', async () => {
  for (const [at, files] of [{}, { 'heads.json': '{"index":' }].entries()) {
    gateway.registry.putLive(landersDist(files, `1.0.${at + 1}-00000001`), operator);
    expect(await headOf('/landers/gallery')).toMatchObject({
      title: ['P&amp;W'],
      description: ['All about it'],
      canonical: [`${ORIGIN}/landers/gallery`],
      robots: [],
    });
    expect((await headOf('/redirect/5')).robots).toEqual(['noindex']);
    expect(listed((await get('/sitemap.xml')).text)).toContain(`${ORIGIN}/landers/gallery`);
  }
});

test('new texts are live with the next page, without another build', async () => {
  const next = structuredClone(heads);
  const german: Language = 'de';
  next['gallery'] = { texts: { [german]: { title: 'Neu', description: 'Neu' } } };
  gateway.registry.putLive(landersDist({ 'heads.json': JSON.stringify(next) }, '1.0.1-00000001'), operator);
  expect((await headOf('/landers/gallery')).title).toEqual(['Neu · P&amp;W']);
});

test('robots and sitemap respond with 503, uncached, while the site’s settings are unknown', async () => {
  await gateway.api.stop();
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  }
});

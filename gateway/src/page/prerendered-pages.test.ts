import { createHash } from 'node:crypto';

import { authDist, frameDist, landersDist } from '../testing/landers-dist.ts';
import { dataOf, directives, preloadsIn } from '../testing/read-page.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
  for (const dist of [frameDist(), landersDist(), authDist()]) gateway.registry.putLive(dist, operator);
});
afterAll(() => gateway.stop());

const english = 'lang=en';
let hosts = 0;

/** Opens a page of a site with these settings: a host of its own, because settings are cached by host. */
const open = async (path: string, settings: object = {}, headers: Record<string, string> = {}) => {
  hosts += 1;
  const host = `site${hosts}.test`;
  gateway.api.settingsOf.set(host, { ...gateway.api.settings, signups: 'all', ...settings });
  const response = await rawGet(gateway.url, path, { host, cookie: english, ...headers });
  return {
    ...response,
    html: response.body.toString(),
    policy: directives(response.headers['content-security-policy']),
  };
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('LAND-01 a visitor’s lander is complete without a script: frame, screen, and the widget of another remote in its slot', async () => {
  const { html, policy } = await open('/landers/gallery');
  expect(html).toContain('<div id="top"><header class="pw-s">Test</header></div>');
  expect(html).toContain(
    '<div data-remote="mf-landers" data-version="1.0.0-00000001"><div data-prerendered><h1 class="pw-a" style="rotate:3deg">For everyone.</h1>',
  );
  expect(html).toMatch(/<div data-slot="signup"><form method="post">/);
  expect(html).not.toContain('data-skeleton="');
  // Each rule once, with the names that emotion skips.
  expect(html).toMatch(
    /<style nonce="[^"]+" data-emotion="pw a f s">\.pw-a\{color:red\}\.pw-f\{color:green\}\.pw-s\{color:black\}<\/style>/,
  );
  expect(html).toContain(
    '<link rel="preload" as="image" href="/remotes/mf-landers/1.0.0-00000001/one.webp" fetchpriority="high">',
  );
  expect(policy['style-src-attr']).toBe(`'unsafe-hashes' ${hashOf('rotate:3deg')}`);
});

test.each([
  [{ geoip_selected_country: 'NL' }, '<p>18+<span data-needs="message-price"> From €0.67.</span></p>'],
  [{ geoip_selected_country: 'US' }, '<p>18+<span data-needs="message-price"> From $0.75.</span></p>'],
  [{ geoip_selected_country: 'JP' }, '<p>18+<span data-needs="message-price"> From JP¥98.</span></p>'],
  [{ geoip_selected_country: 'BR' }, '<p>18+</p>'],
  [{ geoip_selected_country: 'constructor' }, '<p>18+</p>'],
  [{ geoip_selected_country: 'XX' }, '<p>18+</p>'],
  [{ geoip_selected_country: 'NL', minimum_message_costs: undefined }, '<p>18+</p>'],
])(
  'BILL-12 a prerendered page says what a message costs in the visitor’s country, if it is known: %j',
  async (own, text) => {
    const minimum_message_costs = {
      NL: { costs: 67, currency: 'EUR' },
      US: { costs: 75, currency: 'USD' },
      JP: { costs: 98, currency: 'JPY' },
      XX: { costs: 98, currency: '"><script>' },
    };
    const { html } = await open('/landers/gallery', { minimum_message_costs, ...own });
    expect(html).toContain(text);
  },
);

test('no script of the page is requested before its starter, which the policy admits by its hash', async () => {
  const { html, policy } = await open('/landers/gallery');
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(preloadsIn(html)).toEqual([]);
  const [, data = '', starter = ''] = /<script data-start="([^"]+)">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(policy['script-src']).toContain(hashOf(starter));
  expect(policy['trusted-types']).toContain('pairwise-start');
  const { entry, preloads } = JSON.parse(data.replaceAll('&quot;', '"')) as { entry: object; preloads: object[] };
  expect(entry).toEqual({
    address: '/remotes/shell/1.0.0-00000002/main.js',
    integrity: expect.stringMatching(/^sha384-/),
  });
  expect(preloads).toContainEqual(
    expect.objectContaining({ address: '/remotes/mf-landers/1.0.0-00000001/remoteEntry.js' }),
  );
  expect(dataOf(html).remotes.map(({ name }) => name)).toEqual(expect.arrayContaining(['mf-landers', 'mf-auth']));
});

test('LAND-01 the browser may open the signup in advance, by rules that the policy admits by their hash', async () => {
  const { html, policy } = await open('/landers/gallery');
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(rules)).toEqual({
    prerender: [
      {
        where: { selector_matches: ['main a[href^="/signup"]', 'main a[href*="/signup?"][href*="carried="]'] },
        eagerness: 'moderate',
      },
    ],
  });
  expect(policy['script-src']).toContain(hashOf(rules));
});

test.each([
  ['/landers/gallery', {}, 'For everyone.'],
  ['/landers/gallery', { niche: 2 }, 'For her.'],
  ['/landers/gallery', { niche: 99 }, 'For everyone.'],
  ['/landers/gallery/opening', { niche: 2 }, 'Opening night.'],
  ['/landers/gallery/constructor', { niche: 2 }, 'For her.'],
  ['/landers/gallery', { niche: 3 }, 'For everyone.'],
  ['/landers/gallery?ref=x', { niche: 3 }, 'Sent here.'],
])('NICHE-01 LAND-01 %s of a site with %p shows %s', async (path, settings, title) => {
  expect((await open(path, settings)).html).toContain(`>${title}</h1>`);
});

test('LAND-01 links keep the tracking parameters of the address, and nothing else of it', async () => {
  const link = async (query: string) =>
    /<a href="(\/signup[^"]*)">/.exec((await open(`/landers/gallery${query}`)).html)?.[1];
  expect(await link('')).toBe('/signup');
  expect(await link('?utm=1&sub1=a&ref=%22%3Cb')).toBe('/signup?ref=%22%3Cb&amp;sub1=a');
});

test('the name of a site is text, whatever characters it has', async () => {
  const { html } = await open('/landers/gallery', { name: '<b>$& "Best"' });
  expect(html).toContain('<header class="pw-s">&lt;b&gt;$&amp; &quot;Best&quot;</header>');
});

test('NAV-09 the footer links to live pages only', async () => {
  const { html } = await open('/landers/gallery');
  expect(html).toContain(
    '<div id="footer"><ul><li data-route="/pages/terms"><a href="/pages/terms">Terms</a></li></ul></div>',
  );
});

test('AUTH-03 a site that accepts no signups has the notice in place of the form', async () => {
  expect((await open('/landers/gallery', { signups: 'other' })).html).toContain(
    '<div data-slot="signup"><p>Closed</p></div>',
  );
});

test('what a build has rendered for a demo is on the pages of a demo only', async () => {
  expect((await open('/pages/demo')).html).toContain('<h1>For show.</h1>');
  const inPublic = await startGateway({ demo: false });
  try {
    for (const dist of [frameDist(), landersDist()]) inPublic.registry.putLive(dist, operator);
    const { body } = await rawGet(inPublic.url, '/pages/demo', { host: 'site.test', cookie: english });
    expect(body.toString()).not.toContain('For show.');
  } finally {
    await inPublic.stop();
  }
});

test.each([
  ['in another language', '/landers/gallery', { cookie: 'lang=nl' }],
  ['of a member', '/landers/gallery', { cookie: `${english}; auth.session=any` }],
  ['that no build has rendered', '/pages/terms', {}],
])('a page %s is rendered in the browser', async (_what, path, headers) => {
  const { html, policy } = await open(path, {}, headers);
  expect(html).toMatch(/<script defer src="\/remotes\/shell\//);
  expect(html).not.toContain('data-prerendered');
  expect(policy).not.toHaveProperty('style-src-attr');
});

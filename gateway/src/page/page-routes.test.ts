import { openedLink } from '@pairwise/contracts/opened-link';

import { chatDist, shellDist } from '../testing/make-dist.ts';
import { dataOf, directives, preloadsIn, unpack } from '../testing/read-page.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const page = async (address: string, headers: Record<string, string> = {}) => {
  const response = await rawGet(gateway.url, address, headers);
  return { ...response, html: response.body.toString() };
};

test('a page preloads exactly the files of its route, each once, in the language of the visitor', async () => {
  const { html } = await page('/chats?from=mail', { cookie: 'lang=en' });
  expect(preloadsIn(html)).toEqual([
    '/remotes/shell/1.0.0-00000001/messages-en.js',
    '/remotes/mf-chat/1.0.0-00000001/remoteEntry.js',
    '/remotes/mf-chat/1.0.0-00000001/lifecycle.js',
    '/remotes/mf-chat/1.0.0-00000001/shared-part.js',
    '/remotes/mf-chat/1.0.0-00000001/screen-chats.js',
    '/remotes/mf-chat/1.0.0-00000001/messages-en.js',
  ]);
  expect(preloadsIn((await page('/lang-config')).html)).toEqual(['/remotes/shell/1.0.0-00000001/messages-de.js']);
});

test('CALL-10 a page with a session cookie reads the user record in its head, by a script with its hash; any other page does not', async () => {
  const read = /<script>(\(self\.startedReads=\{"\/api\/user\.php":fetch\("\/api\/user\.php".*?)<\/script>/;
  const { html, headers } = await page('/chats', { cookie: 'auth.session=any' });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(read.exec(html)?.[1]));
  const hash = `'sha256-${Buffer.from(digest).toString('base64')}'`;
  expect(directives(headers['content-security-policy'])['script-src']?.split(' ')[0]).toBe(hash);
  const signedOut = await page('/chats');
  expect(signedOut.html).not.toContain('startedReads');
  expect(signedOut.headers['content-security-policy']).not.toContain('sha256');
});

test.each(['//', '//evil.test/chats', '/%2F', '///'])('%s is an address like any other', async (address) => {
  expect((await page(address)).status).toBe(404);
});

test('every address in a page can be fetched and has the hash that the page names', async () => {
  const { html } = await page('/chats/5');
  const named = [...html.matchAll(/(?:href|src)="(\/remotes\/[^"]+)" integrity="sha384-([^"]+)"/g)];
  expect(named).toHaveLength(6);
  for (const [, address = '', hash = ''] of named) {
    const { status, body } = await rawGet(gateway.url, address);
    expect(status).toBe(200);
    const digest = await crypto.subtle.digest('SHA-384', Uint8Array.from(body));
    expect(Buffer.from(digest).toString('base64')).toBe(hash);
  }
});

test('the frame of the route is painted before any script runs', async () => {
  const list = await page('/chats');
  expect(list.html).toMatch(/<html lang="de" data-layout="default" data-zone="app">/);
  expect(list.html).toMatch(/<div id="outlet" aria-busy="true"><div data-skeleton="list"/);
  expect((await page('/chats/7')).html).toMatch(/data-layout="chat"/);
  expect(list.html).toContain('url(/remotes/shell/1.0.0-00000001/fonts/a.woff2)');
});

test('LANG-05 L-2 a page of a member in the United States is written in American English, whatever its address', async () => {
  gateway.api.settingsOfSession.set('of-anna', { ...gateway.api.settings, geoip_selected_country: 'US' });
  const open = async (cookie: string) => {
    const { html } = await page('/chats', { cookie });
    const { geoip_selected_country: country } = dataOf(html).settings as Record<string, unknown>;
    return [/<html lang="([^"]*)"/.exec(html)?.[1], country];
  };
  expect(await open('lang=en; auth.session=of-anna')).toEqual(['en-US', 'US']);
  expect(await open('lang=de; auth.session=of-anna')).toEqual(['de', 'US']);
  expect(await open('lang=en')).toEqual(['en', undefined]);
});

test.each([
  ['US', 'en', 'en-US'],
  ['US', 'es', 'es'],
  ['BE', 'nl', 'nl'],
  ['BE', 'fr', 'fr'],
  ['CH', 'de', 'de'],
  ['CH', 'en', 'en'],
  ['FI', 'sv', 'sv'],
  ['PL', 'pl', 'pl'],
])(
  'LANG-05 L-2 a page of a member in %s, whose language is %s, has the language %s and the settings of that country',
  async (country, language, lang) => {
    gateway.api.settingsOfSession.set('of-anna', { ...gateway.api.settings, geoip_selected_country: country });
    const { html } = await page('/chats', { cookie: `lang=${language}; auth.session=of-anna` });
    expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(lang);
    expect(dataOf(html).settings).toMatchObject({ geoip_selected_country: country });
  },
);

test('PLAT-01 a moved pointer is live with the next page, and pages are never cached', async () => {
  const before = await page('/chats');
  expect(before.headers['cache-control']).toBe('no-store');
  gateway.registry.putLive(chatDist('1.0.0-00000002'), operator);
  const { revision } = gateway.registry.current();
  const data = dataOf((await page('/chats')).html);
  expect(data.revision).toBe(revision);
  expect(data.remotes.map(({ version }) => version)).toEqual(['1.0.0-00000002']);
});

test('ROUTE-37 responds to an unknown address with 404 and a page', async () => {
  const { status, html } = await page('/no/such/page');
  expect(status).toBe(404);
  expect(preloadsIn(html)).toEqual(['/remotes/shell/1.0.0-00000001/messages-de.js']);
  expect((await page('/chats/5/more')).status).toBe(404);
});

test('ROUTE-32 a mail token of 43 characters has a page, anything else at the root has none', async () => {
  const token = 'aB3_-'.repeat(8).concat('xyz');
  expect((await page(`/${token}`)).status).toBe(200);
  expect((await page(`/${openedLink}`)).status).toBe(200);
  expect(gateway.api.calls.filter(({ url }) => url.includes('token.php')).map(({ url }) => url)).toEqual([
    `/api/token.php?token=${token}`,
  ]);
  // A link that never existed: the page reports it, and so does its status.
  gateway.api.unknownLinks.add('x'.repeat(43));
  const unknown = await page(`/${'x'.repeat(43)}`);
  expect([unknown.status, dataOf(unknown.html).zone]).toEqual([404, 'app']);
  expect((await page(`/${'a'.repeat(44)}`)).status).toBe(404);
});

test('PLAT-05 ALERT-07 a document loads only the remotes of its zone: a payment page has no widget of the slot modal', async () => {
  const app = await page('/chats');
  expect(dataOf(app.html).remotes.map(({ name }) => name)).toEqual(['mf-chat']);
  expect(directives(app.headers['content-security-policy'])['trusted-types']).not.toContain('mf-billing');
  const pay = await page('/directdebit');
  expect(dataOf(pay.html)).toMatchObject({ zone: 'pay', remotes: [{ name: 'mf-billing' }] });
  expect(directives(pay.headers['content-security-policy'])['trusted-types']).toBe(
    'shell@1.0.0-00000001 pairwise-shell mf-billing@1.0.0-00000001',
  );
  expect(directives(pay.headers['content-security-policy'])['script-src']).not.toContain('mf-chat');
  expect(directives(app.headers['content-security-policy'])['script-src']).not.toContain('mf-billing');
});

test('PLAT-05 the policy of a page admits its own scripts and styles, nothing inline, and nothing made of strings', async () => {
  const first = await page('/chats');
  const policy = directives(first.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy['style-src'] ?? '')?.[1] ?? '';
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': [
      `${gateway.url}/remotes/shell/1.0.0-00000001/`,
      `${gateway.url}/remotes/mf-chat/1.0.0-00000001/`,
    ].join(' '),
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': `${gateway.url}/sw-push.js`,
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'shell@1.0.0-00000001 pairwise-shell mf-chat@1.0.0-00000001',
  });
  expect(first.html.match(/nonce="([^"]+)"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
  const second = await page('/chats');
  expect(second.html).not.toContain(nonce);
  expect(first.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
});

test('settings cannot inject HTML into the page', async () => {
  gateway.api.settings['description'] = '</script><script>alert(1)</script><!-- " \' &';
  gateway.api.settings['name'] = '</title><b>';
  const { html } = await page('/chats');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<!--');
  expect(html).not.toContain('</title><b>');
  expect(dataOf(html).settings.description).toBe('</script><script>alert(1)</script><!-- " \' &');
});

test.each([
  ['LANG-03', {}, 'de-DE', 'de'],
  ['LANG-02', { cookie: 'a=1; lang=nl; b=2' }, 'de-DE', 'nl'],
  ['LANG-03', { cookie: 'lang=xx' }, 'NL', 'nl'],
  ['LANG-03', { cookie: 'notlang=nl' }, 'zz', 'en'],
  ['LANG-03', { 'accept-language': 'de' }, 'xx', 'en'],
])('%s page with %p and domain language %p is in %p', async (_id, headers, domainLanguage, language) => {
  gateway.api.settings['domain_language'] = domainLanguage;
  const { html } = await page('/chats', headers);
  expect(html).toContain(`<html lang="${language}"`);
  expect(dataOf(html).language).toBe(language);
});

test('uses the last settings while the api is down', async () => {
  expect((await page('/chats')).status).toBe(200);
  await gateway.api.stop();
  expect((await page('/chats')).status).toBe(200);
  expect((await rawGet(gateway.url, '/health')).status).toBe(200);
});

test('ERR-01 a host without known settings gets the neutral error, not the page of another host', async () => {
  expect((await page('/chats', { host: 'she.example' })).status).toBe(200);
  await gateway.api.stop();
  const { status, html } = await page('/chats', { host: 'he.example' });
  expect(status).toBe(503);
  expect(html).not.toContain('Front');
  expect((await page('/chats', { host: 'she.example' })).status).toBe(200);
});

test('ERR-01 without settings there is no page, and the error has no details', async () => {
  await gateway.api.stop();
  const { status, html } = await page('/chats');
  expect(status).toBe(503);
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
});

test('PLAT-01 a new shell is live with the next page', async () => {
  gateway.registry.putLive(shellDist('1.0.0-00000002'), operator);
  const { html } = await page('/chats');
  expect(html).toContain('src="/remotes/shell/1.0.0-00000002/main.js"');
  expect(html).toContain('url(/remotes/shell/1.0.0-00000002/fonts/a.woff2)');
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip'],
  ['br, gzip;q=0.5', 'gzip'],
  ['br, gzip;q=0', undefined],
  ['br', undefined],
  ['', undefined],
])('for a browser that accepts "%s" the encoding of a page is %s', async (accepted, encoding) => {
  const { headers, body } = await rawGet(gateway.url, '/chats', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  expect(headers['content-length']).toBe(String(body.byteLength));
  expect(unpack(body, headers['content-encoding'])).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
});

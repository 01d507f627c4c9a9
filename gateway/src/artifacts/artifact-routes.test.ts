import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { chatDist } from '../testing/make-dist.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const chat = '/remotes/mf-chat/1.0.0-00000001';
const get = (address: string, headers?: Record<string, string>) => rawGet(gateway.url, address, headers);

test('PLAT-05 serves a published file with an immutable cache header, its type and support for integrity', async () => {
  const { status, headers, body } = await get(`${chat}/remoteEntry.js`);
  expect(status).toBe(200);
  expect(body.toString()).toBe('entry 1.0.0-00000001');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
});

test('PLAT-05 serves an SVG that is opened directly as a sandboxed document', async () => {
  const { headers } = await get('/remotes/shell/1.0.0-00000001/favicon.svg');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  expect((await get(`${chat}/remoteEntry.js`)).headers['content-security-policy']).toBeUndefined();
});

test('PLAT-05 a file of a version never opens as a document, in whose text another team could pose as the product', async () => {
  const svg = await get('/remotes/shell/1.0.0-00000001/favicon.svg');
  expect(svg.headers['content-disposition']).toBe('attachment');
  // Controls: a script, and the icon of the site at its own address.
  expect((await get(`${chat}/remoteEntry.js`)).headers['content-disposition']).toBeUndefined();
  expect((await get('/favicon.svg')).headers['content-disposition']).toBeUndefined();
});

test.each<[string, Record<string, string>]>([
  ['a worker', { 'sec-fetch-dest': 'worker' }],
  ['a shared worker', { 'sec-fetch-dest': 'sharedworker' }],
  ['a service worker', { 'sec-fetch-dest': 'serviceworker' }],
  ['a service worker, in a browser without Sec-Fetch', { 'service-worker': 'script' }],
])(
  'T2 a file of a version does not run as %s, which would have no policy and outlive a rollback',
  async (_what, headers) => {
    expect((await get(`${chat}/remoteEntry.js`, headers)).status).toBe(404);
    // Control: the platform's own worker, and the file as a script.
    expect((await get('/sw-push.js', headers)).status).toBe(200);
    expect((await get(`${chat}/remoteEntry.js`, { 'sec-fetch-dest': 'script' })).status).toBe(200);
  },
);

test('serves files as they were compressed at build time: brotli first, then gzip, else uncompressed', async () => {
  const brotli = await get(`${chat}/remoteEntry.js`, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe('entry 1.0.0-00000001');
  const gzip = await get(`${chat}/remoteEntry.js`, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe('entry 1.0.0-00000001');
  const plain = await get(`${chat}/remoteEntry.js`, { 'accept-encoding': 'broken' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('a browser that has a file already gets no second copy of it, in each encoding', async () => {
  const address = `${chat}/remoteEntry.js`;
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const { headers } = await get(address, { 'accept-encoding': encoding });
      return String(headers.etag);
    }),
  );
  expect(new Set(tags).size).toBe(3);
  const [brotli = '', gzip = ''] = tags;
  const again = await get(address, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${brotli}` });
  expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, brotli]);
  expect(again.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect((await get(address, { 'accept-encoding': 'br', 'if-none-match': gzip })).status).toBe(200);
});

test.each([
  `${chat}/missing.js`,
  `${chat}/remote.json`,
  `${chat}/remoteEntry.js.br`,
  `${chat}/`,
  '/remotes/mf-chat/9.9.9-99999999/remoteEntry.js',
  '/remotes/mf-nobody/1.0.0-00000001/remoteEntry.js',
  '/remotes/__proto__/toString/x.js',
  '/remotes/mf-chat/constructor/name',
  '/remotes/',
  `${chat}/../../../secrets/registry-signing.pem`,
  `${chat}/..%2f..%2f..%2fsecrets%2fregistry-signing.pem`,
  `${chat}/%2e%2e/%2e%2e/%2e%2e/secrets/registry-signing.pem`,
  `/remotes/mf-chat/..%2f..%2fsecrets/registry-signing.pem`,
  `${chat}/..\\..\\..\\secrets\\registry-signing.pem`,
  `${chat}/remoteEntry.js%00.png`,
])('PLAT-05 responds to %p with 404 and never with a page', async (address) => {
  const { status, headers, body } = await get(address);
  expect(status).toBe(404);
  expect(headers['content-type']).not.toMatch(/html|javascript/);
  expect(headers['cache-control'] ?? '').not.toMatch(/immutable/);
  expect(body.toString()).not.toMatch(/PRIVATE KEY/);
});

test('PLAT-05 does not serve a file that was added to the folder of a version', async () => {
  const folder = path.join(gateway.dataDir, 'artifacts/mf-chat/1.0.0-00000001');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'added.js'), 'steal()');
  expect((await get(`${chat}/added.js`)).status).toBe(404);
});

test('PLAT-01 serves a version published while the gateway runs immediately, and the old one as before', async () => {
  const address = '/remotes/mf-chat/1.0.0-00000002/remoteEntry.js';
  expect((await get(address)).status).toBe(404);
  gateway.registry.publish(chatDist('1.0.0-00000002'), operator);
  expect((await get(address)).body.toString()).toBe('entry 1.0.0-00000002');
  expect((await get(`${chat}/remoteEntry.js`)).status).toBe(200);
});

test('serves the worker and the icon at the root; a missing script is not a page', async () => {
  const worker = await get('/sw-push.js');
  expect(worker.body.toString()).toBe('self');
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await get('/apple-touch-icon.png')).status).toBe(404);
  expect((await get('/fonts/a.woff2')).headers['content-type']).toBe('font/woff2');
  expect((await get('/fonts/../main.js')).status).toBe(404);
});

test('PLAT-02 stops serving the files of a revoked version immediately', async () => {
  const address = '/remotes/mf-chat/1.0.0-00000003/remoteEntry.js';
  gateway.registry.publish(chatDist('1.0.0-00000003'), operator);
  expect((await get(address)).status).toBe(200);
  gateway.registry.revoke('mf-chat', '1.0.0-00000003', operator);
  const { status, headers, body } = await get(address);
  expect([status, body.toString()]).toEqual([410, 'Revoked']);
  expect(headers['cache-control'] ?? '').not.toMatch(/immutable/);
  expect((await get('/remotes/mf-chat/1.0.0-00000003/missing.js')).status).toBe(404);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.stop());

test('forwards calls and photos unchanged, with their query', async () => {
  gateway = await startGateway();
  const call = await fetch(`${gateway.url}/api/members.php?page=2`, { method: 'POST', body: '{"a":1}' });
  expect(await call.json()).toEqual({ url: '/api/members.php?page=2' });
  expect(await (await fetch(`${gateway.url}/media/a.webp`)).json()).toEqual({ url: '/media/a.webp' });
});

test('only the gateway states where a call came from', async () => {
  gateway = await startGateway();
  await fetch(`${gateway.url}/api/user.php`, {
    headers: {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-request-type': 'client',
    },
  });
  const headers = gateway.api.calls.at(-1)?.headers ?? {};
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(gateway.url).host,
    'x-forwarded-proto': 'http',
    'x-request-type': 'client',
  });
  expect(headers).not.toHaveProperty('x-real-ip');
  expect(headers).not.toHaveProperty('forwarded');
});

const fromProxy = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-host': 'pairwise.test' };

test.each([
  ['a trusted proxy', ['127.0.0.1/32'], '203.0.113.7', 'pairwise.test'],
  ['another proxy', ['10.0.0.5'], '127.0.0.1', undefined],
])('uses the forwarding headers of %s only if it is trusted', async (_what, trustProxy, ip, host) => {
  gateway = await startGateway({ trustProxy });
  const seen = { 'x-forwarded-for': ip, 'x-forwarded-host': host ?? new URL(gateway.url).host };
  await fetch(`${gateway.url}/api/user.php`, { headers: fromProxy });
  expect(gateway.api.calls.at(-1)?.headers).toMatchObject(seen);
  // The page itself requests the visitor's settings at the same address.
  await fetch(`${gateway.url}/chats`, { headers: fromProxy });
  const settings = gateway.api.calls.findLast(({ url }) => url.startsWith('/api/settings.php'));
  expect(settings?.headers).toMatchObject({ 'x-forwarded-for': ip });
});

test('forwards the visitor’s cookies, but none that signs in a developer', async () => {
  gateway = await startGateway();
  const send = async (cookie: string) => {
    await fetch(`${gateway.url}/api/user.php`, { headers: { cookie } });
    return gateway.api.calls.at(-1)?.headers.cookie;
  };
  expect(await send('mfe.console=x.y; auth.session=1;__Host-Http-mfe.staff=z; __Host-mfe.crossing=y; lang=de')).toBe(
    'auth.session=1; lang=de',
  );
  expect(await send('mfe.bucket=x')).toBeUndefined();
});

test('ERR-04 responds in the usual error format, without details, when the api is down', async () => {
  gateway = await startGateway();
  await gateway.api.stop();
  const response = await rawGet(gateway.url, '/api/user.php');
  expect(response.status).toBe(503);
  expect(JSON.parse(response.body.toString())).toEqual({
    error: { code: 'error', message: 'An error occured, please try again later.' },
  });
});

test('forwards the development pages in demo mode only', async () => {
  gateway = await startGateway({ demo: true });
  expect(await (await fetch(`${gateway.url}/__dev/outbox`)).json()).toEqual({ url: '/__dev/outbox' });
  await gateway.stop();
  gateway = await startGateway({ demo: false });
  const response = await fetch(`${gateway.url}/__dev/outbox`);
  expect(response.status).toBe(404);
  expect(gateway.api.calls.map(({ url }) => url)).not.toContain('/__dev/outbox');
});

test('refuses a body that is longer than the api reads with an error message', async () => {
  gateway = await startGateway();
  const response = await fetch(`${gateway.url}/api/user.php`, { method: 'POST', body: 'x'.repeat(1_100_000) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } });
  expect(gateway.api.calls).toEqual([]);
});

test('MEMBER-06 forwards a photo up to the photo limit and reports a longer one as too large', async () => {
  gateway = await startGateway();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const send = (bytes: number) =>
    fetch(`${gateway.url}/api/photos.php`, { method: 'POST', headers, body: 'x'.repeat(bytes) });
  const passed = await send(10 * 1024 * 1024);
  expect(await passed.json()).toEqual({ url: '/api/photos.php' });
  expect(gateway.api.calls.at(-1)?.headers['content-length']).toBe(String(10 * 1024 * 1024));
  const calls = gateway.api.calls.length;
  const refused = await send(11 * 1024 * 1024);
  expect([refused.status, await refused.json()]).toMatchObject([413, { error: { code: 'photo_too_large' } }]);
  expect(gateway.api.calls).toHaveLength(calls);
});

test.each(['/media/..%2f..%2fx', '/media/%2e%2e%2fx', '/%E0%A4%A', '/media/..%5cx'])(
  'responds to the invalid address %s with a client error in the usual format',
  async (address) => {
    gateway = await startGateway();
    const response = await rawGet(gateway.url, address);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(JSON.parse(response.body.toString())).toMatchObject({ error: { code: expect.any(String) } });
  },
);

test('refuses an unknown method for an address', async () => {
  gateway = await startGateway();
  const response = await fetch(`${gateway.url}/login`, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
});

describe('the response of the api', () => {
  /** An api that sends so many bytes and announces others. */
  const startBytesApi = async (bytes: number, announced = bytes) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': announced, 'x-own': '1' });
      response.write(Buffer.alloc(bytes, 'x'));
      if (bytes === announced) response.end();
      else setTimeout(() => response.destroy(), 20);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    gateway = await startGateway({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }); // it listens on a port
    return () => {
      server.closeAllConnections();
      server.close();
    };
  };

  test.each([0, 10, 64 * 1024, 64 * 1024 + 1, 1_000_000])('arrives whole with %i bytes', async (bytes) => {
    const stop = await startBytesApi(bytes);
    const { status, headers, body } = await rawGet(gateway.url, '/api/user.php');
    expect([status, headers['content-length'], headers['x-own']]).toEqual([200, String(bytes), '1']);
    expect(body.equals(Buffer.alloc(bytes, 'x'))).toBe(true);
    const head = await fetch(`${gateway.url}/api/user.php`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    stop();
  });

  test('that ends early ends the connection, and is no response', async () => {
    const stop = await startBytesApi(10, 20);
    await expect(rawGet(gateway.url, '/api/user.php')).rejects.toThrow();
    stop();
  });
});

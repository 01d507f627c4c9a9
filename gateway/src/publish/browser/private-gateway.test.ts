import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { emptyDocument } from '../../registry/document.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { dataOf } from '../../testing/read-page.ts';
import { rawGet, startGateway } from '../../testing/start-gateway.ts';
import { type PrivateGateway, startPrivateGateway } from './private-gateway.ts';

test('PLAT-02 the gateway of the check connects the stream of a page with the api', async () => {
  const sockets: Duplex[] = [];
  const api = createServer((_request, response) => response.end('no upgrade'));
  api.on('upgrade', ({ headers }, socket: Duplex) => {
    sockets.push(socket);
    // As the api does: only a page of the requested host may open the stream.
    if (headers.origin !== `http://${headers.host}`) return socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    socket.on('error', () => socket.destroy());
    return socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const { port } = api.address() as AddressInfo;
  const plan = {
    dataDir: temporaryFolder(),
    document: emptyDocument,
    apiUrl: `http://127.0.0.1:${port}`,
    https: false,
  };
  const gateway = await startPrivateGateway(plan, emptyDocument);
  try {
    const status = await new Promise((resolve, reject) => {
      const asked = request(`${gateway.url}/api/events.php`, {
        headers: { connection: 'Upgrade', upgrade: 'websocket', origin: gateway.url },
      });
      asked.on('upgrade', (response, socket) => {
        socket.on('error', () => socket.destroy());
        resolve(response.statusCode);
      });
      asked.on('response', (response) => resolve(response.statusCode));
      asked.on('error', reject);
      asked.end();
    });
    expect(status).toBe(101);
  } finally {
    await gateway.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => api.close(resolve));
  }
});

describe('writes of a version under the check', () => {
  /** The calls that reached the api. */
  let calls: string[] = [];
  const api = createServer((incoming, outgoing) => {
    calls.push(`${incoming.method} ${incoming.url}`);
    outgoing.statusCode = incoming.url === '/api/unknown.php' ? 404 : 200;
    outgoing.setHeader('content-type', 'text/html').end('a page');
  });
  let gateway: PrivateGateway;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      api.listen(0, '127.0.0.1', resolve);
    });
    const { port } = api.address() as AddressInfo;
    const plan = {
      dataDir: temporaryFolder(),
      document: emptyDocument,
      apiUrl: `http://127.0.0.1:${port}`,
      https: false,
    };
    gateway = await startPrivateGateway(plan, emptyDocument);
  });
  beforeEach(() => {
    calls = [];
  });
  afterAll(async () => {
    await gateway.close();
    await new Promise((resolve) => api.close(resolve));
  });

  const writes = [
    ['POST', '/api/message.php'],
    ['PUT', '/api/profile.php'],
    ['DELETE', '/api/photo.php'],
    ['POST', '/api/user.php'],
    ['GET', '/api/logout.php'],
    ['GET', '/api/logout.php?all=1'],
    ['GET', '/api/%6cogout.php'],
    ['POST', '/%61pi/user.php'],
    ['POST', '/api//user.php/'],
    ['POST', '/api/USER.php;x'],
  ] as const;

  test.each([
    ['PATCH', '/api/photo.php'],
    ['POST', '/api/unknown.php'],
    ['POST', '/api/./message.php'],
    ['PUT', '/media/1-400.webp'],
  ])('PLAT-02 %s %s, which the api does not have, reaches another such address', async (method, path) => {
    await fetch(`${gateway.url}${path}`, { method });
    expect(calls.filter((call) => !/^[A-Z]+ .(?:api.nowhere.php|media.nowhere)$/.test(call))).toEqual([]);
  });

  test.each(writes)('PLAT-02 %s %s of a page does not reach the api', async (method, path) => {
    const response = await fetch(`${gateway.url}${path}`, { method, headers: { 'x-gate-run': 'guessed' } });
    expect([response.status, calls]).toEqual([429, []]);
  });

  test('PLAT-02 reads of a page reach the api, and so do the login and logout of the check', async () => {
    for (const path of ['/api/user.php', '/media/1-400.webp']) await fetch(`${gateway.url}${path}`);
    const headers = gateway.ownHeaders;
    await fetch(`${gateway.url}/api/user.php`, { method: 'POST', headers });
    await fetch(`${gateway.url}/api/logout.php`, { headers });
    expect(calls).toEqual(['GET /api/user.php', 'GET /media/1-400.webp', 'POST /api/user.php', 'GET /api/logout.php']);
  });
});

test('PLAT-02 a page of the check has all that code reads of a page of the product, with keys that no other gateway accepts', async () => {
  const host = 'app.dates.test';
  const zones = [{ site: 'dates.test', app: host, pay: 'pay.dates.test' }];
  const real = await startGateway({ zones, demo: false });
  const document = real.registry.current();
  const plan = { dataDir: real.dataDir, document, apiUrl: real.api.url, https: false, zones };
  const ofCheck = await startPrivateGateway(plan, document);
  const send = (url: string, path: string, body: object): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host, 'content-type': 'application/json' };
      const sent = request(`${url}${path}`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(body));
    });
  try {
    const read = async (url: string) => {
      const headers = { host, cookie: 'lang=nl', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0' };
      const { body } = await rawGet(url, '/chats', headers);
      return dataOf(body.toString());
    };
    const [own, other] = [await read(ofCheck.url), await read(real.url)];
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(other).toSorted());
    expect(Object.keys(own)).toEqual(expect.arrayContaining(['reportTicket', 'carried']));
    expect([own.reportTicket?.length, own.carried?.length]).toEqual([
      other.reportTicket?.length,
      other.carried?.length,
    ]);
    const report = (ticket: string | undefined) => ({ ticket, revision: 1, zone: 'app', deployables: [], vitals: {} });
    for (const [path, body] of [
      ['/__mfe/report', report(own.reportTicket)],
      ['/__mfe/report', {}],
      ['/__mfe/objection', { objected: true }],
      ['/__mfe/objection', {}],
    ] as const) {
      expect([path, await send(ofCheck.url, path, body)]).toEqual([path, await send(real.url, path, body)]);
    }
    const { headers } = await rawGet(real.url, `/chats?carried=${own.carried}`, { host });
    expect([headers.location, headers['set-cookie']]).toEqual([`http://${host}/chats`, undefined]);
    // Control: the real gateway accepts its own value.
    const accepted = await rawGet(real.url, `/chats?carried=${other.carried}`, { host });
    expect(accepted.headers['set-cookie']?.join()).toContain('lang=nl');
  } finally {
    await ofCheck.close();
    await real.stop();
  }
});

test('PLAT-02 no address responds to code in another way than at the real gateway, in any zone', async () => {
  const zones = [{ site: 'dates.test', app: 'app.dates.test', pay: 'pay.dates.test' }];
  const real = await startGateway({ zones, demo: false });
  const document = real.registry.current();
  const plan = { dataDir: real.dataDir, document, apiUrl: real.api.url, https: false, zones };
  const ofCheck = await startPrivateGateway(plan, document);
  /** Sends a request as a script of a page does, and returns what the script can see of the response. */
  const seenBy = (url: string, host: string, [method, path]: readonly [string, string]) =>
    new Promise<unknown[]>((resolve, reject) => {
      const headers = { host, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };
      const sent = request(`${url}${path}`, { method, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString();
        const { location, 'content-type': type, 'cache-control': cache } = response.headers;
        // A page has a ticket, a nonce and what the visitor takes along, which are random.
        resolve([response.statusCode, type, cache, location, type?.includes('html') ? '' : body]);
      });
      sent.on('error', reject);
      sent.end();
    });
  const reads =
    `/ /chats /nowhere /robots.txt /sitemap.xml /health /compatibility.json /favicon.svg /favicon.ico /sw-push.js
    /offline.html /manifest.webmanifest /icon-192.png /remotes/shell/9.9.9/main.js /remotes /media/1-400.webp /fonts/x.woff2
    /__mfe /__mfe/nowhere /__mfe/revision /__mfe/discovery.json /__mfe/carried /__mfe/explain?path=/chats /__mfe/staff
    /__mfe/staff/override /__mfe/preview/x.y /__mfe/leave?to=/credits /__mfe/arrive?to=/chats /__dev/ /__dev /api/settings.php
    /api/nowhere.php`.split(/\s+/);
  const calls = [
    ...reads.map((path) => ['GET', path] as const),
    ...[
      '/',
      '/chats',
      '/nowhere',
      '/health',
      '/robots.txt',
      '/__mfe/staff/reset',
      '/api/nowhere.php',
      '/media/nowhere',
    ].flatMap((path) => [['POST', path] as const, ['DELETE', path] as const]),
  ];
  try {
    const different: unknown[] = [];
    for (const host of Object.values(zones[0] ?? {})) {
      for (const call of calls) {
        const [own, other] = [await seenBy(ofCheck.url, host, call), await seenBy(real.url, host, call)];
        if (JSON.stringify(own) !== JSON.stringify(other)) different.push([host, ...call, own, other]);
      }
    }
    expect(different).toEqual([]);
    // Control: a write of the api is refused in the check alone.
    const write = ['POST', '/api/message.php'] as const;
    expect(await seenBy(ofCheck.url, 'app.dates.test', write)).not.toEqual(
      await seenBy(real.url, 'app.dates.test', write),
    );
  } finally {
    await ofCheck.close();
    await real.stop();
  }
});

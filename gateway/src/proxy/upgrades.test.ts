import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';

interface Api {
  url: string;
  server: Server;
  upgrades: { url: string; headers: IncomingHttpHeaders }[];
  sockets: Duplex[];
}

/** An api that accepts an upgrade, repeats what it gets, and refuses `?refused`. */
const startApi = async (): Promise<Api> => {
  const server = createServer();
  const api: Api = { url: '', server, upgrades: [], sockets: [] };
  server.on('upgrade', (incoming, socket: Duplex) => {
    const url = incoming.url ?? '';
    api.upgrades.push({ url, headers: incoming.headers });
    api.sockets.push(socket);
    socket.on('error', () => socket.destroy());
    if (url.includes('refused')) {
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
      return;
    }
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\nx-own: 1\r\n\r\n');
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(api, { url: `http://127.0.0.1:${port}` });
};

let api: Api;
let gateway: RunningGateway;
beforeEach(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
});
afterEach(async () => {
  await gateway.stop();
  for (const socket of api.sockets) socket.destroy();
  api.server.closeAllConnections();
  api.server.close();
});

interface Opened {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  socket: Duplex | undefined;
}

const upgrade = (path: string, headers: Record<string, string> = {}): Promise<Opened> =>
  new Promise((resolve, reject) => {
    const asked = request(`${gateway.url}${path}`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
    });
    asked.on('upgrade', (response, socket) =>
      resolve({ status: response.statusCode, headers: response.headers, socket }),
    );
    asked.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers, socket: undefined });
    });
    asked.on('error', reject);
    asked.end();
  });

const echoOf = (socket: Duplex | undefined, text: string): Promise<string> =>
  new Promise((resolve) => {
    socket?.once('data', (data: Buffer) => resolve(data.toString()));
    socket?.write(text);
  });

test('CHAT-09 connects the stream with the api, with forwarding headers and without the cookies of developers', async () => {
  const { status, headers, socket } = await upgrade('/api/events.php?since=3', {
    cookie: 'mfe.console=x; auth.session=1',
    'x-forwarded-for': '6.6.6.6',
    origin: gateway.url,
  });
  expect([status, headers['x-own']]).toEqual([101, '1']);
  expect(await echoOf(socket, 'hello')).toBe('hello');
  expect(api.upgrades).toEqual([
    {
      url: '/api/events.php?since=3',
      headers: expect.objectContaining({
        cookie: 'auth.session=1',
        origin: gateway.url,
        upgrade: 'websocket',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(gateway.url).host,
      }),
    },
  ]);
});

test('passes the refusal of the api on', async () => {
  expect((await upgrade('/api/events.php?refused')).status).toBe(403);
});

test('refuses upgrades of other addresses, and says that the api is down', async () => {
  expect((await upgrade('/api/user.php')).status).toBe(404);
  expect((await upgrade('/')).status).toBe(404);
  expect(api.upgrades).toEqual([]);
  api.server.close();
  expect((await upgrade('/api/events.php')).status).toBe(503);
});

test('an end on either side ends the other', async () => {
  const first = await upgrade('/api/events.php');
  const apiEnd = new Promise((resolve) => void api.sockets[0]?.once('close', resolve));
  first.socket?.destroy();
  await apiEnd;
  const second = await upgrade('/api/events.php');
  const pageEnd = new Promise((resolve) => void second.socket?.once('close', resolve));
  second.socket?.on('error', () => {});
  api.sockets[1]?.destroy();
  await pageEnd;
  expect(api.upgrades).toHaveLength(2);
});

test('a gateway that stops ends its streams', async () => {
  const { socket } = await upgrade('/api/events.php');
  const ended = new Promise((resolve) => void socket?.once('close', resolve));
  socket?.on('error', () => {});
  await gateway.stop();
  await ended;
  expect(socket?.destroyed).toBe(true);
});

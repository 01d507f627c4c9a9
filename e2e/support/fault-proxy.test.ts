import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let origin: Server;
let proxy: FaultProxy;

beforeAll(async () => {
  origin = createServer((request, response) => {
    if (request.url === '/headers') {
      const { host, origin: from, referer } = request.headers;
      response.setHeader('location', `http://pay.${host}/elsewhere`);
      response.setHeader('content-security-policy', `script-src http://${host}/a/ http://${host}; img-src 'self'`);
      response.end(JSON.stringify({ host, from, referer }));
      return;
    }
    response.setHeader('x-from', 'origin').end(request.url === '/other' ? 'other' : '0123456789');
  });
  origin.on('upgrade', ({ headers }, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nx-host: ${headers.host ?? ''}\r\n\r\n`);
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`);
});

afterAll(async () => {
  await proxy.close();
  origin.closeAllConnections();
  await new Promise((resolve) => origin.close(resolve));
});

const body = async (path: string) => (await fetch(`${proxy.url}${path}`)).text();

test('passes everything unchanged before a fault is set and after it is cleared', async () => {
  expect(await body('/a.js')).toBe('0123456789');
  proxy.set(/a\.js/, { kind: 'status', status: 500 });
  expect((await fetch(`${proxy.url}/a.js`)).status).toBe(500);
  expect(await body('/b.js')).toBe('0123456789');
  expect(proxy.hits).toEqual(['/a.js']);
  proxy.set();
  expect(await body('/a.js')).toBe('0123456789');
});

test('keeps the host of a zone, and shows its own port to the browser only', async () => {
  const { port } = new URL(proxy.url);
  const { port: upstream } = origin.address() as AddressInfo;
  const response = await fetch(`${proxy.url}/headers`, {
    headers: { origin: `http://localhost:${port}`, referer: `http://app.localhost:${port}/login?at=:${port}` },
  });
  expect(await response.json()).toEqual({
    host: `localhost:${upstream}`,
    from: `http://localhost:${upstream}`,
    referer: `http://app.localhost:${upstream}/login?at=:${port}`,
  });
  expect(response.headers.get('location')).toBe(`http://pay.localhost:${port}/elsewhere`);
  expect(response.headers.get('content-security-policy')).toBe(
    `script-src http://localhost:${port}/a/ http://localhost:${port}; img-src 'self'`,
  );
});

test('connects the stream of a page with the origin', async () => {
  const { port } = new URL(proxy.url);
  const socket = connect(Number(port), 'localhost');
  socket.write(`GET /stream HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`);
  const head = String(await once(socket, 'data'));
  expect(head).toContain('101 Switching Protocols');
  expect(head).toContain(`x-host: localhost:${(origin.address() as AddressInfo).port}`);
  socket.write('hello');
  expect(String(await once(socket, 'data'))).toBe('hello');
  socket.destroy();
});

test('truncates, flips one byte, resets the connection and hangs', async () => {
  proxy.set(/a\.js/, { kind: 'truncate' });
  expect(await body('/a.js')).toBe('01234');
  proxy.set(/a\.js/, { kind: 'flip' });
  expect(await body('/a.js')).toBe('0123446789');
  proxy.set(/a\.js/, { kind: 'reset' });
  await expect(body('/a.js')).rejects.toThrow();
  proxy.set(/a\.js/, { kind: 'hang' });
  await expect(fetch(`${proxy.url}/a.js`, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
});

test('serves another file and an edited one, with several faults set together', async () => {
  proxy.set(/^\/a/, { kind: 'instead', path: (path) => path.replace('/a', '/other') });
  proxy.add(/^\/b/, {
    kind: 'edit',
    edit: (text) => text.replaceAll('1', 'x'),
    headers: (headers) => ({ ...headers, 'x-from': 'proxy' }),
  });
  expect(await body('/a')).toBe('other');
  const edited = await fetch(`${proxy.url}/b`);
  expect(edited.headers.get('x-from')).toBe('proxy');
  expect(await edited.text()).toBe('0x23456789');
  expect(await body('/c')).toBe('0123456789');
  expect(proxy.hits).toEqual(['/a', '/b']);
});

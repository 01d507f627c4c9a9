import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createPlainServer, type Server as PlainServer } from 'node:net';

import { CONTROL_HEADER } from '../control/control-header.ts';
import { createClient } from './client.ts';

const servers: (Server | PlainServer)[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});

const listening = async (server: Server | PlainServer): Promise<string> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Starts a server that responds as the console does, but breaks the connection of the given requests, counted from 1. */
const breaking = async (broken: readonly number[]): Promise<{ url: string; methods: string[] }> => {
  const methods: string[] = [];
  const url = await listening(
    createServer((request, response) => {
      methods.push(request.method ?? '');
      if (broken.includes(methods.length)) request.socket.destroy();
      else response.setHeader(CONTROL_HEADER, '1').end('{"ok":true}');
    }),
  );
  return { url, methods };
};

test('retries a read on a new connection when the kept-alive one broke', async () => {
  const { url, methods } = await breaking([2]);
  const client = createClient(url, 'mfe_x');
  await client.get('/api/state');
  expect(await client.get('/api/state')).toEqual({ ok: true });
  expect(methods).toEqual(['GET', 'GET', 'GET']);
});

test('reports a connection that was lost twice as lost', async () => {
  const { url, methods } = await breaking([1, 2, 3]);
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(/connection to .* was lost/);
  expect(methods).toHaveLength(2);
});

test('does not send a change again', async () => {
  const { url, methods } = await breaking([1]);
  await expect(createClient(url, 'mfe_x').post('/api/names/mf-chat/halt')).rejects.toThrow(/was lost/);
  expect(methods).toEqual(['POST']);
});

test('reports a port on which nothing listens', async () => {
  const url = await listening(createServer());
  servers.pop()?.close();
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(/Nothing listens at/);
});

test.each([
  ['a page', 200, '<!doctype html>'],
  ['JSON of its own', 200, '{"status":"ok"}'],
  ['an error of the same form', 404, '{"error":{"code":"not_found","message":"There is nothing here."}}'],
])('reports another part of the product, with %s, as the wrong address', async (_what, status, body) => {
  const url = await listening(createServer((_request, response) => void response.writeHead(status).end(body)));
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(
    /Set MFE_URL to the address of the console/,
  );
});

test('reports a server without HTTP as the wrong address', async () => {
  const url = await listening(createPlainServer((socket) => void socket.end('220 mail.example ready\r\n')));
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(
    /Set MFE_URL to the address of the console/,
  );
});

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

/** Answers as the console does, but breaks the connection of the given requests, by number from 1. */
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

test('looking is done once more on a fresh connection when the kept one broke', async () => {
  const { url, methods } = await breaking([2]);
  const client = createClient(url, 'mfe_x');
  await client.get('/api/state');
  expect(await client.get('/api/state')).toEqual({ ok: true });
  expect(methods).toEqual(['GET', 'GET', 'GET']);
});

test('twice lost is lost, and not told as if nothing answered', async () => {
  const { url, methods } = await breaking([1, 2, 3]);
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(/connection to .* was lost/);
  expect(methods).toHaveLength(2);
});

test('a change is not sent a second time', async () => {
  const { url, methods } = await breaking([1]);
  await expect(createClient(url, 'mfe_x').post('/api/names/mf-chat/halt')).rejects.toThrow(/was lost/);
  expect(methods).toEqual(['POST']);
});

test('a port where nobody listens is told as that', async () => {
  const url = await listening(createServer());
  servers.pop()?.close();
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(/Nothing answers at/);
});

test.each([
  ['a page', 200, '<!doctype html>'],
  ['JSON of its own', 200, '{"status":"ok"}'],
  ['an error of the same form', 404, '{"error":{"code":"not_found","message":"There is nothing here."}}'],
])('another part of the product, with %s, is told as the wrong address', async (_what, status, body) => {
  const url = await listening(createServer((_request, response) => void response.writeHead(status).end(body)));
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(/MFE_URL is the address of the console/);
});

test('what does not speak HTTP is told as the wrong address', async () => {
  const url = await listening(createPlainServer((socket) => void socket.end('220 mail.example ready\r\n')));
  await expect(createClient(url, 'mfe_x').get('/api/state')).rejects.toThrow(/MFE_URL is the address of the console/);
});

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { emptyDocument } from '../../registry/document.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { startPrivateGateway } from './private-gateway.ts';

test('PLAT-02 the gateway of the check connects the stream of a page with the api', async () => {
  const sockets: Duplex[] = [];
  const api = createServer((_request, response) => response.end('no upgrade'));
  api.on('upgrade', (_request, socket: Duplex) => {
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const { port } = api.address() as AddressInfo;
  const plan = { dataDir: temporaryFolder(), document: emptyDocument, apiUrl: `http://127.0.0.1:${port}` };
  const gateway = await startPrivateGateway(plan, (document) => document);
  try {
    const status = await new Promise((resolve, reject) => {
      const asked = request(`${gateway.url}/api/events.php`, {
        headers: { connection: 'Upgrade', upgrade: 'websocket' },
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

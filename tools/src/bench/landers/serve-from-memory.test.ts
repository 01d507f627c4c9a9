import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serveFromMemory } from './serve-from-memory.ts';

const file = { path: '/', body: Buffer.from('page'), type: 'text/plain' };

test('serves its files, and rejects when another program has the port', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(serveFromMemory([file], port)).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => other.close(resolve));

  // The control: the port is free.
  const site = await serveFromMemory([file], port);
  expect(await (await fetch(`${site.url}/`)).text()).toBe('page');
  expect((await fetch(`${site.url}/none`)).status).toBe(404);
  await site.stop();
});

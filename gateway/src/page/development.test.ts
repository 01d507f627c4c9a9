import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { shellDist } from '../testing/make-dist.ts';
import { operator, rawGet, startGateway } from '../testing/start-gateway.ts';

test('PLAT-06 serves one remote from its sources and everything else as published', async () => {
  const gateway = await startGateway();
  gateway.registry.publish(shellDist('1.0.0-0000000d'), operator);
  const devServer = createServer((request, response) => response.end(`built ${request.url}`)).listen(0, '127.0.0.1');
  await once(devServer, 'listening');
  const { port } = devServer.address() as AddressInfo; // it listens on a port, not on a path
  const env = readEnv({
    DATA_DIR: gateway.dataDir,
    API_URL: gateway.api.url,
    LOG_LEVEL: 'silent',
    // The test calls it by its address, which is no zone.
    ZONES: 'single',
    DEV_SHELL: '1.0.0-0000000d',
    DEV_REMOTE: `mf-chat=http://127.0.0.1:${port}`,
  });
  const app = createApp(env);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const page = (await rawGet(url, '/chats')).body.toString();
  expect(page).toContain('src="/remotes/shell/1.0.0-0000000d/main.js"');
  expect(page).toContain('"entry":"/remotes/mf-chat/dev/remoteEntry.js","integrity":""');
  const entry = await rawGet(url, '/remotes/mf-chat/dev/remoteEntry.js');
  expect(entry.body.toString()).toBe('built /remotes/mf-chat/dev/remoteEntry.js');

  // The members' gateway on the same data does not use it.
  const other = (await rawGet(gateway.url, '/chats')).body.toString();
  expect(other).toContain('/remotes/mf-chat/1.0.0-00000001/remoteEntry.js');
  expect((await rawGet(gateway.url, '/remotes/mf-chat/dev/remoteEntry.js')).status).toBe(404);
  await app.close();
  await gateway.stop();
  devServer.close();
});

test('PLAT-06 production refuses to serve a remote from its sources', () => {
  const development = { DEV_SHELL: '1.0.0-0000000d', DEV_REMOTE: 'mf-chat=http://127.0.0.1:4010' };
  expect(readEnv(development).development).toBeDefined();
  expect(() => readEnv({ ...development, NODE_ENV: 'production', ZONES: 'origins' })).toThrow(/DEV_REMOTE/);
});

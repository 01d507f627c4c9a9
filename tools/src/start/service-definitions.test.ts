import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSettings } from '../settings.ts';
import { serviceDefinitions } from './service-definitions.ts';
import { startService } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'services-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('PLAT-04 the gateway starts without a live shell, so that a team can make one live', async () => {
  const settings = readSettings({
    PORT: '4795',
    CONSOLE_PORT: '4796',
    API_PORT: '4797',
    SANDBOX_PORT: '4798',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  });
  const gateway = serviceDefinitions(settings, 'postgres://nowhere/none', {}).find(({ name }) => name === 'gateway');
  if (!gateway) throw new Error('there is no gateway');
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const service = await startService(gateway, { logDir: join(folder, 'logs'), log, onGivenUp: log });
  try {
    // Members get an error until a shell is live; a load balancer sends them elsewhere.
    const health = await fetch('http://127.0.0.1:4795/health');
    expect([health.status, await health.json()]).toEqual([503, expect.objectContaining({ shell: null })]);
    expect((await fetch('http://127.0.0.1:4796/health')).status).toBe(200);
    expect(lines).toEqual([]);
  } finally {
    await service.stop();
  }
}, 60_000);

test('gateways share the database of the setting, never the one that the product starts itself', () => {
  const own = 'postgres://localhost/own';
  const urls = (env: Record<string, string>) =>
    serviceDefinitions(readSettings({ DATA_DIR: folder, ...env }), own, { haproxy: '/usr/sbin/haproxy' })
      .filter(({ source }) => source.endsWith('gateway/src/main.ts'))
      .map(({ env: given }) => given['DATABASE_URL']);
  const shared = 'postgres://db.example/pairwise';
  expect(urls({})).toEqual([undefined, undefined]);
  expect(urls({ DATABASE_URL: shared })).toEqual([shared, shared]);
});

/** The threads that Node gives to files, names, passwords and photos when nothing is set. */
const defaultThreads = 4;

test.each([
  ['one api', undefined, 1],
  ['two apis', '/usr/sbin/haproxy', 2],
])('%s: passwords and photos leave threads for reading files', (_name, haproxy, count) => {
  const services = serviceDefinitions(readSettings({ DATA_DIR: folder }), 'postgres://localhost/none', { haproxy });
  const apis = services.filter(({ source }) => source.endsWith('api/src/main.ts'));
  expect(apis).toHaveLength(count);
  for (const { env } of apis) expect(Number(env['UV_THREADPOOL_SIZE'])).toBeGreaterThan(defaultThreads);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openRegistry } from '../registry/index.ts';
import { remoteBuild, type RemoteOptions, shellBuild } from '../testing/gate-fixtures.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { checks } from './checks/index.ts';
import { runGate } from './run-gate.ts';

/* All checks without a browser; e2e/journeys/gate.spec.ts runs the browser. */
let api: Server;
let apiUrl: string;
beforeAll(async () => {
  api = createServer((_request, response) => response.end('{"info":{"version":"1.0.0"},"paths":{}}'));
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const { port } = api.address() as AddressInfo; // it listens on a port
  apiUrl = `http://127.0.0.1:${port}`;
});
afterAll(() => void api.close());

const gate = async (options: RemoteOptions = {}) => {
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir, warn: () => undefined });
  registry.putLive(shellBuild(), { who: 'operator', why: 'a test' });
  const { name, version } = registry.publish(remoteBuild(options), { who: 'team', why: 'a test' });
  const { revision } = registry.current();
  const result = await runGate({ registry, dataDir, name, version, origin: apiUrl, apiUrl, chromium: '/nowhere' });
  expect(registry.current().revision).toBe(revision);
  return result;
};

test('PLAT-02 every check has a verdict and a reason, in a fixed order; one that was not run keeps a version from going live', async () => {
  const { status, checks: seen } = await gate();
  expect(seen.map(({ id }) => id)).toEqual([...checks.map(({ id }) => id), 'browser']);
  expect(seen.every(({ reason }) => reason.length > 10)).toBe(true);
  expect(seen.filter(({ verdict }) => verdict !== 'passed').map(({ id, verdict }) => [id, verdict])).toEqual([
    ['browser', 'not run'],
  ]);
  expect(status).toBe('refused');
});

test('PLAT-02 does not run code that may not run anywhere, but reports everything else in the same run', async () => {
  const { status, checks: seen } = await gate({
    files: { 'lifecycle.js': 'eval("1")' },
    contract: { missingTexts: { en: [], de: ['title'], nl: [] } },
  });
  expect(seen.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)).toEqual([
    'languages',
    'code-from-text',
  ]);
  expect(seen.at(-1)).toEqual({
    id: 'browser',
    verdict: 'not run',
    reason: expect.stringMatching(/until these checks pass: code-from-text/),
  });
  expect(status).toBe('refused');
});

test('rejects a version that was never uploaded', async () => {
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir, warn: () => undefined });
  const gone = runGate({ registry, dataDir, name: 'mf-chat', version: '1.0.0-00000001', origin: apiUrl, apiUrl });
  await expect(gone).rejects.toThrow('mf-chat has no version 1.0.0-00000001');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MfeError } from '@pairwise/gateway/cli';

import { fetchPlatform } from './fetch-platform.ts';
import { readManifest, remoteNameOf } from './read-manifest.ts';
import { readSettings } from './settings.ts';
import { tokenHint } from './token-hint.ts';

describe('settings', () => {
  test('the addresses are those of this machine, or the given ones without a slash at the end', () => {
    expect(readSettings({ MFE_TOKEN: '' })).toEqual({
      platformUrl: 'http://localhost:4000',
      consoleUrl: 'http://localhost:4001',
      token: undefined,
    });
    const given = { MFE_PLATFORM_URL: 'https://a.example/', MFE_URL: 'https://b.example', MFE_TOKEN: 'mfe_x' };
    expect(readSettings(given)).toEqual({
      platformUrl: 'https://a.example',
      consoleUrl: 'https://b.example',
      token: 'mfe_x',
    });
  });

  test.each(['localhost:4001', 'console.example', 'ftp://a.example'])('%s is refused', (address) => {
    expect(() => readSettings({ MFE_URL: address })).toThrow(/MFE_URL is ".*"\. Set it to an address such as http/);
  });
});

test('a person without a token reads what the operator runs, with the name of the remote', () => {
  expect(tokenHint('mf-games')).toContain(
    'npm run mfe -- token create --team TEAM --person NAME --for mf-games --may all',
  );
});

describe('the package.json of a repository', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pairwise-manifest-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (manifest: string, remote = true) => {
    writeFileSync(join(folder, 'package.json'), manifest);
    if (remote) writeFileSync(join(folder, 'remote.ts'), '');
  };

  test.each(['mf-games', '@games-team/mf-games'])('%s is the remote mf-games', (name) => {
    write(JSON.stringify({ name }));
    expect(remoteNameOf(folder)).toBe('mf-games');
  });

  test('a folder without a remote is refused, and what to do is said', () => {
    expect(readManifest(folder)).toBeUndefined();
    expect(() => remoteNameOf(folder)).toThrow(/npx mfe init NAME/);
    write('{"name":"games"}');
    expect(() => remoteNameOf(folder)).toThrow(MfeError);
    rmSync(join(folder, 'remote.ts'));
    write('{"name":"mf-games"}', false);
    expect(() => remoteNameOf(folder)).toThrow(MfeError);
    write('{');
    expect(() => remoteNameOf(folder)).toThrow(/is not JSON/);
  });
});

describe('the platform', () => {
  let server: Server;
  let url: string;
  let body = '';
  let status = 200;
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test.each<[what: string, given: { body: string; status?: number }, message: RegExp]>([
    ['another page', { body: '<html>' }, /responded with 200 and no description of a platform\. Set MFE_PLATFORM_URL/],
    ['an error', { body: '{"schema":1}', status: 503 }, /responded with 503/],
    ['a newer platform', { body: '{"schema":2}' }, /has schema 2\. Install a newer @pairwise\/platform/],
  ])('%s is refused', async (_what, given, message) => {
    ({ body, status = 200 } = given);
    await expect(fetchPlatform(url)).rejects.toThrow(message);
  });

  test('its description is read, and a missing platform is reported', async () => {
    [body, status] = ['{"schema":1,"revision":7}', 200];
    await expect(fetchPlatform(url)).resolves.toMatchObject({ revision: 7 });
    await expect(fetchPlatform('http://127.0.0.1:9')).rejects.toThrow(/Nothing responds at http:\/\/127\.0\.0\.1:9/);
  });
});

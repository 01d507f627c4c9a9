import { appendFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Compatibility } from '@pairwise/contracts/compatibility';

import { describePlatform } from '../../compatibility/describe-platform.ts';
import { openRegistry } from '../../registry/index.ts';
import { remoteBuild, type RemoteOptions, route, shellBuild } from '../../testing/gate-fixtures.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { openApiOfContracts } from '../../testing/open-api.ts';
import { operator } from '../../testing/start-gateway.ts';
import { checks } from '../checks/index.ts';
import { runLocalGate } from './local-gate.ts';

let platform: Compatibility;
let api: Server;
let apiUrl: string;
beforeAll(async () => {
  const registry = openRegistry({ dataDir: temporaryFolder() });
  const games = [route('games', '/games'), route('quiz', '/games/quiz')];
  for (const dist of [shellBuild(), remoteBuild(), remoteBuild({ name: 'mf-games', routes: games })])
    registry.putLive(dist, operator);
  platform = describePlatform(registry.current());
  api = createServer((_request, response) => response.end(JSON.stringify(openApiOfContracts())));
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

/** Runs the local gate on a new version of mf-games that passes, except for the given changes. */
const check = async (options: RemoteOptions = {}, url = apiUrl, change = (_dist: string): void => undefined) => {
  const dist = remoteBuild({
    name: 'mf-games',
    version: '1.0.0-00000002',
    routes: [route('games', '/games'), route('quiz', '/games/quiz')],
    ...options,
  });
  change(dist);
  const { status, checks: results } = await runLocalGate(dist, platform, url);
  const bad = results.filter(({ verdict }) => verdict !== 'passed');
  return { status, results, bad: bad.map(({ id, verdict, reason }) => `${id} ${verdict}: ${reason}`) };
};

test('runs every check of the gate but the browser, and what the platform says about itself', async () => {
  const { status, results, bad } = await check();
  expect([status, bad]).toEqual(['verified', []]);
  expect(results.map(({ id }) => id)).toEqual(['platform', ...checks.map(({ id }) => id)]);
});

test.each<[what: string, options: RemoteOptions, refusals: string[]]>([
  [
    'takes an address of another remote',
    { routes: [route('games', '/games'), route('quiz', '/games/quiz'), route('chats', '/chats')] },
    ['platform failed: its route /chats is one of mf-chat', 'routes failed: /chats is /chats of mf-chat'],
  ],
  [
    'needs another bus',
    {
      description: {
        data: {
          name: 'mf-games',
          contracts: { bus: '^2', endpoints: '^1' },
          routes: [route('games', '/games'), route('quiz', '/games/quiz')],
          widgets: [],
        },
      },
    },
    [
      expect.stringMatching(/^platform failed: it needs bus \^2/) as string,
      expect.stringMatching(/^bus-contract failed: needs bus \^2, shell 1\.0\.0-00000001 offers/) as string,
    ],
  ],
  [
    'makes code of strings',
    { files: { 'lifecycle.js': 'eval("1")' } },
    ['code-from-text failed: code from a string in lifecycle.js: eval("1")'],
  ],
])('PLAT-05 a build that %s is refused', async (_what, options, refusals) => {
  const { status, bad } = await check(options);
  expect([status, bad]).toEqual(['refused', refusals]);
});

test('an address that the live version has and the build lacks is a warning', async () => {
  const { status, bad } = await check({ routes: [route('games', '/games')] });
  expect([status, bad]).toEqual(['verified', [expect.stringMatching(/^exposes warned: .*\/games\/quiz/)]]);
});

test('a file that differs from its hash is refused', async () => {
  const { status, bad } = await check({}, apiUrl, (dist) => appendFileSync(path.join(dist, 'lifecycle.js'), ' '));
  expect([status, bad]).toEqual(['refused', [expect.stringContaining('lifecycle.js has another hash')]]);
});

test('without the description of the api nothing is known about its endpoints', async () => {
  const { status, bad } = await check({}, 'http://127.0.0.1:9');
  expect([status, bad]).toEqual(['refused', [expect.stringMatching(/^endpoint-contract not run: /)]]);
});

test('a folder without a description is an error that says so', async () => {
  await expect(runLocalGate(temporaryFolder(), platform, apiUrl)).rejects.toThrow(/remote\.json is refused/);
});

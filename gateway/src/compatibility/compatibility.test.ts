import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Compatibility } from '@pairwise/contracts/compatibility';
import { languages } from '@pairwise/contracts/languages';
import type { PublishedContract } from '@pairwise/contracts/registry';

import { ensureDemoTokens } from '../access/index.ts';
import { readDescription } from '../builds/build-files.ts';
import { remoteBuild, type RemoteOptions, route, shellBuild } from '../testing/gate-fixtures.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { findMisfits } from './find-misfits.ts';

let control: RunningControl;
let gateway: RunningGateway;
let platform: Compatibility;
beforeAll(async () => {
  gateway = await startGateway();
  control = await startControl();
  for (const dist of [shellBuild(), remoteBuild()]) control.registry.putLive(dist, operator);
  ensureDemoTokens(control.dataDir, ['mf-games']);
  const response = await fetch(`${control.url}/compatibility.json`);
  platform = (await response.json()) as Compatibility;
});
afterAll(async () => {
  await gateway.stop();
  await control.stop();
});

test('PLAT-02 both listeners describe the platform to everyone: shell, shared packages, languages, routes, limits', async () => {
  expect(platform).toMatchObject({
    schema: 1,
    revision: control.registry.current().revision,
    shell: { version: '1.0.0-00000001', bus: expect.stringMatching(/^1\.\d+\.\d+$/), shared: { react: '19.3.1' } },
    languages,
    routes: [{ path: '/chats', name: 'mf-chat' }],
    limits: { budgets: { entryBr: 24_000, routeBr: 100_000 }, files: 2_000, bytes: 40_000_000 },
  });
  const { status, headers, body } = await rawGet(gateway.url, '/compatibility.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=5' });
  expect(JSON.parse(body.toString())).toMatchObject({ schema: 1, shell: { version: '1.0.0-00000001' } });
});

const misfitsOf = (options: RemoteOptions): string[] => {
  const dist = remoteBuild({ name: 'mf-games', routes: [route('games', '/games')], ...options });
  const contract = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as PublishedContract;
  return findMisfits(readDescription(dist), contract, platform);
};
test.each<[what: string, options: RemoteOptions, misfits: unknown[]]>([
  ['fits', {}, []],
  [
    'needs another React',
    { description: { shared: { react: '^20.0.0', 'react-query': '^1.0.0' } } },
    [
      'it needs react ^20.0.0, shell 1.0.0-00000001 offers 19.3.1',
      'it needs react-query ^1.0.0, which shell 1.0.0-00000001 does not offer',
    ],
  ],
  [
    'needs another bus',
    {
      description: {
        data: { name: 'mf-games', contracts: { bus: '^2', endpoints: '^1' }, routes: [], widgets: [] },
        screens: {},
      },
    },
    [expect.stringMatching(/^it needs bus \^2, shell 1\.0\.0-00000001 offers 1\.\d+\.\d+$/)],
  ],
  [
    'lacks texts',
    { contract: { missingTexts: { de: ['games.title'], nl: ['games.title', 'games.play', 'games.end'] } } },
    ['it lacks games.title in "de"', 'it lacks games.title and 2 other texts in "nl"'],
  ],
  ['takes a route', { routes: [route('games', '/chats')] }, ['its route /chats is one of mf-chat']],
  [
    'allows itself too much',
    { contract: { budgets: { entryBr: 30_000, routeBr: 200_000 } } },
    ['its budget of 30000 B for the entry is above 24000 B', 'its budget of 200000 B for a screen is above 100000 B'],
  ],
])('PLAT-02 a build that %s', (_what, options, misfits) => {
  expect(misfitsOf(options)).toEqual(misfits);
});

test('the shell has nothing to fit', () => {
  const dist = shellBuild({ version: '1.0.1-00000002', shared: { react: '^20.0.0' } });
  const contract = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as PublishedContract;
  expect(findMisfits(readDescription(dist), contract, platform)).toEqual([]);
});

test('PLAT-02 publish says what does not fit before it uploads anything', async () => {
  const build = async () => remoteBuild({ name: 'mf-games', routes: [route('games', '/chats')] });
  const { code, text } = await runMfeInTest(control, ['publish', 'mf-games'], { build });
  expect(code).toBe(1);
  expect(text).toContain(
    'mf-games 1.0.0-00000001 does not fit the platform and was not uploaded:\n  ✗ its route /chats is one of mf-chat',
  );
  expect(control.registry.current().versions['mf-games']).toBeUndefined();
});

import type { PicturedRoute, PicturesResponse } from '@pairwise/contracts/pictures';

import { ensureDemoTokens } from '../access/index.ts';
import { openPictureStore } from '../pictures/picture-store.ts';
import { remoteBuild, route, shellBuild } from '../testing/gate-fixtures.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';
import { formatPictures } from './format-difference.ts';

const [one, two] = ['1.0.0-00000001', '1.1.0-00000002'] as const;

const pair = (width: 360 | 1280, share: number): PicturedRoute['pairs'][number] => ({
  width,
  before: { id: 'a'.repeat(40), height: 740 },
  after: { id: 'b'.repeat(40), height: 740 },
  regions: share > 0 ? [{ x: 0, y: 0, width: 8, height: 8 }] : [],
  share,
  ignored: [],
});

const pictured = (path: string, facts: Partial<PicturedRoute> = {}): PicturedRoute => ({
  owner: 'mf-games',
  path,
  address: path,
  change: 'unchanged',
  missing: null,
  redirectsTo: null,
  pairs: [pair(360, 0), pair(1280, 0)],
  ...facts,
});

let control: RunningControl;
beforeAll(async () => {
  control = await startControl();
  control.registry.putLive(shellBuild(), operator);
  const before = remoteBuild({
    name: 'mf-games',
    version: one,
    routes: [route('games', '/games'), route('old', '/games/old')],
    files: { 'texts.json': JSON.stringify({ en: { play: 'Play' } }) },
  });
  control.registry.putLive(before, operator);
  ensureDemoTokens(control.dataDir, ['mf-games']);
});
afterAll(() => control.stop());

const type = (...args: string[]) => runMfeInTest(control, args);

test('says when there is nothing to compare', async () => {
  expect(await type('diff', 'mf-games')).toMatchObject({
    code: 1,
    text: 'mf-games has no verified version that is not live.',
  });
  expect((await type('diff', 'mf-games', one)).text).toBe(`mf-games ${one} is the stable version.`);
  expect((await type('diff', 'mf-games', '9.9.9-00000009')).code).toBe(1);
});

test('PLAT-04 prints what the newest verified version changes, how much of each page, and where to see it', async () => {
  const after = remoteBuild({
    name: 'mf-games',
    version: two,
    routes: [route('games', '/games'), route('new', '/games/new')],
    files: { 'texts.json': JSON.stringify({ en: { play: 'Play now' }, de: { play: 'Spielen' } }) },
  });
  control.registry.publish(after, operator);
  control.registry.recordChecks('mf-games', two, 'verified', [], operator);
  openPictureStore(control.dataDir).write({
    name: 'mf-games',
    version: two,
    against: one,
    state: 'ready',
    failure: null,
    at: new Date().toISOString(),
    routes: [
      pictured('/games', { change: 'changed', pairs: [pair(360, 0.0321), pair(1280, 0.0004)] }),
      pictured('/games/new', { change: 'added' }),
      pictured('/games/old', { change: 'removed' }),
    ],
  });
  const { code, text } = await type('diff', 'mf-games');
  expect(text.split('\n')).toEqual([
    `mf-games ${two}, compared with ${one}:`,
    expect.stringMatching(/^ {2}files {5}\d+ differ, [+-][\d.]+ k?B$/),
    '  route     + /games/new (app, all)',
    '  route     − /games/old (app, all)',
    '  texts     en: 1 changed, 0 added, 0 removed',
    '  texts     de: 0 changed, 1 added, 0 removed',
    '  picture   /games      3.2 % at 360 px, less than 0.1 % at 1280 px',
    '  picture   /games/new  new',
    '  picture   /games/old  removed',
    `See texts and pictures at ${control.url}/deployables/mf-games`,
  ]);
  expect(code).toBe(0);
});

const response = (facts: Partial<PicturesResponse>): PicturesResponse => ({
  name: 'mf-games',
  version: two,
  against: one,
  state: 'ready',
  mayTake: true,
  failure: null,
  progress: null,
  takenAt: null,
  routes: [],
  ...facts,
});

test.each<[string, Partial<PicturesResponse>, string[]]>([
  ['wait', { state: 'waiting' }, ['  pictures  wait for the checks of other versions; try again in a minute']],
  [
    'are being taken',
    { state: 'taking', progress: { done: 2, all: 5 } },
    ['  pictures  are being taken: 2 of 5 routes'],
  ],
  ['do not exist', { state: 'failed', failure: { code: 'none', detail: '' } }, ['  pictures  none were taken']],
  ['failed', { state: 'failed', failure: { code: 'error', detail: 'No disk.' } }, ['  pictures  none: No disk.']],
  [
    'are incomplete',
    {
      routes: [
        pictured('/a', { change: 'missing', missing: 'members', pairs: [] }),
        pictured('/b', { redirectsTo: '/login' }),
        pictured('/members', {
          owner: 'mf-members',
          pairs: [{ ...pair(360, 0), ignored: [{ x: 0, y: 0, width: 8, height: 8 }] }],
        }),
      ],
    },
    [
      '  picture   /a                   not pictured: the gate has no member',
      '  picture   /b                   no visible change (redirects to /login)',
      '  picture   mf-members /members  no visible change; parts that change with every visit are ignored',
    ],
  ],
])('pictures that %s', (_, facts, lines) => {
  expect(formatPictures(response(facts))).toEqual(lines);
});

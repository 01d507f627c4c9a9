import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { PicturedRoute } from '@pairwise/contracts/pictures';
import sharp from 'sharp';

import { readGateEnv } from '../env.ts';
import { openRegistry, type Registry } from '../registry/index.ts';
import { remoteBuild, route, shellBuild } from '../testing/gate-fixtures.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { type FakeApi, operator, startApi } from '../testing/start-gateway.ts';
import { type Job, NoBrowser } from './job.ts';
import { fileOf } from './picture-files.ts';
import { openPictureStore } from './picture-store.ts';
import { pictureRunner } from './run-pictures.ts';

const [one, two] = ['1.0.0-00000001', '1.1.0-00000002'] as const;

/** Loads the entry of the remote, which renders its screen itself. */
const shell = `
  const { remotes } = JSON.parse(document.querySelector('#mfe-page').textContent);
  const { entry, integrity } = remotes.find(({ name }) => name === 'mf-games');
  const policy = trustedTypes.createPolicy('pairwise-shell', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  Object.assign(script, { src: policy.createScriptURL(entry), integrity, crossOrigin: 'anonymous' });
  document.head.append(script);
`;

/**
 * A remote with screens of coloured bars. A carousel turns for ever, a clock runs on all but \`/games/rules\`, and a bar of
 * \`/games/lucky\` has a random colour.
 * @param changes the colour of the second bar of \`/games/lucky\` and of \`/games/prices\`
 */
const screens = (version: string, changes: { lucky: string; prices: string }): string => `
  const place = document.createElement('div');
  Object.assign(place.dataset, { remote: 'mf-games', version: '${version}' });
  const addBar = (color) => {
    const bar = document.createElement('div');
    Object.assign(bar.style, { height: '80px', margin: '40px', background: color });
    place.append(bar);
    return bar;
  };
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const bars = {
    '/games': ['teal', 'navy'],
    '/games/lucky': ['hsl(' + (random % 360) + ' 90% ' + (30 + (random % 50)) + '%)', '${changes.lucky}'],
    '/games/prices': ['teal', '${changes.prices}'],
  }[location.pathname] ?? ['olive'];
  bars.forEach(addBar);
  addBar('purple').animate([{ width: '10%' }, { width: '90%' }], { duration: 700, iterations: Infinity });
  const time = document.createElement('p');
  const showTime = () => { time.textContent = new Date().toISOString().slice(0, 19); };
  showTime();
  setInterval(showTime, 50);
  if (location.pathname !== '/games/rules') place.append(time);
  const outlet = document.querySelector('#outlet');
  outlet.replaceChildren(place);
  outlet.removeAttribute('aria-busy');
`;

const games = (version: string, paths: string[], changes: { lucky: string; prices: string }): string =>
  remoteBuild({
    name: 'mf-games',
    version,
    routes: paths.map((routePath) => route(routePath.replaceAll('/', '-').slice(1), routePath)),
    files: { 'remoteEntry.js': screens(version, changes) },
  });

const { chromium } = readGateEnv();
let api: FakeApi;
let registry: Registry;
let dataDir: string;
beforeAll(async () => {
  api = await startApi();
  dataDir = temporaryFolder();
  registry = openRegistry({ dataDir });
  registry.putLive(shellBuild({ files: { 'main.js': shell } }), operator);
  const before = games(one, ['/games', '/games/rules', '/games/lucky', '/games/prices', '/games/old'], {
    lucky: 'navy',
    prices: 'navy',
  });
  registry.putLive(before, operator);
  const after = games(two, ['/games', '/games/rules', '/games/lucky', '/games/prices', '/games/new'], {
    lucky: 'navy',
    prices: 'red',
  });
  registry.publish(after, operator);
});
afterAll(() => api.stop());

const run = async (change: Partial<Job> = {}, signal = new AbortController().signal): Promise<PicturedRoute[]> => {
  const routes: PicturedRoute[] = [];
  const job: Job = {
    document: registry.current(),
    name: 'mf-games',
    version: two,
    against: one,
    folder: openPictureStore(dataDir).folder,
    known: {},
    done: [],
    onProgress: (progress) => {
      if ('route' in progress) routes.push(progress.route);
    },
    ...change,
  };
  await pictureRunner({ dataDir, origin: api.url, pagesUrl: 'http://localhost:4000' })(job, signal);
  return routes;
};

test('a machine without a browser takes no pictures', async () => {
  const old = process.env['CHROMIUM'];
  process.env['CHROMIUM'] = '/nowhere/chromium';
  try {
    await expect(run()).rejects.toThrow(NoBrowser);
  } finally {
    if (old === undefined) delete process.env['CHROMIUM'];
    else process.env['CHROMIUM'] = old;
  }
});

// Without a browser, `npm test` reports the steps that need one as not run.
(existsSync(chromium) ? describe : describe.skip)('pictures of a version', () => {
  let routes: PicturedRoute[];
  // 28 visits, beside everything else that runs on the machine.
  beforeAll(async () => {
    routes = await run();
  }, 600_000);
  const find = (path: string): PicturedRoute | undefined => routes.find((each) => each.path === path);

  test('PLAT-04 each route is compared at 360 and 1280, and what is new or removed has one picture', () => {
    expect(routes.map(({ path, change }) => [path, change])).toEqual([
      ['/games', 'unchanged'],
      ['/games/rules', 'unchanged'],
      ['/games/lucky', 'unchanged'],
      ['/games/prices', 'changed'],
      ['/games/new', 'added'],
      ['/games/old', 'removed'],
    ]);
    expect(routes.map(({ pairs }) => pairs.map(({ width }) => width))).toEqual(routes.map(() => [360, 1280]));
    expect(find('/games/new')?.pairs.map(({ before, after }) => [before, after !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(find('/games/old')?.pairs.map(({ before, after }) => [before !== null, after])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  test('PLAT-04 only the bar that has another colour is marked, whatever the clock and the carousel show', () => {
    const [phone, desk] = find('/games/prices')?.pairs ?? [];
    expect(phone?.regions).toEqual([{ x: 48, y: 160, width: 264, height: 80 }]);
    expect(desk?.regions).toEqual([{ x: 48, y: 160, width: 1184, height: 80 }]);
    expect(phone?.share).toBeCloseTo((264 * 80) / (360 * (phone?.after?.height ?? 0)), 3);
    expect(find('/games')?.pairs.map(({ ignored }) => ignored)).toEqual([[], []]);
  });

  test('PLAT-04 what is random is not marked, but named as ignored', () => {
    for (const { regions, ignored } of find('/games/lucky')?.pairs ?? []) {
      expect(regions).toEqual([]);
      expect(ignored).toHaveLength(1);
    }
  });

  test('PLAT-04 pictures are WebP files of the size of the page', async () => {
    const [pair] = find('/games/prices')?.pairs ?? [];
    const { after } = pair ?? {};
    const file = fileOf(openPictureStore(dataDir).folder, after?.id ?? '');
    const { format, width, height } = await sharp(readFileSync(file)).metadata();
    expect([format, width, height]).toEqual(['webp', 360, after?.height]);
  });

  test('known pictures of the stable version are not taken again, and routes that are done are left out', async () => {
    const rules = find('/games/rules');
    const known = Object.fromEntries(
      (rules?.pairs ?? []).flatMap(({ width, before }) => (before ? [[`mf-games /games/rules ${width}`, before]] : [])),
    );
    const others = routes.filter((each) => each !== rules).map(({ path }) => `mf-games ${path}`);
    expect(await run({ known, done: others })).toEqual([rules]);
  });

  test('an interrupted run ends soon, with its browsers', async () => {
    const stop = new AbortController();
    const began = performance.now();
    const running = run({ onProgress: () => stop.abort() }, stop.signal);
    await expect(running).resolves.toEqual([]);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  test('every stored picture belongs to a route', () => {
    const ids = new Set(
      routes.flatMap(({ pairs }) => pairs.flatMap((pair) => [pair.before?.id, pair.after?.id].filter(Boolean))),
    );
    expect(readdirSync(openPictureStore(dataDir).folder).toSorted()).toEqual(
      [...ids].map((id) => `${id}.webp`).toSorted(),
    );
  });
});

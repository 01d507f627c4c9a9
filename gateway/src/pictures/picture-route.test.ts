import sharp from 'sharp';

import { route } from '../testing/gate-fixtures.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { pictureOf, readBitmap } from './picture-files.ts';
import { pictureRoute } from './picture-route.ts';
import type { Take } from './studio.ts';
import type { Target } from './targets.ts';

const [one, two] = ['1.0.0-00000001', '1.1.0-00000002'] as const;

const png = (background: string, width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 80, channels: 3, background } })
    .png()
    .toBuffer();

const target = (facts: Partial<Target> = {}): Target => ({
  owner: 'mf-chat',
  path: '/chats/:id',
  address: '/chats/17',
  before: { route: route('chat', '/chats/:id'), version: one },
  after: { route: route('chat', '/chats/:id'), version: two },
  ...facts,
});

/** Shows the colours one after the other, the last one from then on, and counts the visits. */
const cameraOf = (colours: readonly string[], redirectsTo?: string): { take: Take; visits: () => number } => {
  let visits = 0;
  return {
    visits: () => visits,
    take: async (_visit, { width }) => {
      const colour = colours[Math.min(Math.floor(visits), colours.length - 1)] ?? 'white';
      visits += 1;
      return { png: await png(colour, width), redirectsTo };
    },
  };
};

const known = async (colour: string) => {
  const entries = [360, 1280].map(async (width) => {
    const picture = pictureOf(await readBitmap(await png(colour, width)));
    return [`mf-chat /chats/17 ${width}`, picture] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

const options = () => ({ folder: temporaryFolder(), known: {}, isMember: true, hasTime: () => true });

test('PLAT-04 equal pictures need one visit with each version', async () => {
  const [before, after] = [cameraOf(['white']), cameraOf(['white'])];
  const found = await pictureRoute(target(), { before: before.take, after: after.take }, options());
  expect(found).toMatchObject({ change: 'unchanged', path: '/chats/:id', address: '/chats/17', redirectsTo: null });
  expect([before.visits(), after.visits()]).toEqual([2, 2]);
});

test('PLAT-04 a picture that is known of the stable version is not taken again while the version looks the same', async () => {
  const [before, after] = [cameraOf(['black']), cameraOf(['white'])];
  const cameras = { before: before.take, after: after.take };
  const found = await pictureRoute(target(), cameras, { ...options(), known: await known('white') });
  expect(found.change).toBe('unchanged');
  expect([before.visits(), after.visits()]).toEqual([0, 2]);
});

test('PLAT-04 one that differs is taken again, because the data may have changed since', async () => {
  const [before, after] = [cameraOf(['white']), cameraOf(['white'])];
  const cameras = { before: before.take, after: after.take };
  const found = await pictureRoute(target(), cameras, { ...options(), known: await known('black') });
  // The version shows what the stable one shows today.
  expect([found.change, found.pairs[0]?.before]).toEqual(['unchanged', found.pairs[0]?.after]);
  expect([before.visits(), after.visits()]).toEqual([4, 4]);
});

test('PLAT-04 a page that differs is visited twice with each version', async () => {
  const [before, after] = [cameraOf(['white']), cameraOf(['black'], '/chats')];
  const found = await pictureRoute(target(), { before: before.take, after: after.take }, options());
  expect(found).toMatchObject({ change: 'changed', redirectsTo: '/chats' });
  expect(found.pairs.map(({ width, share, regions }) => [width, share, regions])).toEqual([
    [360, 1, [{ x: 0, y: 0, width: 360, height: 80 }]],
    [1280, 1, [{ x: 0, y: 0, width: 1280, height: 80 }]],
  ]);
  expect([before.visits(), after.visits()]).toEqual([4, 4]);
});

test('PLAT-04 a new page and a removed one have one picture', async () => {
  const [before, after] = [cameraOf(['white']), cameraOf(['white'])];
  const cameras = { before: before.take, after: after.take };
  const added = await pictureRoute(target({ before: undefined }), cameras, options());
  expect([added.change, added.pairs.map((pair) => pair.before)]).toEqual(['added', [null, null]]);
  const removed = await pictureRoute(target({ after: undefined }), cameras, options());
  expect([removed.change, removed.pairs.map((pair) => pair.after)]).toEqual(['removed', [null, null]]);
  expect([before.visits(), after.visits()]).toEqual([2, 2]);
});

test('a page without pictures says why', async () => {
  const camera = cameraOf(['white']).take;
  const cameras = { before: camera, after: camera };
  const forMembers = { route: route('chat', '/chats/:id', { access: 'members' }), version: two };
  const reasonOf = async (...given: Parameters<typeof pictureRoute>) => {
    const { change, missing, pairs } = await pictureRoute(...given);
    return [change, missing, pairs];
  };
  expect(await reasonOf(target({ after: forMembers }), cameras, { ...options(), isMember: false })).toEqual([
    'missing',
    'members',
    [],
  ]);
  const late = { ...cameras, after: async () => undefined };
  expect(await reasonOf(target(), late, options())).toEqual(['missing', 'not_rendered', []]);
  const over = { ...options(), hasTime: () => false };
  expect(await reasonOf(target(), cameras, over)).toEqual(['missing', 'no_time', []]);
  // A browser that has ended is no reason of the page.
  const broken = { ...cameras, after: () => Promise.reject(new Error('the browser has ended')) };
  await expect(pictureRoute(target(), broken, options())).rejects.toThrow('the browser has ended');
});

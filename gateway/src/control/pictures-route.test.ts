import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { ControlErrorBody } from '@pairwise/contracts/console';
import type { PicturedRoute, PicturesResponse } from '@pairwise/contracts/pictures';

import type { Job, RunJob } from '../pictures/job.ts';
import { remoteBuild, shellBuild } from '../testing/gate-fixtures.ts';
import { type RunningControl, smallGate, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';
import type { Gate } from './gate-queue.ts';

const [one, two, three, four] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003', '1.3.0-00000004'] as const;
const picture = { id: 'a'.repeat(40), height: 740 };
const other = { id: 'b'.repeat(40), height: 740 };

const route = (routePath: string, change: PicturedRoute['change'], after = picture): PicturedRoute => ({
  owner: 'mf-chat',
  path: routePath,
  address: routePath,
  change,
  missing: null,
  redirectsTo: null,
  pairs: [
    {
      width: 360,
      before: picture,
      after,
      regions: change === 'changed' ? [{ x: 8, y: 16, width: 24, height: 8 }] : [],
      share: change === 'changed' ? 0.02 : 0,
      ignored: [],
    },
  ],
});

let jobs: Job[] = [];
let takePictures: RunJob;
const succeed: RunJob = async ({ folder, onProgress }) => {
  for (const { id } of [picture, other]) writeFileSync(path.join(folder, `${id}.webp`), `picture ${id}`);
  onProgress({ all: 2 });
  onProgress({ route: route('/chats', 'unchanged') });
  onProgress({ route: route('/chats/:id', 'changed', other) });
};

let control: RunningControl;
let team: string;
/** Resolves when the gate may end its check. */
let checked: Promise<void> = Promise.resolve();
const gate: Gate = async (request) => {
  await checked;
  return smallGate(request);
};

beforeEach(async () => {
  jobs = [];
  takePictures = succeed;
  checked = Promise.resolve();
  const run: RunJob = async (job, signal) => {
    jobs.push({ ...job, done: [...job.done] });
    await takePictures(job, signal);
  };
  control = await startControl({ gate, takePictures: run });
  team = control.tokenFor('mf-chat');
  control.registry.putLive(shellBuild(), operator);
  control.registry.putLive(remoteBuild({ version: one }), operator);
});
afterEach(() => control.stop());

const request = (address: string, { method = 'GET', token = team }: { method?: string; token?: string } = {}) =>
  fetch(`${control.url}/api${address}`, { method, headers: { authorization: `Bearer ${token}` } });
const picturesOf = async (version: string): Promise<PicturesResponse> =>
  (await (await request(`/names/mf-chat/versions/${version}/pictures`)).json()) as PicturesResponse;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as ControlErrorBody).error.code,
];

const upload = async (version: string): Promise<void> => {
  const body = uploadForm(uploadParts(remoteBuild({ version })));
  const response = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${team}` },
    body,
  });
  expect(response.status).toBe(201);
};
const check = async (version: string): Promise<void> => {
  const response = await request(`/versions/mf-chat/${version}/check`, { method: 'POST' });
  expect(await response.json()).toMatchObject({ status: 'verified' });
};

/** Waits until the pictures of a version have a state. */
const until = async (version: string, state: PicturesResponse['state']): Promise<PicturesResponse> => {
  for (;;) {
    const pictures = await picturesOf(version);
    if (pictures.state === state) return pictures;
    await delay(50);
  }
};

test('PLAT-04 a version that passes the gate gets pictures, changed routes first, which tokens that may read see', async () => {
  await upload(two);
  expect(await picturesOf(two)).toMatchObject({ state: 'failed', failure: { code: 'none' }, mayTake: false });
  await check(two);
  expect(await picturesOf(two)).toMatchObject({ state: 'waiting', against: one, routes: [] });
  const { routes, takenAt } = await until(two, 'ready');
  expect(routes.map(({ path: routePath, change }) => [routePath, change])).toEqual([
    ['/chats/:id', 'changed'],
    ['/chats', 'unchanged'],
  ]);
  expect(Date.parse(takenAt ?? '')).toBeLessThanOrEqual(Date.now());

  const address = `/names/mf-chat/versions/${two}/pictures`;
  const file = await request(`${address}/${other.id}`);
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  expect(await file.text()).toBe(`picture ${other.id}`);
  const reader = control.tokenFor('mf-billing', { actions: ['read'] });
  expect((await request(`${address}/${picture.id}`, { token: reader })).status).toBe(200);

  const writer = control.tokenFor('mf-chat', { actions: ['publish'] });
  expect(await codeOf(await request(address, { token: writer }))).toEqual([403, 'not_allowed']);
  expect(await codeOf(await request(`${address}/${picture.id}`, { token: writer }))).toEqual([403, 'not_allowed']);
  expect(await codeOf(await request(`${address}/${picture.id}`, { token: 'mfe_wrong' }))).toEqual([
    401,
    'sign_in_required',
  ]);
  expect(await codeOf(await request(`${address}/${'c'.repeat(40)}`))).toEqual([404, 'not_found']);
  expect(await codeOf(await request(`/names/mf-chat/versions/${one}/pictures/${other.id}`))).toEqual([
    404,
    'not_found',
  ]);
  expect(await codeOf(await request('/names/mf-chat/versions/9.9.9-00000009/pictures'))).toEqual([
    404,
    'unknown_version',
  ]);
});

test('PLAT-04 pictures are interrupted by a check, are no part of it, and continue with what is left', async () => {
  await upload(two);
  await upload(three);
  let interrupted = false;
  takePictures = async ({ onProgress }, signal) => {
    onProgress({ all: 2 });
    onProgress({ route: route('/chats', 'unchanged') });
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    interrupted = true;
  };
  await check(two);
  expect((await until(two, 'taking')).progress).toEqual({ done: 1, all: 2 });
  takePictures = async ({ onProgress }) => {
    onProgress({ all: 2 });
    onProgress({ route: route('/chats/:id', 'changed', other) });
  };
  const end = Promise.withResolvers<void>();
  checked = end.promise;
  const checking = check(three);
  await delay(100);
  expect([interrupted, jobs.length]).toEqual([true, 1]);
  expect(await picturesOf(two)).toMatchObject({ state: 'waiting', progress: null });
  end.resolve();
  await checking;
  const { routes } = await until(two, 'ready');
  expect(jobs[1]?.done).toEqual(['mf-chat /chats']);
  expect(routes).toHaveLength(2);
});

test('PLAT-04 what an interrupted run has compared with an earlier stable version is compared again', async () => {
  for (const version of [two, three, four]) await upload(version);
  control.registry.recordChecks('mf-chat', two, 'verified', [], operator);
  takePictures = async ({ onProgress }, signal) => {
    onProgress({ all: 2 });
    onProgress({ route: route('/chats', 'unchanged') });
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
  };
  await check(three);
  expect((await until(three, 'taking')).progress).toEqual({ done: 1, all: 2 });
  takePictures = succeed;
  control.registry.promote('mf-chat', two, operator);
  await check(four);
  const { against, routes } = await until(three, 'ready');
  expect([against, routes.length]).toEqual([two, 2]);
  const own = jobs.filter(({ version }) => version === three);
  expect(own.map((job) => [job.against, job.done])).toEqual([
    [one, []],
    [two, []],
  ]);
});

test('a version that goes live immediately needs no pictures', async () => {
  await upload(two);
  await check(two);
  control.registry.promote('mf-chat', two, operator);
  expect(await picturesOf(two)).toMatchObject({ state: 'ready', against: two, routes: [] });
  await upload(three);
  await check(three);
  await until(three, 'ready');
  expect(jobs.map(({ version, against }) => [version, against])).toEqual([[three, two]]);
});

test('PLAT-04 pictures compare with what is stable now: those of an earlier one are taken again, with what is known of it', async () => {
  for (const version of [two, three]) {
    await upload(version);
    await check(version);
    await until(version, 'ready');
  }
  control.registry.promote('mf-chat', two, operator);
  expect(await picturesOf(three)).toMatchObject({ state: 'waiting', against: two });
  await until(three, 'ready');
  const last = jobs.at(-1);
  expect([last?.version, last?.against]).toEqual([three, two]);
  expect(last?.known).toEqual({ 'mf-chat /chats 360': picture, 'mf-chat /chats/:id 360': other });
});

test('a failure is shown with its reason and can be repeated; a version that cannot go live has no pictures', async () => {
  takePictures = () => Promise.reject(new Error('the browser has ended (1)'));
  await upload(two);
  await check(two);
  const failed = await until(two, 'failed');
  expect(failed).toMatchObject({ failure: { code: 'error', detail: 'the browser has ended (1)' }, mayTake: true });

  takePictures = succeed;
  const again = await request(`/names/mf-chat/versions/${two}/pictures`, { method: 'POST' });
  expect([again.status, await again.json()]).toEqual([202, expect.objectContaining({ state: 'waiting' })]);
  expect((await until(two, 'ready')).routes).toHaveLength(2);

  await upload(four);
  expect(await codeOf(await request(`/names/mf-chat/versions/${four}/pictures`, { method: 'POST' }))).toEqual([
    422,
    'not_verified',
  ]);
});

test('pictures that a stop has interrupted are taken after the next start', async () => {
  await upload(two);
  await check(two);
  await control.stop();
  expect(jobs).toEqual([]);
  control = await startControl({ dataDir: control.dataDir, gate, takePictures: async (job) => void jobs.push(job) });
  await until(two, 'ready');
  expect(jobs.map(({ version }) => version)).toEqual([two]);
});

test('a gateway without a browser says so', async () => {
  await control.stop();
  control = await startControl({ dataDir: control.dataDir, gate });
  await upload(two);
  await check(two);
  expect((await until(two, 'failed')).failure).toEqual({
    code: 'no_browser',
    detail: 'This gateway takes no pictures.',
  });
});

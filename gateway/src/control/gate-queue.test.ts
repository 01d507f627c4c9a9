import { setTimeout as delay } from 'node:timers/promises';

import { openArtifacts } from '../artifacts/artifact-store.ts';
import { gateTimeOf } from '../publish/gate-time.ts';
import { openRegistry } from '../registry/index.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { type Gate, queueGate } from './gate-queue.ts';

const dataDir = temporaryFolder();
const request = (version: string) => ({
  registry: openRegistry({ dataDir }),
  store: openArtifacts({ dataDir }),
  dataDir,
  name: 'mf-chat',
  version,
  origin: 'http://127.0.0.1:9',
});
const good = { status: 'verified', checks: [] } as const;

test('PLAT-04 checks one version at a time, in the order of the requests', async () => {
  const seen: string[] = [];
  let running = 0;
  let most = 0;
  const gate: Gate = async ({ version }) => {
    running += 1;
    most = Math.max(most, running);
    await delay(5);
    seen.push(version);
    running -= 1;
    return { ...good, checks: [] };
  };
  const { check: queued } = queueGate(gate, { places: 1 });
  await Promise.all(['a', 'b', 'c', 'd'].map((version) => queued(request(version))));
  expect([seen.join(''), most]).toEqual(['abcd', 1]);
});

test('PLAT-04 refuses a version whose check never ends, and starts the next one', async () => {
  const gate: Gate = async ({ version }) =>
    version === 'hangs' ? new Promise(() => undefined) : { ...good, checks: [] };
  const { check: queued } = queueGate(gate, { places: 1, gateMs: () => 20, queueMs: 1000 });
  const [hangs, next] = await Promise.all([queued(request('hangs')), queued(request('next'))]);
  expect(hangs).toMatchObject({ status: 'refused', checks: [{ verdict: 'not run' }] });
  expect(next.status).toBe('verified');
});

test('refuses a request that waited too long; a check that throws lets the next one start', async () => {
  let failures = 0;
  const gate: Gate = async ({ version }) => {
    if (version === 'throws' && (failures += 1) === 1) throw new Error('no disk');
    await delay(60);
    return { ...good, checks: [] };
  };
  const { check: queued } = queueGate(gate, { places: 1, gateMs: () => 1000, queueMs: 20 });
  const first = queued(request('slow'));
  await expect(queued(request('late'))).rejects.toMatchObject({ code: 'busy' });
  await first;
  await expect(queued(request('late'))).resolves.toMatchObject({ status: 'verified' });
  await expect(queued(request('throws'))).rejects.toThrow('no disk');
  await expect(queued(request('throws'))).resolves.toMatchObject({ status: 'verified' });
  await expect(queued(request('after'))).resolves.toMatchObject({ status: 'verified' });
});

test('PLAT-04 a request that is repeated keeps its place, and two requests for a version are one check', async () => {
  const seen: string[] = [];
  const gate: Gate = async ({ version }) => {
    seen.push(version);
    await delay(60);
    return { ...good, checks: [] };
  };
  const { check: queued } = queueGate(gate, { places: 1, queueMs: 20 });
  const first = queued(request('first'));
  const twice = [queued(request('early')), queued(request('early'))];
  await Promise.all(twice.map((each) => expect(each).rejects.toMatchObject({ code: 'busy' })));
  const later = queued(request('later')).catch(() => undefined);
  await first;
  await expect(queued(request('early'))).resolves.toMatchObject({ status: 'verified' });
  await later;
  await expect(queued(request('later'))).resolves.toMatchObject({ status: 'verified' });
  expect(seen).toEqual(['first', 'early', 'later']);
});

test('a place that no client waits for any more is given up', async () => {
  const seen: string[] = [];
  const gate: Gate = async ({ version }) => {
    seen.push(version);
    await delay(80);
    return { ...good, checks: [] };
  };
  const { check: queued } = queueGate(gate, { places: 1, queueMs: 10, keptMs: 10 });
  const first = queued(request('first'));
  await expect(queued(request('left'))).rejects.toMatchObject({ code: 'busy' });
  await first;
  await delay(20);
  await expect(queued(request('next'))).resolves.toMatchObject({ status: 'verified' });
  expect(seen).toEqual(['first', 'next']);
});

test('PLAT-04 keeps a check that takes longer than a response, for the request that is repeated', async () => {
  let runs = 0;
  const gate: Gate = async () => {
    runs += 1;
    await delay(60);
    return { ...good, checks: [] };
  };
  const { check: queued } = queueGate(gate, { places: 1, responseMs: 20 });
  await expect(queued(request('long'))).rejects.toMatchObject({ code: 'busy' });
  await delay(80);
  await expect(queued(request('long'))).resolves.toMatchObject({ status: 'verified' });
  expect(runs).toBe(1);
  // The result was taken, so a later request is a new check.
  await expect(queued(request('long'))).rejects.toMatchObject({ code: 'busy' });
  expect(runs).toBe(2);
});

test('does not keep a result that is not taken', async () => {
  let runs = 0;
  const gate: Gate = async () => {
    runs += 1;
    await delay(30);
    return { ...good, checks: [] };
  };
  const { check: queued } = queueGate(gate, { places: 1, responseMs: 10, keptMs: 10 });
  await expect(queued(request('left'))).rejects.toMatchObject({ code: 'busy' });
  await delay(80);
  await expect(queued(request('left'))).rejects.toMatchObject({ code: 'busy' });
  expect(runs).toBe(2);
});

test('passes the time limit on to the check', async () => {
  const seen: (number | undefined)[] = [];
  const gate: Gate = async ({ waitMs }) => {
    seen.push(waitMs);
    return { ...good, checks: [] };
  };
  await queueGate(gate).check(request('unknown'));
  expect(seen).toEqual([gateTimeOf({ versions: {} }, { name: 'mf-chat', version: 'unknown' })]);
});

test('PLAT-04 checks as many versions side by side as it has places, and no more', async () => {
  let running = 0;
  let most = 0;
  const gate: Gate = async () => {
    running += 1;
    most = Math.max(most, running);
    await delay(5);
    running -= 1;
    return { ...good, checks: [] };
  };
  const { check } = queueGate(gate, { places: 2 });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((version) => check(request(version))));
  expect(most).toBe(2);
});

test('PLAT-04 says how far a check is', async () => {
  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const passed = { id: 'files', verdict: 'passed', reason: 'Good.' } as const;
  const gate: Gate = async ({ version, onProgress }) => {
    await steps[version === 'first' ? 0 : 1]?.promise;
    onProgress?.({ checks: [passed], browser: { done: 1, total: 3 } });
    await delay(5);
    return { ...good, checks: [passed] };
  };
  const { check, progressOf } = queueGate(gate, { places: 1, keptMs: 10 });
  const of = (version: string) => progressOf({ name: 'mf-chat', version });
  const both = [check(request('first')), check(request('second'))];
  await delay(1);
  expect([of('first'), of('second'), of('third')]).toEqual([
    { state: 'running', checks: [] },
    { state: 'waiting', checks: [] },
    undefined,
  ]);
  steps[0]?.resolve();
  await delay(1);
  expect(of('first')).toEqual({ state: 'running', checks: [passed], browser: { done: 1, total: 3 } });
  await both[0];
  steps[1]?.resolve();
  await both[1];
  expect([of('first'), of('second')]).toEqual([undefined, undefined]);
});

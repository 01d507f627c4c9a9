import type { ConsoleState, HealthResponse, NameState } from '@pairwise/contracts/console';

import { openRegistry, type Registry } from '../registry/index.ts';
import { armKey } from '../rollout/arms.ts';
import { openHealth } from '../rollout/health.ts';
import { startWatcher } from '../rollout/watcher.ts';
import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two, three, four] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003', '1.0.0-00000004'] as const;
const canary = { steps: [{ audience: {}, percent: 50 }], haltOn: { minSessions: 20, errorRateDelta: 0.02 } };

let control: RunningControl;
let registry: Registry;
const closing: (() => unknown)[] = [];
const read = async <Body>(path: string): Promise<Body> => {
  const response = await fetch(`${control.url}${path}`, {
    headers: { authorization: `Bearer ${control.tokenFor('mf-chat')}` },
  });
  return (await response.json()) as Body;
};
const chat = async (): Promise<NameState | undefined> =>
  (await read<ConsoleState>('/api/state')).names.find(({ name }) => name === 'mf-chat');
const verify = (version: string): void => {
  registry.publish(chatDist(version), operator);
  registry.recordChecks('mf-chat', version, 'verified', [], operator);
};
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('PLAT-07 does not show the verdict on a rolled-back canary for the next one', async () => {
  const dataDir = temporaryFolder();
  const health = openHealth({ dataDir });
  registry = openRegistry({ dataDir });
  const log = { info: () => undefined, error: (error: unknown) => expect(error).toBeUndefined() };
  const watcher = startWatcher({ registry, health, log });
  control = await startControl({ dataDir, health: { health, lastVerdict: watcher.lastVerdict } });
  closing.push(() => health.close(), control.stop, watcher.stop);
  /** Waits until the watcher has judged and `done` holds; the assertions after it say what is wrong when it never does. */
  const judged = async (done: () => boolean | Promise<boolean>): Promise<void> => {
    watcher.scheduleCheck();
    const end = performance.now() + 10_000;
    while (!(await done()) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  /** The verdict on the rollout of this moment, before any timer can run. */
  const verdictNow = () => {
    const rollout = registry.current().rollouts['mf-chat'];
    return rollout && watcher.lastVerdict('mf-chat', rollout);
  };
  const hasVerdict = async () => (await chat())?.rollout?.lastVerdict !== null;

  registry.putLive(chatDist(one), operator);
  verify(two);
  verify(three);
  registry.startCanary('mf-chat', two, canary, operator);
  const { salt = '' } = registry.current().rollouts['mf-chat'] ?? {};
  for (let index = 0; index < 120; index += 1) {
    const version = index % 2 ? one : two;
    const errors = version === two ? [{ phase: 'render' as const, message: 'no thread' }] : [];
    const deployables = [{ name: 'mf-chat', version, readyMs: 500, errors }];
    health.record({
      at: Date.now(),
      network: `n${index}`,
      deployables,
      vitals: { lcp: 900, inp: 80, cls: 0 },
      arms: [{ name: 'mf-chat', key: armKey(salt, 0, 50, version === two ? 'canary' : 'control') }],
    });
  }
  await judged(() => Object.keys(registry.current().rollouts).length === 0);
  expect(registry.current().rollouts).toEqual({});
  const last = registry.audit().at(-1);
  expect(last).toMatchObject({ who: 'gateway', what: { kind: 'halt', version: two } });
  expect(last?.why).toContain('60 of 60 documents with an error');
  expect((await read<HealthResponse>('/api/names/mf-chat/health')).lastVerdict).toBeNull();

  registry.startCanary('mf-chat', three, canary, operator);
  expect(verdictNow()).toBeUndefined();
  // The watcher may judge the new canary before it is read, but never shows the verdict on the last one.
  const fresh = (await chat())?.rollout;
  expect(fresh).toMatchObject({ version: three, canary: { sessions: 0 } });
  expect(fresh?.lastVerdict?.reason ?? 'none').not.toContain('60 of 60');
  await judged(hasVerdict);
  const verdict = { halt: false, reason: expect.stringMatching(/^0 of 0 documents with an error/) };
  expect((await chat())?.rollout?.lastVerdict).toMatchObject(verdict);
  expect((await read<HealthResponse>('/api/names/mf-chat/health')).lastVerdict).toMatchObject(verdict);
  // Another percentage is the same rollout.
  registry.startCanary('mf-chat', three, { ...canary, steps: [{ audience: {}, percent: 60 }] }, operator);
  expect((await chat())?.rollout?.lastVerdict).toMatchObject(verdict);
  // The same version again is another rollout.
  registry.halt('mf-chat', operator);
  registry.startCanary('mf-chat', three, canary, operator);
  expect(verdictNow()).toBeUndefined();

  const { halts } = await read<ConsoleState>('/api/state');
  expect(halts).toMatchObject([{ version: two, reason: last?.why }]);
});

test('PLAT-04 lists versions that were rolled back with time, person and reason', async () => {
  control = await startControl();
  closing.push(control.stop);
  registry = control.registry;
  for (const version of [one, two, three]) registry.putLive(chatDist(version), operator);
  verify(four);
  const taken = async () =>
    (await chat())?.versions.map(({ version, rolledBack }) => [version, rolledBack && [rolledBack.by, rolledBack.why]]);
  const none = [four, three, two, one].map((version) => [version, undefined]);
  expect(await taken()).toEqual(none);

  // A rollback over two versions: both were rolled back. A canary that ends with it was not.
  registry.startCanary('mf-chat', four, canary, operator);
  registry.rollback('mf-chat', { who: 'chat/one', why: 'wrong list' }, one);
  const wrongList = ['chat/one', 'wrong list'];
  expect(await taken()).toEqual([
    [four, undefined],
    [three, wrongList],
    [two, wrongList],
    [one, undefined],
  ]);
  // A canary that is replaced by stable is not rolled back; a halted one is, and the last time counts.
  registry.startCanary('mf-chat', two, canary, operator);
  registry.halt('mf-chat', { who: 'gateway', why: '9 of 10 failed' });
  registry.startCanary('mf-chat', four, canary, operator);
  registry.rollback('mf-chat', { who: 'chat/one', why: 'enough' }, one);
  registry.promote('mf-chat', four, operator);
  registry.revoke('mf-chat', four, { who: 'chat/one', why: 'leak' });
  expect(await taken()).toEqual([
    [four, ['chat/one', 'leak']],
    [three, wrongList],
    [two, ['gateway', '9 of 10 failed']],
    [one, undefined],
  ]);
  const at = (await chat())?.versions[0]?.rolledBack?.at;
  expect(at).toBe(registry.audit().at(-1)?.at);
});

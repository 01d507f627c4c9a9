import type { Ramp } from '@pairwise/contracts/console';

import { openRegistry } from '../registry/index.ts';
import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { armKey, pagesOf } from './arms.ts';
import { openHealth } from './health.ts';
import { reasonToRaise } from './ramp-decision.ts';
import { startWatcher } from './watcher.ts';

const by = { who: 'operator', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
const MINUTE = 60_000;
const start = Date.parse('2026-12-01T06:00:00Z');
const since = new Date(start).toISOString();
const plan = { percents: [0, 10, 100], holdMinutes: 30 };
const healthy = { state: 'healthy', reason: 'not worse' } as const;

test.each<
  [
    what: string,
    percent: number,
    ramp: Partial<Ramp>,
    state: typeof healthy.state | 'not_enough_data' | 'worse_not_proven',
    minutes: number,
    raised: boolean,
  ]
>([
  ['healthy for long enough', 10, {}, 'healthy', 30, true],
  ['healthy, but not long enough', 10, {}, 'healthy', 29, false],
  ['not proven healthy', 10, {}, 'not_enough_data', 300, false],
  ['perhaps worse', 10, {}, 'worse_not_proven', 300, false],
  ['paused', 10, { paused: { at: since, by: 'chat/Ada' } }, 'healthy', 300, false],
  ['at its last percentage', 100, {}, 'healthy', 300, false],
  ['before its time', 10, { notBefore: new Date(start + 60 * MINUTE).toISOString() }, 'healthy', 59, false],
  ['at its time', 10, { notBefore: new Date(start + 60 * MINUTE).toISOString() }, 'healthy', 60, true],
  ['at 0 %, where there is nothing to prove', 0, {}, 'not_enough_data', 30, true],
  [
    'at 0 %, before its time',
    0,
    { notBefore: new Date(start + 60 * MINUTE).toISOString() },
    'not_enough_data',
    59,
    false,
  ],
])('PLAT-07 a canary that is %s', (_what, percent, ramp, state, minutes, raised) => {
  const rollout = { steps: [{ audience: {}, percent }], ramp: { ...plan, since, ...ramp } };
  const why = reasonToRaise(rollout, { state, reason: 'not worse' }, start + minutes * MINUTE);
  expect(why !== undefined).toBe(raised);
});

test('a canary without a ramp is raised by persons only', () => {
  expect(reasonToRaise({ steps: [{ audience: {}, percent: 10 }] }, healthy, start + 300 * MINUTE)).toBeUndefined();
});

test('PLAT-07 the gateway raises a healthy canary after its time, by the reports at its present percentage', async () => {
  let now = start;
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir, now: () => new Date(now) });
  registry.putLive(chatDist(one), by);
  registry.publish(chatDist(two), by);
  registry.recordChecks('mf-chat', two, 'verified', [], by);
  const health = openHealth({ dataDir, now: () => now, live: registry.current });
  const problems: unknown[] = [];
  const log = { info: () => undefined, error: (error: unknown) => void problems.push(error) };
  // Two gateways watch one registry: a raise happens once.
  const watchers = [1, 2].map(() => startWatcher({ registry, health, log, now: () => now }));
  const judged = async (): Promise<void> => {
    for (const watcher of watchers) watcher.scheduleCheck();
    await new Promise((resolve) => setTimeout(resolve, 700));
  };
  const rollout = () => registry.current().rollouts['mf-chat'];
  const report = (percent: number): void => {
    for (let page = 0; page < 400; page += 1) {
      const arm = page % 2 ? 'canary' : 'control';
      const key = armKey(rollout()?.salt ?? '', 0, percent, arm);
      const version = arm === 'canary' ? two : one;
      const deployables = [{ name: 'mf-chat', version, readyMs: 500, errors: [] }];
      const vitals = { lcp: 900, inp: 80, cls: 0 };
      health.shown('mf-chat', pagesOf(key));
      health.record({ at: now, network: `n${page}`, deployables, vitals, arms: [{ name: 'mf-chat', key }] });
    }
  };
  const steps = [{ audience: {}, percent: 10 }];
  const haltOn = { minSessions: 20, errorRateDelta: 0.2 };
  registry.startCanary('mf-chat', two, { steps, haltOn, ramp: { percents: [10, 50, 90], holdMinutes: 30 } }, by);
  try {
    report(10);
    now += 29 * MINUTE;
    await judged();
    expect(rollout()?.steps).toEqual(steps);
    now += MINUTE;
    await judged();
    expect(rollout()).toMatchObject({ steps: [{ percent: 50 }], ramp: { since: '2026-12-01T06:30:00.000Z' } });
    const { who, what, why } = registry.audit().at(-1) ?? {};
    expect([who, what?.kind]).toEqual(['gateway', 'canary']);
    expect(why).toMatch(/^30 minutes at 10 %: .*healthy/);
    const raised = registry.current().revision;
    // Reports on 10 % prove nothing about 50 %.
    now += 31 * MINUTE;
    await judged();
    expect(registry.current().revision).toBe(raised);
    report(50);
    // Some of the pages may not have reported yet.
    await judged();
    expect(registry.current().revision).toBe(raised);
    now += 5 * MINUTE;
    await judged();
    expect(rollout()?.steps).toEqual([{ audience: {}, percent: 90 }]);
    expect(problems).toEqual([]);
  } finally {
    for (const watcher of watchers) watcher.stop();
    await health.close();
  }
});

import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { openRegistry, type Registry } from '../registry/index.ts';
import { armKey, pagesOf } from './arms.ts';
import { type Health, openHealth } from './health.ts';
import { startWatcher, type Watcher } from './watcher.ts';

const by = { who: 'operator', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
const MINUTE = 60_000;
const haltOn = { minSessions: 50, errorRateDelta: 0.2 };

let now: number;
let registry: Registry;
let health: Health;
let watcher: Watcher;
const problems: unknown[] = [];
beforeEach(() => {
  now = Date.now();
  problems.length = 0;
  const dataDir = temporaryFolder();
  registry = openRegistry({ dataDir });
  registry.putLive(chatDist(one), by);
  registry.publish(chatDist(two), by);
  registry.recordChecks('mf-chat', two, 'verified', [], by);
  health = openHealth({ dataDir, now: () => now, live: registry.current });
  const log = { info: () => undefined, error: (error: unknown) => void problems.push(error) };
  watcher = startWatcher({ registry, health, log, now: () => now });
  const steps = [
    { audience: { countries: ['DE'] }, percent: 100 },
    { audience: { countries: ['NL'] }, percent: 50 },
  ];
  registry.startCanary('mf-chat', two, { steps, haltOn }, by);
  now = Date.now();
});
afterEach(async () => {
  watcher.stop();
  await health.close();
});

const rollout = () => registry.current().rollouts['mf-chat'];
const judged = async (): Promise<void> => {
  watcher.scheduleCheck();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(problems).toEqual([]);
};

/** Reports of an arm, of which the first ones fail. */
const report = (step: number, percent: number, arm: 'canary' | 'control', count: number, failing = 0): void => {
  const key = armKey(rollout()?.salt ?? '', step, percent, arm);
  const version = arm === 'canary' ? two : one;
  for (let page = 0; page < count; page += 1) {
    const errors = page < failing ? [{ phase: 'render' as const, message: 'no thread' }] : [];
    health.shown('mf-chat', pagesOf(key));
    health.record({
      at: now,
      network: `n${page}`,
      deployables: [{ name: 'mf-chat', version, readyMs: 500, errors }],
      vitals: {},
      arms: [{ name: 'mf-chat', key }],
    });
  }
};

test('PLAT-07 a step of 100 % beside one with a control is judged: a canary that fails there only is rolled back', async () => {
  report(1, 50, 'canary', 200);
  report(1, 50, 'control', 200);
  report(0, 100, 'canary', 200, 120);
  await judged();
  expect(rollout()).toBeUndefined();
  expect(registry.audit().at(-1)?.why).toMatch(
    /^120 of 200 documents with an error, stable 0 of 200: worse by at least .*; most often "no thread" \(render\)$/,
  );
});

test('PLAT-07 a step of 100 % is judged by its silent pages as well', async () => {
  report(1, 50, 'canary', 200);
  report(1, 50, 'control', 200);
  for (let page = 0; page < 200; page += 1) {
    health.shown('mf-chat', one);
    health.record({
      at: now,
      network: `s${page}`,
      deployables: [{ name: 'mf-chat', version: one, readyMs: 500, errors: [] }],
      vitals: {},
      arms: [],
    });
  }
  const key = armKey(rollout()?.salt ?? '', 0, 100, 'canary');
  for (let page = 0; page < 200; page += 1) health.shown('mf-chat', pagesOf(key));
  report(0, 100, 'canary', 60);
  now += 5 * MINUTE;
  await judged();
  expect(rollout()).toBeUndefined();
  expect(registry.audit().at(-1)?.why).toMatch(/^only 60 of 260 documents reported at all/);
});

test('PLAT-07 and the verdict is the worse of both steps', async () => {
  const stateOf = () => {
    const running = rollout();
    return running && watcher.lastVerdict('mf-chat', running)?.state;
  };
  report(1, 50, 'canary', 400);
  report(1, 50, 'control', 400);
  now += 5 * MINUTE;
  report(0, 100, 'canary', 20);
  await judged();
  expect(stateOf()).toBe('not_enough_data');
  report(0, 100, 'canary', 380);
  await judged();
  expect(stateOf()).toBe('healthy');
  // Control: the step with a control is judged as before.
  report(1, 50, 'canary', 200, 200);
  await judged();
  expect(rollout()).toBeUndefined();
});

import { ensureDemoTokens } from '../access/index.ts';
import { chatDist, payDist, shellDist } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const next = '1.1.0-00000001';

let control: RunningControl;
beforeEach(async () => {
  control = await startControl();
  for (const built of [shellDist(), chatDist(), payDist()]) control.registry.putLive(built, operator);
  for (const [name, dist] of [
    ['mf-chat', chatDist(next)],
    ['mf-billing', payDist(next)],
  ] as const) {
    control.registry.publish(dist, operator);
    control.registry.recordChecks(name, next, 'verified', [], operator);
  }
  ensureDemoTokens(control.dataDir, ['shell', 'mf-chat', 'mf-billing']);
});
afterEach(() => control.stop());

const type = (...args: string[]) => runMfeInTest(control, args);
const rollout = (name = 'mf-chat') => control.registry.current().rollouts[name];
const why = ['--why', 'a test'];

test('PLAT-07 starts a canary with a ramp, lists it, pauses and resumes it', async () => {
  const ramp = ['--ramp', '10, 50,100', '--hold', '30', '--not-before', '2026-12-01T06:00Z'];
  const { code, text } = await type('canary', 'mf-chat', '1', ...ramp, ...why);
  const plan = '1 → 10 → 50 → 100 %, 30 minutes or more at each, while it is healthy, not before 2026-12-01 06:00 UTC';
  expect([code, text]).toEqual([0, expect.stringContaining(`It is raised by itself: ${plan}.`)]);
  expect(rollout()).toMatchObject({
    steps: [{ percent: 1 }],
    ramp: { percents: [1, 10, 50, 100], holdMinutes: 30, notBefore: '2026-12-01T06:00:00.000Z' },
  });
  expect((await type('pause', 'mf-chat', ...why)).text).toMatch(/The ramp of mf-chat is paused \(revision \d+\)\./);
  expect((await type('list', 'mf-chat')).text).toMatch(
    new RegExp(String.raw`canary .*\n +ramp: .*; paused by chat/demo at \d{4}-\d\d-\d\d \d\d:\d\d`),
  );
  expect((await type('resume', 'mf-chat', ...why)).text).toContain('The ramp of mf-chat continues');
  expect(rollout()?.ramp?.paused).toBeUndefined();
});

test('PLAT-07 another share of a paused ramp leaves it paused, and says so', async () => {
  await type('canary', 'mf-chat', '1', '--ramp', '10,50', ...why);
  await type('pause', 'mf-chat', ...why);
  const { text } = await type('canary', 'mf-chat', '10', ...why);
  expect(text).toContain('Its ramp stays paused: npm run mfe -- resume mf-chat');
  expect(text).not.toContain('It is raised by itself');
  expect(rollout()?.ramp?.paused).toBeDefined();
});

test('PLAT-07 a person may go ahead of the ramp, and leaves it with another percentage', async () => {
  await type('canary', 'mf-chat', '1', '--ramp', '10,50', ...why);
  expect((await type('canary', 'mf-chat', '10', ...why)).text).toContain('It is raised by itself: 1 → 10 → 50 %');
  expect(rollout()).toMatchObject({ steps: [{ percent: 10 }], ramp: { holdMinutes: 60 } });
  expect((await type('canary', 'mf-chat', '20', ...why)).text).toContain('Its ramp has ended');
  expect(rollout()?.ramp).toBeUndefined();
  expect(await type('pause', 'mf-chat', ...why)).toMatchObject({
    code: 1,
    text: expect.stringContaining('the canary of mf-chat has no ramp'),
  });
});

test('PLAT-04 the ramp of payments is approved with its canary; pausing and resuming it need no second person', async () => {
  const { text } = await type('canary', 'mf-billing', '1', '--ramp', '10,100', ...why);
  const [, id = ''] = /approve (\w+)/.exec(text) ?? [];
  expect(rollout('mf-billing')).toBeUndefined();
  const [, ...plan] = (await type('requests')).text.split('\n');
  expect(plan).toEqual([
    '  ramp: 1 → 10 → 100 %, 60 minutes or more at each, while it is healthy',
    '  rolled back by itself when it is certain to be worse than stable: in errors or silent pages by more than 0.2 percentage points, or slower; where all visitors get it, from 500 documents on',
  ]);
  expect((await type('approve', id, ...why)).code).toBe(0);
  expect(rollout('mf-billing')?.ramp?.percents).toEqual([1, 10, 100]);
  expect((await type('pause', 'mf-billing', ...why)).code).toBe(0);
  expect((await type('resume', 'mf-billing', ...why)).code).toBe(0);
});

test.each([
  [['canary', 'mf-chat', '10', '--ramp', '5,50'], 'The percentages of a ramp rise'],
  [['canary', 'mf-chat', '10', '--ramp', '50,x'], '"x" is not a percentage'],
  [['canary', 'mf-chat', '10', '--hold', '30'], '--hold and --not-before need --ramp'],
  [['canary', 'mf-chat', '10', '--ramp', '50', '--not-before', 'tomorrow'], '--not-before takes a time'],
  [['publish', 'mf-chat', '--ramp', '50'], '--ramp needs --canary PERCENT'],
])('refuses %j with a sentence', async (args, reason) => {
  const { code, text } = await type(...args, ...why);
  expect([code, text]).toEqual([2, expect.stringContaining(reason)]);
  expect(rollout()).toBeUndefined();
});

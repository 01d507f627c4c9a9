import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { openRegistry, type Registry } from './index.ts';

const by = { who: 'chat/Ada', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
const haltOn = { minSessions: 500, errorRateDelta: 0.01 };
const ramp = { percents: [1, 10, 50], holdMinutes: 30 };
const at = (percent: number) => [{ audience: { countries: ['NL'] }, percent }];

let now: number;
let registry: Registry;
beforeEach(() => {
  now = Date.parse('2026-12-01T06:00:00Z');
  registry = openRegistry({ dataDir: temporaryFolder(), now: () => new Date(now) });
  registry.putLive(chatDist(one), by);
  registry.publish(chatDist(two), by);
  registry.recordChecks('mf-chat', two, 'verified', [], by);
});

const rollout = () => registry.current().rollouts['mf-chat'];
const later = (minutes: number): void => {
  now += minutes * 60_000;
};

test('PLAT-07 a ramp raises its canary to the next percentage, in the same audience, up to the last one', () => {
  registry.startCanary('mf-chat', two, { steps: at(1), haltOn, ramp }, by);
  const { salt, startedAt } = rollout() ?? {};
  expect(rollout()?.ramp).toEqual({ ...ramp, since: '2026-12-01T06:00:00.000Z' });
  later(30);
  registry.raise('mf-chat', { who: 'gateway', why: 'healthy' });
  expect(rollout()).toMatchObject({ salt, startedAt, steps: at(10), ramp: { since: '2026-12-01T06:30:00.000Z' } });
  expect(registry.audit().at(-1)).toMatchObject({
    who: 'gateway',
    what: { kind: 'canary', version: two, steps: at(10) },
  });
  registry.raise('mf-chat', { who: 'gateway', why: 'healthy' });
  const last = registry.current().revision;
  expect(registry.raise('mf-chat', { who: 'gateway', why: 'healthy' })).toBe(last);
  expect(rollout()?.steps).toEqual(at(50));
});

test('PLAT-07 a paused ramp stays at its percentage; after it the time begins again', () => {
  registry.startCanary('mf-chat', two, { steps: at(1), haltOn, ramp }, by);
  later(10);
  const revision = registry.pauseRamp('mf-chat', by);
  expect(rollout()?.ramp?.paused).toEqual({ at: '2026-12-01T06:10:00.000Z', by: 'chat/Ada' });
  expect(registry.audit().at(-1)?.what).toEqual({ kind: 'pause', name: 'mf-chat', version: two });
  expect([registry.pauseRamp('mf-chat', by), registry.raise('mf-chat', by)]).toEqual([revision, revision]);
  later(10);
  registry.resumeRamp('mf-chat', by);
  expect(rollout()?.ramp).toEqual({ ...ramp, since: '2026-12-01T06:20:00.000Z' });
  expect(registry.audit().at(-1)?.what).toMatchObject({ kind: 'resume' });
});

test('PLAT-07 another share does not resume a paused ramp; only a person who resumes it does', () => {
  registry.startCanary('mf-chat', two, { steps: at(1), haltOn, ramp }, by);
  registry.pauseRamp('mf-chat', by);
  const pausedAt = rollout()?.ramp?.paused;
  later(10);
  registry.startCanary('mf-chat', two, { steps: at(10), haltOn, ramp }, { ...by, who: 'chat/Bo' });
  expect(rollout()).toMatchObject({ steps: at(10), ramp: { paused: pausedAt, since: '2026-12-01T06:10:00.000Z' } });
  const { revision } = registry.current();
  expect(registry.raise('mf-chat', { who: 'gateway', why: 'healthy' })).toBe(revision);
  registry.resumeRamp('mf-chat', by);
  expect(rollout()?.ramp?.paused).toBeUndefined();
  registry.raise('mf-chat', { who: 'gateway', why: 'healthy' });
  expect(rollout()?.steps).toEqual(at(50));
  // Another version has its own ramp.
  registry.pauseRamp('mf-chat', by);
  const three = '1.0.0-00000003';
  registry.publish(chatDist(three), by);
  registry.recordChecks('mf-chat', three, 'verified', [], by);
  registry.startCanary('mf-chat', three, { steps: at(1), haltOn, ramp, replaces: two }, by);
  expect(rollout()?.ramp?.paused).toBeUndefined();
});

test('PLAT-07 a person who sets another percentage without a ramp ends it', () => {
  registry.startCanary('mf-chat', two, { steps: at(1), haltOn, ramp }, by);
  registry.startCanary('mf-chat', two, { steps: at(25), haltOn }, by);
  expect(rollout()?.ramp).toBeUndefined();
  expect(() => registry.raise('mf-chat', by)).toThrow('the canary of mf-chat has no ramp');
  expect(() => registry.pauseRamp('mf-billing', by)).toThrow('mf-billing has no canary');
});

test.each<[what: string, steps: ReturnType<typeof at>, plan: typeof ramp & { notBefore?: string }, reason: RegExp]>([
  ['falling percentages', at(10), { percents: [10, 5], holdMinutes: 30 }, /its percentages must rise/],
  ['another start', at(2), ramp, /2 % is not one of its percentages/],
  ['two audiences', [...at(1), ...at(1)], ramp, /has one audience/],
  ['no time', at(1), { ...ramp, holdMinutes: 0 }, /holdMinutes/],
  ['one percentage', at(1), { ...ramp, percents: [1] }, /percents/],
  ['an invalid time', at(1), { ...ramp, notBefore: 'soon' }, /notBefore: Not a time/],
])('refuses a ramp with %s', (_what, steps, plan, reason) => {
  const parameters = { steps, haltOn, ramp: plan };
  expect(() => registry.startCanary('mf-chat', two, parameters, by)).toThrow(reason);
  const request = { kind: 'canary', name: 'mf-chat', version: two, ...parameters } as const;
  expect(() => registry.request(request, { ...by, person: 'Ada' })).toThrow(reason);
  expect(rollout()).toBeUndefined();
});

test('PLAT-04 an approved request starts its ramp', () => {
  const request = { kind: 'canary', name: 'mf-chat', version: two, steps: at(1), haltOn, ramp } as const;
  const { id } = registry.request(request, { ...by, person: 'Ada' });
  registry.approve(id, { who: 'chat/Bo', why: 'read', person: 'Bo' });
  expect(rollout()?.ramp).toMatchObject(ramp);
});

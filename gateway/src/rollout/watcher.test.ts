import { openRegistry, type Registry, RegistryError } from '../registry/index.ts';
import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { armKey, pagesOf } from './arms.ts';
import { type Health, openHealth } from './health.ts';
import { startWatcher, type Watcher, type WatcherOptions } from './watcher.ts';

const by = { who: 'operator', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
const haltOn = { minSessions: 20, errorRateDelta: 0.02 };
/** In the order in which they are judged. */
const names = ['mf-alpha', 'mf-beta', 'mf-gamma'] as const;

let registry: Registry;
let health: Health;
let watcher: Watcher | undefined;
const problems: unknown[] = [];
beforeEach(() => {
  problems.length = 0;
  const dataDir = temporaryFolder();
  registry = openRegistry({ dataDir });
  for (const name of names) {
    registry.putLive(chatDist(one, name), by);
    registry.publish(chatDist(two, name), by);
    registry.recordChecks(name, two, 'verified', [], by);
    const ramp = { percents: [0, 50], holdMinutes: 1 };
    const percent = name === 'mf-gamma' ? 0 : 50;
    registry.startCanary(
      name,
      two,
      { steps: [{ audience: {}, percent }], haltOn, ...(name === 'mf-gamma' && { ramp }) },
      by,
    );
  }
  health = openHealth({ dataDir, live: registry.current });
});
afterEach(async () => {
  watcher?.stop();
  await health.close();
});

/** Starts a watcher, and lets it judge so often that each change that it can make is made. */
const judge = async (options: Partial<WatcherOptions> = {}): Promise<void> => {
  const log = { info: () => undefined, error: (error: unknown) => void problems.push(error) };
  watcher = startWatcher({ registry, health, log, now: () => Date.now() + 2 * 60_000, ...options });
  for (let round = 0; round < 2; round += 1) {
    watcher.scheduleCheck();
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
};

/** Reports of both arms, of which those of the canary fail. */
const fail = (name: string): void => {
  for (let page = 0; page < 400; page += 1) {
    const arm = page % 2 ? 'canary' : 'control';
    const key = armKey(registry.current().rollouts[name]?.salt ?? '', 0, 50, arm);
    const errors = arm === 'canary' ? [{ phase: 'render' as const, message: 'no thread' }] : [];
    const deployables = [{ name, version: arm === 'canary' ? two : one, errors }];
    health.shown(name, pagesOf(key));
    health.record({ at: Date.now(), network: `n${page}`, deployables, vitals: {}, arms: [{ name, key }] });
  }
};

const running = (): string[] => Object.keys(registry.current().rollouts).toSorted();
const refused = new RegistryError('unknown_version', 'this change always fails');

test('PLAT-07 a rollback that always fails keeps no other bad canary alive', async () => {
  fail('mf-alpha');
  fail('mf-beta');
  const halt: Registry['halt'] = (name, author) => {
    if (name === 'mf-alpha') throw refused;
    return registry.halt(name, author);
  };
  await judge({ registry: { ...registry, halt } });
  expect(running()).toEqual(['mf-alpha', 'mf-gamma']);
  expect(problems).toContain(refused);
});

test('PLAT-07 a canary that cannot be judged keeps no other bad one alive', async () => {
  fail('mf-beta');
  const broken = new Error('these counts cannot be read');
  const summary: Health['summary'] = (name, ...more) => {
    if (name === 'mf-alpha') throw broken;
    return health.summary(name, ...more);
  };
  await judge({ health: { ...health, summary } });
  expect(running()).toEqual(['mf-alpha', 'mf-gamma']);
  expect(problems).toContain(broken);
});

test('PLAT-07 rolls back before it raises', async () => {
  // It is judged last now, after the one with a ramp.
  registry.halt('mf-beta', by);
  registry.startCanary('mf-beta', two, { steps: [{ audience: {}, percent: 50 }], haltOn }, by);
  fail('mf-beta');
  const before = registry.audit().length;
  await judge();
  const kinds = registry
    .audit()
    .slice(before)
    .map(({ what }) => what.kind);
  expect(kinds[0]).toBe('halt');
  expect(kinds).toContain('canary');
  expect(problems).toEqual([]);
});

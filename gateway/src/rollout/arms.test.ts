import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { openRegistry } from '../registry/index.ts';
import { type Arm, armKey, armsOf, gameOf, pagesOf, reportedArms } from './arms.ts';
import { newBucket } from './bucket.ts';
import { countedDocuments } from './counted-documents.ts';
import { countedVisitors } from './counted-visitors.ts';
import { openHealth } from './health.ts';
import { startWatcher } from './watcher.ts';

const by = { who: 'operator', why: 'a test' };
const next = '1.0.1-00000002';
const visitor = { country: 'NL', language: 'en', niche: 1, staff: false } as const;
const MINUTE = 60_000;

const setUp = () => {
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir });
  registry.putLive(shellDist(), by);
  registry.putLive(chatDist(), by);
  registry.publish(chatDist(next), by);
  registry.recordChecks('mf-chat', next, 'verified', [], by);
  return { dataDir, registry };
};

const always = (): boolean => true;
const haltOn = { minSessions: 500, errorRateDelta: 0.01 };

test('PLAT-07 a page has the arm that chance gave its visitor, if it has that arm’s version', () => {
  const { registry } = setUp();
  expect(
    armsOf(registry.current(), { ...visitor, bucket: newBucket() }, { served: [], owner: 'mf-chat' }, always),
  ).toEqual([]);
  const steps = [
    { audience: { languages: ['nl' as const] }, percent: 100 },
    { audience: { countries: ['NL'] }, percent: 50 },
  ];
  registry.startCanary('mf-chat', next, { steps, haltOn }, by);
  const document = registry.current();
  const { salt = '' } = document.rollouts['mf-chat'] ?? {};
  const stable = document.pointers['mf-chat'] ?? '';
  const page = { served: [stable, next].map((version) => ({ name: 'mf-chat', version })), owner: 'mf-chat' };
  const keys = new Set<string>();
  for (let one = 0; one < 64; one += 1) {
    for (const { key } of armsOf(document, { ...visitor, bucket: newBucket() }, page, always)) keys.add(key);
  }
  expect([...keys].toSorted()).toEqual([armKey(salt, 1, 50, 'canary'), armKey(salt, 1, 50, 'control')]);
  // Outside every audience there is no arm, and a page whose shell cannot run the canary has another version.
  expect(armsOf(document, { ...visitor, country: 'DE', bucket: newBucket() }, page, always)).toEqual([]);
  expect(
    armsOf(
      document,
      { ...visitor, language: 'nl', bucket: newBucket() },
      { ...page, served: page.served.slice(0, 1) },
      always,
    ),
  ).toEqual([]);
});

test('PLAT-07 a visitor’s page counts once where one must not decide, as one of the remote that is rolled out', () => {
  const { registry } = setUp();
  const bucket = newBucket();
  const steps = [{ audience: {}, percent: 50 }];
  const count = (minNetworks: number, owner = 'mf-chat'): number[] => {
    registry.startCanary('mf-chat', next, { steps, haltOn: { ...haltOn, minNetworks } }, by);
    const document = registry.current();
    const served = [document.pointers['mf-chat'] ?? '', next].map((version) => ({ name: 'mf-chat', version }));
    const isFirst = countedVisitors();
    const arms = [1, 2, 3].map(() =>
      armsOf(document, { ...visitor, bucket }, { served, owner }, (arm) => isFirst('salt', arm.visitor)),
    );
    // The documents that load it count wherever they do.
    expect(arms.map(({ length }) => length)).toEqual([1, 1, 1]);
    return arms.map((one) => one.filter(({ beside }) => !beside).length);
  };
  expect(count(3)).toEqual([1, 0, 0]);
  expect(count(1)).toEqual([1, 1, 1]);
  expect(count(3, 'mf-members')).toEqual([0, 0, 0]);
  expect(count(1, 'mf-members')).toEqual([0, 0, 0]);
  // Only so many visitors are kept.
  const isFirst = countedVisitors(2);
  expect(['a', 'b', 'a', 'c', 'a', 'c'].map((one) => isFirst('salt', one))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('PLAT-07 of a visitor the first document that loads the name counts, and the times of the second, in each report', () => {
  const arm: Arm = { name: 'mf-chat', key: 'arm.salt.0.50.canary', beside: true, visitor: 'Ada' };
  const chat = { deployables: [{ name: 'shell' }, { name: 'mf-chat' }] };
  const counted = countedDocuments();
  const at = Date.now();
  const report = (deployables: { name: string }[], earlier?: Parameters<typeof reportedArms>[2]) => ({
    deployables,
    arms: reportedArms([arm], { deployables }, earlier, ({ key, visitor: one }) =>
      counted({ game: gameOf(key), visitor: one, network: 'n', at, route: 'chats' }),
    ),
  });
  // The page has not loaded it yet, and does later.
  const before = report([{ name: 'shell' }]);
  const first = report(chat.deployables, before);
  const again = report(chat.deployables, first);
  const second = report(chat.deployables);
  const secondAgain = report(chat.deployables, second);
  const third = report(chat.deployables);
  const parts = [before, first, again, second, secondAgain, third].map(({ arms }) => arms.map((one) => one.parts));
  const outcome = { outcome: true, times: false };
  const times = { outcome: false, times: true };
  const nothing = { outcome: false, times: false };
  expect(parts).toEqual([[undefined], [outcome], [outcome], [times], [times], [nothing]]);
});

test('PLAT-07 a remote whose pages freeze is rolled back, although it reports nothing', async () => {
  const { dataDir, registry } = setUp();
  registry.startCanary('mf-chat', next, { steps: [{ audience: {}, percent: 50 }], haltOn }, by);
  const { salt = '' } = registry.current().rollouts['mf-chat'] ?? {};
  let now = Date.now();
  const health = openHealth({ dataDir, now: () => now, live: registry.current });
  const watcher = startWatcher({
    registry,
    health,
    log: { info: () => undefined, error: (error) => void problems.push(error) },
    now: () => now,
  });
  const problems: unknown[] = [];
  const judged = async (): Promise<void> => {
    watcher.scheduleCheck();
    await new Promise((resolve) => setTimeout(resolve, 700));
  };
  try {
    for (let page = 0; page < 40; page += 1) {
      for (const arm of ['canary', 'control'] as const) {
        const key = armKey(salt, 0, 50, arm);
        health.shown('mf-chat', pagesOf(key));
        if (arm === 'canary') continue;
        const arms = [{ name: 'mf-chat', key }];
        health.record({ at: now, network: `n${page}`, deployables: [], vitals: {}, arms });
      }
    }
    await judged();
    // The canary's pages may still report.
    expect(registry.current().rollouts['mf-chat']?.version).toBe(next);
    now += 5 * MINUTE;
    await judged();
    expect(problems).toEqual([]);
    expect(registry.current().rollouts).toEqual({});
    expect(registry.audit().at(-1)?.why).toBe(
      '40 of 40 pages never reported, stable 0 of 40: they seem to freeze or not to start',
    );
  } finally {
    watcher.stop();
    await health.close();
  }
});

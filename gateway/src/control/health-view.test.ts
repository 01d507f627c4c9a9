import type { HealthResponse, NameState } from '@pairwise/contracts/console';

import { openRegistry, type Registry } from '../registry/index.ts';
import { armKey, pagesOf } from '../rollout/arms.ts';
import { type Health, openHealth, type ReportedDocument } from '../rollout/health.ts';
import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
const haltOn = { minSessions: 20, errorRateDelta: 0.02 };
const MINUTE = 60_000;

let control: RunningControl;
let registry: Registry;
let health: Health;
beforeEach(async () => {
  const dataDir = temporaryFolder();
  let isLater = false;
  health = openHealth({ dataDir, now: () => Date.now() + (isLater ? 5 * MINUTE : 0) });
  registry = openRegistry({ dataDir });
  registry.putLive(chatDist(one), operator);
  registry.publish(chatDist(two), operator);
  registry.recordChecks('mf-chat', two, 'verified', [], operator);
  control = await startControl({ dataDir, health: { health, lastVerdict: () => undefined } });
  settle = () => {
    isLater = true;
  };
});
afterEach(async () => {
  await control.stop();
  await health.close();
});
/** After it, all pages are old enough to have reported. */
let settle: () => void;

const read = async (query = ''): Promise<HealthResponse> => {
  const response = await fetch(`${control.url}/api/names/mf-chat/health${query}`, {
    headers: { authorization: `Bearer ${control.tokenFor('mf-chat')}` },
  });
  return (await response.json()) as HealthResponse;
};
const readState = async (): Promise<NameState['rollout'] | undefined> => {
  const response = await fetch(`${control.url}/api/state`, {
    headers: { authorization: `Bearer ${control.tokenFor('mf-chat')}` },
  });
  const { names } = (await response.json()) as { names: NameState[] };
  return names.find(({ name }) => name === 'mf-chat')?.rollout;
};

const report = (
  version: string,
  key: string | undefined,
  more: { failing?: boolean; groups?: string[] } = {},
): void => {
  const errors = more.failing ? [{ phase: 'render' as const, message: 'no thread' }] : [];
  const document: ReportedDocument = {
    // All in one minute.
    at: Date.parse(registry.current().rollouts['mf-chat']?.startedAt ?? ''),
    network: 'n',
    deployables: [{ name: 'mf-chat', version, readyMs: 500, errors }],
    vitals: { lcp: 900, inp: 80, cls: 0.05 },
    ...(key !== undefined && { arms: [{ name: 'mf-chat', key }], groups: more.groups ?? [] }),
  };
  if (key !== undefined) health.shown('mf-chat', pagesOf(key));
  health.record(document);
};

test('PLAT-07 shows the figures that the judge compares: of both arms, silence, LCP and CLS among them', async () => {
  registry.startCanary('mf-chat', two, { steps: [{ audience: { countries: ['NL'] }, percent: 10 }], haltOn }, operator);
  const { salt = '' } = registry.current().rollouts['mf-chat'] ?? {};
  const [canary, stable] = (['canary', 'control'] as const).map((arm) => armKey(salt, 0, 10, arm));
  for (let page = 0; page < 5; page += 1) report(two, canary, { failing: page === 0, groups: ['device phone'] });
  for (let page = 0; page < 40; page += 1) report(one, stable, { failing: page < 4, groups: ['device desktop'] });
  // Visitors outside the audience, where nothing fails, and one who came again.
  for (let page = 0; page < 200; page += 1) report(one, undefined);
  report(two, undefined);
  // Pages of the canary that never report.
  for (let page = 0; page < 5; page += 1) health.shown('mf-chat', pagesOf(canary ?? ''));
  settle();

  const shown = await read();
  expect(shown.canary).toMatchObject({
    version: two,
    summary: { sessions: 5, errorSessions: 1, silence: { shown: 10, reported: 5 } },
    points: [{ sessions: 5, errorSessions: 1 }],
  });
  expect(shown.stable).toMatchObject({
    version: one,
    summary: { sessions: 40, errorSessions: 4, errorRate: 0.1, silence: { shown: 40, reported: 40 } },
    points: [{ sessions: 40, errorSessions: 4 }],
  });
  expect(shown.stable?.summary.lcpP75Ms).toBeGreaterThan(800);
  expect(shown.stable?.summary.clsP75).toBeGreaterThan(0.04);
  expect(shown.groups).toEqual([
    { by: 'device', value: 'desktop', sessions: 40 },
    { by: 'device', value: 'phone', sessions: 5 },
  ]);
  expect(await read('?device=phone')).toMatchObject({ canary: { points: [{ sessions: 5 }] }, stable: { points: [] } });
  expect(await readState()).toMatchObject({
    canary: { sessions: 5, silence: { shown: 10, reported: 5 } },
    stable: { sessions: 40, errorSessions: 4 },
  });
});

test('PLAT-07 shows the versions while the canary has no control', async () => {
  registry.startCanary('mf-chat', two, { steps: [{ audience: {}, percent: 100 }], haltOn }, operator);
  const { salt = '' } = registry.current().rollouts['mf-chat'] ?? {};
  for (let page = 0; page < 5; page += 1) report(two, armKey(salt, 0, 100, 'canary'));
  for (let page = 0; page < 3; page += 1) report(one, undefined);
  expect(await read()).toMatchObject({ canary: { summary: { sessions: 5 } }, stable: { summary: { sessions: 3 } } });
});

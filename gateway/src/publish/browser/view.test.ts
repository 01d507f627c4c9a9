import { openRegistry } from '../../registry/index.ts';
import { remoteBuild, route, shellBuild } from '../../testing/gate-fixtures.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { candidateView, oneZoneView } from './view.ts';

const by = { who: 'team', why: 'a test' };

test('PLAT-02 the candidate view has the candidate live for everyone, without fallback, and leaves the registry unchanged', () => {
  const registry = openRegistry({ dataDir: temporaryFolder(), warn: () => undefined });
  registry.putLive(shellBuild(), by);
  registry.putLive(remoteBuild(), by);
  const { version } = registry.publish(remoteBuild({ version: '1.0.1-00000002' }), by);
  const before = JSON.stringify(registry.current());

  const view = candidateView(registry.current(), 'mf-chat', version);
  expect(view.pointers).toEqual({ shell: '1.0.0-00000001', 'mf-chat': version });
  expect(view.versions['mf-chat']?.[version]?.status).toBe('verified');
  expect([view.history, view.rollouts]).toEqual([{}, {}]);
  expect(JSON.stringify(registry.current())).toBe(before);
});

test('the one-zone view has all routes in one zone', () => {
  const registry = openRegistry({ dataDir: temporaryFolder(), warn: () => undefined });
  registry.putLive(shellBuild(), by);
  const pay = remoteBuild({ name: 'mf-billing', routes: [route('pay', '/directdebit', { zone: 'pay' })] });
  const { version } = registry.putLive(pay, by);
  const zones = oneZoneView(registry.current()).versions['mf-billing']?.[version]?.data?.routes.map(({ zone }) => zone);
  expect(zones).toEqual(['app']);
});

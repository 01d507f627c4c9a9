import { ensureDemoTokens } from '../access/index.ts';
import { remoteBuild, route, shellBuild } from '../testing/gate-fixtures.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const games = (version: string, ...paths: string[]): string =>
  remoteBuild({ name: 'mf-games', version, routes: paths.map((path, index) => route(`r${index}`, path)) });

let control: RunningControl;
let dist = '';
beforeAll(async () => {
  control = await startControl();
  for (const built of [shellBuild(), games('1.0.0-00000001', '/', '/games', '/games/old')]) {
    control.registry.putLive(built, operator);
  }
  ensureDemoTokens(control.dataDir, ['mf-games']);
});
afterAll(() => control.stop());

const type = (...args: string[]) => runMfeInTest(control, args, { build: async () => dist });
const live = () => control.registry.current().pointers['mf-games'];

test('PLAT-02 a version without a live address goes live only with --lose-routes and a reason', async () => {
  dist = games('1.1.0-00000002', '/', '/games');
  const refused = await type('publish', 'mf-games');
  expect(refused.text).toContain('has no page for these live addresses: /games/old. To lose them, add --lose-routes');
  expect([refused.code, live()]).toEqual([1, '1.0.0-00000001']);
  const silent = await type('publish', 'mf-games', '--lose-routes', '/games/old');
  expect([silent.code, silent.text]).toEqual([2, expect.stringContaining('--lose-routes needs --why')]);
  const relative = await type('promote', 'mf-games', '--lose-routes', 'old', '--why', 'unused');
  expect([relative.code, relative.text]).toEqual([2, expect.stringContaining('start with a slash')]);

  expect((await type('publish', 'mf-games', '--lose-routes', '/games/old', '--why', 'unused')).code).toBe(0);
  expect(live()).toBe('1.1.0-00000002');
  expect((await type('audit')).text).toContain('promote mf-games 1.1.0-00000002 without /games/old: unused');
});

test('PLAT-02 the second person sees that `/` is lost before they approve it', async () => {
  const stable = live();
  dist = games('1.2.0-00000003', '/games', '/games/old');
  const asked = await type('publish', 'mf-games', '--lose-routes', '/', '--why', 'moved');
  expect(asked.text).toContain('Waiting for a second person');
  expect([asked.code, live()]).toEqual([0, stable]);
  const waiting = (await type('requests')).text;
  expect(waiting).toContain('promote: mf-games 1.2.0-00000003 without /  ');
  const [id = ''] = /^[0-9a-f]{12}/.exec(waiting) ?? [];
  expect((await type('approve', id, '--why', 'agreed')).code).toBe(0);
  expect(live()).toBe('1.2.0-00000003');
});

test('PLAT-04 a rollback prints the addresses that are gone, and nothing when none is', async () => {
  control.registry.putLive(games('1.3.0-00000004', '/', '/games', '/games/old', '/games/new'), operator);
  control.registry.putLive(games('1.4.0-00000005', '/', '/games', '/games/old', '/games/new', '/games/next'), operator);
  const fewer = await type('rollback', 'mf-games', '1.3.0-00000004', '--why', 'slow');
  expect([fewer.code, live()]).toEqual([0, '1.3.0-00000004']);
  expect(fewer.text).toMatch(
    /is back at 1\.3\.0-00000004 .*\nThese addresses show the error page now: \/games\/next\. Change the links and advertisements/,
  );
  control.registry.putLive(games('1.5.0-00000006', '/', '/games', '/games/old', '/games/new'), operator);
  const none = await type('rollback', 'mf-games', '1.3.0-00000004', '--why', 'slow');
  expect([none.code, none.text]).toEqual([0, expect.not.stringContaining('addresses')]);
});

import { existsSync } from 'node:fs';
import path from 'node:path';

import { ensureDemoTokens } from '../access/index.ts';
import { openRegistry } from '../registry/index.ts';
import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const old = '1.0.0-00000001';
const live = '1.1.0-00000002';

let control: RunningControl;
beforeEach(async () => {
  const dataDir = temporaryFolder();
  const past = openRegistry({ dataDir, now: () => new Date(Date.now() - 40 * 24 * 60 * 60 * 1000) });
  past.publish(chatDist(old), operator);
  for (const dist of [shellDist(), chatDist(live)]) past.putLive(dist, operator);
  control = await startControl({ dataDir });
  ensureDemoTokens(dataDir, ['shell', 'mf-chat']);
});
afterEach(() => control.stop());

const type = (...args: string[]) => runMfeInTest(control, args);
const known = (): string[] => Object.keys(control.registry.current().versions['mf-chat'] ?? {});
const hasFiles = (): boolean => existsSync(path.join(control.dataDir, 'artifacts/mf-chat', old));

test('prints what would be removed, and removes it', async () => {
  const dry = await type('prune', '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    text: expect.stringMatching(new RegExp(`^mf-chat {2}1 version, 0\\.0 MB: ${old}\\nNothing was removed`)),
  });
  expect([known(), hasFiles()]).toEqual([[old, live], true]);
  expect((await type('prune', '--why', 'the disk is small')).text).toMatch(/Removed at revision \d+\.$/);
  expect([known(), hasFiles()]).toEqual([[live], false]);
  expect((await type('audit')).text).toContain(`operations/demo  prune mf-chat ${old}: the disk is small`);
  expect((await type('prune')).text).toBe('Every version is in use, or was within 30 days.');
});

test('PLAT-04 the token of a team prunes nothing', async () => {
  for (const args of [['prune'], ['prune', '--dry-run']]) {
    const refused = await runMfeInTest(control, args, { token: control.tokenFor('mf-chat'), demo: false });
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('may not operate the platform') });
  }
  expect([known(), hasFiles()]).toEqual([[old, live], true]);
});

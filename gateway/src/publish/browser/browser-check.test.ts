import { readdirSync } from 'node:fs';
import path from 'node:path';

import { emptyDocument } from '../../registry/document.ts';
import { candidateOf, remoteBuild, shellBuild } from '../../testing/gate-fixtures.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { browserCheck, checkOfReport } from './browser-check.ts';
import { cacheReport, readCachedReport } from './report-cache.ts';
import type { BrowserTask, Report } from './plan.ts';

const good: Report = {
  problems: [],
  notChecked: [],
  notes: [],
  rendered: ['/chats'],
  mounts: 11,
  finished: [],
  known: 0,
};

const plan = (change: Partial<BrowserTask> = {}): BrowserTask => ({
  dataDir: temporaryFolder(),
  document: emptyDocument,
  apiUrl: 'http://127.0.0.1:1',
  host: 'localhost:4000',
  https: false,
  name: 'mf-chat',
  version: '1.0.0-00000001',
  endpoints: [],
  shellEndpoints: [],
  chromium: '/nowhere/chromium',
  repeats: 10,
  timeMs: 1_000,
  ...change,
});

test.each<[Partial<Report>, string, RegExp]>([
  [{}, 'passed', /^1 screens rendered \(\/chats\); mounted and unmounted 11 times without leaks\.$/],
  [{ problems: ['/chats: console: no'], notChecked: ['x'] }, 'failed', /^\/chats: console: no$/],
  [{ known: 3 }, 'passed', /without leaks; 3 of 3 parts ran for an earlier version with the same files\.$/],
  [{ notChecked: ['/pay was not visited'] }, 'not run', /\/pay was not visited/],
  [{ rendered: [] }, 'not run', /none of its screens could be visited/],
  [{ notes: ['/a leads to /b'] }, 'warned', /But \/a leads to \/b\.$/],
])('PLAT-02 a report with %j is %s', (change, verdict, reason) => {
  expect(checkOfReport({ ...good, ...change })).toEqual({
    id: 'browser',
    verdict,
    reason: expect.stringMatching(reason),
  });
});

test('PLAT-02 is not run without a browser', async () => {
  const check = await browserCheck(await candidateOf(remoteBuild()), plan());
  expect(check).toEqual({
    id: 'browser',
    verdict: 'not run',
    reason: expect.stringMatching(/No browser is installed at \/nowhere\/chromium/),
  });
});

test('PLAT-02 a child process that fails is reported and does not hang', async () => {
  // It exists but is not a browser.
  const check = await browserCheck(await candidateOf(remoteBuild()), plan({ chromium: process.execPath }));
  expect(check).toMatchObject({
    verdict: 'not run',
    reason: expect.stringMatching(/^The run in the browser failed: /),
  });
}, 60_000);

test('caches a passed result by its files and its shell, but never a failure', async () => {
  const own = plan();
  const candidate = await candidateOf(remoteBuild());
  expect(readCachedReport(candidate, own)).toBeUndefined();
  cacheReport(candidate, own, good);
  expect(readCachedReport(candidate, own)).toEqual(good);
  expect(await browserCheck(candidate, own)).toMatchObject({
    verdict: 'passed',
    reason: expect.stringMatching(/Cached: these files have run/),
  });

  const otherBytes = await candidateOf(remoteBuild({ files: { 'screen-home.js': '2' } }));
  const otherShell = await candidateOf(remoteBuild(), { live: [shellBuild({ version: '1.0.1-00000002' })] });
  expect(readCachedReport(otherBytes, own)).toBeUndefined();
  expect(readCachedReport(otherShell, own)).toBeUndefined();
  expect(readCachedReport(candidate, { ...own, repeats: 2 })).toBeUndefined();
  await browserCheck(otherBytes, own);
  expect(readdirSync(path.join(own.dataDir, 'gate'))).toHaveLength(1);
});

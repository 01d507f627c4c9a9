import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runTool } from '../run-tool.ts';
import { root } from '../workspace.ts';
import { runWithReport } from './run-with-report.ts';
import { summarizeJest, summarizePlaywright } from './summarize-runners.ts';

const folder = mkdtempSync(join(tmpdir(), 'runners-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = `
jest.retryTimes(1);
let tries = 0;
test('a like counts on the server', () => expect((tries += 1)).toBe(2));
test('fails twice', () => expect(1).toBe(2));
test('passes', () => undefined);
test.skip('is skipped', () => undefined);
`;

const runJest = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'package.json'), '{}');
  return runWithReport((file) =>
    runTool(join(root, 'node_modules/.bin/jest'), ['--ci', '--json', `--outputFile=${file}`, name], { cwd: folder }),
  );
};

test('a real report of jest names what passed only on retry, and counts the rest', async () => {
  const { code, output, report } = await runJest('likes.test.js', source);
  expect(code).toBe(1);
  expect(output).toContain('✕ fails twice');
  const { detail, failures } = summarizeJest(report);
  expect(detail).toBe('1 failed, 1 skipped, 2 passed; passed on retry: a like counts on the server');
  expect(failures).toEqual([
    'a like counts on the server (passed on retry)',
    expect.stringMatching(/^fails twice\n[^]*Expected: 2\n\s*Received: 1/),
  ]);
});

test('a file that jest cannot run is counted', async () => {
  const { report } = await runJest('broken.test.js', 'throw new Error("broken");');
  const { detail, failures } = summarizeJest(report);
  expect(detail).toBe('1 test files that could not run');
  expect(failures).toEqual([expect.stringMatching(/broken\.test\.js\n[^]*broken/)]);
});

const playwrightTest = (title: string, status: string, projectName = 'phone', note?: string) => ({
  title,
  tests: [
    {
      projectName,
      status,
      annotations: note === undefined ? [] : [{ type: 'note', description: note }],
      results:
        status === 'expected' ? [{}] : [{ errors: [{ message: '\u001B[31mTimed out\u001B[39m', snippet: '> 12 |' }] }],
    },
  ],
});

test('a report of Playwright names what passed only on retry, with its file and group', () => {
  const report = {
    stats: { expected: 111, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'journeys/push.spec.ts',
        specs: [playwrightTest('a like is pushed', 'flaky'), playwrightTest('passes', 'expected')],
        suites: [
          {
            title: 'offline',
            specs: [playwrightTest('keeps it', 'flaky', ''), playwrightTest('fails', 'unexpected')],
          },
        ],
      },
    ],
  };
  const { detail, failures } = summarizePlaywright(report);
  expect(detail).toBe(
    '1 failed, 2 flaky, 111 passed; passed on retry: [phone] journeys/push.spec.ts › a like is pushed; journeys/push.spec.ts › offline › keeps it',
  );
  expect(failures).toEqual([
    '[phone] journeys/push.spec.ts › a like is pushed (passed on retry)\n    Timed out\n    > 12 |',
    'journeys/push.spec.ts › offline › keeps it (passed on retry)\n    Timed out\n    > 12 |',
    '[phone] journeys/push.spec.ts › offline › fails\n    Timed out\n    > 12 |',
  ]);
});

test('notes are shown once, and errors outside of tests are counted', () => {
  const report = {
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        title: 'pictures.spec.ts',
        specs: [
          playwrightTest('a', 'expected', '', 'another browser'),
          playwrightTest('b', 'expected', '', 'another browser'),
        ],
      },
    ],
  };
  expect(summarizePlaywright(report)).toEqual({
    detail: '1 errors outside of tests, 2 passed; another browser',
    failures: ['outside of tests\n    the server did not start'],
  });
});

test('nothing is named where all passed the first time', () => {
  const counts = { numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(summarizeJest({ ...counts, numPassedTests: 12, testResults: [] })).toEqual({
    detail: '12 passed',
    failures: [],
  });
  expect(summarizeJest({ ...counts, numPassedTests: 0, testResults: [] }).detail).toBe('no test');
  expect(
    summarizePlaywright({ stats: { expected: 112, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] })
      .detail,
  ).toBe('112 passed');
});

test('a runner that ends without a report is said to have none', async () => {
  const { code, report } = await runWithReport(() => runTool('false', []));
  expect(code).toBe(1);
  expect(summarizeJest(report).detail).toBe('no report');
  expect(summarizePlaywright(report).detail).toBe('no report');
});

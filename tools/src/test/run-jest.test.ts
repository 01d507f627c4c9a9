import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runJest } from './run-jest.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-jest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (name: string, source: string) => {
  writeFileSync(join(folder, name), source);
  let output = '';
  const code = await runJest('postgres://unused', ['--config={}', `--rootDir=${folder}`, name], {
    exitWithin: 500,
    print: (text) => {
      output += text;
    },
  });
  return { code, output };
};

test('a jest whose test leaves a server open is killed, and has failed', async () => {
  const listen = "require('node:http').createServer().listen(0)";
  const { code, output } = await run('open.test.js', `test('passes', () => void ${listen});`);
  expect(output).toContain('1 passed');
  expect(output).toContain('A test leaves something open');
  expect(code).not.toBe(0);
});

test('a jest that exits is not killed', async () => {
  const { code, output } = await run('closed.test.js', "test('passes', () => undefined);");
  expect(output).not.toContain('leaves something open');
  expect(code).toBe(0);
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { takeLock } from './process-lock.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-lock-'));
  file = join(folder, 'cache/mf-chat.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (after: string): string =>
  `const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))});
  console.log(takeLock(${JSON.stringify(file)}));
  ${after}`;

test('PLAT-04 one command builds a remote at a time; the next one may when the first has ended', async () => {
  const first = spawn(process.execPath, ['--input-type=module', '-e', script('process.stdin.resume();')]);
  try {
    const [output] = (await once(first.stdout, 'data')) as [Buffer];
    expect(output.toString().trim()).toBe('true');
    expect(takeLock(file)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(String(first.pid));
    first.stdin.end();
    await once(first, 'close');
    expect(existsSync(file)).toBe(false);
    expect(takeLock(file)).toBe(true);
    expect(readdirSync(join(folder, 'cache'))).toEqual(['mf-chat.lock']);
  } finally {
    first.kill();
  }
});

test.each(['', 'nonsense', 'dead'])('the lock of a killed program (%p) can be taken', (content) => {
  const dead = spawnSync(process.execPath, ['-e', '0']).pid;
  expect(takeLock(file)).toBe(true);
  writeFileSync(file, content === 'dead' ? String(dead) : content);
  expect(takeLock(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

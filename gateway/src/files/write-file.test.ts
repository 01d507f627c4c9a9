import { spawnSync } from 'node:child_process';
import fs, { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { applySpy } from '../testing/apply-spy.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { replaceFile, replaceFileInBackground, syncTree, syncTreeInBackground, writeOnce } from './write-file.ts';

const script = path.join(__dirname, '../testing/write-limited.ts');

/** Writes a file in a program whose files may have 20 KiB: the system writes a part of a larger text and returns. */
const writeLimited = (kind: 'once' | 'replace', file: string, bytes: number): number | null =>
  spawnSync('bash', ['-c', 'ulimit -f 20; exec "$0" "$@"', process.execPath, script, kind, file, String(bytes)]).status;

describe('a disk that takes only a part of a text', () => {
  test('writeOnce throws, and there is no file', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'document.json');
    expect(writeLimited('once', file, 10_000)).toBe(0);
    expect(statSync(file).size).toBe(10_000);
    const large = path.join(folder, 'large.json');
    expect(writeLimited('once', large, 30_000)).not.toBe(0);
    expect(existsSync(large)).toBe(false);
    expect(readdirSync(folder)).toEqual(['document.json']);
  });

  test('replaceFile throws, and the old content stays', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'mark');
    writeFileSync(file, 'old');
    expect(writeLimited('replace', file, 30_000)).not.toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['mark']);
  });
});

test('continues after a short write until the text is complete', () => {
  const original = fs.writeSync.bind(fs);
  const short = jest
    .spyOn(fs, 'writeSync')
    .mockImplementation((handle: number, data: string | NodeJS.ArrayBufferView, from?: number | null) => {
      const bytes =
        typeof data === 'string' ? Buffer.from(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      return original(handle, bytes, from ?? 0, Math.min(7, bytes.byteLength - (from ?? 0)));
    });
  const removeSpy = applySpy(short);
  const folder = temporaryFolder();
  const text = 'ä long enough text €'.repeat(5);
  expect(writeOnce(path.join(folder, 'once'), text)).toBe(true);
  replaceFile(path.join(folder, 'replaced'), text);
  expect(short.mock.calls.length).toBeGreaterThan(10);
  removeSpy();
  expect(readFileSync(path.join(folder, 'once'), 'utf8')).toBe(text);
  expect(readFileSync(path.join(folder, 'replaced'), 'utf8')).toBe(text);
});

test.each([
  ['writeOnce', writeOnce],
  ['replaceFile', replaceFile],
])('%s syncs the file and then its folder', (_name, write) => {
  const folder = temporaryFolder();
  const kinds: string[] = [];
  const original = fs.fsyncSync.bind(fs);
  const sync = jest.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    kinds.push(fs.fstatSync(handle).isDirectory() ? 'folder' : 'file');
    original(handle);
  });
  const removeSpy = applySpy(sync);
  write(path.join(folder, 'a.json'), '{}');
  removeSpy();
  expect(kinds).toEqual(['file', 'folder']);
});

test('writes in the background with the same result', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'a.json');
  await replaceFileInBackground(file, 'old');
  await replaceFileInBackground(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  await expect(replaceFileInBackground(path.join(folder, 'missing/a.json'), 'x')).rejects.toThrow(/ENOENT/);
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('syncs a folder with all files and folders in it', async () => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'fonts'));
  writeFileSync(path.join(folder, 'fonts/a.woff2'), 'font');
  writeFileSync(path.join(folder, 'main.js'), 'code');
  const kinds: string[] = [];
  const sync = jest.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    kinds.push(fs.fstatSync(handle).isDirectory() ? 'folder' : 'file');
  });
  const removeSpy = applySpy(sync);
  syncTree(folder);
  removeSpy();
  expect(kinds.toSorted()).toEqual(['file', 'file', 'folder', 'folder']);
  await expect(syncTreeInBackground(folder)).resolves.toBeUndefined();
});

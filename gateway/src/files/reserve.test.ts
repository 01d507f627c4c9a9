import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import { fillReserve, withReserve } from './reserve.ts';

const script = path.join(__dirname, '../testing/full-disk.ts');

/** Runs a command with a disk of 12 MiB, in a mount namespace of its own, which ends with it. */
const onSmallDisk = (folder: string, ...command: string[]) =>
  spawnSync(
    'unshare',
    [
      '--user',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      'mount -t tmpfs -o size=12m tmpfs "$0" && exec "$@"',
      folder,
      ...command,
    ],
    { encoding: 'utf8', timeout: 100_000 },
  );

/** Not every machine lets a test mount a small disk (unshare, tmpfs). The test is then reported as skipped. */
const mayMount = onSmallDisk(temporaryFolder(), 'true').status === 0;

describe('on a full disk', () => {
  (mayMount ? test : test.skip)(
    'PLAT-04 a rollback works from the reserve, and an upload is refused; without a reserve both fail',
    () => {
      const folder = temporaryFolder();
      const node = [process.execPath, '--disable-warning=ExperimentalWarning'];
      const { stdout, stderr } = onSmallDisk(folder, ...node, script, folder);
      const line = stdout.trim().split('\n').at(-1) ?? '';
      if (!line.startsWith('{')) throw new Error(`no result: ${stdout}${stderr}`);
      // oxlint-disable-next-line jest/no-standalone-expect -- it is in a test, whose condition the rule does not follow
      expect(JSON.parse(line)).toEqual({
        without: { free: 0, rollback: 507, live: '1.2.0-00000001', broken: null },
        filled: { free: 0, upload: 507, rollback: 200, again: 200, live: '1.0.0-00000001', broken: null },
      });
    },
  );
});

const full = (): never => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

test('gives back a part of the reserve for each failed attempt, and no more than there is', () => {
  const dataDir = temporaryFolder();
  fillReserve(dataDir, 5 * 1024 * 1024);
  const size = () => statSync(path.join(dataDir, 'reserve')).size / 1024 / 1024;
  let attempts = 0;
  expect(
    withReserve(dataDir, () => {
      attempts += 1;
      return attempts < 3 ? full() : size();
    }),
  ).toBe(1);
  expect(() => withReserve(dataDir, full)).toThrow('no space left');
  expect(size()).toBe(0);
  fillReserve(dataDir, 5 * 1024 * 1024);
  expect(size()).toBe(5);
});

test('keeps the reserve when a write fails for another reason', () => {
  const dataDir = temporaryFolder();
  fillReserve(dataDir, 1024);
  const fail = (): never => {
    throw new Error('not that');
  };
  expect(() => withReserve(dataDir, fail)).toThrow('not that');
  expect(statSync(path.join(dataDir, 'reserve')).size).toBe(1024);
});

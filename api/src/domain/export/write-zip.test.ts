import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { unzipSync } from 'fflate';

import { waitUntil } from '../../../testing/wait-until.ts';
import { writeZip } from './write-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pairwise-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bytes that hardly compress. */
const noise = (size: number): Buffer => {
  let state = 1;
  return Buffer.from(
    Uint8Array.from({ length: size }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state & 255;
    }),
  );
};

test('writes what it has read before it reads the rest, and opens an entry after the one before it', async () => {
  const file = join(folder, 'copy.zip');
  const part = noise(1_000_000);
  const steps: string[] = [];
  const sizeOfFile = () =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  async function* first() {
    yield part;
    // A zip that is made in memory first would never be on the disk by now.
    await waitUntil(async () => (await sizeOfFile()) > part.length / 2);
    steps.push('the first half is written');
    yield part;
    steps.push('the first entry is read');
  }
  await writeZip(file, [
    { name: 'first', open: () => Promise.resolve(Readable.from(first())) },
    {
      name: 'second',
      open: () => {
        steps.push('the second entry is opened');
        return Promise.resolve(Readable.from([Buffer.from('second')]));
      },
    },
  ]);
  expect(steps).toEqual(['the first half is written', 'the first entry is read', 'the second entry is opened']);
  const unzipped = unzipSync(new Uint8Array(await readFile(file)));
  expect(Buffer.concat([part, part]).equals(Buffer.from(unzipped['first'] ?? []))).toBe(true);
  expect(Buffer.from(unzipped['second'] ?? []).toString()).toBe('second');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('rejects with the error of an entry that cannot be opened', async () => {
  const open = () => Promise.reject(new Error('no photo'));
  await expect(writeZip(join(folder, 'broken.zip'), [{ name: 'photo', open }])).rejects.toThrow('no photo');
});

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

import sharp from 'sharp';

import { bombs, carriedBombs } from '../../../testing/hostile-png.ts';

import { openPhotoPool, type PhotoPool, PhotoPoolBusy } from './photo-pool.ts';
import { PhotoRefused } from './prepare-photo.ts';

let pool: PhotoPool | undefined;
afterEach(() => pool?.close());

/** A worker that does what its file says: it fails in one of several ways, or returns a photo. */
const program = `
  import { parentPort } from 'node:worker_threads';
  const fill = [];
  parentPort.on('message', (file) => {
    const word = Buffer.from(file).toString();
    if (word === 'throw') throw new Error('broken');
    if (word === 'reject') return void Promise.reject(new Error('broken later'));
    if (word === 'exit') process.exit(3);
    if (word === 'hang') for (;;);
    if (word === 'eat') for (;;) fill.push(new Array(100000).fill({}));
    parentPort.postMessage({ photo: { original: Buffer.from(word), width: 1, height: 1, blurhash: word } });
  });`;
const script = new URL(`data:text/javascript,${encodeURIComponent(program)}`);

const open = (options = {}) => {
  pool = openPhotoPool({ script, timeLimitMs: 5_000, ...options });
  const prepare = async (word: string, owner = 1): Promise<string> => {
    try {
      return (await pool?.prepare(Buffer.from(word), owner))?.blurhash ?? 'closed';
    } catch (error) {
      if (error instanceof PhotoRefused) return 'refused';
      if (error instanceof PhotoPoolBusy) return 'busy';
      throw error;
    }
  };
  return prepare;
};

test.each(['throw', 'reject', 'exit', 'eat'])(
  'a worker that ends (%s) refuses only that photo; the process lives, and the next photo is made',
  async (word) => {
    const prepare = open();
    expect(await prepare('first')).toBe('first');
    expect(await Promise.all([prepare(word), prepare('behind'), prepare('and more')])).toEqual([
      'refused',
      'behind',
      'and more',
    ]);
  },
);

test('refuses a photo that takes too long; those behind it are made', async () => {
  const prepare = open();
  expect(await prepare('first')).toBe('first');
  expect(await Promise.all([prepare('hang'), prepare('behind')])).toEqual(['refused', 'behind']);
});

test('the queue is bounded: refuses immediately when it is full, and accepts later', async () => {
  const prepare = open({ queueLength: 3 });
  const results = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((word) => prepare(word)));
  expect(results).toEqual(['a', 'b', 'c', 'd', 'busy', 'busy']);
  expect(await prepare('g')).toBe('g');
});

test('members take turns, so that no one waits behind ten photos of another', async () => {
  const prepare = open();
  const order: string[] = [];
  const ask = async (word: string, owner: number) => void order.push(await prepare(word, owner));
  await Promise.all([ask('1a', 1), ask('1b', 1), ask('1c', 1), ask('1d', 1), ask('2a', 2)]);
  expect(order.indexOf('2a')).toBe(1);
});

test('closing the pool rejects all waiting photos', async () => {
  const prepare = open();
  const waiting = [prepare('hang'), prepare('behind')];
  await pool?.close();
  expect(await Promise.all(waiting)).toEqual(['busy', 'busy']);
  expect(await prepare('late')).toBe('busy');
});

test('the real worker re-encodes a photo, and refuses other files', async () => {
  pool = openPhotoPool();
  const picture = await sharp({ create: { width: 500, height: 600, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const { original, ...rest } = await pool.prepare(picture, 1);
  expect(rest).toEqual({ width: 500, height: 600, blurhash: expect.any(String) });
  expect((await sharp(original).metadata()).format).toBe('jpeg');
  await expect(pool.prepare(Buffer.from('nothing'), 1)).rejects.toBeInstanceOf(PhotoRefused);
});

describe('memory', () => {
  /**
   * Measures the peak memory, in megabytes, of a process of its own with its threads and the library. On Linux `maxRSS`
   * includes the memory of the parent process, so the measure comes from `/proc`.
   */
  const peakOf = async (file: Buffer, times = 1): Promise<number> => {
    const code = `
      const { openPhotoPool } = await import(${JSON.stringify(new URL('./photo-pool.ts', import.meta.url).href)});
      const { buffer } = await import('node:stream/consumers');
      const file = await buffer(process.stdin);
      const pool = openPhotoPool();
      const keepAlive = setInterval(() => {}, 1_000);
      await Promise.allSettled(Array.from({ length: ${times} }, (_, owner) => pool.prepare(file, owner)));
      clearInterval(keepAlive);
      const { readFile } = await import('node:fs/promises');
      const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
      const peak = Number(/^VmHWM:\\s+(\\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
      process.stdout.write(String(peak / 1024));
      await pool.close();`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end(file);
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const peak = Number.parseFloat(output);
    if (Number.isNaN(peak)) throw new Error(`The process printed no figure: ${errors}`);
    return peak;
  };
  const large = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a0' } })
      .jpeg({ quality: 40 })
      .toBuffer();
  let usual = 0;
  beforeAll(async () => {
    usual = await peakOf(await large(500, 500));
  });

  test.each([...Object.entries(bombs), ...Object.entries(carriedBombs)])(
    '%s needs little memory',
    async (_name, make) => {
      expect(await peakOf(await make())).toBeLessThan(usual + 100);
    },
  );

  test('ten of the largest photos need no more memory than one, because they are processed one after the other', async () => {
    const photo = await large(8_000, 6_000);
    const [one, ten] = [await peakOf(photo), await peakOf(photo, 10)];
    // The measure does change with the photo.
    expect(one).toBeGreaterThan(usual);
    expect(one).toBeLessThan(usual + 400);
    // Ten concurrent ones would need more than a thousand.
    expect(ten).toBeLessThan(usual + 400);
  });
});

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UsageError } from '@pairwise/command-line';
import { copyCheckout, packageStoreOf } from '@pairwise/e2e/support';
import { readRemoteName } from '@pairwise/platform/create';

import { createLander } from '../create-lander/index.ts';
import { runTool } from '../run-tool.ts';
import { root } from '../workspace.ts';
import { createRemote } from './index.ts';

const silent = (): void => undefined;

/** In milliseconds. */
const PROGRAM_LIMIT = 400_000;

const publicUrl = 'http://localhost:4321';

const lander = 'mf-landers/src/landers/terrace';

describe('names', () => {
  test('a name is accepted with and without mf- and returned in all its forms', () => {
    const album = {
      name: 'mf-photo-albums',
      short: 'photo-albums',
      key: 'photoAlbums',
      component: 'PhotoAlbums',
      title: 'Photo albums',
    };
    expect(readRemoteName('photo-albums')).toEqual(album);
    expect(readRemoteName('mf-photo-albums')).toEqual(album);
    expect(readRemoteName('games')).toMatchObject({ name: 'mf-games', key: 'games', title: 'Games' });
  });

  test.each(['', 'mf-', 'Games', 'ga_mes', '../games', 'games/', 'g4mes', '-games', 'mf-mf-', 'a'.repeat(41)])(
    '"%s" is refused with an example of a valid name',
    (typed) => {
      expect(() => readRemoteName(typed)).toThrow(UsageError);
      expect(() => readRemoteName(typed)).toThrow(/such as games/);
    },
  );

  test('a reserved word of JavaScript is refused', () => {
    expect(() => readRemoteName('new')).toThrow(/reserved word/);
  });

  test.each([
    ['mf-chat', /mf-chat exists already/],
    ['chats', /\/chats is a route of mf-chat already/],
    ['premium', /\/premium is a route of mf-billing already/],
    ['media', /address of the platform/],
    ['lang-config', /address of the platform/],
  ])('%s is refused because it is taken', async (typed, reason) => {
    await expect(createRemote(typed, { root, print: silent, publicUrl })).rejects.toThrow(reason);
  });
});

describe('PLAT-01 LAND-01 a new remote and a new lander pass every check without changes', () => {
  let copy: string;
  const printed: string[] = [];
  const before = process.env['pnpm_config_store_dir'];

  const run = async (program: string, ...args: string[]): Promise<string> => {
    const { code, output } = await runTool(program, args, {
      cwd: copy,
      env: { PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
      // A program that outlives its test would keep jest from ending.
      signal: AbortSignal.timeout(PROGRAM_LIMIT),
    });
    return code === 0 ? 'passed' : output;
  };

  beforeAll(async () => {
    Object.assign(process.env, packageStoreOf(root));
    copy = copyCheckout(root);
    await createRemote('photo-albums', { root: copy, print: (line) => printed.push(line), publicUrl });
    await createLander('terrace', { root: copy, print: (line) => printed.push(line), like: 'gallery' });
  }, 420_000);

  afterAll(() => {
    if (before === undefined) delete process.env['pnpm_config_store_dir'];
    else process.env['pnpm_config_store_dir'] = before;
    rmSync(copy, { recursive: true, force: true });
  });

  test('it has an owner and a lockfile entry, and the next commands are printed', () => {
    expect(readFileSync(join(copy, 'CODEOWNERS'), 'utf8')).toMatch(
      /^\/mf-photo-albums\/ +@pairwise\/team-photo-albums$/m,
    );
    expect(readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8')).toMatch(/^ {2}mf-photo-albums:$/m);
    expect(printed.join('\n')).toContain('npm run mfe -- publish mf-photo-albums --dry-run');
    expect(printed.join('\n')).toContain(`${publicUrl}/photo-albums`);
    expect(printed.join('\n')).toContain('Created the lander terrace: 16 files in mf-landers/src/landers/terrace');
    expect(existsSync(join(root, 'mf-photo-albums'))).toBe(false);
    expect(existsSync(join(root, lander))).toBe(false);
  });

  test('format', () => expect(run('prettier', '--check', 'mf-photo-albums', lander)).resolves.toBe('passed'));

  test(
    'lint',
    () => expect(run('oxlint', '--type-aware', '--deny-warnings', 'mf-photo-albums', lander)).resolves.toBe('passed'),
    420_000,
  );

  /** Changes a file of the copy for as long as a check runs. */
  const withChange = async (file: string, change: (text: string) => string, check: () => Promise<void>) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, change(text));
    try {
      await check();
    } finally {
      writeFileSync(path, text);
    }
  };

  // With a fault the checks also show that they read the new remote.
  test('types: a text that is missing in one language is the only error', async () => {
    const withoutRetry = (text: string): string => text.replace(/^ {2}retry: .*\n/m, '');
    await withChange('mf-photo-albums/messages/photo-albums/de.ts', withoutRetry, async () => {
      const output = await run(process.execPath, 'node_modules/typescript7/bin/tsc', '-p', 'mf-photo-albums');
      expect(output.match(/error TS\d+/g)).toHaveLength(1);
      expect(output).toContain("'retry'");
    });
  }, 420_000);

  test('LAND-01 types of a lander: a text that is missing in one language is the only error', async () => {
    const withoutRoom = (text: string): string => text.replace(/^ {2}room: .*\n/m, '');
    await withChange(`${lander}/texts/de.ts`, withoutRoom, async () => {
      const output = await run(process.execPath, 'node_modules/typescript7/bin/tsc', '-p', 'mf-landers');
      expect(output.match(/error TS\d+/g)).toHaveLength(1);
      expect(output).toContain("'room'");
    });
  }, 420_000);

  test('import boundaries: an import of another remote is the only error', async () => {
    const withImport = (text: string): string => `import '../../../mf-chat/messages/de.ts';\n${text}`;
    await withChange('mf-photo-albums/messages/photo-albums/de.ts', withImport, async () => {
      const output = await run('depcruise', '--config', '.dependency-cruiser.mjs', 'mf-photo-albums', 'shared');
      expect(output).toContain('mf-photo-albums-stands-alone');
      expect(output).toMatch(/\b1 dependency violations? \(1 errors?/);
    });
  }, 420_000);

  test('unused code, and one version of everything', async () => {
    expect(await run('knip', '--no-progress', '--workspace', 'mf-photo-albums')).toBe('passed');
    expect(await run('sherif', '--fail-on-warnings')).toBe('passed');
  }, 420_000);

  test(
    'its own test, and the checks of docs and boundaries',
    () =>
      expect(
        run('jest', '--ci', '-w', '1', '/mf-photo-albums/|/landers/(terrace|landers)|tools/src/(docs|boundaries).test'),
      ).resolves.toBe('passed'),
    420_000,
  );

  test('the build, within its budgets', async () => {
    expect(await run(process.execPath, 'shared/webpack/build.ts', 'mf-photo-albums')).toBe('passed');
    const published = JSON.parse(readFileSync(join(copy, 'mf-photo-albums/dist/remote.json'), 'utf8')) as {
      name: string;
      screens: Record<string, string[]>;
    };
    expect(published.name).toBe('mf-photo-albums');
    expect(Object.keys(published.screens)).toEqual(['photo-albums']);
  }, 420_000);

  test('a second remote of the same name is refused and the first one stays unchanged', async () => {
    await expect(createRemote('mf-photo-albums', { root: copy, print: silent, publicUrl })).rejects.toThrow(
      /exists already/,
    );
    expect(existsSync(join(copy, 'mf-photo-albums/remote.ts'))).toBe(true);
  });

  test('nothing is left behind when the packages cannot be installed', async () => {
    const owners = readFileSync(join(copy, 'CODEOWNERS'), 'utf8');
    const workspace = join(copy, 'pnpm-workspace.yaml');
    writeFileSync(workspace, `${readFileSync(workspace, 'utf8')}\nnot: [valid\n`);
    await expect(createRemote('games', { root: copy, print: silent, publicUrl })).rejects.toThrow(
      /could not be installed/,
    );
    expect(existsSync(join(copy, 'mf-games'))).toBe(false);
    expect(readFileSync(join(copy, 'CODEOWNERS'), 'utf8')).toBe(owners);
  }, 420_000);
});

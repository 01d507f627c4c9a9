import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PublishedVersion } from '@pairwise/contracts/registry';
import { packageStoreOf } from '@pairwise/e2e/support';
import {
  gateWithoutBrowser,
  openApiOfContracts,
  operator,
  registerInApp,
  remoteBuild,
  route,
  type RunningControl,
  shellBuild,
  startControl,
} from '@pairwise/gateway/testing';

import { runTool, type ToolResult } from '../run-tool.ts';
import { CommandError } from '../settings.ts';
import { root } from '../workspace.ts';
import { packPlatform } from './index.ts';

/** In milliseconds. */
const PROGRAM_LIMIT = 400_000;

const folder = mkdtempSync(join(tmpdir(), 'pairwise-repository-'));
const packed = join(folder, 'packed');
const repository = join(folder, 'games');

/** Serves what `mfe check` reads of a platform: what it says about itself, and the description of its api. */
const startPlatform = async (control: RunningControl): Promise<{ url: string; server: Server }> => {
  const server = createServer((request, response) => {
    const found =
      request.url === '/api/openapi.json'
        ? Promise.resolve(JSON.stringify(openApiOfContracts()))
        : fetch(`${control.url}${request.url ?? ''}`).then((answered) => answered.text());
    void found.then((text) => response.setHeader('content-type', 'application/json').end(text));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

let control: RunningControl;
let platform: { url: string; server: Server };

/** Runs a program in the repository, with the Node, the package manager and the package store of the workspace. */
const run = (program: string, ...args: string[]): Promise<ToolResult> =>
  runTool(program, args, {
    cwd: repository,
    env: {
      ...packageStoreOf(root),
      MFE_PLATFORM_URL: platform.url,
      MFE_URL: control.url,
      MFE_TOKEN: control.tokenFor('mf-games'),
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      CI: 'true',
    },
    // A program that outlives its test would keep jest from ending.
    signal: AbortSignal.timeout(PROGRAM_LIMIT),
  });

const succeed = async (program: string, ...args: string[]): Promise<string> => {
  const { code, output } = await run(program, ...args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output;
};

const install = () => succeed('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only');
const bin = (name: string) => join(repository, 'node_modules/.bin', name);
const mfe = (...args: string[]) => run(bin('mfe'), ...args);

beforeAll(async () => {
  control = await startControl({ gate: gateWithoutBrowser() });
  registerInApp(control.registry, 'mf-games');
  platform = await startPlatform(control);
  await packPlatform(packed, () => undefined);
  cpSync(packed, repository, { recursive: true });
  await install();
  await succeed(bin('mfe'), 'init', 'games');
  await install();
}, PROGRAM_LIMIT);

afterAll(async () => {
  platform.server.close();
  await control.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readBuild = () => JSON.parse(readFileSync(join(repository, 'dist/remote.json'), 'utf8')) as PublishedVersion;

test('every packed package names exact versions, and none of the workspace', () => {
  const manifest = readFileSync(join(repository, 'node_modules/@pairwise/platform/package.json'), 'utf8');
  expect(manifest).toMatch(/"@pairwise\/gateway": "\d+\.\d+\.\d+"/);
  expect(manifest).not.toMatch(/workspace:|catalog:|"private"|"scripts"/);
});

test('a used folder is refused, for packages and for a repository', async () => {
  await expect(packPlatform(packed, () => undefined)).rejects.toThrow(CommandError);
  const { code, output } = await mfe('init', 'games');
  expect(code).toBe(1);
  expect(output).toContain('Run `npx mfe init` in an empty folder');
});

/** Returns an import of every module that the packages of the repository offer to pages. */
const importsOfPackages = (): string =>
  ['api-client', 'contracts', 'i18n', 'remote', 'router', 'testing', 'ui']
    .flatMap((name) => {
      const manifest = readFileSync(join(repository, 'node_modules/@pairwise', name, 'package.json'), 'utf8');
      const { exports: offered } = JSON.parse(manifest) as { exports: Record<string, string> };
      return Object.entries(offered)
        .filter(([key, file]) => /\.tsx?$/.test(file) && !key.includes('*'))
        .map(([key]) => `import '@pairwise/${name}${key.slice(1)}';\n`);
    })
    .join('');

test(
  'its types are right, and a text that is missing in one language is the only error',
  async () => {
    const file = join(repository, 'messages/games/de.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^ {2}retry: .*\n/m, ''));
    // The checker reads the packages' sources, and everything that they import must be installed with them.
    const imports = join(repository, 'imports.ts');
    writeFileSync(imports, importsOfPackages());
    const { output } = await run('pnpm', 'types');
    rmSync(imports);
    writeFileSync(file, text);
    expect(output.match(/error TS\d+/g)).toHaveLength(1);
    expect(output).toContain("'retry'");
  },
  PROGRAM_LIMIT,
);

test(
  'its own test passes',
  async () => {
    expect(await succeed('pnpm', 'test', '--ci', '-w', '1')).toContain('3 passed');
  },
  PROGRAM_LIMIT,
);

test(
  'PLAT-01 it builds, passes the local gate, and goes live on a platform that has never heard of it',
  async () => {
    expect(await succeed(bin('mfe'), 'build')).toMatch(/mf-games 0\.1\.0-[0-9a-f]{8} built in/);
    const { version, shared, data } = readBuild();
    expect(data?.routes).toMatchObject([{ path: '/games' }]);
    control.registry.putLive(shellBuild({ shared }), operator);

    const { code, output } = await mfe('check');
    expect(output).toContain(`mf-games ${version} is up to date`);
    expect(output).toMatch(/✓ platform +passed +It fits .*shell 1\.0\.0-00000001/);
    expect(output).toMatch(/✓ endpoint-contract +passed +.*GET \/api\/members\.php/);
    expect(output).not.toMatch(/^ {2}[✗?]/m);
    expect(code).toBe(0);

    expect(await succeed(bin('mfe'), 'publish', 'mf-games', '--why', 'first')).toContain(
      `mf-games ${version} is live from the next page on`,
    );
    expect(control.registry.current().pointers).toMatchObject({ 'mf-games': version });
  },
  PROGRAM_LIMIT,
);

test(
  'LANG-01 a plural form that a language lacks stops the build, which the types accept',
  async () => {
    const messages = join(repository, 'messages/games');
    const files = readdirSync(messages).map((name) => join(messages, name));
    const before = files.map((file) => readFileSync(file, 'utf8'));
    const plural = "\n  left_one: '{count} game',\n  left_other: '{count} games',";
    files.forEach((file, index) =>
      writeFileSync(file, before[index]?.replace(/(export const \w+ = \{)/, `$1${plural}`) ?? ''),
    );
    const types = await run('pnpm', 'types');
    const refused = await mfe('build');
    files.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
    expect(types.code).toBe(0);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('\n  pl: games.left_few, games.left_many\n');
    expect(refused.output).not.toMatch(/^ {2}(?:en|de): /m);
    expect(await succeed(bin('mfe'), 'build')).toContain('built in');
  },
  PROGRAM_LIMIT,
);

test('an address of another remote is refused before the upload', async () => {
  control.registry.putLive(
    remoteBuild({ name: 'mf-puzzles', routes: [route('puzzles', '/games')], description: {} }),
    operator,
  );
  const { code, output } = await mfe('check');
  expect(output).toMatch(/✗ platform +failed +its route \/games is one of mf-puzzles/);
  expect(output).toMatch(/✗ routes +failed +\/games is \/games of mf-puzzles/);
  expect(code).toBe(1);
});

test('messages name the command line of the repository', async () => {
  const { code, output } = await mfe('preview', 'mf-gone');
  expect(code).toBe(1);
  expect(output).not.toContain('npm run');
  const unknown = await mfe('point', 'mf-games');
  expect(unknown.code).toBe(2);
  expect(unknown.output).toContain('npx mfe help');
});

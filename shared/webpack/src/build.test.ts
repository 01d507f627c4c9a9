import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { busVersion } from '@pairwise/contracts/events';
import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';
import { languages, perLanguage } from '@pairwise/contracts/languages';

/*
 * Real builds of the smallest remote with the build command. The copies are beside the original, because they have to
 * resolve the packages of the workspace.
 */
const fixtures = path.join(__dirname, '../fixtures');
const copies: string[] = [];

const copyOfFixture = (): string => {
  const folder = mkdtempSync(path.join(fixtures, '.copy-'));
  copies.push(folder);
  for (const name of readdirSync(path.join(fixtures, 'mf-fixture'))) {
    if (name !== 'dist') cpSync(path.join(fixtures, 'mf-fixture', name), path.join(folder, name), { recursive: true });
  }
  return folder;
};
afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
});

const build = (folder: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, '../build.ts'), folder], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

const change = (folder: string, file: string, from: string | RegExp, to: string): void => {
  const full = path.join(folder, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(full, after);
};

const filesOf = (folder: string): Record<string, string> => {
  const dist = path.join(folder, 'dist');
  const hashOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(path.join(dist, file)))
      .digest('hex');
  return Object.fromEntries(readdirSync(dist).map((file) => [file, hashOf(file)]));
};

const published = (folder: string): PublishedVersion =>
  JSON.parse(readFileSync(path.join(folder, 'dist/remote.json'), 'utf8')) as PublishedVersion; // the build writes this type

jest.setTimeout(180_000);

let built: string;
beforeAll(() => {
  built = copyOfFixture();
  const { status, output } = build(built);
  if (status !== 0) throw new Error(`the fixture does not build: ${output}`);
});

test('C-27 the same sources build the same bytes in any folder, with and without the cache', () => {
  const bytes = filesOf(built);
  expect(Object.keys(bytes).length).toBeGreaterThan(15);
  const other = copyOfFixture();
  expect(build(other)).toMatchObject({ status: 0 });
  expect(filesOf(other)).toEqual(bytes);

  rmSync(path.join(other, 'dist'), { recursive: true });
  expect(build(other)).toMatchObject({ status: 0 });
  expect(filesOf(other)).toEqual(bytes);
});

test('no published file contains a path of the machine that built it', () => {
  const root = path.resolve(__dirname, '../../..');
  for (const file of readdirSync(path.join(built, 'dist')).filter((name) => /\.(js|map|json)$/.test(name))) {
    expect(readFileSync(path.join(built, 'dist', file), 'utf8')).not.toContain(root);
  }
});

/** Removes what every build has of its own: the number of the version, and hashes of files. */
const withoutHashes = (code: string): string =>
  code.replaceAll(/0[._]1[._]0[-_][0-9a-f]{8}|"[0-9a-f]{8}"|sha384-[\w+/=]+/g, '');

test('builds only after a change, which gets a new version in file names and code', () => {
  const folder = copyOfFixture();
  build(folder);
  const before = published(folder);
  const entry = path.join(folder, 'dist/remoteEntry.js');
  const builtAt = statSync(entry).mtimeMs;
  const codeBefore = readFileSync(entry, 'utf8');

  writeFileSync(path.join(folder, 'README.md'), 'not a source');
  expect(build(folder).output).toContain('is up to date');
  expect(statSync(entry).mtimeMs).toBe(builtAt);

  change(folder, 'messages/en.ts', 'Hello', 'Good evening');
  expect(build(folder)).toMatchObject({ status: 0 });
  const after = published(folder);
  expect(after.version).not.toBe(before.version);
  expect(after.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  expect(readFileSync(entry, 'utf8')).toContain(`mf-fixture@${after.version}`);
  expect(readFileSync(entry, 'utf8')).not.toContain(before.version);
  expect(after.messages.en).not.toEqual(before.messages.en);
  // Names of variables do not depend on texts or hashes, so that the gate recognizes code that has not changed.
  expect(withoutHashes(readFileSync(entry, 'utf8'))).toBe(withoutHashes(codeBefore));
});

test('a published version lists the exact files of each screen, language and widget', () => {
  const { entry, lifecycle, screens, messages, widgetFiles, files, data, trustedTypes, version } = published(built);
  expect(entry).toBe('remoteEntry.js');
  expect(trustedTypes).toEqual([`mf-fixture@${version}`]);
  expect(data?.routes).toEqual([expect.objectContaining({ id: 'hello', path: '/hello/:id?' })]);
  const named = [
    ...lifecycle,
    ...Object.values({ ...screens, ...widgetFiles }).flat(),
    ...Object.values(messages).flat(),
  ];
  expect(named.map((file) => file.replace(/\.[0-9a-f]{8}\.js$/, ''))).toEqual([
    'lifecycle',
    'screen-hello',
    'widget-badge',
    ...languages.map((language) => `messages-${language}`),
  ]);
  for (const file of named) {
    expect(files.map((listed) => listed.path)).toContain(file);
    expect(existsSync(path.join(built, 'dist', `${file}.br`))).toBe(true);
  }
});

test('a build publishes its texts as a file with a hash, which no screen, language or widget loads', () => {
  const folder = copyOfFixture();
  const below = path.join(folder, 'src/hello/texts');
  mkdirSync(below);
  writeFileSync(path.join(below, 'en.ts'), "export const hello = { lead: 'Welcome', steps: ['One', 'Two'] };\n");
  writeFileSync(path.join(folder, 'messages/american-english.ts'), "export default { color: 'Color' };\n");
  expect(build(folder)).toMatchObject({ status: 0 });

  const texts: unknown = JSON.parse(readFileSync(path.join(folder, 'dist/texts.json'), 'utf8'));
  expect(texts).toMatchObject({
    en: { 'hello.title': 'Hello', 'hello.lead': 'Welcome', 'hello.steps.0': 'One', 'hello.steps.1': 'Two' },
    'en-US': { color: 'Color' },
  });
  expect(Object.keys(texts as object).sort()).toEqual([...languages, 'en-US'].sort());

  const { files, ...others } = published(folder);
  expect(files.find((file) => file.path === 'texts.json')?.integrity).toMatch(/^sha384-/);
  expect(JSON.stringify(others)).not.toContain('texts.json');
});

test('PLAT-02 a build describes which contracts it uses, and remote.json contains the hash of that description', () => {
  const folder = copyOfFixture();
  change(folder, 'messages/nl.ts', "{ 'hello.title'", "{ 'hello.other'");
  change(
    folder,
    'src/hello/hello.screen.tsx',
    "import { useTranslation } from '@pairwise/i18n';",
    "import { bus } from '@pairwise/bus';\nimport { useTranslation } from '@pairwise/i18n';\n" +
      "export const called = ['GET /api/chats.php', () => bus.unread$, () => bus.emit('navigation:done', { path: '/' })];\n",
  );
  change(folder, 'package.json', '"dependencies": {', '"dependencies": {\n    "@pairwise/bus": "workspace:*",');
  change(folder, 'src/hello/hello.screen.tsx', '<h1', '<h1 title={String(called)}');
  expect(build(folder)).toMatchObject({ status: 0 });

  const text = readFileSync(path.join(folder, 'dist/contract.json'), 'utf8');
  const contract = JSON.parse(text) as PublishedContract; // the build writes this type
  expect(contract.bus).toMatchObject({ version: busVersion, streams: { unread: { type: 'number' } } });
  expect(Object.keys(contract.bus.events)).toEqual(['navigation:done']);
  expect(Object.keys(contract.endpoints)).toEqual(['GET /api/chats.php']);
  expect(contract.missingTexts).toEqual({
    ...perLanguage(() => ['hello.other']),
    nl: ['hello.title'],
  });
  expect(contract.textKeys).toBe(2);
  expect(contract.sizes.routesBr['hello']).toBeGreaterThan(contract.sizes.entryBr);
  expect(contract.budgets).toEqual({ entryBr: 16_000, routeBr: 60_000 });

  const { contract: hash, exposes, files } = published(folder);
  expect(hash).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
  expect(exposes).toEqual(['./lifecycle', './widgets']);
  expect(files.map((file) => file.path)).not.toContain('contract.json');
});

test.each([
  [
    'a screen without a chunk name',
    'remote.ts',
    /\/\* webpackChunkName: "screen-hello" \*\/ /,
    '',
    /screen "hello" has no chunk/,
  ],
  [
    'a language without a chunk name',
    'remote.ts',
    /\/\* webpackChunkName: "messages-nl" \*\/ /,
    '',
    /messages of "nl"/,
  ],
  ['a route to a missing screen', 'remote.ts', "screen: 'hello'", "screen: 'bye'", /screen "bye" has no chunk/],
  ['code from a string', 'src/hello/hello.screen.tsx', '<h1', '<h1 title={eval("1")}', /code from a string/],
  [
    'a build over its budget',
    'package.json',
    '"type"',
    '"pairwise": { "budgets": { "routeBr": 100 } }, "type"',
    /budget 100 B/,
  ],
])('refuses %s and writes no remote.json', (_what, file, from, to, problem) => {
  const folder = copyOfFixture();
  change(folder, file, from, to);
  const { status, output } = build(folder);
  expect(output).toMatch(problem);
  expect(status).toBe(1);
  expect(existsSync(path.join(folder, 'dist/remote.json'))).toBe(false);
});

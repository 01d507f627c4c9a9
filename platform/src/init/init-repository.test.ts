import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readRemoteName, writeTemplate } from '../create/index.ts';
import { initRepository } from './init-repository.ts';
import { repositoryManifest } from './repository-manifest.ts';
import { workspaceSettings } from './workspace-settings.ts';

const root = join(import.meta.dirname, '../../..');
const readJson = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as { compilerOptions: Record<string, unknown> };

const packages = ['api-client', 'contracts', 'i18n', 'remote', 'router', 'testing', 'ui', 'webpack'];
/** The package.json of a packed platform. */
const platform = {
  version: '1.2.0',
  dependencies: Object.fromEntries(packages.map((name) => [`@pairwise/${name}`, '1.1.0'])),
  devDependencies: {
    ...Object.fromEntries(
      ['react', 'react-dom', '@swc/core', '@swc/jest', '@types/jest', '@types/react', '@types/react-dom', 'jest'].map(
        (name) => [name, '3.0.0'],
      ),
    ),
    typescript7: 'npm:typescript@7.0.2',
  },
};

test('a repository has the versions that the platform was packed with, and keeps what it had', () => {
  const existing = {
    description: 'ours',
    scripts: { lint: 'oxlint', test: 'old' },
    dependencies: { 'left-pad': '1.0.0' },
  };
  const manifest = repositoryManifest(readRemoteName('games'), existing, platform);
  expect(manifest).toMatchObject({
    name: 'mf-games',
    description: 'ours',
    scripts: { lint: 'oxlint', test: 'jest' },
    dependencies: { 'left-pad': '1.0.0', '@pairwise/ui': '1.1.0', react: '3.0.0' },
    devDependencies: { '@pairwise/platform': '1.2.0', typescript: '7.0.2' },
  });
});

test('versions of a workspace are refused', () => {
  const workspace = { ...platform, dependencies: { ...platform.dependencies, '@pairwise/ui': 'workspace:*' } };
  expect(() => repositoryManifest(readRemoteName('games'), {}, workspace)).toThrow(
    /does not name a version of @pairwise\/ui\. Use the packed files: `npm run platform -- pack FOLDER`/,
  );
});

test('nothing is written into a folder in use, or in a checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-init-'));
  const silent = (): void => undefined;
  // This package is part of a checkout here.
  expect(() => initRepository('games', folder, silent)).toThrow(/Use the packed files/);
  expect(() => readFileSync(join(folder, 'remote.ts'))).toThrow(/ENOENT/);
  writeFileSync(join(folder, 'index.html'), '');
  expect(() => initRepository('games', folder, silent)).toThrow(
    /contains index\.html\. Run `npx mfe init` in an empty folder/,
  );
  rmSync(folder, { recursive: true });
});

test('files that exist are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-init-'));
  writeFileSync(join(folder, 'README.md'), 'ours');
  const written = writeTemplate(folder, readRemoteName('games'), [join(import.meta.dirname, 'template')]);
  expect(written).toEqual(['.gitignore', 'jest.config.mjs', 'tsconfig.json']);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('ours');
  rmSync(folder, { recursive: true });
});

test('packages from files are overrides', () => {
  expect(workspaceSettings()).toMatch(/^allowBuilds:\n {2}'@parcel\/watcher': false\n/);
  expect(workspaceSettings({ '@pairwise/ui': 'file:packages/ui.tgz' })).toMatch(
    /^overrides:\n {2}'@pairwise\/ui': file:packages\/ui\.tgz\nallowBuilds:\n/,
  );
});

test('the compiler options of a remote are the same in a repository of its own and in the workspace', () => {
  const [base, browser] = [readJson('tsconfig.base.json'), readJson('tsconfig.browser.json')];
  expect(readJson('platform/remote.tsconfig.json').compilerOptions).toEqual({
    ...base.compilerOptions,
    ...browser.compilerOptions,
  });
});

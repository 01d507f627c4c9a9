import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { lockfileOf } from './lockfile.ts';
import { PRERENDER_SOURCE } from './prerender.ts';
import { sharedPackages, sharedVersions } from './share-scope.ts';
import { packageFolder, readManifest, workspaceRoot } from './workspace.ts';

/** Folders and files that never reach a bundle. */
const ignoredFolders = new Set(['node_modules', 'dist', 'fixtures']);
const ignoredFile = /(\.test\.tsx?|^README\.md|^tsconfig\.json)$/;

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : sourceFiles(full);
      return ignoredFile.test(entry.name) ? [] : [full];
    })
    .sort();

const relative = (base: string, file: string): string => path.relative(base, file).replaceAll(path.sep, '/');

const readLockfile = (): string => {
  const file = path.join(workspaceRoot, 'pnpm-lock.yaml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Returns the workspace packages that the bundle of `folder` contains: for a remote all except the shared ones. */
export const bundledFolders = (folder: string, role: 'shell' | 'remote'): string[] => {
  const found = new Set<string>();
  const visit = (current: string): void => {
    if (found.has(current)) return;
    found.add(current);
    for (const name of Object.keys(readManifest(current).dependencies ?? {})) {
      if (!name.startsWith('@pairwise/') || (role === 'remote' && sharedPackages.has(name))) continue;
      visit(packageFolder(name));
    }
  };
  visit(folder);
  return [...found].sort();
};

/**
 * Returns the version `<package version>-<8 hex>`. The hash covers every source in the bundle, the build itself, the
 * share scope and the lockfile without other packages' dependencies. The same tree always gets the same version, so an
 * unchanged package is not built again.
 * @param lockfile content of pnpm-lock.yaml
 */
export const sourceVersion = (
  folder: string,
  role: 'shell' | 'remote',
  development = false,
  lockfile = readLockfile(),
): string => {
  const hash = createHash('sha256');
  const add = (base: string, file: string): void => {
    hash.update(`${relative(base, file)}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  };
  const importers = new Set(['.']);
  const addFolder = (base: string): void => {
    // A copy of a package uses the lockfile entry of its original.
    for (const place of [base, packageFolder(readManifest(base).name)]) importers.add(relative(workspaceRoot, place));
    hash.update(`${readManifest(base).name}\0`);
    sourceFiles(base).forEach((file) => add(base, file));
  };

  // Prerendered pages contain what the shared packages render.
  const prerenders = existsSync(path.join(folder, PRERENDER_SOURCE));
  const folders = bundledFolders(folder, prerenders ? 'shell' : role);
  folders.forEach(addFolder);
  addFolder(packageFolder('@pairwise/webpack'));
  // The published contract is generated from them, even when no module of theirs is bundled.
  const contracts = packageFolder('@pairwise/contracts');
  if (!folders.includes(contracts)) addFolder(contracts);
  if (role === 'remote') {
    const remotePackage = packageFolder('@pairwise/remote');
    importers.add(relative(workspaceRoot, remotePackage));
    for (const file of sourceFiles(path.join(remotePackage, 'entries'))) add(remotePackage, file);
    add(remotePackage, path.join(remotePackage, 'define-remote.ts'));
  }
  hash.update(`pnpm-lock.yaml\0${lockfileOf(lockfile, importers)}\0`);
  hash.update(JSON.stringify(sharedVersions(development)));
  return `${readManifest(folder).version}-${hash.digest('hex').slice(0, 8)}`;
};

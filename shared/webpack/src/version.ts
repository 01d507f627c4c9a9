import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Workspace packages whose sources end up in the bundle of `folder`: for a remote all but the shared ones. */
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
 * `<package version>-<8 hex>`: the hash covers every source that goes into the bundle, the build itself, the share
 * scope and the lockfile. The same tree always gets the same version, so an unchanged package is not built again.
 */
export const sourceVersion = (folder: string, role: 'shell' | 'remote', development = false): string => {
  const hash = createHash('sha256');
  const add = (base: string, file: string): void => {
    hash.update(`${path.relative(base, file).replaceAll(path.sep, '/')}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  };
  const addFolder = (base: string): void => {
    hash.update(`${readManifest(base).name}\0`);
    sourceFiles(base).forEach((file) => add(base, file));
  };

  bundledFolders(folder, role).forEach(addFolder);
  addFolder(path.join(workspaceRoot, 'shared/webpack'));
  // The published contract is made of them, also when no module of theirs is bundled.
  const contracts = packageFolder('@pairwise/contracts');
  if (!bundledFolders(folder, role).includes(contracts)) addFolder(contracts);
  if (role === 'remote') {
    const remotePackage = packageFolder('@pairwise/remote');
    for (const file of sourceFiles(path.join(remotePackage, 'entries'))) add(remotePackage, file);
    add(remotePackage, path.join(remotePackage, 'define-remote.ts'));
  }
  const lockfile = path.join(workspaceRoot, 'pnpm-lock.yaml');
  if (existsSync(lockfile)) add(workspaceRoot, lockfile);
  hash.update(JSON.stringify(sharedVersions(development)));
  return `${readManifest(folder).version}-${hash.digest('hex').slice(0, 8)}`;
};

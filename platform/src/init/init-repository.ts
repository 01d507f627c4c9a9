import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MfeError } from '@pairwise/gateway/cli';

import { readRemoteName, remoteTemplate, writeTemplate } from '../create/index.ts';
import { readManifest } from '../repository/read-manifest.ts';
import { repositoryManifest } from './repository-manifest.ts';
import { workspaceSettings } from './workspace-settings.ts';

/** The files that only a repository of its own has. */
const repositoryTemplate = join(import.meta.dirname, 'template');

const platformFolder = join(import.meta.dirname, '../..');

/** What a folder may contain before: what installs this package, and what git and editors keep in hidden files. */
const mayExist: ReadonlySet<string> = new Set([
  'LICENSE',
  'README.md',
  'node_modules',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
]);

const requireUnused = (folder: string): void => {
  const found = readdirSync(folder).filter((file) => !file.startsWith('.') && !mayExist.has(file));
  if (found.length === 0) return;
  throw new MfeError(`${folder} contains ${found.slice(0, 5).join(', ')}. Run \`npx mfe init\` in an empty folder.`);
};

/**
 * Writes the repository of a remote that passes the local gate: its data, a screen with texts and a test, and the settings
 * of its tools. Keeps a README, hidden files, the fields of a package.json, and a pnpm-workspace.yaml, so that packages from
 * files stay as they are.
 * @param typed `games` or `mf-games`
 * @throws {UsageError} for an invalid name
 * @throws {MfeError} when the folder is in use
 */
export const initRepository = (typed: string, folder: string, print: (line: string) => void): void => {
  const name = readRemoteName(typed);
  requireUnused(folder);
  const manifest = repositoryManifest(name, readManifest(folder) ?? {}, readManifest(platformFolder) ?? {});
  const files = writeTemplate(folder, name, [remoteTemplate, repositoryTemplate]);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const settings = join(folder, 'pnpm-workspace.yaml');
  if (!existsSync(settings)) writeFileSync(settings, workspaceSettings());
  print(`Created ${name.name}: ${files.length + 2} files. /${name.short} shows a list of members.`);
  print('');
  print('  pnpm install         installs the packages');
  print('  pnpm test            runs its test');
  print('  npx mfe check        builds it and runs the checks that need no browser');
  print(`  npx mfe publish ${name.name} --dry-run   uploads it and runs all checks`);
  print('');
  print(`Its screen is in src/${name.short}/, its texts are in messages/${name.short}/.`);
};

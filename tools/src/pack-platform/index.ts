import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { workspaceSettings } from '@pairwise/platform/workspace-settings';
import { z } from 'zod';

import { runTool } from '../run-tool.ts';
import { CommandError } from '../settings.ts';

const PLATFORM = '@pairwise/platform';

/** Where the packed files are in a repository that has them. */
const PACKAGES = 'packages';

const packedPackages = z.array(z.object({ name: z.string(), version: z.string(), filename: z.string() }));
type Packed = z.infer<typeof packedPackages>;

const pack = async (target: string): Promise<Packed> => {
  const { code, output } = await runTool('pnpm', [
    '--filter-prod',
    `${PLATFORM}...`,
    'pack',
    '--json',
    '--pack-destination',
    target,
    `--config.pnpmfile=${join(import.meta.dirname, 'pack-hooks.cjs')}`,
  ]);
  const json = output.slice(output.search(/^\[/m));
  if (code !== 0 || json === '') throw new CommandError(`The packages could not be packed:\n${output.trim()}`);
  return packedPackages.parse(JSON.parse(json));
};

const fileOf = ({ filename }: Packed[number]): string => `file:${PACKAGES}/${filename.split(/[\\/]/).at(-1) ?? ''}`;

/**
 * Packs `@pairwise/platform` and every package of the workspace that it needs, as `pnpm pack` does, and writes beside them
 * what installs them from files: the beginning of a repository of its own.
 * @param folder new or empty; relative to the current folder
 * @throws {CommandError} when the folder is in use, or a package cannot be packed
 */
export const packPlatform = async (folder: string, print: (line: string) => void): Promise<void> => {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new CommandError(`${target} is not empty. Choose a new folder.`);
  }
  mkdirSync(join(target, PACKAGES), { recursive: true });
  const packed = await pack(join(target, PACKAGES));
  const version = packed.find(({ name }) => name === PLATFORM)?.version;
  if (version === undefined) throw new CommandError(`${PLATFORM} was not packed.`);
  const byName = packed.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const overrides = Object.fromEntries(byName.map((found) => [found.name, fileOf(found)]));
  writeFileSync(join(target, 'pnpm-workspace.yaml'), workspaceSettings(overrides));
  const manifest = { private: true, type: 'module', devDependencies: { [PLATFORM]: version } };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  print(`Packed ${packed.length} packages into ${join(target, PACKAGES)}.`);
  print('Publish them to a registry, or begin a repository with this folder: docs/how-to/own-repository.md');
};

import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Configuration } from 'webpack';

import { distFolder } from './base-config.ts';
import { runWebpack } from './run-webpack.ts';
import { sourceVersion } from './version.ts';
import { deployableName, packageFolder, readManifest } from './workspace.ts';

/** A remote's config file exports a configuration; the shell's exports a function of `development`. */
type ConfigExport = Configuration | ((development: boolean) => Configuration);

const isConfigExport = (value: unknown): value is ConfigExport =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const readConfig = async (folder: string, development = false): Promise<Configuration> => {
  const module: unknown = await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href);
  const config: unknown = typeof module === 'object' && module && 'default' in module ? module.default : undefined;
  if (!isConfigExport(config))
    throw new Error(`${folder}/webpack.config.ts has no default export. Export \`remoteConfig(import.meta.dirname)\`.`);
  return typeof config === 'function' ? config(development) : config;
};

/** Files that only a finished build has: the description of a remote or the shell, or of an app (`app-config.ts`). */
const descriptions = ['remote.json', 'app.json'];

const builtVersion = (dist: string): string | undefined => {
  const description = descriptions.map((name) => path.join(dist, name)).find((file) => existsSync(file));
  if (description === undefined) return undefined;
  const built: unknown = JSON.parse(readFileSync(description, 'utf8'));
  return typeof built === 'object' && built && 'version' in built ? String(built.version) : undefined;
};

/** Returns the version of a package's current sources. For a remote, the modules shared by the shell do not count. */
export const currentVersion = (folder: string): string =>
  sourceVersion(folder, deployableName(readManifest(folder)).startsWith('mf-') ? 'remote' : 'shell');

const buildInto = async (dist: string, version: string, config: () => Promise<Configuration>): Promise<boolean> => {
  if (builtVersion(dist) === version) return false;
  for (const name of descriptions) rmSync(path.join(dist, name), { force: true });
  await runWebpack(await config());
  return true;
};

/** Builds a package into its `dist/`, unless that folder already contains this version. */
export const buildPackage = async (folder: string): Promise<{ version: string; built: boolean }> => {
  const version = currentVersion(folder);
  return { version, built: await buildInto(distFolder(folder), version, () => readConfig(folder)) };
};

/** Builds a package into another folder, whatever exists in its `dist/`. */
export const buildClean = async (folder: string, into: string): Promise<{ version: string }> => {
  const config = await readConfig(folder);
  await runWebpack({ ...config, output: { ...config.output, path: into } });
  return { version: currentVersion(folder) };
};

/** Builds the shell for developing one remote with hot reload. Publish its `dist` like any other. */
export const buildDevelopmentShell = async (): Promise<{ version: string; dist: string }> => {
  const folder = packageFolder('@pairwise/shell');
  const dist = distFolder(folder, true);
  const version = sourceVersion(folder, 'shell', true);
  await buildInto(dist, version, () => readConfig(folder, true));
  return { version, dist };
};

import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import webpack, { type Configuration } from 'webpack';

import { sourceVersion } from './version.ts';
import { readManifest } from './workspace.ts';

const isConfiguration = (value: unknown): value is Configuration => typeof value === 'object' && value !== null;

const readConfig = async (folder: string): Promise<Configuration> => {
  const module: unknown = await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href);
  const config: unknown = typeof module === 'object' && module && 'default' in module ? module.default : undefined;
  if (!isConfiguration(config)) throw new Error(`${folder}/webpack.config.ts must export a configuration as default`);
  return config;
};

/** Runs one build to its end. Rejects with the compiler's own text when anything in it failed. */
export const runWebpack = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError);
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        if (stats?.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
        return resolve();
      });
    });
  });

const builtVersion = (folder: string): string | undefined => {
  const description = path.join(folder, 'dist/remote.json');
  if (!existsSync(description)) return undefined;
  const built: unknown = JSON.parse(readFileSync(description, 'utf8'));
  return typeof built === 'object' && built && 'version' in built ? String(built.version) : undefined;
};

/** Version that the sources of a package have now. */
export const currentVersion = (folder: string): string =>
  sourceVersion(folder, readManifest(folder).name === '@pairwise/shell' ? 'shell' : 'remote');

/** Builds a package into its `dist/`, unless that folder already holds this very version. */
export const buildPackage = async (folder: string): Promise<{ version: string; built: boolean }> => {
  const version = currentVersion(folder);
  if (builtVersion(folder) === version) return { version, built: false };
  rmSync(path.join(folder, 'dist/remote.json'), { force: true });
  await runWebpack(await readConfig(folder));
  return { version, built: true };
};

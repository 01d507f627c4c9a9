import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';

import { baseConfig, integrityPlugin, trustedTypesPolicy } from './base-config.ts';
import { PublishPlugin } from './publish-plugin.ts';
import { ReproduciblePlugin } from './reproducible-plugin.ts';
import { shareScope } from './share-scope.ts';
import { sourceVersion } from './version.ts';
import { packageFolder, readManifest } from './workspace.ts';

/** `mf-chat` → `mf_chat`: the container is a global variable. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/**
 * The entry that all remotes expose; it reads the remote's own `remote.ts` through the alias `this-remote`. Relative,
 * for the path becomes part of the hashes: it must be the same in every checkout.
 */
const entryOf = (folder: string, exposed: string): string =>
  path.relative(folder, path.join(packageFolder('@pairwise/remote'), 'entries', `${exposed}.ts`)).replaceAll('\\', '/');

/** What every remote's container offers; the shell's loader knows them by these names. */
export const exposedModules = ['./lifecycle', './widgets'] as const;

/** The plugin with the options every remote is built with, for production and for development alike. */
export const remoteFederation = (name: string, folder: string, development = false): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: containerName(name),
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(
      exposedModules.map((exposed) => {
        const entry = exposed.slice('./'.length);
        return [exposed, { import: entryOf(folder, entry), name: entry }];
      }),
    ),
    shared: shareScope('remote', development),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });

/** Alias by which the common entries find the remote they are built for. */
export const remoteAlias = (folder: string): Record<string, string> => ({
  'this-remote$': path.join(folder, 'remote.ts'),
});

/** The webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. */
export const remoteConfig = (folder: string): Configuration => {
  const name = readManifest(folder).name.replace('@pairwise/', '');
  const version = sourceVersion(folder, 'remote');
  const config = baseConfig({ folder, name, version });
  return {
    ...config,
    entry: {},
    resolve: { ...config.resolve, alias: remoteAlias(folder) },
    plugins: [
      remoteFederation(name, folder),
      new ReproduciblePlugin(),
      integrityPlugin(),
      new PublishPlugin({
        role: 'remote',
        folder,
        name,
        version,
        entry: 'remoteEntry.js',
        exposes: exposedModules,
        trustedTypes: [trustedTypesPolicy(name, version)],
      }),
    ],
  };
};

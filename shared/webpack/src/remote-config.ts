import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';

import { baseConfig, integrityPlugin, trustedTypesPolicy } from './base-config.ts';
import { PublishPlugin } from './publish-plugin.ts';
import { ReproduciblePlugin } from './reproducible-plugin.ts';
import { shareScope } from './share-scope.ts';
import { sourceVersion } from './version.ts';
import { deployableName, packageFolder, readManifest } from './workspace.ts';

/** Converts `mf-chat` to `mf_chat`, because the container is a global variable. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/**
 * Path of an entry that all remotes expose; it imports the remote's `remote.ts` through the alias `this-remote`. The path
 * is relative, because it becomes part of the hashes and must be the same in every checkout.
 */
const entryOf = (folder: string, exposed: string): string => {
  const file = path.join(packageFolder('@pairwise/remote'), 'entries', `${exposed}.ts`);
  const request = path.relative(folder, file).replaceAll('\\', '/');
  // Where the package is installed below the folder, the path would otherwise name a package.
  return request.startsWith('.') ? request : `./${request}`;
};

/** Modules that every remote's container exposes. The shell's loader uses these names. */
export const exposedModules = ['./lifecycle', './widgets'] as const;

/** Creates the federation plugin of a remote, for production and development. */
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

/** Alias by which the common entries import the remote they are built for. */
export const remoteAlias = (folder: string): Record<string, string> => ({
  'this-remote$': path.join(folder, 'remote.ts'),
});

/** The webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. */
export const remoteConfig = (folder: string): Configuration => {
  const name = deployableName(readManifest(folder));
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

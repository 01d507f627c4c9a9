import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Configuration } from 'webpack';

import { baseConfig, integrityPlugin, trustedTypesPolicy } from './base-config.ts';
import { PublishPlugin } from './publish-plugin.ts';
import { ReproduciblePlugin } from './reproducible-plugin.ts';
import { shareScope } from './share-scope.ts';
import { sourceVersion } from './version.ts';
import { WorkerPlugin } from './worker-plugin.ts';

/** Before React: its refresh needs a hook that is there when React starts, and modules only development uses. */
const developmentEntries = [
  path.join(import.meta.dirname, '../entries/refresh-hook.js'),
  'react/jsx-dev-runtime',
  '@pairwise/ui/jsx-dev-runtime',
];

export interface ShellOptions {
  /** Static files beside those of `public/`: path in the published version → file or folder on disk. */
  assets?: Record<string, string>;
  development?: boolean;
}

/** Name of the policy by which the shell's own code makes script addresses (shell/src/remotes/trusted-url.ts). */
export const shellPolicy = 'pairwise-shell';

/** The service worker of the site, where the shell has one. */
const worker = './src/push/worker/sw-push.ts';

/** Puts `public/` and the named assets beside the bundles. */
const copyAssets = (folder: string, assets: Record<string, string>) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('copy-assets', () => {
      const dist = compiler.outputPath;
      const publicFolder = path.join(folder, 'public');
      if (existsSync(publicFolder)) cpSync(publicFolder, dist, { recursive: true });
      for (const [target, source] of Object.entries(assets)) {
        mkdirSync(path.dirname(path.join(dist, target)), { recursive: true });
        cpSync(source, path.join(dist, target), { recursive: true });
      }
    });
  },
});

/** The federation options of the shell: it offers every shared module at once and knows no remote by name. */
const shellFederation = (development: boolean): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: shareScope('shell', development),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });

/** The webpack configuration of the shell: `export default shellConfig(import.meta.dirname, { assets })`. */
export const shellConfig = (folder: string, options: ShellOptions = {}): Configuration => {
  const development = options.development ?? false;
  const version = sourceVersion(folder, 'shell', development);
  const main = existsSync(path.join(folder, 'src/main.tsx')) ? './src/main.tsx' : './src/main.ts';
  const config = baseConfig({ folder, name: 'shell', version, development });
  return {
    ...config,
    entry: { main: development ? [...developmentEntries, main] : main },
    plugins: [
      shellFederation(development),
      new ReproduciblePlugin(),
      ...(development ? [] : [integrityPlugin()]),
      ...(existsSync(path.join(folder, worker)) ? [new WorkerPlugin(worker)] : []),
      copyAssets(folder, options.assets ?? {}),
      new PublishPlugin({
        role: 'shell',
        development,
        folder,
        name: 'shell',
        version,
        entry: 'main.js',
        exposes: [],
        trustedTypes: [trustedTypesPolicy('shell', version), shellPolicy],
      }),
    ],
  };
};

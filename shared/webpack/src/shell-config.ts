import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';

import { baseConfig, integrityPlugin, trustedTypesPolicy } from './base-config.ts';
import { PublishPlugin } from './publish-plugin.ts';
import { ReproduciblePlugin } from './reproducible-plugin.ts';
import { shareScope } from './share-scope.ts';
import { sourceVersion } from './version.ts';
import { WorkerPlugin } from './worker-plugin.ts';

/** Loaded before React: the refresh hook must exist when React starts. Also modules that only development uses. */
const developmentEntries = [
  path.join(import.meta.dirname, '../entries/refresh-hook.js'),
  'react/jsx-dev-runtime',
  '@pairwise/ui/jsx-dev-runtime',
];

export interface ShellOptions {
  /** Static files in addition to `public/`: path in the published version → file or folder on disk. */
  assets?: Record<string, string>;
  development?: boolean;
}

/** Trusted Types policy with which the shell's own code creates script URLs (shell/src/remotes/trusted-url.ts). */
export const shellPolicy = 'pairwise-shell';

/** Source of the site's service worker, if the shell has one. */
const worker = './src/push/worker/sw-push.ts';

/** Copies `public/` and the given assets beside the bundles. */
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

/** Federation plugin of the shell: it offers every shared module eagerly and names no remote. */
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

/**
 * Lets Chromium compile all functions of the entry while it arrives, on another thread, because most of them run at the
 * start. Added after the minifier, which removes comments, and before the hashes.
 */
const compileHint = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** The webpack configuration of the shell: `export default shellConfig(import.meta.dirname, { assets })`. */
export const shellConfig = (folder: string, options: ShellOptions = {}): Configuration => {
  const development = options.development ?? false;
  const version = sourceVersion(folder, 'shell', development);
  const main = existsSync(path.join(folder, 'src/main.tsx')) ? './src/main.tsx' : './src/main.ts';
  const config = baseConfig({ folder, name: 'shell', version, development });
  return {
    ...config,
    // Emotion imports it for `withTheme`, which no package uses.
    resolve: { ...config.resolve, alias: { 'hoist-non-react-statics': false } },
    entry: { main: development ? [...developmentEntries, main] : main },
    plugins: [
      shellFederation(development),
      new ReproduciblePlugin(),
      ...(development ? [] : [integrityPlugin(), compileHint()]),
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

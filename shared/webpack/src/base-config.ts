import path from 'node:path';

import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module, RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { workspaceRoot } from './workspace.ts';

/** A chunk that has not come after this long counts as failed (webpack's own default is two minutes). */
const CHUNK_TIMEOUT_MS = 4_000;

/** `.ts` and `.tsx` are told apart: in the latter `<T>(x)` would begin an element. */
const swcRule = (test: RegExp, tsx: boolean, mode: { development: boolean; refresh: boolean }): RuleSetRule => ({
  test,
  exclude: /node_modules/,
  use: {
    loader: import.meta.resolve('swc-loader').replace('file://', ''),
    options: {
      swcrc: false,
      // As an object webpack makes its paths relative; as text it would hash them, and each checkout would differ.
      parseMap: true,
      jsc: {
        parser: { syntax: 'typescript', tsx },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', importSource: '@pairwise/ui', ...mode },
        },
      },
    },
  },
});

/** A chunk of nothing but shared modules would have no file, and the integrity plugin would wait for its hash. */
const isBundled = (module: Module): boolean => module.type !== 'consume-shared-module';

/**
 * One cache for each folder: webpack finds its entries by paths relative to the folder, so two folders with one cache
 * would get each other's modules.
 */
const cacheFolder = (folder: string, development: boolean): string => {
  const name = path.relative(workspaceRoot, folder).replaceAll(/[\\/]/g, '-');
  return path.join(workspaceRoot, '.cache/webpack', `${name}${development ? '-development' : ''}`);
};

export interface BaseOptions {
  folder: string;
  /** `mf-chat` or `shell`. */
  name: string;
  version: string;
  development?: boolean;
  /** Hot reload, of the one remote that is worked on. */
  refresh?: boolean;
}

/** Where a build goes; one for development never takes the place of the real one. */
export const distFolder = (folder: string, development = false): string =>
  development ? path.join(workspaceRoot, '.cache/development', path.basename(folder)) : path.join(folder, 'dist');

/** What shell and remotes have in common. */
export const baseConfig = ({
  folder,
  name,
  version,
  development = false,
  refresh = false,
}: BaseOptions): Configuration => ({
  name,
  context: folder,
  mode: development ? 'development' : 'production',
  devtool: development ? 'cheap-module-source-map' : 'source-map',
  target: ['web', 'es2022'],
  output: {
    path: distFolder(folder, development),
    clean: true,
    publicPath: 'auto',
    // With the version: two versions of one remote in a page would otherwise share their chunks, and run the old code.
    uniqueName: `${name}@${version}`,
    // No [contenthash] in `filename` (the federation plugin cannot name its entry then): the folder has the version.
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    ...(!development && { trustedTypes: { policyName: trustedTypesPolicy(name, version) } }),
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      swcRule(/\.ts$/, false, { development, refresh: false }),
      swcRule(/\.tsx$/, true, { development, refresh }),
    ],
  },
  optimization: development
    ? {}
    : {
        moduleIds: 'deterministic',
        chunkIds: 'deterministic',
        runtimeChunk: false,
        splitChunks: {
          cacheGroups: { default: { test: isBundled, minChunks: 2, priority: -20, reuseExistingChunk: true } },
        },
        minimizer: [
          new TerserPlugin({
            minify: TerserPlugin.swcMinify,
            extractComments: false,
            terserOptions: { compress: true, mangle: true, format: { comments: false } },
          }),
        ],
      },
  cache: {
    type: 'filesystem',
    cacheDirectory: cacheFolder(folder, development),
    buildDependencies: { preset: [`${import.meta.dirname}/`] },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

/** Every version has its own policy name: a name may be created only once in a document. */
export const trustedTypesPolicy = (name: string, version: string): string => `${name}@${version}`;

/** Hashes of all chunks inside the entry; the entry's own hash is the page's to know. */
export const integrityPlugin = (): SubresourceIntegrityPlugin =>
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] });

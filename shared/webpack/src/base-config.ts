import path from 'node:path';

import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module, RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { workspaceRoot } from './workspace.ts';

/** A chunk that has not arrived after this time counts as failed (webpack's default is two minutes). */
const CHUNK_TIMEOUT_MS = 4_000;

/** Files of third-party packages. The platform's own are sources, also where they are installed as packages. */
const otherPackages = /node_modules[\\/](?!@pairwise[\\/])(?!.*node_modules[\\/])/;

/** Rule for TypeScript. `.ts` and `.tsx` need separate rules, because `<T>(x)` starts an element in `.tsx`. */
const swcRule = (test: RegExp, tsx: boolean, mode: { development: boolean; refresh: boolean }): RuleSetRule => ({
  test,
  exclude: otherPackages,
  use: {
    loader: import.meta.resolve('swc-loader').replace('file://', ''),
    options: {
      swcrc: false,
      // As an object, so that webpack makes its paths relative. As text they would go into the hashes of each checkout.
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

/** False for shared modules: a chunk of nothing but those has no file, and the integrity plugin would wait for its hash. */
const isBundled = (module: Module): boolean => module.type !== 'consume-shared-module';

/**
 * One cache per folder: webpack identifies cached modules by paths relative to the folder, so two folders that share a
 * cache would get each other's modules.
 */
const cacheFolder = (folder: string): string =>
  path.join(workspaceRoot, '.cache/webpack', path.relative(workspaceRoot, folder).replaceAll(/[\\/]/g, '-'));

export interface BaseOptions {
  folder: string;
  /** `mf-chat` or `shell`. */
  name: string;
  version: string;
  development?: boolean;
  /** Hot reload, for the one remote under development. */
  refresh?: boolean;
}

/** Output folder of a build. Development builds have their own, so that they never replace a real one. */
export const distFolder = (folder: string, development = false): string =>
  development ? path.join(workspaceRoot, '.cache/development', path.basename(folder)) : path.join(folder, 'dist');

/** Configuration that shell, remotes and apps share. */
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
    // With the version: otherwise two versions of one remote in a page would share chunks and run the old code.
    uniqueName: `${name}@${version}`,
    // No [contenthash] in `filename`, because the federation plugin can't name its entry then. The folder has the version.
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    ...(!development && { trustedTypes: { policyName: trustedTypesPolicy(name, version) } }),
  },
  // RxJS has its modern build, without helpers for classes, under the condition `es2015`.
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['es2015', '...'] },
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
            // Without the frequency of letters, code that has not changed has the same names in every version, and the gate
            // recognizes it. Nothing gets larger by it.
            terserOptions: { compress: true, mangle: { disableCharFreq: true }, format: { comments: false } },
          }),
        ],
      },
  // Only for development: a build from the cache can name variables differently from a clean one, and a version must have
  // the same bytes wherever it is built. Turbo skips the builds of packages that have not changed.
  cache: development && {
    type: 'filesystem',
    cacheDirectory: cacheFolder(folder),
    buildDependencies: { preset: [`${import.meta.dirname}/`] },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

/** Name of a version's Trusted Types policy. It is unique per version, because a document can create a name only once. */
export const trustedTypesPolicy = (name: string, version: string): string => `${name}@${version}`;

/** Puts the hashes of all chunks into the entry. The page has the entry's own hash. */
export const integrityPlugin = (): SubresourceIntegrityPlugin =>
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] });

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import webpack, { type Configuration, type Stats } from 'webpack';

import shellConfiguration from '../../../../shell/webpack.config.ts';
import { root } from '../../workspace.ts';
import { type MeasuredScreen, measuredScreens } from './screens.ts';

export interface Bundle {
  folder: string;
  main: string;
  /** Files that the first visit of a path needs at once, in load order. */
  preload: ReadonlyMap<string, readonly string[]>;
}

const here = import.meta.dirname;
const folder = join(root, '.cache/bench/bundle');

/**
 * The shell's own configuration without federation: everything else (loader, minifier, integrity, compression) is the
 * same, so that the difference that is measured is federation's alone.
 */
const configuration = (shell: Configuration): Configuration => ({
  ...shell,
  output: { ...shell.output, path: folder, uniqueName: 'bundle', trustedTypes: { policyName: 'bundle' } },
  resolve: {
    ...shell.resolve,
    alias: {
      [join(root, 'shell/src/remotes/federation.ts')]: join(here, 'bundled-remotes.ts'),
      [join(root, 'shell/src/remotes/shared-modules.ts')]: false,
    },
  },
  module: {
    rules: [
      ...(shell.module?.rules ?? []),
      { test: /mf-[a-z]+[\\/]remote\.ts$/, enforce: 'pre', use: join(here, 'chunk-name-loader.cjs') },
    ],
  },
  plugins: (shell.plugins ?? []).filter((plugin) => !/ModuleFederation|Publish/.test(plugin?.constructor.name ?? '')),
  cache: false,
});

const run = (options: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });

/** As the published files are: the bundle must not lose for want of compression. */
const compress = (file: string): void => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
};

/** Builds the product as one bundle with route splitting. */
export const buildBundle = async (language: string): Promise<Bundle> => {
  mkdirSync(folder, { recursive: true });
  const { namedChunkGroups = {} } = (await run(configuration(shellConfiguration(false)))).toJson({
    all: false,
    chunkGroups: true,
  });
  const scriptsOf = (group: string): string[] =>
    (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.js')) compress(join(folder, file));
  }
  const neededBy = ({ remote, screen }: MeasuredScreen): string[] => [
    `${remote}-remote`,
    `${remote}-screen-${screen}`,
    `${remote}-messages-${language}`,
    `messages-${language}`,
  ];
  const preload = new Map(
    measuredScreens.map((screen) => [screen.path, [...new Set(neededBy(screen).flatMap(scriptsOf))]]),
  );
  return { folder, main: 'main.js', preload };
};

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import webpack, { type Configuration } from 'webpack';

import shell from '../../../../shell/webpack.config.ts';
import { root } from '../../workspace.ts';

/** Files of the bundle that a page of /members needs at once, in load order. */
export interface Bundle {
  folder: string;
  main: string;
  preload: string[];
}

const here = import.meta.dirname;
const folder = join(root, '.cache/bench/bundle');

/**
 * The shell's own configuration without federation: everything else (loader, minifier, integrity, compression) is the
 * same, so that the difference that is measured is federation's alone.
 */
const configuration = (): Configuration => ({
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

/** Builds the product as one bundle with route splitting. */
export const buildBundle = async (language: string): Promise<Bundle> => {
  mkdirSync(folder, { recursive: true });
  await new Promise<void>((resolve, reject) => {
    webpack(configuration(), (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const chunk = (name: string) => files.filter((file) => file === `${name}.js` || file.startsWith(`${name}.`));
  const preload = [
    'mf-members-remote',
    'mf-members-screen-search',
    `mf-members-messages-${language}`,
    `messages-${language}`,
  ].flatMap(chunk);
  return { folder, main: 'main.js', preload };
};

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedFile } from '@pairwise/contracts/registry';
import type { Compiler, Configuration } from 'webpack';

import { baseConfig } from './base-config.ts';
import { precompress } from './precompress.ts';
import { sourceVersion } from './version.ts';
import { readManifest } from './workspace.ts';

export interface AppOptions {
  /** Static files beside the bundles: path below the version's folder → file on disk. */
  assets?: Record<string, string>;
}

/** Description of a built app, written to `app.json` as the last file. */
export interface BuiltApp {
  name: string;
  version: string;
  /** Names of the Trusted Types policies that its page must allow: none, because its one script loads no other. */
  trustedTypes: string[];
  /** All files that may be served, including `index.html`. */
  files: PublishedFile[];
}

/** Default budget of the entry in brotli bytes (`pairwise.budgets.entryBr` in package.json overrides it). */
const defaultEntryBudget = 150_000;

/** Folder of the assets. Browsers may cache them forever, because the version is in the URL. */
const assetFolder = (version: string): string => `assets/${version}`;

const describe = (dist: string, file: string): PublishedFile => {
  const bytes = readFileSync(path.join(dist, file));
  return {
    path: file,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.byteLength,
  };
};

const filesIn = (dist: string): PublishedFile[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => statSync(path.join(dist, file)).isFile() && !/\.(br|gz)$/.test(file))
    .sort()
    .map((file) => describe(dist, file));

/**
 * Fills in the URLs and hashes of the files that the page references, such as `src="main.js"` and `href="tokens.css"`.
 * Throws when the page references a file that the build does not have.
 */
const fillPage = (template: string, folder: string, files: readonly PublishedFile[]): string =>
  template.replaceAll(/ (src|href)="(?![/#]|[a-z]+:)([^"]+)"/g, (_match, attribute: string, name: string) => {
    const file = files.find((candidate) => candidate.path === `${folder}/${name}`);
    if (!file)
      throw new Error(
        `index.html references ${name}, but the build has no such file. Fix the name or add it to \`assets\`.`,
      );
    const checked = /\.(js|css)$/.test(name) ? ` integrity="${file.integrity}" crossorigin="anonymous"` : '';
    return ` ${attribute}="/${file.path}"${checked}`;
  });

const appPlugin = (folder: string, version: string, assets: Record<string, string>) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('app', async (stats) => {
      if (stats.hasErrors()) return;
      const dist = compiler.outputPath;
      const below = assetFolder(version);
      for (const [target, source] of Object.entries(assets)) {
        mkdirSync(path.dirname(path.join(dist, below, target)), { recursive: true });
        cpSync(source, path.join(dist, below, target));
      }
      const scripts = filesIn(dist).filter((file) => file.path.endsWith('.js'));
      if (scripts.length !== 1) {
        throw new Error(
          `An app must be one script, but the build has ${scripts.length}. Replace dynamic imports with static ones.`,
        );
      }
      const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
      writeFileSync(path.join(dist, 'index.html'), fillPage(template, below, filesIn(dist)));

      const manifest = readManifest(folder);
      const name = manifest.name.replace('@pairwise/', '');
      const built: BuiltApp = { name, version, trustedTypes: [], files: filesIn(dist) };
      // The server fills in the page's nonce per response, so the page can't be precompressed.
      precompress(
        dist,
        built.files.filter((file) => file.path !== 'index.html'),
      );
      const entryBr = statSync(path.join(dist, below, 'main.js.br')).size;
      const budget = manifest.pairwise?.budgets?.entryBr ?? defaultEntryBudget;
      console.log(`${name} ${version}: entry ${entryBr}/${budget} B br`);
      if (entryBr > budget) throw new Error(`${name}: entry is ${entryBr} B br, over its budget ${budget} B`);

      const target = path.join(dist, 'app.json');
      writeFileSync(`${target}.tmp`, `${JSON.stringify(built, null, 2)}\n`);
      renameSync(`${target}.tmp`, target);
    });
  },
});

/**
 * Webpack configuration of an app, a page without federation: `export default appConfig(import.meta.dirname, { assets })`.
 * The folder contains `src/main.tsx`, whose imports are bundled into one script, and `index.html`, which references
 * `main.js` and the assets as if they were beside it. The server replaces `__NONCE__` in the page.
 */
export const appConfig = (folder: string, { assets = {} }: AppOptions = {}): Configuration => {
  const name = readManifest(folder).name.replace('@pairwise/', '');
  const version = sourceVersion(folder, 'shell');
  const config = baseConfig({ folder, name, version });
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, publicPath: '/', filename: `${assetFolder(version)}/[name].js` },
    plugins: [appPlugin(folder, version, assets)],
  };
};

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Configuration } from 'webpack';

import { baseConfig } from './base-config.ts';
import { runWebpack } from './run-webpack.ts';

/** What a deployable exports `prerender` from. */
export const PRERENDER_SOURCE = 'prerender.tsx';

export interface Prerendered {
  folder: string;
  name: string;
  version: string;
}

const run = promisify(execFile);

/** Returns the address of the folder that the gateway serves a version's files from. */
const publicFolder = ({ name, version }: Prerendered): string => `/remotes/${name}/${version}/`;

/**
 * The configuration of the program that renders the pages. It contains React and the shared packages, which a remote has
 * from the shell in a page, and names pictures as the build for browsers does.
 */
const programConfig = (options: Prerendered, output: string): Configuration => {
  const config = baseConfig(options);
  return {
    ...config,
    target: 'node',
    entry: { prerender: path.join(import.meta.dirname, '../entries/prerender.ts') },
    output: {
      path: output,
      publicPath: publicFolder(options),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    resolve: { ...config.resolve, alias: { 'this-prerender$': path.join(options.folder, PRERENDER_SOURCE) } },
    module: {
      ...config.module,
      // One file, whose path on disk has nothing to do with the public addresses.
      parser: { javascript: { url: 'relative', dynamicImportMode: 'eager' } },
      generator: { asset: { emit: false } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
};

/** Returns the addresses below the version's folder that some text names, as paths of files. */
const filesNamedIn = (text: string, folder: string): string[] =>
  text
    .split(folder)
    .slice(1)
    .map((rest) => /^[\w./-]*/.exec(rest)?.[0] ?? '');

const isFiles = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Renders the pages of a deployable into files of its build, in a process of its own. Does nothing for one without
 * `prerender.tsx`. Throws when a page names a file that the build does not have.
 */
export const prerenderInto = async (dist: string, options: Prerendered): Promise<void> => {
  if (!existsSync(path.join(options.folder, PRERENDER_SOURCE))) return;
  const work = mkdtempSync(path.join(tmpdir(), 'prerender-'));
  try {
    await runWebpack(programConfig(options, work));
    const result = path.join(work, 'result.json');
    await run(process.execPath, [path.join(work, 'prerender.mjs'), result], { env: { ...process.env, TZ: 'UTC' } });
    const files: unknown = JSON.parse(readFileSync(result, 'utf8'));
    if (!isFiles(files)) throw new Error(`${options.name}: \`prerender\` returns no files`);
    for (const [file, content] of Object.entries(files)) {
      const text = JSON.stringify(content);
      const missing = filesNamedIn(text, publicFolder(options)).find((named) => !existsSync(path.join(dist, named)));
      if (missing !== undefined)
        throw new Error(`${options.name}: ${file} names ${missing}, which the build does not have`);
      mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
      writeFileSync(path.join(dist, file), `${text}\n`);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

/**
 * `node shared/webpack/build.ts <folder>`: builds a remote, the shell or an app if its sources have changed.
 * `node shared/webpack/build.ts <folder> --into <other>`: builds it into another folder.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildClean, buildPackage } from './src/build.ts';

const { values, positionals } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true });
const folder = path.resolve(positionals[0] ?? '.');
const { into } = values;
const started = performance.now();
try {
  const { version, built } =
    into === undefined
      ? await buildPackage(folder)
      : { ...(await buildClean(folder, path.resolve(into))), built: true };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${path.basename(folder)} ${version} ${built ? `built in ${seconds} s` : 'is up to date'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

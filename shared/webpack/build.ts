/** `node shared/webpack/build.ts <folder>`: builds a remote, the shell or an app if its sources have changed. */
import path from 'node:path';

import { buildPackage } from './src/build.ts';

const folder = path.resolve(process.argv[2] ?? '.');
const started = performance.now();
try {
  const { version, built } = await buildPackage(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${path.basename(folder)} ${version} ${built ? `built in ${seconds} s` : 'is up to date'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

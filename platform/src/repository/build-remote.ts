import { join } from 'node:path';

import { MfeError } from '@pairwise/gateway/cli';

import { remoteNameOf } from './read-manifest.ts';
import { requireTexts } from './require-texts.ts';

/**
 * Builds the remote of a repository, unless its `dist` is current. Resolves with that folder.
 * @throws {MfeError} with what the compiler or the preset says, or with the texts that a language lacks
 */
export const buildRemote = async (folder: string, print: (line: string) => void): Promise<string> => {
  const name = remoteNameOf(folder);
  const { buildPackage } = await import('@pairwise/webpack');
  const started = performance.now();
  try {
    const { version, built } = await buildPackage(folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`${name} ${version} ${built ? `built in ${seconds} s` : 'is up to date'}`);
  } catch (error) {
    throw new MfeError(`The build of ${name} failed:\n${error instanceof Error ? error.message : String(error)}`);
  }
  const dist = join(folder, 'dist');
  requireTexts(name, dist);
  return dist;
};

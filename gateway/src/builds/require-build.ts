import { existsSync } from 'node:fs';
import path from 'node:path';

import { BuildError } from './build-error.ts';
import { checkBuild, CONTRACT, DESCRIPTION, readDescription } from './build-files.ts';

/**
 * Checks that a folder contains a whole version, whoever has built it. Returns its absolute path.
 * @throws {BuildError} that names the missing files; when the description is invalid, or a file has another hash
 */
export const requireBuild = (folder: string): string => {
  const dist = path.resolve(folder);
  const require = (files: readonly string[]): void => {
    const missing = files.filter((file) => !existsSync(path.join(dist, file)));
    if (missing.length === 0) return;
    throw new BuildError(
      'bad_description',
      `${dist} has no ${missing.join(', ')}. docs/remote-contract.md describes the files of a version`,
    );
  };
  require([DESCRIPTION, CONTRACT]);
  const description = readDescription(dist);
  require(description.files.map((file) => file.path));
  checkBuild(dist, description);
  return dist;
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MfeError } from '@pairwise/gateway/cli';

/** A package.json, of which any field may be missing. */
export interface Manifest {
  name?: string;
  version?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Reads the package.json of a folder; undefined when it has none.
 * @throws {MfeError} when it is not JSON
 */
export const readManifest = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    throw new MfeError(`${file} is not JSON.`);
  }
};

/**
 * Returns the name under which the remote of a repository is published: that of its package, without a scope.
 * @throws {MfeError} when the folder is not that of a remote
 */
export const remoteNameOf = (folder: string): string => {
  const name = readManifest(folder)?.name?.replace(/^@[^/]+\//, '');
  if (name?.startsWith('mf-') && existsSync(join(folder, 'remote.ts'))) return name;
  throw new MfeError(
    `${folder} is not the folder of a remote: it needs a remote.ts, and a package.json whose name begins with mf-. ` +
      'In an empty folder `npx mfe init NAME` creates both.',
  );
};

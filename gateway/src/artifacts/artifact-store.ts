import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { PublishedFile, PublishedVersion } from '@pairwise/contracts/registry';

import { isErrorCode } from '../registry/is-error-code.ts';
import { publishedVersion } from '../registry/published-version.ts';

/** Reads and checks the description of a build or of a stored version. Throws when it is not one. */
export const readDescription = (folder: string): PublishedVersion =>
  publishedVersion.parse(JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')));

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const checkFiles = (folder: string, files: readonly PublishedFile[]): void => {
  for (const { path: file, integrity } of files) {
    if (integrityOf(path.join(folder, file)) !== integrity) throw new Error(`${file} is not what its build described`);
  }
};

const copyInto = (target: string, dist: string, files: readonly PublishedFile[]): void => {
  for (const { path: file } of files) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const source = path.join(dist, name);
      if (!existsSync(source)) continue;
      mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
      cpSync(source, path.join(target, name));
    }
  }
  cpSync(path.join(dist, 'remote.json'), path.join(target, 'remote.json'));
};

export interface ArtifactStore {
  folderOf: (name: string, version: string) => string;
  /**
   * Copies a build into the store. A version is written once: the same content again changes nothing, other content
   * under the same version is refused.
   */
  add: (dist: string) => PublishedVersion;
}

/** The folder of published files, `DATA_DIR/artifacts/<name>/<version>/`. */
export const openArtifactStore = (dataDir: string): ArtifactStore => {
  const folderOf = (name: string, version: string): string => path.join(dataDir, 'artifacts', name, version);

  const sameAsStored = (published: PublishedVersion): boolean =>
    JSON.stringify(readDescription(folderOf(published.name, published.version))) === JSON.stringify(published);

  return {
    folderOf,
    add: (dist) => {
      const published = readDescription(dist);
      const target = folderOf(published.name, published.version);
      const refuse = (): never => {
        throw new Error(`${published.name} ${published.version} exists already, with other content`);
      };
      if (existsSync(target)) return sameAsStored(published) ? published : refuse();

      mkdirSync(path.dirname(target), { recursive: true });
      const temporary = `${target}.${process.pid}.tmp`;
      rmSync(temporary, { recursive: true, force: true });
      try {
        copyInto(temporary, dist, published.files);
        checkFiles(temporary, published.files);
        renameSync(temporary, target);
      } catch (error) {
        rmSync(temporary, { recursive: true, force: true });
        // Another program added the very same version in the meantime.
        if (isErrorCode(error, 'ENOTEMPTY') && sameAsStored(published)) return published;
        throw error;
      }
      return published;
    },
  };
};

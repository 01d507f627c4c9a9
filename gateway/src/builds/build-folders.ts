import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { PublishedVersion } from '@pairwise/contracts/registry';

import { isErrorCode } from '../files/is-error-code.ts';
import { syncPath, syncTree, syncTreeInBackground } from '../files/write-file.ts';
import {
  checkBuild,
  CONTRACT,
  filesOfBuild,
  integrityOf,
  otherContent,
  readDescription,
  sameDescription,
} from './build-files.ts';
import type { ContractRef, Encoding, StoredVersion } from './stored-version.ts';

const copyInto = (target: string, dist: string, files: readonly string[]): void => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    cpSync(path.join(dist, file), path.join(target, file));
  }
};

/** Reads a file. Resolves with undefined when it does not exist. */
export const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

export interface BuildFolders {
  folderOf: (name: string, version: string) => string;
  /**
   * Copies a build into its folder. The same content again changes nothing; other content under the same version is
   * refused. The files are on disk when it returns, so that no registry names files that a crash removed.
   */
  add: (dist: string) => PublishedVersion;
  /** Like `add`, without blocking the program while the disk works. */
  addInBackground: (dist: string) => Promise<PublishedVersion>;
  /** Reads a listed file of a version, or its compressed twin. */
  read: (version: StoredVersion, file: string, encoding?: Encoding) => Promise<Buffer | undefined>;
  /** Reads `contract.json`; undefined when it is missing or has another hash than the description names. */
  contract: (version: ContractRef) => Promise<Buffer | undefined>;
}

/** Opens the folders of published files, `DATA_DIR/artifacts/<name>/<version>/`. */
export const openBuildFolders = (dataDir: string): BuildFolders => {
  const folderOf = (name: string, version: string): string => path.join(dataDir, 'artifacts', name, version);

  const sameAsStored = (published: PublishedVersion): boolean =>
    sameDescription(readDescription(folderOf(published.name, published.version)), published);

  /** Copies a build beside its folder. Returns no `temporary` when the same content is stored already. */
  const stage = (dist: string): { published: PublishedVersion; temporary?: string } => {
    const published = readDescription(dist);
    const target = folderOf(published.name, published.version);
    if (existsSync(target)) {
      if (sameAsStored(published)) return { published };
      throw otherContent(published);
    }
    mkdirSync(path.dirname(target), { recursive: true });
    // Not the process id: two machines that share the folder may have the same one.
    const temporary = `${target}.${crypto.randomUUID()}.tmp`;
    try {
      copyInto(temporary, dist, filesOfBuild(dist, published.files));
      checkBuild(temporary, published);
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      throw error;
    }
    return { published, temporary };
  };

  /** Moves a copy to its folder. */
  const settle = (published: PublishedVersion, temporary: string): PublishedVersion => {
    const target = folderOf(published.name, published.version);
    try {
      renameSync(temporary, target);
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      if (!isErrorCode(error, 'ENOTEMPTY')) throw error;
      // Another program added this version in the meantime.
      if (!sameAsStored(published)) throw otherContent(published);
    }
    for (const folder of [path.dirname(target), path.join(dataDir, 'artifacts'), dataDir]) syncPath(folder);
    return published;
  };

  return {
    folderOf,
    add: (dist) => {
      const { published, temporary } = stage(dist);
      if (temporary === undefined) return published;
      syncTree(temporary);
      return settle(published, temporary);
    },
    addInBackground: async (dist) => {
      const { published, temporary } = stage(dist);
      if (temporary === undefined) return published;
      await syncTreeInBackground(temporary);
      return settle(published, temporary);
    },
    contract: async ({ name, version, contract }) => {
      const bytes = await readIfThere(path.join(folderOf(name, version), CONTRACT));
      return bytes && integrityOf(bytes) === contract ? bytes : undefined;
    },
    read: async ({ name, version, files }, file, encoding) => {
      if (!files.some((listed) => listed.path === file)) return undefined;
      return readIfThere(path.join(folderOf(name, version), encoding ? `${file}.${encoding}` : file));
    },
  };
};

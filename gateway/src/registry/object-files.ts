import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { RegistryDocument, StoredDocument } from './document.ts';
import { type KeyedContent, revisionOf, type SplitDocument, type VersionObjects } from './version-objects.ts';
import { isErrorCode } from '../files/is-error-code.ts';
import { writeOnce } from '../files/write-file.ts';

const listFile = /^\d+-[0-9a-f]{64}\.json$/;

export interface ObjectFiles {
  /** Returns the whole document of a stored one. Throws when an object is missing or has another content. */
  join: (stored: StoredDocument) => RegistryDocument;
  /** Stores what a document needs, before the document. `write` runs each write. */
  store: (split: SplitDocument, write: (run: () => boolean) => boolean) => void;
  /** Deletes lists that are older than the oldest kept document and that none of `kept` refers to. */
  prune: (oldest: number, kept: ReadonlySet<string>) => void;
}

/** Opens the lists and versions of documents, `registry/lists/<revision>-<hash>.json` and `registry/versions/<hash>.json`. */
export const openObjectFiles = (registryFolder: string, objects: VersionObjects): ObjectFiles => {
  const [lists, versions] = ['lists', 'versions'].map((name) => path.join(registryFolder, name)) as [string, string];
  for (const folder of [lists, versions]) mkdirSync(folder, { recursive: true });
  const fileOf = (folder: string, key: string): string => path.join(folder, `${key}.json`);

  const readAll = (folder: string, keys: readonly string[]): KeyedContent[] =>
    keys.flatMap((key) => {
      try {
        return [{ key, content: readFileSync(fileOf(folder, key), 'utf8') }];
      } catch (error) {
        // `join` says what is missing.
        if (isErrorCode(error, 'ENOENT')) return [];
        throw error;
      }
    });

  return {
    join: (stored) => {
      objects.addLists(readAll(lists, objects.unknownLists(stored)));
      objects.addVersions(readAll(versions, objects.unknownVersions(stored)));
      return objects.join(stored);
    },
    store: ({ newLists, newVersions }, write) => {
      const storeAll = (folder: string, contents: ReadonlyMap<string, string>): void => {
        for (const [key, content] of contents) {
          const file = fileOf(folder, key);
          if (!existsSync(file)) write(() => writeOnce(file, content));
        }
      };
      storeAll(versions, newVersions);
      storeAll(lists, newLists);
    },
    prune: (oldest, kept) => {
      // Other files are those that a program writes now.
      for (const file of readdirSync(lists).filter((one) => listFile.test(one))) {
        const key = path.basename(file, '.json');
        if (revisionOf(key) < oldest && !kept.has(key)) rmSync(path.join(lists, file), { force: true });
      }
    },
  };
};

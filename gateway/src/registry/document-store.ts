import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

import { emptyDocument, type RegistryDocument, seal, unseal } from './document.ts';
import { isErrorCode } from './is-error-code.ts';
import type { SigningKey } from './signing-key.ts';

/** Somebody else has written since the document was read. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
}

/** Revisions kept on disk, for looking back and for taking back by hand. */
const KEPT_REVISIONS = 200;

const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;
const revisionFile = /^\d{8}\.json$/;

const writeDurably = (file: string, text: string): void => {
  const handle = openSync(file, 'wx', 0o644);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

export interface DocumentStore {
  /** The newest revision whose signature fits; costs one look for the next file. */
  current: () => RegistryDocument;
  /** Writes the revision after `base`. Throws RevisionConflict when that one exists already. */
  writeAfter: (
    base: RegistryDocument,
    next: Omit<RegistryDocument, 'schema' | 'revision' | 'writtenAt'>,
  ) => RegistryDocument;
}

/**
 * Keeps each revision as a file of its own, `registry/<revision>.json`. Writing is a hard link to a name that must not
 * exist yet, which the file system does for one of many writers only: no lock, hence none that a crash could leave.
 */
export const openDocumentStore = (dataDir: string, key: SigningKey, warn: (message: string) => void): DocumentStore => {
  const folder = path.join(dataDir, 'registry');
  mkdirSync(folder, { recursive: true });
  let last = emptyDocument;
  /** The highest revision looked at, also when it was refused. */
  let seen = 0;

  const revisions = (): string[] =>
    readdirSync(folder)
      .filter((file) => revisionFile.test(file))
      .sort();

  const read = (revision: number): void => {
    try {
      const document = unseal(readFileSync(path.join(folder, fileOf(revision)), 'utf8'), key);
      if (document.revision !== revision) throw new Error(`it holds revision ${document.revision}`);
      last = document;
    } catch (error) {
      warn(`registry revision ${revision} refused: ${error instanceof Error ? error.message : String(error)}`);
    }
    seen = revision;
  };

  const current = (): RegistryDocument => {
    while (existsSync(path.join(folder, fileOf(seen + 1)))) read(seen + 1);
    return last;
  };

  // From the newest back to the first that can be believed; from then on `current` only looks for the next one.
  const present = revisions().map((file) => Number(file.slice(0, 8)));
  for (const revision of present.toReversed()) {
    if (last === emptyDocument) read(revision);
  }
  seen = present.at(-1) ?? 0;

  return {
    current,
    writeAfter: (base, next) => {
      if (current().revision !== base.revision) throw new RevisionConflict(`revision ${base.revision} is not the last`);
      // A refused file keeps its number.
      const revision = seen + 1;
      const document: RegistryDocument = { schema: 1, revision, writtenAt: new Date().toISOString(), ...next };
      const temporary = path.join(folder, `.${process.pid}-${crypto.randomUUID()}.tmp`);
      writeDurably(temporary, seal(document, key));
      try {
        linkSync(temporary, path.join(folder, fileOf(revision)));
      } catch (error) {
        if (isErrorCode(error, 'EEXIST')) throw new RevisionConflict(`revision ${revision} was written by another`);
        throw error;
      } finally {
        rmSync(temporary);
      }
      syncFolder(folder);
      last = document;
      seen = revision;
      for (const old of revisions().slice(0, -KEPT_REVISIONS)) rmSync(path.join(folder, old), { force: true });
      return document;
    },
  };
};

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { type AuditLog, hashOf } from './audit.ts';
import { difference } from './difference.ts';
import { type AuditEntry, emptyDocument, type RegistryDocument } from './document.ts';
import { openHighWaterMark } from './high-water-mark.ts';
import { RevisionConflict } from './registry-error.ts';
import { seal, unseal } from './seal.ts';
import type { SigningKey } from './signing-key.ts';
import { writeOnce } from '../files/write-file.ts';

/** Revisions kept on disk, for looking back and for taking back by hand. */
const KEPT_REVISIONS = 200;

/** Refused documents that are named one by one when a registry is opened. */
const NAMED_REFUSALS = 3;

/** How often a reader looks whether the revisions jumped, in milliseconds. */
const JUMP_CHECK_MS = 250;

const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;
const revisionFile = /^\d{8}\.json$/;

/** What a change makes of the document. */
export type Content = Omit<RegistryDocument, 'schema' | 'revision' | 'writtenAt' | 'change'>;

export interface DocumentStore {
  /** The newest revision whose signature fits; costs one look for the next file. */
  current: () => RegistryDocument;
  /** Writes the revision after `base`. Throws RevisionConflict when that one exists already. */
  writeAfter: (
    base: RegistryDocument,
    next: Content,
    change: Pick<AuditEntry, 'at' | 'who' | 'what' | 'why'>,
  ) => RegistryDocument;
}

export interface DocumentStoreOptions {
  dataDir: string;
  key: SigningKey;
  audit: AuditLog;
  warn: (message: string) => void;
}

/**
 * Keeps each revision as a file of its own, `registry/<revision>.json`. Writing is a hard link to a name that must not
 * exist yet, which the file system does for one of many writers only: no lock, hence none that a crash could leave.
 */
export const openDocumentStore = ({ dataDir, key, audit, warn }: DocumentStoreOptions): DocumentStore => {
  const folder = path.join(dataDir, 'registry');
  mkdirSync(folder, { recursive: true });
  const mark = openHighWaterMark(dataDir);
  let last = emptyDocument;
  /** The highest revision looked at, also when it was refused. */
  let seen = 0;
  let lastJumpCheck = 0;

  const revisions = (): number[] =>
    readdirSync(folder)
      .filter((file) => revisionFile.test(file))
      .map((file) => Number(file.slice(0, 8)))
      .sort((a, b) => a - b);

  const readRevision = (revision: number): RegistryDocument => {
    const document = unseal(readFileSync(path.join(folder, fileOf(revision)), 'utf8'), key);
    if (document.revision !== revision) throw new Error(`it holds revision ${document.revision}`);
    return document;
  };

  const accept = (document: RegistryDocument): void => {
    last = document;
    mark.raise(document.revision);
    // Whoever wrote it may have ended before the entry was kept.
    if (document.change) audit.add(document.change);
  };

  const refused = (revision: number, error: unknown): string =>
    `registry revision ${revision} refused: ${error instanceof Error ? error.message : String(error)}`;

  const readNext = (): void => {
    const revision = seen + 1;
    try {
      accept(readRevision(revision));
    } catch (error) {
      warn(refused(revision, error));
    }
    seen = revision;
  };

  /** From the newest back to the first that can be believed. */
  const readNewest = (): void => {
    // Before the folder: a document is there before the mark tells of it, so one that is missing was taken away.
    const highest = mark.read();
    const newer = revisions().filter((revision) => revision > seen);
    const refusals: string[] = [];
    for (const revision of newer.toReversed()) {
      try {
        accept(readRevision(revision));
        break;
      } catch (error) {
        refusals.push(refused(revision, error));
      }
    }
    refusals.slice(0, NAMED_REFUSALS).forEach(warn);
    if (refusals.length > NAMED_REFUSALS) warn(`and ${refusals.length - NAMED_REFUSALS} older revisions refused, too`);
    if (last.revision < highest) {
      warn(
        `the registry stands at revision ${last.revision}, but was at ${highest} already: its folder was put back to ` +
          `an older state, or its newest documents were changed. Revision ${last.revision} is served; look at the ` +
          'audit log before you write. The next revision will be above all there were.',
      );
    }
    seen = Math.max(seen, newer.at(-1) ?? 0, highest);
  };

  /** Revisions jump when older ones were pruned before they were seen here, and when a registry was put back. */
  const followJump = (): void => {
    lastJumpCheck = Date.now();
    if (mark.read() > seen) readNewest();
  };

  const readOn = (): void => {
    while (existsSync(path.join(folder, fileOf(seen + 1)))) readNext();
  };

  const current = (): RegistryDocument => {
    readOn();
    if (Date.now() - lastJumpCheck > JUMP_CHECK_MS) followJump();
    return last;
  };

  /** Documents whose entry is missing because their writer ended in between. */
  const fillAudit = (): void => {
    for (const revision of revisions().filter((candidate) => !audit.has(candidate))) {
      try {
        const { change } = readRevision(revision);
        if (change) audit.add(change);
      } catch {
        // A refused document has no entry; that it is refused was said when it was looked at.
      }
    }
  };

  readNewest();
  fillAudit();

  return {
    current,
    writeAfter: (base, next, change) => {
      readOn();
      followJump();
      if (last.revision !== base.revision) throw new RevisionConflict(`revision ${base.revision} is not the last`);
      // A refused file keeps its number.
      const revision = seen + 1;
      const entry: AuditEntry = {
        revision,
        ...change,
        difference: difference(base, next),
        previousHash: hashOf(base.change),
      };
      const document: RegistryDocument = { schema: 2, revision, writtenAt: change.at, ...next, change: entry };
      if (!writeOnce(path.join(folder, fileOf(revision)), seal(document, key))) {
        throw new RevisionConflict(`revision ${revision} was written by another`);
      }
      accept(document);
      seen = revision;
      for (const old of revisions().slice(0, -KEPT_REVISIONS)) rmSync(path.join(folder, fileOf(old)), { force: true });
      return document;
    },
  };
};

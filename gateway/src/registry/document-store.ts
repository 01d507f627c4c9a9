import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import type { AuditLog } from './audit.ts';
import { type AuditEntry, type Content, emptyDocument, type NewChange, type RegistryDocument } from './document.ts';
import { openHighWaterMark, wentBack } from './high-water-mark.ts';
import { nextDocument } from './next-document.ts';
import { openObjectFiles } from './object-files.ts';
import { RevisionConflict } from './registry-error.ts';
import { seal, unseal } from './seal.ts';
import type { SigningKey } from './signing-key.ts';
import { openVersionObjects } from './version-objects.ts';
import { withReserve } from '../files/reserve.ts';
import { writeOnce } from '../files/write-file.ts';

/** Revisions that are kept, so that an operator can inspect or restore one. */
export const KEPT_REVISIONS = 200;

/** Refused documents that are reported one by one when a registry is opened. */
const NAMED_REFUSALS = 3;

/** Changes that take something bad off the pages. They may use the reserve of a full disk. */
const urgentKinds: ReadonlySet<AuditEntry['what']['kind']> = new Set(['rollback', 'halt', 'revoke']);

/** How often a reader checks whether revisions were skipped, in milliseconds. */
const JUMP_CHECK_MS = 250;

const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;
const revisionFile = /^\d{8}\.json$/;

export interface DocumentStore {
  /** Returns the newest revision with a valid signature. Costs one check for the next file. */
  current: () => RegistryDocument;
  /** Returns an earlier revision; undefined when it is no longer kept, or its signature is not valid. */
  at: (revision: number) => RegistryDocument | undefined;
  /** Returns the highest revision that any program has accepted, even if its document is gone. */
  newestSeen: () => number;
  /** Writes the revision after `base`. Throws RevisionConflict when that one exists already. */
  writeAfter: (base: RegistryDocument, next: Content, change: NewChange) => RegistryDocument;
}

export interface DocumentStoreOptions {
  dataDir: string;
  key: SigningKey;
  audit: AuditLog;
  warn: (message: string) => void;
}

/**
 * Opens the store of documents. Each revision is a file, `registry/<revision>.json`, beside its lists and versions
 * (`object-files.ts`). It is written as a hard link to a
 * name that must not exist yet, which succeeds for one of several writers only. So there is no lock that a crash could
 * leave behind.
 */
export const openDocumentStore = ({ dataDir, key, audit, warn }: DocumentStoreOptions): DocumentStore => {
  const folder = path.join(dataDir, 'registry');
  mkdirSync(folder, { recursive: true });
  const mark = openHighWaterMark(dataDir);
  const objects = openVersionObjects();
  const files = openObjectFiles(folder, objects);
  /** Documents that were written with all their versions, so that these are not stored apart yet. */
  const whole = new WeakSet<RegistryDocument>();
  let last = emptyDocument;
  /** The highest revision that was read, including refused ones. */
  let seen = 0;
  let lastJumpCheck = 0;
  /** Refused documents, with the state of their files: one that was repaired is read again. */
  const refusedFiles = new Map<number, string>();

  const revisions = (): number[] =>
    readdirSync(folder)
      .filter((file) => revisionFile.test(file))
      .map((file) => Number(file.slice(0, 8)))
      .sort((a, b) => a - b);

  const readStored = (revision: number): ReturnType<typeof unseal> => {
    const document = unseal(readFileSync(path.join(folder, fileOf(revision)), 'utf8'), key);
    if (document.revision !== revision) throw new Error(`it contains revision ${document.revision}`);
    return document;
  };

  const readRevision = (revision: number): RegistryDocument => {
    const document = readStored(revision);
    if (document.schema === 3) return files.join(document);
    whole.add(document);
    return document;
  };

  /** The lists of each kept document, so that each is read once for it. */
  const listsOf = new Map<number, string[]>();
  const readLists = (revision: number): string[] => {
    const known = listsOf.get(revision);
    if (known) return known;
    let found: string[] = [];
    try {
      const stored = readStored(revision);
      if (stored.schema === 3) found = Object.values(stored.versions);
    } catch {
      // A refused document is never served, so it needs no lists.
    }
    listsOf.set(revision, found);
    return found;
  };

  /** Deletes all documents but the last ones, and the lists that none of these contains. */
  const prune = (): void => {
    const all = revisions();
    const old = all.slice(0, -KEPT_REVISIONS);
    const [oldest] = all.slice(-KEPT_REVISIONS);
    if (old.length === 0 || oldest === undefined) return;
    for (const revision of old) {
      rmSync(path.join(folder, fileOf(revision)), { force: true });
      listsOf.delete(revision);
    }
    files.prune(oldest, new Set(all.slice(-KEPT_REVISIONS).flatMap(readLists)));
  };

  /** Runs a write of a change; one that is urgent may use the reserve of a full disk. */
  const write = <Result>(change: AuditEntry | null, run: () => Result): Result =>
    change && urgentKinds.has(change.what.kind) ? withReserve(dataDir, run) : run();

  const accept = (document: RegistryDocument): void => {
    const { change, revision } = document;
    last = document;
    if (whole.has(document)) objects.clear();
    else objects.keep(document);
    write(change, () => mark.raise(revision));
    // The writer may have ended before it stored the entry.
    if (change) write(change, () => audit.add(change));
  };

  const refused = (revision: number, error: unknown): string =>
    `registry revision ${revision} refused: ${error instanceof Error ? error.message : String(error)}`;

  const stampOf = (revision: number): string => {
    const stat = statSync(path.join(folder, fileOf(revision)), { throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
  };

  const readNext = (): void => {
    const revision = seen + 1;
    const stamp = stampOf(revision);
    try {
      accept(readRevision(revision));
    } catch (error) {
      refusedFiles.set(revision, stamp);
      warn(refused(revision, error));
    }
    seen = revision;
  };

  /** Reads documents after the current one that were repaired, or put back, since they were refused or missing. */
  const readRepaired = (): void => {
    for (const revision of revisions().toReversed()) {
      if (revision <= last.revision) return;
      const stamp = stampOf(revision);
      if (revision > seen || refusedFiles.get(revision) === stamp) continue;
      try {
        accept(readRevision(revision));
        return;
      } catch (error) {
        refusedFiles.set(revision, stamp);
        warn(refused(revision, error));
      }
    }
  };

  /** Reads from the newest revision back to the first valid one. */
  const readNewest = (): void => {
    // Read before the folder: a document is written before the mark, so a missing one was removed.
    const highest = mark.read();
    const newer = revisions().filter((revision) => revision > seen);
    const refusals: string[] = [];
    for (const revision of newer.toReversed()) {
      const stamp = stampOf(revision);
      try {
        accept(readRevision(revision));
        break;
      } catch (error) {
        refusedFiles.set(revision, stamp);
        refusals.push(refused(revision, error));
      }
    }
    refusals.slice(0, NAMED_REFUSALS).forEach(warn);
    if (refusals.length > NAMED_REFUSALS) warn(`and ${refusals.length - NAMED_REFUSALS} older revisions refused, too`);
    if (last.revision < highest) {
      const { revision } = last;
      warn(wentBack({ revision, served: revision, highest, where: 'folder' }));
    }
    seen = Math.max(seen, newer.at(-1) ?? 0, highest);
  };

  /**
   * Reads the newest revision when revisions were skipped: older ones may have been pruned, or the registry restored.
   */
  const followJump = (): void => {
    lastJumpCheck = Date.now();
    if (mark.read() > seen) readNewest();
    if (last.revision < seen) readRepaired();
  };

  const readOn = (): void => {
    while (existsSync(path.join(folder, fileOf(seen + 1)))) readNext();
  };

  const current = (): RegistryDocument => {
    readOn();
    if (Date.now() - lastJumpCheck > JUMP_CHECK_MS) followJump();
    return last;
  };

  /** Restores audit entries whose writer ended before it stored them. */
  const fillAudit = (): void => {
    for (const revision of revisions().filter((candidate) => !audit.has(candidate))) {
      try {
        const { change } = readRevision(revision);
        if (change) audit.add(change);
      } catch {
        // A refused document has no entry. Its refusal was reported when it was read.
      }
    }
  };

  readNewest();
  fillAudit();

  return {
    current,
    newestSeen: mark.read,
    at: (revision) => {
      try {
        return revision === 0 ? emptyDocument : readRevision(revision);
      } catch {
        return undefined;
      }
    },
    writeAfter: (base, next, change) => {
      readOn();
      followJump();
      if (last.revision !== base.revision) throw new RevisionConflict(`revision ${base.revision} is not the last`);
      // A refused file keeps its number.
      const revision = seen + 1;
      const document = nextDocument(base, revision, next, change);
      const split = objects.split(document);
      files.store(split, (run) => write(document.change, run));
      const text = seal(split.stored, key);
      if (!write(document.change, () => writeOnce(path.join(folder, fileOf(revision)), text))) {
        throw new RevisionConflict(`revision ${revision} was written by another program`);
      }
      accept(document);
      seen = revision;
      prune();
      return document;
    },
  };
};

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { canonicalJson } from './canonical-json.ts';
import type { AuditEntry } from './document.ts';
import { auditEntrySchema } from './document-schema.ts';
import { writeOnce } from '../files/write-file.ts';

export interface AuditVerdict {
  /** Number of entries whose place in the chain is verified. */
  entries: number;
  /** The first entry that does not fit; absent when all do. */
  broken?: { revision: number; reason: string };
}

export interface AuditLog {
  /** Stores an entry for ever. Does nothing when its revision has one. */
  add: (entry: AuditEntry) => void;
  has: (revision: number) => boolean;
  /** Returns the entries after a revision, oldest first; all of them by default. */
  entries: (after?: number) => AuditEntry[];
  /** Reads all entries again and verifies the chain up to `head`, the change in the signed document. */
  verify: (head: AuditEntry | null) => AuditVerdict;
}

export const firstHash = '0'.repeat(64);

/** Returns the hash that the next entry contains as `previousHash`. */
export const hashOf = (entry: AuditEntry | null): string =>
  entry ? createHash('sha256').update(canonicalJson(entry)).digest('hex') : firstHash;

const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;
const entryFile = /^\d{8}\.json$/;

const problemOf = (entry: AuditEntry, revision: number, previous: AuditEntry | null): string | undefined => {
  if (entry.revision !== revision) return `it is the entry of revision ${entry.revision}`;
  if (entry.previousHash === hashOf(previous)) return undefined;
  return previous
    ? `it does not follow the entry of revision ${previous.revision}: one was changed, removed or added`
    : 'the entries before it are missing';
};

/**
 * Opens the audit log, `registry/audit/<revision>.json`, which contains every change. The files are not signed. The
 * chain of their hashes ends in the change of the signed document, so every alteration is detected.
 */
export const openAuditLog = (registryFolder: string): AuditLog => {
  const folder = path.join(registryFolder, 'audit');
  mkdirSync(folder, { recursive: true });
  /** Entries never change after they are written, so each is read from disk once. */
  const known = new Map<string, AuditEntry>();

  const files = (): string[] =>
    readdirSync(folder)
      .filter((file) => entryFile.test(file))
      .sort();

  const read = (file: string): AuditEntry =>
    auditEntrySchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

  const readCached = (file: string): AuditEntry => {
    const entry = known.get(file) ?? read(file);
    known.set(file, entry);
    return entry;
  };

  const has = (revision: number): boolean => existsSync(path.join(folder, fileOf(revision)));

  return {
    has,
    add: (entry) => {
      if (!has(entry.revision)) writeOnce(path.join(folder, fileOf(entry.revision)), `${JSON.stringify(entry)}\n`);
    },
    entries: (after = 0) =>
      files()
        .filter((file) => Number(file.slice(0, 8)) > after)
        .map(readCached),
    verify: (head) => {
      let previous: AuditEntry | null = null;
      let entries = 0;
      const broken = (revision: number, reason: string): AuditVerdict => ({ entries, broken: { revision, reason } });
      for (const file of files()) {
        const revision = Number(file.slice(0, 8));
        // Another program wrote it after the document was read.
        if (revision > (head?.revision ?? 0)) break;
        let entry: AuditEntry;
        try {
          entry = read(file);
          // A file that was repaired replaces what was read before.
          known.set(file, entry);
        } catch {
          return broken(revision, 'it cannot be read');
        }
        const problem = problemOf(entry, revision, previous);
        if (problem) return broken(revision, problem);
        previous = entry;
        entries += 1;
      }
      if (hashOf(previous) !== hashOf(head)) {
        return broken(head?.revision ?? 0, 'the last entry is not the change that the signed document holds');
      }
      return { entries };
    },
  };
};

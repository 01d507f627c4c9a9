import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type AuditVerdict, verifyChain } from './audit-chain.ts';
import type { AuditEntry } from './document.ts';
import { auditEntrySchema } from './document-schema.ts';
import { writeOnce } from '../files/write-file.ts';

export interface AuditLog {
  /** Stores an entry for ever. Does nothing when its revision has one. */
  add: (entry: AuditEntry) => void;
  has: (revision: number) => boolean;
  /**
   * Returns the entries after a revision, oldest first; all of them by default. Leaves out one that cannot be read, with a
   * warning: a rollback must not fail because of it. `verify` reports it.
   */
  entries: (after?: number) => AuditEntry[];
  /** Reads all entries again and verifies the chain up to `head`, the change in the signed document. */
  verify: (head: AuditEntry | null) => AuditVerdict;
}

const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;
const entryFile = /^\d{8}\.json$/;

/**
 * Opens the audit log, `registry/audit/<revision>.json`, which contains every change. The files are not signed. The
 * chain of their hashes ends in the change of the signed document, so every alteration is detected.
 */
export const openAuditLog = (registryFolder: string, warn: (message: string) => void): AuditLog => {
  const folder = path.join(registryFolder, 'audit');
  mkdirSync(folder, { recursive: true });
  /** Entries never change after they are written, so each is read from disk once. */
  const known = new Map<string, AuditEntry>();
  /** Files that could not be read. Each is reported once, and read again with the next call. */
  const damaged = new Set<string>();

  const files = (): string[] =>
    readdirSync(folder)
      .filter((file) => entryFile.test(file))
      .sort();

  const read = (file: string): AuditEntry =>
    auditEntrySchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

  /** An entry that cannot be read is left out, and no subscription gets a notification of it. */
  const readCached = (file: string): AuditEntry[] => {
    try {
      const entry = known.get(file) ?? read(file);
      known.set(file, entry);
      damaged.delete(file);
      return [entry];
    } catch {
      if (!damaged.has(file)) warn(`the entry ${Number(file.slice(0, 8))} of the audit log cannot be read`);
      damaged.add(file);
      return [];
    }
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
        .flatMap(readCached),
    verify: (head) =>
      verifyChain(
        files().map((file) => ({
          revision: Number(file.slice(0, 8)),
          read: () => {
            const entry = read(file);
            // A file that was repaired replaces what was read before.
            known.set(file, entry);
            return entry;
          },
        })),
        head,
      ),
  };
};

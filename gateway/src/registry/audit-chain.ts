import { createHash } from 'node:crypto';

import { canonicalJson } from './canonical-json.ts';
import type { AuditEntry } from './document.ts';

export interface AuditVerdict {
  /** Number of entries whose place in the chain is verified. */
  entries: number;
  /** The first entry that does not fit; absent when all do. */
  broken?: { revision: number; reason: string };
}

/** An entry of the log as it is stored. */
export interface StoredEntry {
  /** The revision that it is stored under. */
  revision: number;
  /** Throws when it cannot be read. */
  read: () => AuditEntry;
}

export const firstHash = '0'.repeat(64);

/** Returns the hash that the next entry contains as `previousHash`. */
export const hashOf = (entry: AuditEntry | null): string =>
  entry ? createHash('sha256').update(canonicalJson(entry)).digest('hex') : firstHash;

/**
 * Returns the entries of the chain that leads to the signed document. Entries before it belong to documents that a lost
 * key had signed.
 */
export const currentChain = (audit: readonly AuditEntry[]): readonly AuditEntry[] =>
  audit.slice(
    Math.max(
      0,
      audit.findLastIndex(({ previousHash }) => previousHash === firstHash),
    ),
  );

const problemOf = (entry: AuditEntry, revision: number, previous: AuditEntry | null): string | undefined => {
  if (entry.revision !== revision) return `it is the entry of revision ${entry.revision}`;
  if (entry.previousHash === hashOf(previous)) return undefined;
  return previous
    ? `it does not follow the entry of revision ${previous.revision}: one was changed, removed or added`
    : 'the entries before it are missing';
};

/**
 * Verifies the entries of a log, oldest first, up to `head`, the change in the signed document. The entries are not signed:
 * the chain of their hashes ends in the signed document, so every alteration is detected.
 */
export const verifyChain = (stored: Iterable<StoredEntry>, head: AuditEntry | null): AuditVerdict => {
  let previous: AuditEntry | null = null;
  let entries = 0;
  const broken = (revision: number, reason: string): AuditVerdict => ({ entries, broken: { revision, reason } });
  for (const { revision, read } of stored) {
    // Another program wrote it after the document was read.
    if (revision > (head?.revision ?? 0)) break;
    let entry: AuditEntry;
    try {
      entry = read();
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
};

/** Adds to a verdict on the log up to a document whether a later revision was ever seen. */
export const requireNewest = (
  verdict: AuditVerdict,
  { revision, newest }: { revision: number; newest: number },
): AuditVerdict => {
  if (verdict.broken || revision >= newest) return verdict;
  const reason = `revision ${newest} was seen before, but ${revision} is the newest that is here and valid`;
  return { ...verdict, broken: { revision: newest, reason } };
};

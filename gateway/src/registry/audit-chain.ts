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

/** Verifies the entries of a log in parts. */
export interface ChainCheck {
  /** Verifies the next entries, oldest first. Returns whether later ones matter. */
  add: (stored: Iterable<StoredEntry>) => boolean;
  verdict: () => AuditVerdict;
}

/**
 * Verifies the entries of a log up to `head`, the change in the signed document. The entries are not signed: the chain of their
 * hashes ends in the signed document, so every alteration is detected.
 */
export const checkChain = (head: AuditEntry | null): ChainCheck => {
  const last = head?.revision ?? 0;
  let previous: AuditEntry | null = null;
  let entries = 0;
  let broken: AuditVerdict['broken'];

  const problemOfStored = ({ revision, read }: StoredEntry): string | undefined => {
    let entry: AuditEntry;
    try {
      entry = read();
    } catch {
      return 'it cannot be read';
    }
    const problem = problemOf(entry, revision, previous);
    if (problem === undefined) {
      previous = entry;
      entries += 1;
    }
    return problem;
  };

  return {
    add: (stored) => {
      for (const one of stored) {
        // A later one was written by another program after the document was read.
        if (broken || one.revision > last) return false;
        const reason = problemOfStored(one);
        if (reason !== undefined) broken = { revision: one.revision, reason };
      }
      return !broken;
    },
    verdict: () => {
      if (broken) return { entries, broken };
      if (hashOf(previous) === hashOf(head)) return { entries };
      const reason = 'the last entry is not the change that the signed document holds';
      return { entries, broken: { revision: last, reason } };
    },
  };
};

/** Verifies the entries of a log, oldest first, up to the change in the signed document. */
export const verifyChain = (stored: Iterable<StoredEntry>, head: AuditEntry | null): AuditVerdict => {
  const check = checkChain(head);
  check.add(stored);
  return check.verdict();
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

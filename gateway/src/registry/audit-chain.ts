import { firstHash } from './audit.ts';
import type { AuditEntry } from './document.ts';

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

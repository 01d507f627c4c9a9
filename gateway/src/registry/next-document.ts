import { hashOf } from './audit-chain.ts';
import { difference } from './difference.ts';
import type { AuditEntry, Content, NewChange, RegistryDocument } from './document.ts';

/** Returns the document that a change makes of `base`. */
export const nextDocument = (
  base: RegistryDocument,
  revision: number,
  next: Content,
  change: NewChange,
): RegistryDocument & { change: AuditEntry } => ({
  schema: 2,
  revision,
  writtenAt: change.at,
  ...next,
  change: { revision, ...change, difference: difference(base, next), previousHash: hashOf(base.change) },
});

import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

import type { Database } from '../../db/database.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { findLink, lockOwner, markLinkUsed, wasLinkUsedBy } from './links.repository.ts';

interface UsedLink {
  userId: number;
  data: Record<string, unknown>;
  /** The same gesture used it before, and its response was lost. */
  repeated: boolean;
}

/**
 * Uses a link and locks its account until the transaction ends. Of concurrent calls one succeeds.
 * @param gesture the Idempotency-Key, for calls whose response is a cookie: repeating the gesture succeeds again
 * @throws {DomainError} `link_expired` for a link that is used, expired, unknown or of another purpose
 */
export const useLink = async (
  transaction: Database,
  siteId: number,
  token: string,
  purpose: LinkPurpose,
  gesture?: string,
): Promise<UsedLink> => {
  const link = await findLink(transaction, siteId, token);
  if (!link || link.purpose !== purpose) throw new DomainError('link_expired');
  await lockOwner(transaction, link.userId);
  const usedBy = gesture === undefined ? undefined : derivedKey(gesture, token);
  if (await markLinkUsed(transaction, token, usedBy)) return { userId: link.userId, data: link.data, repeated: false };
  if (usedBy === undefined || !(await wasLinkUsedBy(transaction, token, usedBy))) throw new DomainError('link_expired');
  return { userId: link.userId, data: link.data, repeated: true };
};

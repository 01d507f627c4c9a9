import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { insertModalEvent } from './write-like.repository.ts';

/**
 * Records which element of the match modal was pressed (ALERT-07). Only the first press counts, so that no one can fill
 * the table.
 * @throws {DomainError} `not_found`
 */
export const reportModalEvent = async (
  { db, site }: Context,
  member: Member,
  { profile, element }: { profile: number; element: 'image' | 'button' },
): Promise<{ ok: true }> => {
  const exists = await insertModalEvent(db, { siteId: site.id, userId: member.id, profile, element });
  if (!exists) throw new DomainError('not_found');
  return { ok: true };
};
